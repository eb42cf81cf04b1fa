import { expect, test } from 'vitest';
import { getListing, listListings, suggest } from '#contract/listings/listings.ts';
import {
  choosePlan,
  createListing,
  exportListings,
  getEditable,
  importListings,
  updateListing,
} from '#contract/selling/selling.ts';
import type { KindId } from '#kinds/index.ts';
import { aPerson, type LoggedIn, manyListings } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';

const app = testApp();
const POT = {
  title: 'Garnek gliniany',
  description: 'Toczony na kole, mieści dwa litry.',
  town: 'Zamość',
  category: 201,
  price: '40',
  details: {},
};
const JOB = {
  ...POT,
  title: 'Zbiór truskawek (k/m)',
  description: 'Praca od czerwca, zakwaterowanie na miejscu.',
  category: 701,
  price: undefined,
  codes: { pay: '32-36 zł/h' },
};
const STAY = {
  ...POT,
  title: 'Chata pod lasem',
  price: undefined,
  details: { phones: ['600 100 200'], emails: ['chata@example.pl'], postalCode: '22-400', street: 'Leśna 3' },
};

async function posted(person: LoggedIn, form: object, kind: KindId = 'ad') {
  const { data } = await person.api.call(createListing[kind], { body: form } as never);
  await person.api.call(choosePlan, { params: { id: data.id }, body: { plan: 'free' } });
  await app.settle();
  return app.api().call(getListing[kind], { params: { id: data.id } });
}

const refused = (person: LoggedIn, form: object) =>
  person.api.call(createListing.ad, { body: form } as never).then(
    () => ({}),
    ({ fieldErrors }) => fieldErrors,
  );

test('an ad says what its price is for; without a unit, it is the usual one of its category', async () => {
  const person = await aPerson(app);
  expect(await posted(person, POT)).toMatchObject({ price: 40, priceUnit: 'piece', priceIsLowest: false });
  const hay = { ...POT, title: 'Siano z łąki', category: 812 };
  expect(await posted(person, { ...hay, priceUnit: 't' })).toMatchObject({ priceUnit: 't' });
  expect(await posted(person, hay)).toMatchObject({ priceUnit: 'm3' });
  // A weight is that of one bale, so the price is not for a cubic metre.
  expect(await posted(person, { ...hay, weight: { value: 20, unit: 'kg' } })).toMatchObject({ priceUnit: 'piece' });
  expect(await posted(person, { ...POT, pieces: 5, priceUnit: null })).toMatchObject({ priceUnit: null, pieces: 5 });
});

test('a unit that the category does not have is an error at its field, in the language of the caller', async () => {
  const person = await aPerson(app);
  expect(await refused(person, { ...POT, priceUnit: 'ha' })).toEqual({
    priceUnit: ['W tej kategorii cena nie może być za taką jednostkę. Wybierz inną z listy.'],
  });
  expect(Object.keys(await refused(person, { ...POT, priceUnit: 'barrel' }))).toEqual(['priceUnit']);
  const german = app.as(person.token, 'de').call(createListing.ad, { body: { ...POT, priceUnit: 'ha' } });
  await expect(german).rejects.toMatchObject({ fieldErrors: { priceUnit: [expect.stringMatching(/^In dieser/)] } });
});

test('a missing price is reported together with the other faults', async () => {
  const fields = await refused(await aPerson(app), { ...POT, title: '', price: '' });
  expect(Object.keys(fields).sort()).toEqual(['price', 'title']);
});

test('the price of a job is the least that it pays, whatever else was sent', async () => {
  const person = await aPerson(app);
  expect(await posted(person, JOB)).toMatchObject({ price: 32, priceUnit: 'hour', priceIsLowest: true });
  const monthly = { ...JOB, price: 1, priceUnit: 'hour', codes: { pay: '4800 zł miesięcznie' } };
  expect(await posted(person, monthly)).toMatchObject({ price: 4800, priceUnit: 'month', priceIsLowest: false });
  expect(Object.keys(await refused(person, { ...JOB, codes: {} }))).toEqual(['codes.pay']);
});

test('a facility may state its lowest price, and is filtered and ordered by it', async () => {
  const person = await aPerson(app);
  expect(await posted(person, STAY, 'agritourism')).toMatchObject({ price: null, priceUnit: null });
  const priced = await posted(person, { ...STAY, price: '90', priceUnit: 'person_night' }, 'agritourism');
  expect(priced).toMatchObject({ price: 90, priceUnit: 'person_night', priceIsLowest: true });
  const { id } = await posted(person, { ...STAY, price: '60' }, 'agritourism');
  const list = (query: object) => app.api().call(listListings.agritourism, { query } as never);
  expect((await list({ price_to: '100', sort: 'price' })).items).toMatchObject([
    { id, price: 60, priceUnit: 'night' },
    { id: priced.id, priceIsLowest: true },
  ]);
  expect((await list({ price_to: '70' })).total).toBe(1);
  expect((await list({})).total).toBe(3);
});

