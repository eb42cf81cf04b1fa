import { sql } from 'kysely';
import type { Tx } from '../platform/db/client.ts';

export interface SealedReview {
  readonly id: number;
  readonly authorId: number;
  readonly listingId: number | null;
  readonly rating: number;
  readonly text: string;
}

/** Stores or replaces the author's hidden review of an agreement. */
export async function putSealed(
  tx: Tx,
  review: { offerId: number; authorId: number; listingId: number | null; rating: number; text: string },
): Promise<void> {
  const { offerId, authorId, listingId, rating, text } = review;
  await sql`
    insert into sealed_review as r (offer_id, author_id, listing_id, rating, body)
    values (${offerId}, ${authorId}, ${listingId}, ${rating}, ${text})
    on conflict (offer_id, author_id, coalesce(listing_id, 0))
    do update set rating = excluded.rating, body = excluded.body, updated_at = now()
    where (r.rating, r.body) is distinct from (excluded.rating, excluded.body)`.execute(tx);
}

/** Deletes the author's hidden review. @returns  whether there was one */
export async function dropOwnSealed(
  tx: Tx,
  { offerId, authorId, listingId }: { offerId: number; authorId: number; listingId: number | null },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from sealed_review where offer_id = ${offerId} and author_id = ${authorId}
      and listing_id is not distinct from ${listingId}`.execute(tx);
  return numAffectedRows === 1n;
}

/** The hidden reviews of a locked agreement, ordered so that listings are always locked in the same order. */
export async function listSealed(tx: Tx, offerId: number): Promise<SealedReview[]> {
  const { rows } = await sql<SealedReview>`
    select id, author_id as "authorId", listing_id as "listingId", rating, body as text
    from sealed_review where offer_id = ${offerId} order by listing_id, id`.execute(tx);
  return rows;
}

export async function dropSealed(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('sealed_review').where('id', '=', id).execute();
}

/** The subject of a review: a listing or a buyer. */
export type Reviewed = { readonly listingId: number } | { readonly buyerId: number };

const placeOf = (reviewed: Reviewed) =>
  'listingId' in reviewed
    ? ({ column: 'listing_id', id: reviewed.listingId } as const)
    : ({ column: 'buyer_id', id: reviewed.buyerId } as const);

/** The author's earlier review of the same subject, shown or hidden by moderators. */
export interface ShownReview {
  readonly id: number;
  readonly rating: number;
  readonly text: string;
  readonly isHidden: boolean;
  /** It was shown together with the other side's, so it can no longer be edited. */
  readonly isFinal: boolean;
}

export async function findShownReview(tx: Tx, authorId: number, reviewed: Reviewed): Promise<ShownReview | undefined> {
  const { column, id } = placeOf(reviewed);
  const { rows } = await sql<ShownReview>`
    select id, rating, body as text, hidden_at is not null as "isHidden", is_final as "isFinal"
    from comment where ${sql.ref(column)} = ${id} and author_id = ${authorId} for no key update`.execute(tx);
  return rows[0];
}

/**
 * Whether the author's review of the subject was public at the end of an agreement, or later; also if moderators have
 * hidden it since. One that they had hidden before is not replaced by that of the agreement, which is held back then.
 */
export async function wasShown(tx: Tx, offerId: number, authorId: number, reviewed: Reviewed): Promise<boolean> {
  const { column, id } = placeOf(reviewed);
  const { rows } = await sql`
    select from comment c join agreement g on g.offer_id = ${offerId}
    where c.${sql.ref(column)} = ${id} and c.author_id = ${authorId}
      and (c.hidden_at is null or c.hidden_at > g.shown_at)`.execute(tx);
  return rows.length > 0;
}

/**
 * Shows a review, as the author's comment on the locked listing or as their review of the buyer. It replaces the
 * author's earlier review of the same subject.
 *
 * @returns  its id and the rating that it replaces (null if none); undefined when moderators have hidden the earlier
 *           review, which must not be replaced.
 */
export async function showReview(
  tx: Tx,
  { authorId, rating, text }: SealedReview,
  reviewed: Reviewed,
): Promise<{ id: number; replaced: number | null } | undefined> {
  const before = await findShownReview(tx, authorId, reviewed);
  if (before?.isHidden) return undefined;
  const said = { rating, body: text, is_contact_confirmed: true, is_deal_confirmed: true, is_final: true };
  if (before) {
    const now = sql<Date>`now()`;
    const set = { ...said, created_at: now, updated_at: now };
    await tx.updateTable('comment').set(set).where('id', '=', before.id).execute();
    return { id: before.id, replaced: before.rating };
  }
  const { column, id } = placeOf(reviewed);
  const row = await tx
    .insertInto('comment')
    .values({ ...said, [column]: id, author_id: authorId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: row.id, replaced: null };
}

/** Locks a seller's review of a buyer until the transaction ends. */
export async function holdBuyerReview(tx: Tx, id: number): Promise<void> {
  await sql`select 1 from comment where id = ${id} and buyer_id is not null for no key update`.execute(tx);
}
