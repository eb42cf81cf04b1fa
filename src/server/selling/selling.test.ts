import sharp from 'sharp';
import { expect, test } from 'vitest';
import { getListing, listListings } from '#contract/listings/listings.ts';
import { addPictures, getDraft, removeDraft, rotatePicture, saveDraft } from '#contract/selling/drafts.ts';
import {
  actOnListings,
  choosePlan,
  createListing,
  duplicateListing,
  findSimilarOwn,
  getEditable,
  listOwnListings,
  suggestCategories,
  updateListing,
} from '#contract/selling/selling.ts';
import { aListing, aPerson } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';

const app = testApp();
const AD = {
  title: 'Miód gryczany z Roztocza',
  description: 'Ciemny, o mocnym smaku. Odbiór w pasiece albo wysyłka.',
  town: 'Zamość',
  category: 101,
  price: '42,50',
  weight: { value: '1,2', unit: 'kg' },
  tags: ['eco'],
  details: {},
  codes: { organicCertificate: 'pl-eko-99 05716/26', foodRegistration: 'SB 06993804' },
};
const photo = async (hue: number, width = 900) =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width, height: 600, channels: 3, background: { r: hue, g: 90, b: 40 } } })
          .jpeg()
          .toBuffer(),
      ),
    ],
    'a.jpg',
  );

test('an ad is posted with photos, waits for a plan, and is found once it has one', async () => {
  const person = await aPerson(app);
  const { data: pictures } = await person.api.call(addPictures, { files: [await photo(1), await photo(2)] });
  const form = { ...AD, pictures: pictures.map(({ key }) => ({ key, alt: 'Słoik miodu' })).reverse() };
  const { data: posted } = await person.api.call(createListing.ad, { body: form });
  expect(posted).toMatchObject({
    status: 'neverActivated',
    plans: ['free', 'basic', 'extended'],
    daysLeft: null,
    price: 42.5,
  });
  expect(posted.picture?.id).toBe(pictures[1]?.picture.id);
  await expect(app.api().call(getListing.ad, { params: { id: posted.id } })).rejects.toMatchObject({
    code: 'notFound',
  });
  const { data: active } = await person.api.call(choosePlan, { params: { id: posted.id }, body: { plan: 'free' } });
  expect(active).toMatchObject({ status: 'basic', daysLeft: 14, hidden: null });
  await app.settle();
  const { items } = await app.api().call(listListings.ad, { query: { q: 'gryczanego' } });
  expect(items.map(({ id }) => id)).toEqual([posted.id]);
  expect(await app.api().call(getListing.ad, { params: { id: posted.id } })).toMatchObject({
    weight: { value: 1.2, unit: 'kg' },
    town: 'Zamość',
    tags: ['eco'],
    pictureCount: 2,
  });
});

test('a form sent again with the same key creates one ad', async () => {
  const person = await aPerson(app);
  const send = () => person.api.call(createListing.ad, { body: AD, idempotencyKey: 'post-12345678' });
  const [one, two] = await Promise.all([send(), send()]);
  expect(one.data.id).toBe(two.data.id);
  const { total } = await person.api.call(listOwnListings, { query: { kind: 'ad' } });
  expect(total).toBe(1);
});

test('every invalid field is reported in the caller’s language, and nothing is stored', async () => {
  const person = await aPerson(app);
  const description = 'x'.repeat(9_001);
  const body = { title: 'x', description, town: '', category: 100, price: 'dużo', pieces: '1,5', details: {} };
  const call = app.as(person.token, 'en').call(createListing.ad, { body } as never);
  await expect(call).rejects.toMatchObject({
    code: 'validationFailed',
    fieldErrors: {
      title: ['The title is too short: use at least 3 characters.'],
      description: ['This text is too long.'],
      town: ['Enter the town or village.'],
      category: ['Choose a category.'],
      price: ['Enter the price in złoty, with at most two decimals, for example 24.50.'],
      pieces: ['Enter the number of pieces: a whole number, at least 1.'],
    },
  });
  expect((await person.api.call(listOwnListings, { query: { kind: 'ad' } })).total).toBe(0);
});

