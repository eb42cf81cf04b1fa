import { sql } from 'kysely';
import type { OfferState, OfferStep } from '#contract/offers/offer.ts';
import type { KindId } from '#kinds/index.ts';
import type { PriceUnit } from '#kinds/price-units.ts';
import { HAS_GONE, IS_OFFERED, STATE_NOW } from '../conversations/offer-repository.ts';
import type { Db, Tx } from '../platform/db/client.ts';

/** Locks a conversation, which serialises changes of its offers. Undefined when it does not exist. */
export async function holdConversation(tx: Tx, id: number): Promise<{ memberIds: number[] } | undefined> {
  const { rows } = await sql<{ lowId: number; highId: number }>`
    select low_id as "lowId", high_id as "highId" from conversation where id = ${id} for no key update`.execute(tx);
  return rows[0] && { memberIds: [rows[0].lowId, rows[0].highId] };
}

/** A listing that an offer is for. */
export interface OfferedListing {
  readonly id: number;
  readonly seller_id: number;
  readonly kind: KindId;
  readonly category_id: number | null;
  readonly title: string;
  readonly price_unit: PriceUnit | null;
  readonly floor_minor: number | null;
  readonly is_offered: boolean;
}

/**
 * The existing ones of the listings, in the given order. They are locked, so that they cannot be hidden before the
 * offer is stored. Lock listings before offers, as the code that hides listings does.
 */
export async function holdListings(tx: Tx, ids: readonly number[]): Promise<OfferedListing[]> {
  const { rows } = await sql<OfferedListing>`
    select l.id, l.seller_id, l.kind, l.category_id, l.title, l.price_unit, l.floor_minor, ${IS_OFFERED} as is_offered
    from listing l where l.id = any(${ids}::bigint[]) order by l.id for share of l`.execute(tx);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** An offer with its deciding fields. `state` is the current state, see `STATE_NOW`. */
export interface HeldOffer {
  readonly id: number;
  readonly maker_id: number;
  readonly state: OfferState;
}

/** Locks an offer of a conversation. */
export async function holdOffer(tx: Tx, conversationId: number, id: number): Promise<HeldOffer | undefined> {
  // Read the state in a separate statement: this one may have waited for a change that its own snapshot does not show.
  const { rows: held } = await sql`
    select o.id from offer o where o.id = ${id} and o.conversation_id = ${conversationId} for no key update`.execute(
    tx,
  );
  if (held.length === 0) return undefined;
  const { rows } = await sql<HeldOffer>`
    select o.id, o.maker_id, ${STATE_NOW} as state from offer o where o.id = ${id}`.execute(tx);
  return rows[0];
}

/**
 * Locks the conversation's open offer, if any. One that has ended meanwhile is settled and does not block a new one.
 */
export async function holdOpen(tx: Tx, conversationId: number): Promise<HeldOffer | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from offer where conversation_id = ${conversationId} and state = 'open'`.execute(tx);
  const held = rows[0] && (await holdOffer(tx, conversationId, rows[0].id));
  if (held?.state === 'open') return held;
  if (held) await settleOffer(tx, held.id, held.state);
  return undefined;
}

export interface NewOffer {
  readonly conversationId: number;
  readonly makerId: number;
  readonly sellerId: number;
  readonly answersId: number | null;
  readonly priceMinor: number | null;
  readonly priceUnit: PriceUnit | null;
  readonly quantityMilli: number | null;
  readonly pickUpOn: string | null;
  readonly note: string;
  readonly isBelowFloor: boolean;
  readonly listingIds: readonly number[];
  readonly hours: number;
}

/** Stores an offer; one below the lowest price is declined immediately. @returns its id */
export async function insertOffer(tx: Tx, offer: NewOffer): Promise<number> {
  const state: OfferState = offer.isBelowFloor ? 'declined' : 'open';
  const { rows } = await sql<{ id: number }>`
    insert into offer (conversation_id, maker_id, seller_id, answers_id, state, price_minor, price_unit, quantity_milli,
      pick_up_on, note, is_below_floor, lapses_at, settled_at)
    values (${offer.conversationId}, ${offer.makerId}, ${offer.sellerId}, ${offer.answersId}, ${state},
      ${offer.priceMinor}, ${offer.priceUnit}, ${offer.quantityMilli}, ${offer.pickUpOn}::date, ${offer.note},
      ${offer.isBelowFloor}, now() + make_interval(hours => ${offer.hours}::int),
      case when ${offer.isBelowFloor} then now() end)
    returning id`.execute(tx);
  const id = rows[0]?.id as number;
  await sql`
    insert into offer_listing (offer_id, listing_id, position)
    select ${id}, wanted.id, wanted.position from unnest(${offer.listingIds}::bigint[]) with ordinality as wanted (id, position)
    `.execute(tx);
  return id;
}

/** Settles a locked open offer. */
export async function settleOffer(tx: Tx, id: number, state: Exclude<OfferState, 'open'>): Promise<void> {
  await sql`update offer set state = ${state}, settled_at = now() where id = ${id} and state = 'open'`.execute(tx);
}

/** An offer that has expired or lost a listing. */
export interface EndedOffer {
  readonly id: number;
  readonly conversationId: number;
  readonly makerId: number;
  readonly state: 'lapsed' | 'closed';
  readonly memberIds: number[];
}

/**
 * Settles open offers that have expired or whose listing is no longer shown; only those for one listing, if given.
 * Skips offers that are locked by an answer in progress, which the next run handles.
 */
export async function settleEnded(
  tx: Tx,
  { listingId, limit }: { listingId?: number; limit: number },
): Promise<EndedOffer[]> {
  const ofListing =
    listingId === undefined
      ? sql``
      : sql`and exists (select from offer_listing m where m.offer_id = o.id and m.listing_id = ${listingId})`;
  const { rows } = await sql<Omit<EndedOffer, 'memberIds'> & { lowId: number; highId: number }>`
    with ended as (
      select o.id, ${STATE_NOW} as state from offer o
      where o.state = 'open' and (o.lapses_at <= now() or ${HAS_GONE}) ${ofListing}
      order by o.id limit ${limit} for no key update of o skip locked
    )
    update offer o set state = e.state, settled_at = now()
    from ended e, conversation c
    where o.id = e.id and o.state = 'open' and c.id = o.conversation_id
    returning o.id, o.conversation_id as "conversationId", o.maker_id as "makerId", o.state,
      c.low_id as "lowId", c.high_id as "highId"`.execute(tx);
  return rows.map(({ lowId, highId, ...offer }) => ({ ...offer, memberIds: [lowId, highId] }));
}

/** The id of the message about a step of an offer. */
export async function findStepMessage(db: Db, offerId: number, step: OfferStep): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from message where offer_id = ${offerId} and offer_step = ${step} order by id limit 1`.execute(db);
  return rows[0]?.id;
}
