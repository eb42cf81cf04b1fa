import { expect, test } from 'vitest';
import { getProfile } from '#contract/accounts/accounts.ts';
import { deleteAccount } from '#contract/accounts/settings.ts';
import { blockPerson } from '#contract/blocks.ts';
import { createComment, getOwnComment, listComments, listReceivedComments, updateComment } from '#contract/comments.ts';
import { getListing } from '#contract/listings/listings.ts';
import { listNews } from '#contract/notifications/notifications.ts';
import {
  listAgreements,
  listBuyerReviews,
  removeBuyerReview,
  removeReviewReply,
  replyToReview,
  writeReview,
} from '#contract/reviews.ts';
import { actOnListings } from '#contract/selling/selling.ts';
import { aComment, aListing } from '#test/factories.ts';
import { runClockJob } from '#test/job-queue.ts';
import {
  aConversation,
  anAgreement,
  anOffer,
  aTalker,
  passDays,
  type Talk,
  type Talker,
} from '#test/talk-factories.ts';
import { testApp } from '#test/test-app.ts';
import { collectPersonalData } from '../accounts/export-repository.ts';
import { showDue } from './clock.ts';

const app = testApp();
const BUYERS = { rating: 5, text: 'Ser jak u babci.' };
const SELLERS = { rating: 4, text: 'Odbiór zgodnie z umową.' };

const write = ({ api }: Talker, id: number, body: object) =>
  api.call(writeReview, { params: { id }, body: body as typeof BUYERS });
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error) => error.code,
  );

async function anAgreed(): Promise<Talk & { agreementId: number }> {
  const talk = await aConversation(app);
  return { ...talk, agreementId: await anAgreement(app, talk) };
}

/** Everything that strangers can see or count about the two sides. */
async function whatIsSeen({ listingId, seller, buyer }: Pick<Talk, 'listingId' | 'seller' | 'buyer'>) {
  await app.settle();
  const api = app.api();
  const comments = await api.call(listComments, { params: { id: listingId }, query: {} });
  const received = await api.call(listReceivedComments, { params: { id: seller.id }, query: {} });
  const ofBuyer = await api.call(listBuyerReviews, { params: { id: buyer.id }, query: {} });
  const { avg_rating, avg_rating_count } = await api.call(getListing.ad, { params: { id: listingId } });
  const ofSeller = await api.call(getProfile, { params: { id: seller.id } });
  const { asBuyer } = await api.call(getProfile, { params: { id: buyer.id } });
  return {
    ofListing: comments.items.map(({ text }) => text),
    distribution: comments.distribution,
    received: received.items.map(({ text }) => text),
    ofBuyer: ofBuyer.items.map(({ text }) => text),
    listing: [avg_rating, avg_rating_count],
    seller: [ofSeller.avg_rating, ofSeller.avg_rating_count, ofSeller.counts.comments],
    asBuyer: [asBuyer.avg_rating, asBuyer.avg_rating_count],
  };
}

const NOTHING_SEEN = {
  ...{ ofListing: [], distribution: [0, 0, 0, 0, 0], received: [], ofBuyer: [], listing: [null, 0] },
  ...{ seller: [null, 0, 0], asBuyer: [null, 0] },
};

test('a review is neither visible nor counted until the other side has written; then both are at once', async () => {
  const talk = await anAgreed();
  const { buyer, seller, listingId, agreementId } = talk;
  const { data } = await write(buyer, agreementId, BUYERS);
  expect(data).toMatchObject({ role: 'buyer', ownWrote: true, otherWrote: false, shownAt: null });
  expect(data.own).toMatchObject([{ listingId, ...BUYERS }]);
  expect(await whatIsSeen(talk)).toEqual(NOTHING_SEEN);
  const sellers = await seller.api.call(listAgreements, { query: {} });
  expect(sellers.items).toMatchObject([
    { id: agreementId, role: 'seller', ownWrote: false, otherWrote: true, own: [] },
  ]);
  expect(JSON.stringify(sellers)).not.toContain(BUYERS.text);
  await write(seller, agreementId, SELLERS);
  expect(await whatIsSeen(talk)).toEqual({
    ...{ ofListing: [BUYERS.text], distribution: [0, 0, 0, 0, 1], received: [BUYERS.text], ofBuyer: [SELLERS.text] },
    ...{ listing: [5, 1], seller: [5, 1, 1], asBuyer: [4, 1] },
  });
  const { items } = await app.api().call(listComments, { params: { id: listingId }, query: {} });
  expect(items[0]).toMatchObject({ contactConfirmed: true, dealConfirmed: true, author: { id: buyer.id } });
  expect((await buyer.api.call(listAgreements, { query: {} })).items).toEqual([]);
});