test('an ad may have an empty description, a facility and an event may not', async () => {
  const person = await aPerson(app);
  const { description: _, ...titled } = AD;
  for (const body of [titled, { ...titled, description: ' ' }, { ...titled, description: 'Świeże' }]) {
    const { data } = await person.api.call(createListing.ad, { body: { ...body, title: 'Miód gryczany, 20 kg' } });
    await person.api.call(choosePlan, { params: { id: data.id }, body: { plan: 'free' } });
    expect((await app.api().call(getListing.ad, { params: { id: data.id } })).description).toBe(
      'description' in body ? body.description.trim() : '',
    );
  }
  await app.settle();
  expect((await app.api().call(listListings.ad, { query: { q: 'gryczany 20 kg' } })).total).toBe(3);
  for (const create of [createListing.agritourism, createListing.event]) {
    const call = app.as(person.token, 'en').call(create, { body: { ...titled, description: '' } } as never);
    await expect(call).rejects.toMatchObject({
      fieldErrors: { description: expect.arrayContaining(['Write a few words of description.']) },
    });
  }
});

test('a facility requires all contact details in a valid form', async () => {
  const person = await aPerson(app);
  const facility = {
    title: 'Agroturystyka Pod Lipą',
    description: 'Pokoje u gospodarzy, konie i staw.',
    town: 'Zamość',
    tags: ['horse_riding'],
    details: { phones: ['12'], emails: ['nikt'], postalCode: '22400', street: '' },
  };
  await expect(person.api.call(createListing.agritourism, { body: facility })).rejects.toMatchObject({
    fieldErrors: {
      'details.phones.0': [expect.stringContaining('numer telefonu')],
      'details.emails.0': ['Wpisz poprawny adres e-mail.'],
      'details.postalCode': ['Wpisz kod w postaci XX-XXX, na przykład 34-500.'],
      'details.street': ['Podaj ulicę i numer.'],
    },
  });
  const details = {
    phones: ['501 502 503', '0 18 442 11 22', ''],
    emails: ['lipa@example.pl'],
    postalCode: '22-400',
    street: 'Polna 1',
  };
  const { data } = await person.api.call(createListing.agritourism, { body: { ...facility, details } });
  const { form } = await person.api.call(getEditable.agritourism, { params: { id: data.id } });
  expect(form.details).toEqual({ ...details, phones: ['+48501502503', '+48184421122'] });
});

test('an event must end after it begins', async () => {
  const person = await aPerson(app);
  const event = {
    title: 'Dożynki gminne',
    description: 'Wieńce, orkiestra i kiermasz.',
    town: 'Zamość',
    tags: ['harvest_festival'],
    startsAt: '2027-08-22T12:00:00+02:00',
    endsAt: '2027-08-22T10:00:00+02:00',
    details: { venue: 'Stadion', organiser: 'Gmina' },
  };
  await expect(person.api.call(createListing.event, { body: event })).rejects.toMatchObject({
    fieldErrors: { endsAt: ['Koniec nie może być przed początkiem.'] },
  });
  const { data } = await person.api.call(createListing.event, {
    body: { ...event, endsAt: '2027-08-22T22:00:00+02:00' },
  });
  expect(data.startsAt).toBe('2027-08-22T10:00:00.000Z');
});

test('the later of two concurrent edits gets a conflict with the changed values and loses nothing', async () => {
  const person = await aPerson(app);
  const { data } = await person.api.call(createListing.ad, { body: AD });
  const params = { id: data.id };
  const edit = (form: object) =>
    person.api.call(updateListing.ad, { params, body: { version: data.version, form: { ...AD, ...form } } });
  await edit({ price: '50' });
  await expect(edit({ title: 'Miód gryczany, ciemny' })).rejects.toMatchObject({
    code: 'conflict',
    fieldErrors: { price: ['50'], title: [AD.title] },
  });
  await edit({ price: '50' });
  const changes = await app.client.db.selectFrom('price_change').select('price_minor').orderBy('id').execute();
  expect(changes.map(({ price_minor }) => price_minor)).toEqual([4250, 5000]);
});

test("another person's pictures are refused", async () => {
  const [one, two] = [await aPerson(app), await aPerson(app)];
  const { data } = await one.api.call(addPictures, { files: [await photo(9)] });
  const form = { ...AD, pictures: data.map(({ key }) => ({ key, alt: '' })) };
  await expect(two.api.call(createListing.ad, { body: form })).rejects.toMatchObject({
    fieldErrors: { pictures: ['Jednego ze zdjęć już nie ma. Dodaj je jeszcze raz.'] },
  });
  expect((await two.api.call(listOwnListings, { query: { kind: 'ad' } })).total).toBe(0);
});

