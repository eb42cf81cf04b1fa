import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listCredentials, updateCredential } from '#contract/credentials/credentials.ts';
import { decideCredential, getCredentialCase, listCredentialQueue } from '#contract/credentials/desk.ts';
import { getListing, listListings } from '#contract/listings/listings.ts';
import { listAudit } from '#contract/moderation/audit.ts';
import { getTransparency } from '#contract/moderation/transparency.ts';
import { listNews } from '#contract/notifications/notifications.ts';
import { polishDay, polishMidnight } from '#contract/values/polish-time.ts';
import { aCredential } from '#test/credential-factories.ts';
import { aListing, aPerson, aSession } from '#test/factories.ts';
import { untilDone } from '#test/job-queue.ts';
import { testApp } from '#test/test-app.ts';

const app = testApp();
const inDays = (days: number) => polishDay(polishMidnight(polishDay(Date.now()), days));
const ORGANIC = { kind: 'organic', number: 'PL-EKO-07 48213/26' } as const;
const WHY = 'Na zdjęciu nie widać daty ważności.';

async function aModerator() {
  const { id } = await aPerson(app, { role: 'moderator', name: 'Zofia z zespołu' });
  return { id, api: app.as(await aSession(app, id, { isStrong: true })) };
}

const mailsTo = async (email: string) => {
  await untilDone(app, ['account.mail']);
  return (await app.mails()).filter(({ to, subject }) => to?.[0]?.address === email && subject?.includes('PL-EKO'));
};

test('the queue is sorted by age and marks late cases', async () => {
  const person = await aPerson(app);
  const moderator = await aModerator();
  const [young, old] = [
    await aCredential(app, { accountId: person.id }),
    await aCredential(app, { accountId: person.id }),
  ];
  await aCredential(app, { accountId: person.id, review: 'accepted' });
  await sql`update credential set waiting_since = now() - interval '9 days' where id = ${old}`.execute(app.client.db);
  const { items, total } = await moderator.api.call(listCredentialQueue);
  expect(total).toBe(2);
  expect(items.map(({ id, isLate }) => [id, isLate])).toEqual([
    [old, true],
    [young, false],
  ]);
  expect(items[1]).toMatchObject({ owner: { id: person.id }, answerBy: inDays(7) });
});

test('an accepted document marks the listings as verified at once and notifies its owner once', async () => {
  const person = await aPerson(app);
  const moderator = await aModerator();
  const listingId = await aListing(app, 'ad', { seller_id: person.id });
  const id = await aCredential(app, {
    accountId: person.id,
    ...ORGANIC,
    validUntil: inDays(100),
    listingIds: [listingId],
  });
  const list = async () => {
    await app.settle();
    return app.api().call(listListings.ad, { query: { checked_documents: '1', facets: '1' } });
  };
  expect((await list()).total).toBe(0);
  const call = {
    params: { id },
    body: { version: 1, outcome: 'accepted', validUntil: inDays(90) } as const,
    idempotencyKey: 'k'.repeat(32),
  };
  const [{ data }] = await Promise.all([
    moderator.api.call(decideCredential, call),
    moderator.api.call(decideCredential, call),
  ]);
  expect(data).toMatchObject({
    state: 'seen',
    review: 'accepted',
    validUntil: inDays(90),
    waitingSince: null,
    decisions: [{ outcome: 'accepted', by: { id: moderator.id } }],
  });
  const found = await list();
  expect(found.items).toMatchObject([{ id: listingId, checkedDocuments: true }]);
  expect(found.facets?.checkedDocuments).toBe(1);
  expect((await app.api().call(getListing.ad, { params: { id: listingId } })).credentials).toMatchObject([
    { kind: 'organic', number: ORGANIC.number, state: 'seen', validUntil: inDays(90), controlBody: 'Agro Bio Test' },
  ]);
  expect((await person.api.call(listNews)).items).toMatchObject([
    {
      kind: 'credentialAnswer',
      title: `Certyfikat ekologiczny, ${ORGANIC.number}`,
      path: '/userpanel?section=credentials',
    },
  ]);
  expect((await mailsTo(person.email)).map(({ subject }) => subject)).toEqual([
    `Odpowiedź zespołu Jarmarku: Certyfikat ekologiczny, ${ORGANIC.number}`,
  ]);
  const audit = await moderator.api.call(listAudit);
  expect(audit.items).toMatchObject([
    { action: 'credential.decide', content: { credential: id, outcome: 'accepted' } },
  ]);
});

