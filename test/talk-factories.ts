import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type Message, openConversation, sendMessage } from '#contract/conversations.ts';
import { OFFER_HOURS, type OfferState } from '#contract/offers/offer.ts';
import { aListing, anAccount, aSession } from './factories.ts';
import type { TestApp } from './test-app.ts';

/** A signed-in user who may write. */
export interface Talker {
  readonly id: number;
  readonly token: string;
  readonly api: ReturnType<TestApp['as']>;
}

/** A confirmed user without a password, with a session: much faster to create than by registering. */
export async function aTalker(test: TestApp, name?: string): Promise<Talker> {
  const id = await anAccount(test, name ? { name } : {});
  await test.client.db.updateTable('account').set({ email_verified_at: new Date() }).where('id', '=', id).execute();
  const token = await aSession(test, id);
  return { id, token, api: test.as(token) };
}

/** Two users with a conversation, started by the buyer about the seller's listing. */
export interface Talk {
  readonly id: number;
  readonly buyer: Talker;
  readonly seller: Talker;
  readonly listingId: number;
}

/** A conversation without messages. */
export async function aConversation(
  test: TestApp,
  people: { buyer?: Talker; seller?: Talker; title?: string } = {},
): Promise<Talk> {
  const buyer = people.buyer ?? (await aTalker(test));
  const seller = people.seller ?? (await aTalker(test));
  const listingId = await aListing(test, 'ad', {
    seller_id: seller.id,
    ...(people.title ? { title: people.title } : {}),
  });
  const { data } = await buyer.api.call(openConversation, { body: { announcementId: listingId } });
  return { id: data.id, buyer, seller, listingId };
}

/** Sends a message through the API. */
export async function aMessage(
  sender: Pick<Talker, 'api'>,
  conversationId: number,
  content = 'Dzień dobry, czy miód jest jeszcze dostępny?',
  fields: { clientId?: string; fileIds?: number[] } = {},
): Promise<Message> {
  const body = { clientId: randomUUID(), content, ...fields };
  return (await sender.api.call(sendMessage, { params: { id: conversationId }, body })).data;
}

/** An offer without a message, bypassing the API. */
export async function anOffer(
  test: TestApp,
  offer: {
    conversationId: number;
    makerId: number;
    sellerId: number;
    listingIds: readonly number[];
    state?: OfferState;
    lapsesAt?: Date;
  },
): Promise<number> {
  const { conversationId, makerId, sellerId, listingIds, state = 'open' } = offer;
  const { id } = await test.client.db
    .insertInto('offer')
    .values({
      conversation_id: conversationId,
      maker_id: makerId,
      seller_id: sellerId,
      price_minor: 3_000,
      state,
      lapses_at: offer.lapsesAt ?? new Date(Date.now() + OFFER_HOURS * 3_600_000),
      settled_at: state === 'open' ? null : new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const listings = listingIds.map((listingId, at) => ({ offer_id: id, listing_id: listingId, position: at + 1 }));
  await test.client.db.insertInto('offer_listing').values(listings).execute();
  return id;
}

/** An agreement of two days ago on the listing of a conversation, or on several, bypassing the API. Returns its id. */
export async function anAgreement(
  test: TestApp,
  { id: conversationId, buyer, seller, listingId }: Talk,
  listingIds: readonly number[] = [listingId],
): Promise<number> {
  const parts = { conversationId, makerId: buyer.id, sellerId: seller.id, listingIds };
  const id = await anOffer(test, { ...parts, state: 'accepted' });
  await passDays(test, id, 2);
  return id;
}

/** Lets days pass for an agreement and its reviews. */
export async function passDays(test: TestApp, agreementId: number, days: number): Promise<void> {
  const { db } = test.client;
  const by = sql`${days} * interval '1 day'`;
  await sql`update offer set settled_at = settled_at - ${by} where id = ${agreementId}`.execute(db);
  await sql`
    update agreement set agreed_at = agreed_at - ${by}, opens_at = opens_at - ${by}, shows_at = shows_at - ${by}
    where offer_id = ${agreementId}`.execute(db);
}

/** Resets the send limits of all users. */
export async function forgetTries(test: TestApp): Promise<void> {
  await test.client.db.deleteFrom('rate_limit').execute();
}

/** Many messages at once, bypassing the API: sent by both sides in turn, a minute apart, all of them read. */
export async function manyMessages(test: TestApp, conversationId: number, count: number): Promise<void> {
  const { db } = test.client;
  await sql`
    insert into message (conversation_id, number, sender_id, client_id, content, created_at)
    select c.id, c.last_number + n, case when n % 2 = 1 then c.starter_id else c.low_id + c.high_id - c.starter_id end,
      'many-' || c.id || '-' || c.last_number + n, 'Wiadomość ' || n, now() - (${count} - n) * interval '1 minute'
    from conversation c, generate_series(1, ${count}::int) n where c.id = ${conversationId}`.execute(db);
  await sql`
    update conversation set last_number = last_number + ${count}, updated_at = now() where id = ${conversationId}`.execute(
    db,
  );
  await sql`
    update conversation_member m set updated_at = c.updated_at, read_number = c.last_number
    from conversation c where c.id = m.conversation_id and c.id = ${conversationId}`.execute(db);
}
