import { expect, test } from 'vitest';
import { removeCredential } from '#contract/credentials/credentials.ts';
import { getListing } from '#contract/listings/listings.ts';
import { createListing, getEditable, updateListing } from '#contract/selling/selling.ts';
import { aCredential } from '#test/credential-factories.ts';
import { aPerson, type LoggedIn } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';

const app = testApp();

const form = (credentialIds?: readonly number[]) => ({
  title: 'Miód lipowy',
  description: 'Prosto z pasieki pod lasem.',
  town: 'Łowicz',
  category: 101,
  price: '40',
  details: {},
  codes: { foodRegistration: 'SB 06993804' },
  ...(credentialIds ? { credentialIds: [...credentialIds] } : {}),
});

const post = async ({ api }: LoggedIn, ids?: readonly number[]) =>
  (await api.call(createListing.ad, { body: form(ids) })).data;

const idsOf = async ({ api }: LoggedIn, id: number) =>
  (await api.call(getEditable.ad, { params: { id } })).form.credentialIds;

test('several ads can share a credential, and a form without the field changes no references', async () => {
  const person = await aPerson(app);
  const ids = [
    await aCredential(app, { accountId: person.id }),
    await aCredential(app, { accountId: person.id, review: 'none' }),
  ];
  const [one, two] = [await post(person, ids.toReversed()), await post(person, ids.slice(0, 1))];
  expect([await idsOf(person, one.id), await idsOf(person, two.id)]).toEqual([ids, ids.slice(0, 1)]);
  const edit = { params: { id: one.id }, body: { form: { ...form(), title: 'Miód gryczany' }, version: one.version } };
  const { data } = await person.api.call(updateListing.ad, edit);
  expect(await idsOf(person, one.id)).toEqual(ids);
  // The same edit again, after a lost response, is no conflict.
  expect((await person.api.call(updateListing.ad, edit)).data.version).toBe(data.version);
  await person.api.call(updateListing.ad, {
    params: { id: one.id },
    body: { form: form([]), version: data.version },
  });
  expect(await idsOf(person, one.id)).toEqual([]);
});

test('an ad refers to its seller’s own credentials only, to eight at most', async () => {
  const [person, stranger] = [await aPerson(app), await aPerson(app)];
  const own = await aCredential(app, { accountId: person.id });
  const foreign = await aCredential(app, { accountId: stranger.id });
  for (const ids of [[own, foreign], [4_711], [own, own], Array.from({ length: 9 }, (_, at) => at + 1)]) {
    await expect(post(person, ids)).rejects.toMatchObject({
      code: 'validationFailed',
      fieldErrors: { credentialIds: [expect.any(String)] },
    });
  }
  expect(await app.client.db.selectFrom('listing').select('id').execute()).toEqual([]);
});

test('removing a credential removes it from its ads', async () => {
  const person = await aPerson(app);
  const ids = [
    await aCredential(app, { accountId: person.id, review: 'accepted' }),
    await aCredential(app, { accountId: person.id, review: 'none' }),
  ];
  const { id } = await post(person, ids);
  await app.client.db
    .updateTable('listing')
    .set({ status: 'basic', visible_until: null })
    .where('id', '=', id)
    .execute();
  const shown = async () => app.api().call(getListing.ad, { params: { id } });
  expect(await shown()).toMatchObject({
    checkedDocuments: true,
    credentials: [{ state: 'seen' }, { state: 'stated' }],
  });
  await person.api.call(removeCredential, { params: { id: ids[0] ?? 0 } });
  expect(await shown()).toMatchObject({ checkedDocuments: false, credentials: [{ state: 'stated' }] });
});