test('ways of delivery are stored in one order, with the distance where the seller comes', async () => {
  const person = await aPerson(app);
  const shown = await posted(person, { ...POT, delivery: ['parcel', 'transport', 'pickup'], deliveryKm: '40' });
  expect(shown).toMatchObject({ delivery: ['pickup', 'transport', 'parcel'], deliveryKm: 40 });
  const params = { id: shown.id };
  const { form, listing } = await person.api.call(getEditable.ad, { params });
  expect(form).toMatchObject({ delivery: ['pickup', 'transport', 'parcel'], deliveryKm: 40, priceUnit: 'piece' });
  const edit = { ...form, delivery: ['post'], deliveryKm: 40 };
  await person.api.call(updateListing.ad, { params, body: { version: listing.version, form: edit as never } });
  expect(await app.api().call(getListing.ad, { params })).toMatchObject({ delivery: ['post'], deliveryKm: null });
});

test('a distance is required where the seller comes and lies between 1 and 500; ways that make no sense are dropped', async () => {
  const person = await aPerson(app);
  for (const deliveryKm of ['', '0', '501', '1,5', 'daleko'])
    expect(await refused(person, { ...POT, delivery: ['transport'], deliveryKm })).toEqual({
      deliveryKm: ['Podaj, do ilu kilometrów dojeżdżasz: od 1 do 500.'],
    });
  expect(Object.keys(await refused(person, { ...POT, delivery: ['drone'] }))).toEqual(['delivery.0']);
  const hens = { ...POT, title: 'Kury nioski', category: 501, delivery: ['parcel', 'pickup'] };
  expect(await posted(person, hens)).toMatchObject({ delivery: ['pickup'] });
  expect(await posted(person, { ...JOB, delivery: ['visit'], deliveryKm: 10 })).toMatchObject({ delivery: [] });
});

test('lists are filtered by any of the ways, and count what each would add', async () => {
  await manyListings(app, [
    { kind: 'ad', title: 'Miód A', delivery: ['pickup'] },
    { kind: 'ad', title: 'Miód B', delivery: ['parcel', 'pickup'] },
    { kind: 'ad', title: 'Miód C', delivery: ['post'] },
    { kind: 'ad', title: 'Miód D' },
  ]);
  const list = (query: object) => app.api().call(listListings.ad, { query } as never);
  const found = await list({ delivery: 'parcel,post', sort: 'created_at', facets: '1' });
  expect(found.items.map(({ title }) => title).sort()).toEqual(['Miód B', 'Miód C']);
  expect(found.facets?.delivery).toEqual({ pickup: 3, transport: 2, visit: 2, parcel: 2, post: 2 });
  expect((await list({ facets: '1' })).facets).toMatchObject({ delivery: { pickup: 2, parcel: 1, post: 1 }, tags: {} });
  await expect(list({ delivery: 'drone' })).rejects.toMatchObject({ fieldErrors: { delivery: expect.anything() } });
});

test('words for delivery are understood as ways', async () => {
  await manyListings(app, [
    { kind: 'ad', title: 'Miód lipowy', delivery: ['pickup'] },
    { kind: 'ad', title: 'Miód gryczany', delivery: ['parcel'] },
  ]);
  const titles = async (q: string) => {
    const { items, understood } = await app.api().call(listListings.ad, { query: { q } });
    expect(understood).toMatchObject([{ kind: 'feature', rest: 'miód' }]);
    return items.map(({ title }) => title);
  };
  expect(await titles('miód z wysyłką')).toEqual(['Miód gryczany']);
  expect(await titles('miód z dostawą')).toEqual(['Miód gryczany']);
  expect(await titles('miód odbiór osobisty')).toEqual(['Miód lipowy']);
});

test('suggested goods say what their price is for', async () => {
  const person = await aPerson(app);
  await posted(person, POT);
  const { goods } = await app.api().call(suggest, { query: { q: 'garnek gliniany' } });
  expect(goods).toMatchObject([{ price: 40, priceUnit: 'piece', priceIsLowest: false }]);
});

const CSV = `title;description;category;price;price_unit;delivery;delivery_km;town;pay
Garnek gliniany;"Toczony na kole.";pottery;40,50;szt.;odbiór, kurier;;Zamość;
Kosz wiklinowy;Pleciony z białej wikliny;wicker;60;per metre;transport pickup;25;Łowicz;
Oranie pola;"Ciągnik z pługiem.";ploughing_sowing;400;ha;Dojazd do klienta;60;Łowicz;
Zbiór jabłek (k/m);"Praca w sadzie.";seasonal_harvest;;;;;Łowicz;31-35 zł/h
`;

test('units and delivery survive export and import, in words of any language', async () => {
  const person = await aPerson(app);
  const imports = (csv: string) => person.api.call(importListings, { body: { csv, dryRun: false } });
  expect((await imports(CSV)).data).toMatchObject({ posted: 4, rejected: null });
  const { csv } = await person.api.call(exportListings);
  expect(csv).toContain(';40,5;piece;');
  expect(csv).toContain(';60;m;');
  expect(csv).toContain(';pickup transport;25;');
  expect(csv).toContain(';400;ha;');
  expect(csv).toContain(';31;hour;');
  const again = (await imports(csv)).data;
  expect(again.lines.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged', 'unchanged', 'unchanged']);
});

test('a wrong unit or distance in a file is reported at its column', async () => {
  const person = await aPerson(app);
  const csv = `title;description;category;price;price_unit;delivery;delivery_km;town
Garnek gliniany;"Toczony na kole.";pottery;40;ha;dowóz;900;Zamość
`;
  const { lines } = (await person.api.call(importListings, { body: { csv, dryRun: true } })).data;
  expect(Object.keys(lines[0]?.errors ?? {}).sort()).toEqual(['delivery_km', 'price_unit']);
});