test('a review without a counterpart is shown once, after fourteen days', async () => {
  const talk = await anAgreed();
  await write(talk.seller, talk.agreementId, SELLERS);
  await passDays(app, talk.agreementId, 11.9);
  await runClockJob(app, 'reviews.show');
  expect(await whatIsSeen(talk)).toEqual(NOTHING_SEEN);
  await passDays(app, talk.agreementId, 0.2);
  expect(await codeOf(write(talk.buyer, talk.agreementId, BUYERS))).toBe('reviewsShown');
  for (let times = 0; times < 2; times += 1) await runClockJob(app, 'reviews.show');
  expect(await whatIsSeen(talk)).toEqual({ ...NOTHING_SEEN, ofBuyer: [SELLERS.text], asBuyer: [4, 1] });
  const { items } = await talk.buyer.api.call(listNews, { query: {} });
  expect(items.filter(({ kind }) => kind === 'review')).toHaveLength(1);
});

test('a node killed while showing reviews has shown none; the next run shows all of them once', async () => {
  const talk = await anAgreed();
  await write(talk.buyer, talk.agreementId, BUYERS);
  await passDays(app, talk.agreementId, 13);
  const { db } = app.client;
  const killed = async () => {
    throw new Error('killed');
  };
  await expect(showDue({ db, jobs: app.app.jobs, publishNews: killed })).rejects.toThrow('killed');
  expect(await whatIsSeen(talk)).toEqual(NOTHING_SEEN);
  const deps = { db, jobs: app.app.jobs, publishNews: async () => {} };
  await Promise.all([showDue(deps), showDue(deps), showDue(deps)]);
  expect(await whatIsSeen(talk)).toMatchObject({ ofListing: [BUYERS.text], listing: [5, 1], seller: [5, 1, 1] });
});

test('a review can be edited until it is shown, and not afterwards', async () => {
  const { buyer, seller, listingId, agreementId } = await anAgreed();
  await write(buyer, agreementId, BUYERS);
  await write(buyer, agreementId, { rating: 2, text: 'Jednak za słony.' });
  await write(seller, agreementId, SELLERS);
  const { items } = await app.api().call(listComments, { params: { id: listingId }, query: {} });
  expect(items).toMatchObject([{ rating: 2, text: 'Jednak za słony.' }]);
  const id = items[0]?.id ?? 0;
  expect(await codeOf(buyer.api.call(updateComment, { params: { id }, body: BUYERS }))).toBe('reviewsShown');
  expect(await codeOf(write(buyer, agreementId, BUYERS))).toBe('reviewsShown');
  expect(await buyer.api.call(getOwnComment, { params: { id: listingId } })).toMatchObject({ final: true });
});

test('the last request may be repeated, also concurrently', async () => {
  const talk = await anAgreed();
  const answers = await Promise.all([
    write(talk.buyer, talk.agreementId, BUYERS),
    write(talk.seller, talk.agreementId, SELLERS),
    write(talk.buyer, talk.agreementId, BUYERS),
    write(talk.seller, talk.agreementId, SELLERS),
  ]);
  expect(answers.map(({ success }) => success)).toEqual([true, true, true, true]);
  expect(await whatIsSeen(talk)).toMatchObject({ listing: [5, 1], asBuyer: [4, 1] });
});

test('an ordinary comment is refused during an open agreement and after a deleted review', async () => {
  const { buyer, seller, listingId, agreementId } = await anAgreed();
  const params = { id: listingId };
  const comment = () => codeOf(buyer.api.call(createComment, { params, body: BUYERS }));
  expect(await comment()).toBe('reviewWithAgreement');
  expect(await buyer.api.call(getOwnComment, { params })).toMatchObject({ refusal: 'reviewWithAgreement' });
  await write(buyer, agreementId, BUYERS);
  await write(seller, agreementId, SELLERS);
  await app.client.db.deleteFrom('comment').where('listing_id', '=', listingId).execute();
  expect(await comment()).toBe('reviewsShown');
});

