import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';

/** An agreement as its reviews need it. `isOpen`: reviews can be written and edited. */
export interface HeldAgreement {
  readonly id: number;
  readonly conversationId: number;
  readonly buyerId: number;
  readonly sellerId: number;
  readonly isOpen: boolean;
  readonly isShown: boolean;
  readonly isDue: boolean;
  readonly buyerWrote: boolean;
  readonly sellerWrote: boolean;
}

const STATE = sql`
  g.offer_id as id, o.conversation_id as "conversationId", g.buyer_id as "buyerId", g.seller_id as "sellerId",
  g.shown_at is null and g.shows_at > now() as "isOpen", g.shown_at is not null as "isShown",
  g.shows_at <= now() as "isDue", g.buyer_wrote_at is not null as "buyerWrote",
  g.seller_wrote_at is not null as "sellerWrote"`;

/** An agreement as it is now, without a lock. */
export async function findAgreement(db: Db, id: number): Promise<HeldAgreement | undefined> {
  const { rows } = await sql<HeldAgreement>`
    select ${STATE} from agreement g join offer o on o.id = g.offer_id where g.offer_id = ${id}`.execute(db);
  return rows[0];
}

/**
 * Locks an agreement, so that its reviews are written and shown one after the other. Callers must have locked both
 * accounts against erasure, and must lock listings afterwards.
 */
export async function holdAgreement(tx: Tx, id: number): Promise<HeldAgreement | undefined> {
  await sql`select 1 from agreement where offer_id = ${id} for no key update`.execute(tx);
  // Use a separate statement: the lock above may have waited for a change that its own snapshot does not show.
  return findAgreement(tx, id);
}

/** The listings of an agreement in the order of the offer, including those that their seller has deleted since. */
export async function listListingIds(db: Db, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select l.id from offer_listing ol join listing l on l.id = ol.listing_id
    where ol.offer_id = ${id} order by ol.position`.execute(db);
  return rows.map((row) => row.id);
}

/**
 * How an agreement affects an ordinary comment by the buyer: `open` while its reviews are hidden, `shown` once the
 * buyer's own review has been shown; null without an agreement, or when the buyer did not write in time.
 */
export async function findStandingAgreement(
  db: Db,
  { buyerId, listingId }: { buyerId: number; listingId: number },
): Promise<'open' | 'shown' | null> {
  const { rows } = await sql<{ isOpen: boolean }>`
    select g.shown_at is null and g.shows_at > now() as "isOpen"
    from agreement g join offer_listing ol on ol.offer_id = g.offer_id and ol.listing_id = ${listingId}
    where g.buyer_id = ${buyerId} and (g.shown_at is null and g.shows_at > now() or g.buyer_wrote_at is not null)
    order by 1 desc limit 1`.execute(db);
  const [row] = rows;
  return row ? (row.isOpen ? 'open' : 'shown') : null;
}

/** Records that a side has written a review. */
export async function noteWritten(tx: Tx, id: number, role: 'buyer' | 'seller'): Promise<void> {
  const column = sql.ref(`${role}_wrote_at`);
  await sql`update agreement set ${column} = coalesce(${column}, now()) where offer_id = ${id}`.execute(tx);
}

/** Records that a side has no hidden review left. @returns  whether that is the case */
export async function noteUnwritten(tx: Tx, id: number, role: 'buyer' | 'seller'): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update agreement g set ${sql.ref(`${role}_wrote_at`)} = null where g.offer_id = ${id} and not exists (
      select from sealed_review s where s.offer_id = g.offer_id and s.author_id = ${sql.ref(`g.${role}_id`)})`.execute(
    tx,
  );
  return numAffectedRows === 1n;
}

/** Marks the reviews of a locked agreement as shown. */
export async function noteShown(tx: Tx, id: number): Promise<void> {
  await sql`update agreement set shown_at = now() where offer_id = ${id}`.execute(tx);
}

/** Agreements whose reviews must be shown because the time to write them is over. */
export async function listDue(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select offer_id as id from agreement where shown_at is null and shows_at <= now()
    order by shows_at, offer_id limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}

/** A notification about an agreement that is sent at a scheduled time. */
export type Prompt = 'asked' | 'reminded';

interface PromptedAgreement {
  readonly id: number;
  readonly buyerId: number;
  readonly sellerId: number;
  readonly buyerWrote: boolean;
  readonly sellerWrote: boolean;
}

/** Marks agreements that are due for a prompt; rows that another node has locked are left to that node. */
export async function takePrompted(
  tx: Tx,
  prompt: Prompt,
  { afterDays, limit }: { afterDays: number; limit: number },
): Promise<PromptedAgreement[]> {
  const column = sql.ref(`${prompt}_at`);
  const { rows } = await sql<PromptedAgreement>`
    with due as (
      select offer_id from agreement
      where shown_at is null and ${column} is null and opens_at <= now() - make_interval(days => ${afterDays}::int)
        and shows_at > now()
      order by opens_at limit ${limit} for no key update skip locked
    )
    update agreement g set ${column} = now() from due where g.offer_id = due.offer_id
    returning g.offer_id as id, g.buyer_id as "buyerId", g.seller_id as "sellerId",
      g.buyer_wrote_at is not null as "buyerWrote", g.seller_wrote_at is not null as "sellerWrote"`.execute(tx);
  return rows;
}