test('a picture is rotated by 90 degrees', async () => {
  const person = await aPerson(app);
  const { data } = await person.api.call(addPictures, { files: [await photo(9, 900)] });
  const turned = await person.api.call(rotatePicture, { params: { id: data[0]?.key ?? 0 } });
  expect([turned.data.picture.width, turned.data.picture.height]).toEqual([600, 900]);
});

test('a draft is stored, offered again with its pictures, and deleted when its ad is posted', async () => {
  const person = await aPerson(app);
  const { data: pictures } = await person.api.call(addPictures, { files: [await photo(3)] });
  const params = { kind: 'ad' as const, id: 0 };
  const form = { title: 'Miód z lip', price: '4', pictures: pictures.map(({ key }) => ({ key, alt: '' })) };
  await person.api.call(saveDraft, { params, body: { form } });
  const { data: saved } = await person.api.call(saveDraft, { params, body: { form: { ...form, price: '40' } } });
  expect(saved.version).toBe(2);
  const { draft } = await person.api.call(getDraft, { params });
  expect(draft).toMatchObject({ form: { title: 'Miód z lip', price: '40' }, pictures: [{ key: pictures[0]?.key }] });
  expect((await (await aPerson(app)).api.call(getDraft, { params })).draft).toBeNull();
  await person.api.call(createListing.ad, { body: AD });
  expect((await person.api.call(getDraft, { params })).draft).toBeNull();
  expect((await person.api.call(removeDraft, { params })).data.removed).toBe(false);
});

test('a copy is a new ad that was never activated', async () => {
  const person = await aPerson(app);
  const { data: pictures } = await person.api.call(addPictures, { files: [await photo(3)] });
  const form = { ...AD, pictures: pictures.map(({ key }) => ({ key, alt: 'Ul' })) };
  const { data } = await person.api.call(createListing.ad, { body: form });
  await person.api.call(choosePlan, { params: { id: data.id }, body: { plan: 'free' } });
  const { data: copy } = await person.api.call(duplicateListing, { params: { id: data.id } });
  expect(copy).toMatchObject({ title: AD.title, status: 'neverActivated', picture: { id: data.picture?.id } });
});

test('own ads with similar titles are shown, others’ never', async () => {
  const person = await aPerson(app);
  await person.api.call(createListing.ad, { body: AD });
  await aListing(app, 'ad', { title: AD.title });
  const query = { kind: 'ad' as const, title: 'miód gryczany z roztocza, 1 kg' };
  expect((await person.api.call(findSimilarOwn, { query })).items).toHaveLength(1);
  expect((await person.api.call(findSimilarOwn, { query: { ...query, title: 'Ser kozi' } })).items).toEqual([]);
});

test('a title suggests its categories', async () => {
  for (let each = 0; each < 3; each += 1) await aListing(app, 'ad', { title: 'Miód lipowy', category_id: 101 });
  await aListing(app, 'ad', { title: 'Ciasto z miodem lipowym', category_id: 111 });
  const { categories, isSure } = await app.api().call(suggestCategories, { query: { title: 'miodu lipowego' } });
  expect([categories[0], isSure]).toEqual([101, true]);
  const vague = await app.api().call(suggestCategories, { query: { title: 'Nalewka wiśniowa' } });
  expect(vague.isSure).toBe(false);
});

test('a cheese is suggested as a cheese even if only cheese moulds are on the market', async () => {
  await aListing(app, 'ad', { title: 'Forma do oscypka', category_id: 202 });
  for (const title of ['oscypek', 'Oscypek wędzony', 'Ser wędzony']) {
    const { categories } = await app.api().call(suggestCategories, { query: { title } });
    expect(categories[0]).toBe(103);
  }
});

test('a bulk action reports the outcome of each listing', async () => {
  const [person, other] = [await aPerson(app), await aPerson(app)];
  const mine = await aListing(app, 'ad', { seller_id: person.id });
  const theirs = await aListing(app, 'ad', { seller_id: other.id });
  const { data } = await person.api.call(actOnListings, { body: { ids: [mine, theirs, 999], action: 'pause' } });
  expect([data.done.map(({ id, hidden }) => [id, hidden]), data.refused]).toEqual([[[mine, 'paused']], [theirs, 999]]);
});