test('a buyer who did not review in time can write an ordinary comment, marked as a confirmed deal', async () => {
  const { buyer, listingId, agreementId } = await anAgreed();
  await passDays(app, agreementId, 13);
  await runClockJob(app, 'reviews.show');
  await buyer.api.call(createComment, { params: { id: listingId }, body: BUYERS });
  const { items } = await app.api().call(listComments, { params: { id: listingId }, query: {} });
  expect(items).toMatchObject([{ dealConfirmed: true }]);
});

test('the review replaces an earlier comment when it is shown, not before', async () => {
  const talk = await aConversation(app);
  await aComment(app, talk.listingId, 3, 'Sprzed umowy.', talk.buyer.id);
  const agreementId = await anAgreement(app, talk);
  await write(talk.buyer, agreementId, BUYERS);
  expect(await whatIsSeen(talk)).toMatchObject({ ofListing: ['Sprzed umowy.'], listing: [3, 1] });
  await write(talk.seller, agreementId, SELLERS);
  expect(await whatIsSeen(talk)).toMatchObject({ ofListing: [BUYERS.text], listing: [5, 1], seller: [5, 1, 1] });
});

test('neither a block nor an ended offer prevents a review, which stays on the profile', async () => {
  const talk = await anAgreed();
  const { buyer, seller, listingId, agreementId } = talk;
  await seller.api.call(blockPerson, { params: { id: buyer.id } });
  await seller.api.call(actOnListings, { body: { ids: [listingId], action: 'remove' } });
  await app.client.db
    .updateTable('listing')
    .set({ deleted_at: new Date(Date.now() - 86_400_000) })
    .where('id', '=', listingId)
    .execute();
  await runClockJob(app, 'listings.purge');
  await write(buyer, agreementId, { rating: 1, text: 'Nie było towaru.' });
  await write(seller, agreementId, SELLERS);
  await runClockJob(app, 'listings.purge');
  const profile = await app.api().call(getProfile, { params: { id: seller.id } });
  expect(profile).toMatchObject({ avg_rating: 1, avg_rating_count: 1, counts: { ad: 0, comments: 1 } });
  const other = await aListing(app, 'ad', { seller_id: seller.id });
  const shown = await app.api().call(getListing.ad, { params: { id: other } });
  expect(shown.seller).toMatchObject({ avg_rating: 1, avg_rating_count: 1 });
  const received = await app.api().call(listReceivedComments, { params: { id: seller.id }, query: {} });
  expect(received).toMatchObject({ total: 1, items: [{ text: 'Nie było towaru.', listing: { shown: false } }] });
});

test('each listing of an agreement can be reviewed; other listings and strangers are refused', async () => {
  const talk = await aConversation(app);
  const other = await aListing(app, 'ad', { seller_id: talk.seller.id });
  const agreementId = await anAgreement(app, talk, [talk.listingId, other]);
  await write(talk.buyer, agreementId, BUYERS);
  await write(talk.buyer, agreementId, { rating: 3, text: 'To drugie gorsze.', listingId: other });
  const strange = { ...BUYERS, listingId: await aListing(app, 'ad') };
  await expect(write(talk.buyer, agreementId, strange)).rejects.toMatchObject({ code: 'validationFailed' });
  await expect(write(talk.seller, agreementId, strange)).rejects.toMatchObject({ code: 'validationFailed' });
  expect(await codeOf(write(await aTalker(app), agreementId, BUYERS))).toBe('notFound');
  await write(talk.seller, agreementId, SELLERS);
  expect(await whatIsSeen(talk)).toMatchObject({ listing: [5, 1], seller: [4, 2, 2], asBuyer: [4, 1] });
});

test('an offer that is not accepted is no agreement; a pick-up date postpones the deadline', async () => {
  const talk = await aConversation(app);
  const parts = { conversationId: talk.id, makerId: talk.buyer.id, sellerId: talk.seller.id };
  const offerId = await anOffer(app, { ...parts, listingIds: [talk.listingId] });
  expect(await codeOf(write(talk.buyer, offerId, BUYERS))).toBe('notFound');
  const accepted = {
    state: 'accepted',
    settled_at: new Date('2026-03-01T10:00:00Z'),
    pick_up_on: '2026-04-02',
  } as const;
  await app.client.db.updateTable('offer').set(accepted).where('id', '=', offerId).execute();
  const { items } = await talk.buyer.api.call(listAgreements, { query: { conversation: talk.id } });
  expect(items).toMatchObject([{ opensAt: '2026-04-01T22:00:00.000Z', showsAt: '2026-04-15T22:00:00.000Z' }]);
});

