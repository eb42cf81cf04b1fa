import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getProfile } from '#contract/accounts/accounts.ts';
import { listComments, listReceivedComments } from '#contract/comments.ts';
import { listMessages } from '#contract/conversations.ts';
import { getListing } from '#contract/listings/listings.ts';
import { listBuyerReviews } from '#contract/reviews.ts';
import { demoBuyerReviews } from '#demo/buyer-reviews.ts';
import { aSession } from '#test/factories.ts';
import { runClockJob } from '#test/job-queue.ts';
import { testApp } from '#test/test-app.ts';
import { layMarket } from './lay-market.ts';

const app = testApp();

interface Agreed {
  readonly offerId: number;
  readonly listingId: number;
  readonly sellerId: number;
  readonly buyerId: number;
  readonly isInOrder: boolean;
}

test('the demo market has agreements that both sides have reviewed, and their offers, and sends no prompts', async () => {
  const { db } = app.client;
  await layMarket(app.client, app.app.jobs, Date.now(), 0);
  const { rows } = await sql<Agreed>`
    select g.offer_id as "offerId", ol.listing_id as "listingId", g.seller_id as "sellerId", g.buyer_id as "buyerId",
      o.created_at < g.agreed_at and g.agreed_at < g.shown_at and g.shown_at < now()
        and (select bool_and(x.created_at <= o.created_at) from message x
          where x.conversation_id = o.conversation_id and x.offer_id is null)
        and c.last_number = (select max(x.number) from message x where x.conversation_id = c.id) as "isInOrder"
    from agreement g join offer o on o.id = g.offer_id join offer_listing ol on ol.offer_id = o.id
      join conversation c on c.id = o.conversation_id order by g.offer_id`.execute(db);
  expect(rows).toHaveLength(demoBuyerReviews.length);
  expect(new Set(rows.flatMap(({ sellerId, buyerId }) => [sellerId, buyerId])).size).toBe(2 * rows.length);
  const api = app.api();
  for (const { listingId, sellerId, buyerId, isInOrder } of rows) {
    expect(isInOrder).toBe(true);
    const { items } = await api.call(listReceivedComments, { params: { id: sellerId }, query: {} });
    const ofListing = await api.call(listComments, { params: { id: listingId }, query: {} });
    const received = [...items, ...ofListing.items].filter(({ author }) => author.id === buyerId);
    expect(received).toContainEqual(expect.objectContaining({ dealConfirmed: true }));
    const listing = await api.call(getListing.ad, { params: { id: listingId } });
    expect(listing.avg_rating_count).toBe(ofListing.total);
    const ofBuyer = await api.call(listBuyerReviews, { params: { id: buyerId }, query: {} });
    expect(ofBuyer.items).toMatchObject([{ author: { id: sellerId } }]);
    expect((await api.call(getProfile, { params: { id: buyerId } })).asBuyer.avg_rating_count).toBe(1);
  }
  for (const job of ['reviews.prompt', 'reviews.show'] as const) await runClockJob(app, job);
  const { rows: news } = await sql`select 1 from notification`.execute(db);
  expect(news).toEqual([]);
  await expectOfferShown();
});

async function expectOfferShown(): Promise<void> {
  const { rows } = await sql<{ conversationId: number; buyerId: number }>`
    select o.conversation_id as "conversationId", g.buyer_id as "buyerId"
    from agreement g join offer o on o.id = g.offer_id limit 1`.execute(app.client.db);
  const [{ conversationId, buyerId } = { conversationId: 0, buyerId: 0 }] = rows;
  const api = app.as(await aSession(app, buyerId));
  const { items } = await api.call(listMessages, { params: { id: conversationId }, query: {} });
  expect(items.map(({ offer }) => offer?.step)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    'made',
    'accepted',
  ]);
}