test('fields required by a category’s rules are reported', async () => {
  const person = await aPerson(app);
  const post = (form: object) => person.api.call(createListing.ad, { body: { ...AD, ...form } });
  await expect(post({ codes: {} })).rejects.toMatchObject({
    code: 'validationFailed',
    fieldErrors: {
      'codes.organicCertificate': [expect.stringContaining('certyfikatu')],
      'codes.foodRegistration': [expect.any(String)],
    },
  });
  await expect(post({ title: 'Miód, tel. 501 502 503' })).rejects.toMatchObject({
    fieldErrors: { title: [expect.stringContaining('numer telefonu')] },
  });
  await expect(post({ title: 'Nalewka wiśniowa domowa' })).rejects.toMatchObject({
    fieldErrors: { title: [expect.stringContaining('alkohol')] },
  });
});

test('puppies are refused in any category but their own, also in an edit and as a copy; a dispute is kept', async () => {
  const person = await aPerson(app);
  const toy = { ...AD, title: 'Gryzak dla psa', category: 608, codes: {}, tags: [], weight: undefined };
  const puppies = { ...toy, title: 'Szczeniaki labrador' };
  const refusal = {
    code: 'validationFailed',
    fieldErrors: { title: [expect.stringContaining('wygląda na sprzedaż psów')] },
  };
  await expect(person.api.call(createListing.ad, { body: puppies })).rejects.toMatchObject(refusal);
  const { data: posted } = await person.api.call(createListing.ad, { body: toy });
  const save = (version: number, form: typeof toy & { disputed?: 'dogs'[] }) =>
    person.api.call(updateListing.ad, { params: { id: posted.id }, body: { version, form } });
  await expect(save(1, puppies)).rejects.toMatchObject(refusal);
  const sold = { ...puppies, category: 512 };
  await expect(save(1, sold)).rejects.toMatchObject({ fieldErrors: { 'codes.breederNumber': [expect.any(String)] } });
  await save(1, { ...puppies, disputed: ['dogs'] });
  expect((await person.api.call(getEditable.ad, { params: { id: posted.id } })).form.disputed).toEqual(['dogs']);
  const { data: copy } = await person.api.call(duplicateListing, { params: { id: posted.id } });
  expect((await person.api.call(getEditable.ad, { params: { id: copy.id } })).form.disputed).toEqual(['dogs']);
});

test('tobacco is refused in every category, even if its seller disputes that', async () => {
  const person = await aPerson(app);
  const body = { ...AD, title: 'Tytoń krajanka', category: 118, codes: {}, tags: [] };
  const refusal = { fieldErrors: { title: [expect.stringContaining('tytoń lub nikotynę')] } };
  await expect(person.api.call(createListing.ad, { body })).rejects.toMatchObject(refusal);
  const disputed = ['tobacco' as 'dogs'];
  await expect(person.api.call(createListing.ad, { body: { ...body, disputed } })).rejects.toMatchObject({
    code: 'validationFailed',
  });
});

test('a code is normalised and shown, unless it is not public', async () => {
  const person = await aPerson(app);
  const { data } = await person.api.call(createListing.ad, { body: AD });
  await person.api.call(choosePlan, { params: { id: data.id }, body: { plan: 'free' } });
  const shown = await app.api().call(getListing.ad, { params: { id: data.id } });
  expect(shown.details).toEqual({ organicCertificate: 'PL-EKO-99 05716/26', foodRegistration: 'SB 06993804' });
  const id = await aListing(app, 'ad', { category_id: 501, details: { herdNumber: 'PL000099999-001', colour: 'x' } });
  expect((await app.api().call(getListing.ad, { params: { id } })).details).toEqual({ colour: 'x' });
});

test('an egg code implies how the hens are kept, and its flag', async () => {
  const person = await aPerson(app);
  const eggs = { ...AD, title: 'Jajka od kur z wybiegu', category: 105, tags: [], weight: undefined, pieces: '10' };
  const { data } = await person.api.call(createListing.ad, { body: { ...eggs, codes: { eggCode: '1PL06991387' } } });
  const { form } = await person.api.call(getEditable.ad, { params: { id: data.id } });
  expect(form).toMatchObject({ tags: ['freerange'], codes: { eggCode: '1-PL-06991387' } });
});