test('both sides are asked once after a day and reminded once on day ten, unless they have written', async () => {
  const { buyer, seller, agreementId } = await anAgreed();
  const linesOf = async ({ api }: Talker) =>
    (await api.call(listNews, { query: {} })).items.filter(({ kind }) => kind === 'review');
  for (let times = 0; times < 2; times += 1) await runClockJob(app, 'reviews.prompt');
  expect(await linesOf(seller)).toMatchObject([{ count: 1, text: 'Możecie się już ocenić. Jak poszło?' }]);
  await write(buyer, agreementId, BUYERS);
  expect(await linesOf(buyer)).toMatchObject([{ text: 'Twoja opinia jest zapisana' }]);
  await passDays(app, agreementId, 8);
  for (let times = 0; times < 2; times += 1) await runClockJob(app, 'reviews.prompt');
  expect(await linesOf(seller)).toMatchObject([{ count: 3, text: 'Zostały 4 dni na opinię po umowie' }]);
  await write(seller, agreementId, SELLERS);
  expect(await linesOf(seller)).toMatchObject([{ text: 'Opinie po tej umowie już widać.' }]);
  expect(await linesOf(buyer)).toMatchObject([{ path: `/user/${buyer.id}?tab=buyer` }]);
});

const nameOf = async ({ id }: Talker) => (await app.api().call(getProfile, { params: { id } })).name;

test('a buyer has one reply to a review, its author is notified, and only its author can delete it', async () => {
  const talk = await anAgreed();
  const { buyer, seller, agreementId } = talk;
  await write(buyer, agreementId, BUYERS);
  await write(seller, agreementId, SELLERS);
  const [review] = (await app.api().call(listBuyerReviews, { params: { id: buyer.id }, query: {} })).items;
  const params = { id: review?.id ?? 0 };
  const body = { text: 'Dziękuję, do zobaczenia.' };
  expect(await codeOf(seller.api.call(replyToReview, { params, body }))).toBe('notFound');
  for (let times = 0; times < 2; times += 1) await buyer.api.call(replyToReview, { params, body });
  const replies = async () =>
    (await seller.api.call(listNews, { query: {} })).items.filter(({ kind }) => kind === 'reply');
  const path = `/user/${buyer.id}?tab=buyer`;
  expect(await replies()).toMatchObject([
    { title: await nameOf(buyer), text: 'Jest odpowiedź na twoją opinię', count: 1, path },
  ]);
  const { items } = await app.api().call(listBuyerReviews, { params: { id: buyer.id }, query: {} });
  expect(items).toMatchObject([{ reply: body, author: { id: seller.id } }]);
  await buyer.api.call(removeReviewReply, { params });
  expect(await replies()).toMatchObject([{ text: '', path: null }]);
  expect(await codeOf(buyer.api.call(removeBuyerReview, { params }))).toBe('notFound');
  await seller.api.call(removeBuyerReview, { params });
  expect(await whatIsSeen(talk)).toMatchObject({ ofBuyer: [], asBuyer: [null, 0] });
});

test("an export contains the account's own hidden review but not the other side's", async () => {
  const { buyer, seller, agreementId } = await anAgreed();
  await write(buyer, agreementId, BUYERS);
  const [own, others] = [
    await collectPersonalData(app.client.db, buyer.id),
    await collectPersonalData(app.client.db, seller.id),
  ];
  expect(own).toMatchObject({ hiddenReviews: [{ body: BUYERS.text }], agreements: [{ is_buyer: true }] });
  expect(others).toMatchObject({ hiddenReviews: [], agreements: [{ is_buyer: false }] });
  expect(JSON.stringify(others)).not.toContain(BUYERS.text);
});

test.each(['buyer', 'seller'] as const)(
  'when the %s deletes the account, none of their reviews is shown and the job continues',
  async (who) => {
    const talk = await anAgreed();
    const other = who === 'buyer' ? talk.seller : talk.buyer;
    await write(talk[who], talk.agreementId, who === 'buyer' ? BUYERS : SELLERS);
    await talk[who].api.call(deleteAccount, {});
    expect(await codeOf(write(other, talk.agreementId, SELLERS))).toBe('notFound');
    await runClockJob(app, 'reviews.show');
    expect((await other.api.call(listAgreements, { query: {} })).items).toEqual([]);
    const ofOther = await app.api().call(getProfile, { params: { id: other.id } });
    expect(ofOther).toMatchObject({ asBuyer: { avg_rating_count: 0 }, avg_rating_count: 0 });
  },
);