test('a listing is no longer verified after the last day, without any job', async () => {
  const person = await aPerson(app);
  const moderator = await aModerator();
  const listingId = await aListing(app, 'ad', { seller_id: person.id });
  const id = await aCredential(app, { accountId: person.id, ...ORGANIC, listingIds: [listingId] });
  const body = { version: 1, outcome: 'accepted', validUntil: inDays(0) } as const;
  await moderator.api.call(decideCredential, { params: { id }, body });
  const { rows } = await sql<{
    until: Date;
  }>`select checked_until as until from listing where id = ${listingId}`.execute(app.client.db);
  expect(rows[0]?.until).toEqual(polishMidnight(inDays(0), 1));
  await sql`
    update listing set checked_until = now() - interval '1 second', revision = nextval('listing_revision')
    where id = ${listingId}`.execute(app.client.db);
  await app.settle();
  const { items, facets } = await app.api().call(listListings.ad, { query: { facets: '1' } });
  expect(items).toMatchObject([{ id: listingId, checkedDocuments: false }]);
  expect(facets?.checkedDocuments).toBe(0);
  expect((await app.api().call(listListings.ad, { query: { checked_documents: '1' } })).total).toBe(0);
});

test('a request or refusal is sent with its text; a refused credential is not shown publicly', async () => {
  const person = await aPerson(app);
  const moderator = await aModerator();
  const listingId = await aListing(app, 'ad', { seller_id: person.id });
  const id = await aCredential(app, {
    accountId: person.id,
    ...ORGANIC,
    validUntil: inDays(100),
    listingIds: [listingId],
  });
  const decide = (body: object) =>
    moderator.api.call(decideCredential, { params: { id }, body: body as { version: number; outcome: 'asked' } });
  await expect(decide({ version: 1, outcome: 'asked' })).rejects.toMatchObject({
    fieldErrors: { text: expect.anything() },
  });
  await expect(decide({ version: 1, outcome: 'refused', text: WHY })).rejects.toMatchObject({
    fieldErrors: { reason: expect.anything() },
  });
  await decide({ version: 1, outcome: 'asked', text: WHY });
  expect((await person.api.call(listCredentials)).items).toMatchObject([
    { review: 'asked', state: 'stated', decision: { outcome: 'asked', text: WHY } },
  ]);
  const changed = { ...ORGANIC, number: 'PL-EKO-07 48214/26', validUntil: inDays(100) };
  const { data } = await person.api.call(updateCredential, { params: { id }, body: changed });
  expect(data).toMatchObject({ review: 'waiting', decision: null });
  const { version } = await moderator.api.call(getCredentialCase, { params: { id } });
  await decide({ version, outcome: 'refused', reason: 'forged', text: WHY });
  expect((await app.api().call(getListing.ad, { params: { id: listingId } })).credentials).toEqual([]);
  const mails = await mailsTo(person.email);
  expect(mails).toHaveLength(2);
  for (const mail of mails) expect(mail.text).toContain(WHY);
  const [period] = (await app.api().call(getTransparency)).periods;
  expect(period).toMatchObject({ credentialsSeen: 0, credentialsRefused: 1, medianDaysToCredentialAnswer: 0 });
});

test('a moderator can answer only a waiting, unchanged credential that is not their own', async () => {
  const moderator = await aModerator();
  const person = await aPerson(app);
  const body = { version: 1, outcome: 'accepted' } as const;
  const own = await aCredential(app, { accountId: moderator.id });
  await expect(moderator.api.call(decideCredential, { params: { id: own }, body })).rejects.toMatchObject({
    code: 'ownMatter',
  });
  expect(await moderator.api.call(getCredentialCase, { params: { id: own } })).toMatchObject({ isOwn: true });
  const seen = await aCredential(app, { accountId: person.id, review: 'accepted' });
  await expect(moderator.api.call(decideCredential, { params: { id: seen }, body })).rejects.toMatchObject({
    code: 'actionNotPossible',
  });
  const changed = await aCredential(app, { accountId: person.id });
  await expect(
    moderator.api.call(decideCredential, { params: { id: changed }, body: { ...body, version: 7 } }),
  ).rejects.toMatchObject({ code: 'conflict' });
  const ending = await aCredential(app, { accountId: person.id, ...ORGANIC });
  for (const validUntil of [undefined, null, inDays(-1)]) {
    await expect(
      moderator.api.call(decideCredential, { params: { id: ending }, body: { ...body, validUntil } }),
    ).rejects.toMatchObject({ fieldErrors: { validUntil: [expect.any(String)] } });
  }
});

test('the desk shows a warning when other accounts state the same number', async () => {
  const [one, other] = [await aPerson(app), await aPerson(app, { name: 'Ktoś Inny' })];
  const moderator = await aModerator();
  const id = await aCredential(app, { accountId: one.id, ...ORGANIC });
  await aCredential(app, { accountId: other.id, ...ORGANIC, review: 'none' });
  await aCredential(app, { accountId: other.id, number: 'PPIS HŻ.9027.1.2020' });
  expect((await moderator.api.call(getCredentialCase, { params: { id } })).others).toMatchObject([
    { id: other.id, name: 'Ktoś Inny' },
  ]);
});
