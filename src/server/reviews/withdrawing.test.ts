import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { deleteAccount } from '#contract/accounts/settings.ts';
import { createComment, getOwnComment, listComments } from '#contract/comments.ts';
import { getTransparency } from '#contract/moderation/transparency.ts';
import { listNews } from '#contract/notifications/notifications.ts';
import { listAgreements, listBuyerReviews, withdrawReview, writeReview } from '#contract/reviews.ts';
import { aBuyerReview, aComment, aListing } from '#test/factories.ts';
import { runClockJob } from '#test/job-queue.ts';
import { aConversation, anAgreement, aTalker, passDays, type Talk, type Talker } from '#test/talk-factories.ts';
import { testApp } from '#test/test-app.ts';
import { collectPersonalData } from '../accounts/export-repository.ts';
import { setCommentHidden } from '../comments/service.ts';
import { showDue } from './clock.ts';

const app = testApp();
const BUYERS = { rating: 1, text: 'Ser był gorzki, nie polecam.' };
const SELLERS = { rating: 4, text: 'Odbiór zgodnie z umową.' };

const write = ({ api }: Talker, id: number, body: object) =>
  api.call(writeReview, { params: { id }, body: body as typeof BUYERS });
const withdraw = ({ api }: Talker, id: number, query: { listingId?: number } = {}) =>
  api.call(withdrawReview, { params: { id }, query });
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error) => error.code,
  );

async function anAgreed(): Promise<Talk & { agreementId: number }> {
  const talk = await aConversation(app);
  return { ...talk, agreementId: await anAgreement(app, talk) };
}

/** The reviews of the two sides that strangers can read. */
async function shownOf({ listingId, buyer }: Pick<Talk, 'listingId' | 'buyer'>) {
  await app.settle();
  const ofListing = await app.api().call(listComments, { params: { id: listingId }, query: {} });
  const ofBuyer = await app.api().call(listBuyerReviews, { params: { id: buyer.id }, query: {} });
  return [ofListing.items, ofBuyer.items].map((items) => items.map(({ text }) => text));
}

const reviewLines = async ({ api }: Talker) =>
  (await api.call(listNews, { query: {} })).items.filter(({ kind }) => kind === 'review');

test('a withdrawn review is as if it had never been written, and another can be', async () => {
  const talk = await anAgreed();
  const { buyer, seller, agreementId } = talk;
  await write(buyer, agreementId, BUYERS);
  expect(await reviewLines(seller)).toMatchObject([{ text: expect.stringContaining('Czeka na ciebie opinia') }]);
  for (let times = 0; times < 2; times += 1) {
    const { data } = await withdraw(buyer, agreementId);
    expect(data).toMatchObject({ ownWrote: false, own: [], otherWrote: false, shownAt: null });
  }
  const { items } = await seller.api.call(listAgreements, { query: {} });
  expect(items).toMatchObject([{ id: agreementId, otherWrote: false }]);
  expect(await reviewLines(seller)).toMatchObject([{ text: 'Możecie się już ocenić. Jak poszło?' }]);

  // Now the seller's review waits, and the withdrawn one is not shown with it.
  await write(seller, agreementId, SELLERS);
  expect(await shownOf(talk)).toEqual([[], []]);
  await write(buyer, agreementId, { rating: 4, text: 'Ser jednak dobry.' });
  expect(await shownOf(talk)).toEqual([['Ser jednak dobry.'], [SELLERS.text]]);
});

test('withdrawing and writing again notifies the other side once; a missing review is reminded of', async () => {
  const { buyer, seller, agreementId } = await anAgreed();
  for (let times = 0; times < 3; times += 1) {
    await write(buyer, agreementId, BUYERS);
    await withdraw(buyer, agreementId);
  }
  expect(await reviewLines(seller)).toMatchObject([{ count: 1 }]);
  await passDays(app, agreementId, 8);
  await runClockJob(app, 'reviews.prompt');
  expect(await reviewLines(buyer)).toMatchObject([{ text: 'Zostały 4 dni na opinię po umowie' }]);
});

