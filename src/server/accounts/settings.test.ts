import { expect, test } from 'vitest';
import { login, verifyEmail } from '#contract/accounts/accounts.ts';
import { changeEmail, changePhone, getAccount, updatePreferences, updateProfile } from '#contract/accounts/settings.ts';
import { getListing, listListings } from '#contract/listings/listings.ts';
import { aListing, aPerson } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';

const app = testApp();

test('omitted fields stay, and an empty shop link is removed', async () => {
  const person = await aPerson(app, { name: 'Halina z pasieki' });
  await person.api.call(updateProfile, {
    body: { description: 'Miody', shop_url: 'https://pasieka.example', town: 'lomza' },
  });
  const { data } = await person.api.call(updateProfile, { body: { shop_url: '' } });
  expect(data).toMatchObject({ name: 'Halina z pasieki', description: 'Miody', town: 'Łomża', shop_url: null });
  await person.api.call(updatePreferences, { body: { locale: 'uk', notifications: { news: true } } });
  expect(await person.api.call(getAccount)).toMatchObject({
    locale: 'uk',
    notifications: { messages: true, comments: true, expiry: true, news: true },
  });
});

test('showing when one was last online can be turned off and is on by default', async () => {
  const person = await aPerson(app);
  expect((await person.api.call(getAccount)).showsPresence).toBe(true);
  const { data } = await person.api.call(updatePreferences, { body: { showsPresence: false } });
  expect(data).toMatchObject({ showsPresence: false, notifications: { messages: true } });
  await person.api.call(updatePreferences, { body: { locale: 'de' } });
  expect((await person.api.call(getAccount)).showsPresence).toBe(false);
  await person.api.call(updatePreferences, { body: { showsPresence: true } });
  expect((await person.api.call(getAccount)).showsPresence).toBe(true);
});

test.each([
  ['town', { town: 'Nibylandia' }],
  ['shop_url', { shop_url: 'javascript:alert(1)' }],
  ['name', { name: 'x' }],
  ['description', { description: 'a'.repeat(9_001) }],
] as const)('an invalid %s is reported at its field', async (field, body) => {
  const person = await aPerson(app);
  const call = person.api.call(updateProfile, { body });
  await expect(call).rejects.toMatchObject({ status: 400, fieldErrors: { [field]: [expect.any(String)] } });
});

test("a new name appears on the person's listings and is searchable", async () => {
  const person = await aPerson(app, { name: 'Stara Nazwa' });
  const id = await aListing(app, 'ad', { seller_id: person.id });
  await person.api.call(updateProfile, { body: { name: 'Pasieka Wrzosowisko' } });
  await app.settle();
  expect((await app.api().call(getListing.ad, { params: { id } })).seller.name).toBe('Pasieka Wrzosowisko');
  const { items } = await app.api().call(listListings.ad, { query: { q: 'wrzosowisko' } });
  expect(items.map((item) => item.id)).toEqual([id]);
});

test('a new address takes effect when its link is followed, and the old address is notified', async () => {
  const person = await aPerson(app);
  await app.mails(1);
  const { data } = await person.api.call(changeEmail, { body: { email: 'nowa.halina@example.pl' } });
  expect(data).toMatchObject({ email: person.email, pendingEmail: 'nowa.halina@example.pl' });
  const mail = (await app.mails(2))[1];
  expect(mail?.to?.[0]?.address).toBe('nowa.halina@example.pl');
  const token = /verifyEmail\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await app.api().call(verifyEmail, { body: { token } });
  expect(await person.api.call(getAccount)).toMatchObject({ email: 'nowa.halina@example.pl', pendingEmail: null });
  expect((await app.mails(3))[2]?.to?.[0]?.address).toBe(person.email);
  await app.api().call(login, { body: { email: 'nowa.halina@example.pl', password: person.password } });
});

test('a taken address cannot be claimed, and asking does not reveal it', async () => {
  const [owner, other] = [await aPerson(app), await aPerson(app)];
  await app.mails(2);
  const { data } = await other.api.call(changeEmail, { body: { email: owner.email } });
  expect(data.pendingEmail).toBe(owner.email);
  const mail = (await app.mails(3))[2];
  const token = /verifyEmail\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await expect(app.api().call(verifyEmail, { body: { token } })).rejects.toMatchObject({ code: 'linkInvalid' });
  expect((await owner.api.call(getAccount)).email).toBe(owner.email);
});

test('phone numbers of any country, landlines included, are normalised', async () => {
  const person = await aPerson(app);
  for (const [typed, kept] of [
    ['(22) 621-01-01', '+48226210101'],
    ['018 442 11 22', '+48184421122'],
    ['0184421122', '+48184421122'],
    ['+49 30 901820', '+4930901820'],
  ] as const) {
    expect((await person.api.call(changePhone, { body: { phone_number: typed } })).data.phone_number).toBe(kept);
  }
  const call = person.api.call(changePhone, { body: { phone_number: '18 442 11 22 wew. 12' } });
  await expect(call).rejects.toMatchObject({
    fieldErrors: { phone_number: [expect.stringContaining('bez wewnętrznego')] },
  });
});