test('a review cannot be withdrawn once shown, nor between the deadline and the job that shows it', async () => {
  const both = await anAgreed();
  await write(both.buyer, both.agreementId, BUYERS);
  await write(both.seller, both.agreementId, SELLERS);
  expect(await codeOf(withdraw(both.buyer, both.agreementId))).toBe('reviewsShown');
  expect(await shownOf(both)).toEqual([[BUYERS.text], [SELLERS.text]]);

  const alone = await anAgreed();
  await write(alone.buyer, alone.agreementId, BUYERS);
  await passDays(app, alone.agreementId, 13);
  expect(await codeOf(withdraw(alone.buyer, alone.agreementId))).toBe('reviewsShown');
  await runClockJob(app, 'reviews.show');
  expect(await shownOf(alone)).toEqual([[BUYERS.text], []]);
  // Withdrawing without a review changes nothing: a late repeat is not an error.
  expect(await codeOf(withdraw(alone.seller, alone.agreementId))).toBe('done');
});

test('a review that moderators hide after it was shown cannot be withdrawn', async () => {
  const talk = await anAgreed();
  await write(talk.buyer, talk.agreementId, BUYERS);
  await write(talk.seller, talk.agreementId, SELLERS);
  const { rows } = await sql<{ id: number }>`
    select id from comment where listing_id = ${talk.listingId} and author_id = ${talk.buyer.id}`.execute(
    app.client.db,
  );
  await app.client.db.transaction().execute((tx) => setCommentHidden(tx, rows[0]?.id ?? 0, true));
  expect(await codeOf(withdraw(talk.buyer, talk.agreementId))).toBe('reviewsShown');
});

test.each(['buyer', 'seller'] as const)(
  'a review by a %s that replaces one hidden by moderators is not shown, and can still be withdrawn',
  async (role) => {
    const talk = await anAgreed();
    const { buyer, seller, agreementId, listingId } = talk;
    const [author, other] = role === 'buyer' ? [buyer, seller] : [seller, buyer];
    await write(author, agreementId, BUYERS);
    const earlier =
      role === 'buyer'
        ? await aComment(app, listingId, 3, 'Sprzed umowy.', buyer.id)
        : await aBuyerReview(app, { buyerId: buyer.id, authorId: seller.id, rating: 2 });
    await app.client.db.transaction().execute((tx) => setCommentHidden(tx, earlier, true));
    await write(other, agreementId, SELLERS);
    const own = async () => (await author.api.call(listAgreements, { query: { conversation: talk.id } })).items[0]?.own;
    expect(await own()).toMatchObject([{ text: BUYERS.text }]);

    for (let times = 0; times < 2; times += 1) {
      const { data } = await withdraw(author, agreementId);
      expect(data).toMatchObject({ own: [], shownAt: expect.any(String) });
    }
    const { rows } = await sql`select from sealed_review`.execute(app.client.db);
    expect(rows).toEqual([]);
    expect(await codeOf(withdraw(other, agreementId))).toBe('reviewsShown');
    expect((await shownOf(talk)).flat()).toEqual([SELLERS.text]);
  },
);

test("concurrently with the other side's review, either the withdrawal wins or both reviews are shown", async () => {
  for (let round = 0; round < 12; round += 1) {
    const talk = await anAgreed();
    const { buyer, seller, agreementId } = talk;
    await write(buyer, agreementId, BUYERS);
    const acts = [() => codeOf(withdraw(buyer, agreementId)), () => codeOf(write(seller, agreementId, SELLERS))];
    if (round % 2 === 1) acts.reverse();
    const codes = await Promise.all(acts.map((act) => act()));
    const isWithdrawn = !codes.includes('reviewsShown');
    expect(await shownOf(talk)).toEqual(isWithdrawn ? [[], []] : [[BUYERS.text], [SELLERS.text]]);
    const { items } = await seller.api.call(listAgreements, { query: { conversation: talk.id } });
    expect(items).toMatchObject([{ ownWrote: true, otherWrote: !isWithdrawn }]);
  }
});

test('concurrently with the job that shows it, the review is either withdrawn or shown', async () => {
  const { db } = app.client;
  const deps = { db, jobs: app.app.jobs, publishNews: async () => {} };
  for (let round = 0; round < 8; round += 1) {
    const talk = await anAgreed();
    await write(talk.buyer, talk.agreementId, BUYERS);
    const leftMs = round % 4;
    await sql`update agreement set shows_at = now() + ${leftMs} * interval '1 millisecond'
      where offer_id = ${talk.agreementId}`.execute(db);
    const acts = [() => codeOf(withdraw(talk.buyer, talk.agreementId)), () => showDue(deps), () => showDue(deps)];
    if (round >= 4) acts.reverse();
    const codes = await Promise.all(acts.map((act) => act()));
    await showDue(deps);
    expect(await shownOf(talk)).toEqual([codes.includes('done') ? [] : [BUYERS.text], []]);
  }
});

test("after one of several listings' reviews is withdrawn, the agreement still counts as reviewed", async () => {
  const talk = await aConversation(app);
  const other = await aListing(app, 'ad', { seller_id: talk.seller.id });
  const agreementId = await anAgreement(app, talk, [talk.listingId, other]);
  const { buyer, seller } = talk;
  await write(buyer, agreementId, BUYERS);
  await write(buyer, agreementId, { rating: 3, text: 'To drugie gorsze.', listingId: other });
  const { data } = await withdraw(buyer, agreementId, { listingId: other });
  expect(data).toMatchObject({ ownWrote: true, own: [{ listingId: talk.listingId }] });
  expect((await seller.api.call(listAgreements, { query: {} })).items).toMatchObject([{ otherWrote: true }]);
  const strange = { listingId: await aListing(app, 'ad') };
  expect(await codeOf(withdraw(buyer, agreementId, strange))).toBe('validationFailed');
  expect(await codeOf(withdraw(seller, agreementId, { listingId: other }))).toBe('validationFailed');
  expect(await codeOf(withdraw(await aTalker(app), agreementId))).toBe('notFound');
});

test('a buyer who withdrew a review can write an ordinary comment after the deadline', async () => {
  const { buyer, listingId, agreementId } = await anAgreed();
  await write(buyer, agreementId, BUYERS);
  await withdraw(buyer, agreementId);
  const params = { id: listingId };
  expect(await buyer.api.call(getOwnComment, { params })).toMatchObject({ refusal: 'reviewWithAgreement' });
  await passDays(app, agreementId, 13);
  await runClockJob(app, 'reviews.show');
  expect(await codeOf(buyer.api.call(createComment, { params, body: SELLERS }))).toBe('done');
});

/** The tables in which a row contains a text. */
async function tablesWith(text: string): Promise<string[]> {
  const { db } = app.client;
  const { rows } = await sql<{ name: string }>`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`.execute(db);
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: hits } = await sql<{ is: boolean }>`
      select exists (select from ${sql.table(name)} t where t::text like ${`%${text}%`}) as is`.execute(db);
    if (hits[0]?.is) found.push(name);
  }
  return found;
}

test('a withdrawn review leaves no trace in the database, statistics, exports or after an erasure', async () => {
  const { buyer, seller, agreementId } = await anAgreed();
  const figures = await app.api().call(getTransparency);
  await write(buyer, agreementId, BUYERS);
  expect(await tablesWith(BUYERS.text)).toEqual(['public.sealed_review']);
  await withdraw(buyer, agreementId);
  expect(await tablesWith(BUYERS.text)).toEqual([]);
  await app.settle();
  expect(await app.api().call(getTransparency)).toEqual(figures);
  const { db } = app.client;
  const own = await collectPersonalData(db, buyer.id);
  expect(own).toMatchObject({ hiddenReviews: [], comments: [] });
  const others = JSON.stringify(await collectPersonalData(db, seller.id));
  expect(others).not.toContain('waiting');
  expect(JSON.stringify(own)).not.toContain(BUYERS.text);
  await buyer.api.call(deleteAccount, {});
  const { rows } = await sql`select 1 from agreement where offer_id = ${agreementId}`.execute(db);
  expect(rows).toEqual([]);
  expect(await tablesWith(BUYERS.text)).toEqual([]);
});
