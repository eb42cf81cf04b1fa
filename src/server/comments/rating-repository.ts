import { sql } from 'kysely';
import type { KindId } from '#kinds/index.ts';
import type { Tx } from '../platform/db/client.ts';

/** A listing locked by the transaction: writers of its comments wait for the lock, so that its ratings add up. */
export interface HeldListing {
  readonly id: number;
  readonly kind: KindId;
  readonly sellerId: number;
}

/**
 * Locks the listing of a comment until the transaction ends. Later statements see the comment's current state; it may
 * have been deleted while waiting for the lock.
 */
export async function holdListingOfComment(tx: Tx, commentId: number): Promise<HeldListing | undefined> {
  const { rows } = await sql<HeldListing>`
    select l.id, l.kind, l.seller_id as "sellerId" from listing l
    where l.id = (select c.listing_id from comment c where c.id = ${commentId}) for no key update`.execute(tx);
  return rows[0];
}

export async function holdListing(tx: Tx, id: number): Promise<HeldListing | undefined> {
  const { rows } = await sql<HeldListing>`
    select l.id, l.kind, l.seller_id as "sellerId" from listing l where l.id = ${id} for no key update`.execute(tx);
  return rows[0];
}

export interface CommentWrite {
  readonly rating: number;
  readonly text: string;
}

/** Inserts a comment on a locked listing; undefined when the author already has one. */
export async function insertComment(
  tx: Tx,
  comment: CommentWrite & {
    listingId: number;
    authorId: number;
    isContactConfirmed: boolean;
    isDealConfirmed: boolean;
  },
): Promise<number | undefined> {
  const row = await tx
    .insertInto('comment')
    .values({
      listing_id: comment.listingId,
      author_id: comment.authorId,
      rating: comment.rating,
      body: comment.text,
      is_contact_confirmed: comment.isContactConfirmed,
      is_deal_confirmed: comment.isDealConfirmed,
    })
    .onConflict((conflict) => conflict.columns(['listing_id', 'author_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function updateComment(tx: Tx, id: number, { rating, text }: CommentWrite): Promise<void> {
  await sql`update comment set rating = ${rating}, body = ${text}, updated_at = now() where id = ${id}`.execute(tx);
}

/** Hides or shows a comment on a locked listing. @returns its rating; undefined when nothing changed */
export async function updateHidden(tx: Tx, id: number, isHidden: boolean): Promise<number | undefined> {
  const { rows } = await sql<{ rating: number }>`
    update comment set hidden_at = case when ${isHidden} then now() end
    where id = ${id} and (hidden_at is not null) <> ${isHidden} returning rating`.execute(tx);
  return rows[0]?.rating;
}

/** Hides or shows a review of a buyer. @returns the buyer; undefined for any other comment, or when nothing changed */
export async function updateReviewHidden(tx: Tx, id: number, isHidden: boolean): Promise<number | undefined> {
  const { rows } = await sql<{ buyerId: number }>`
    update comment set hidden_at = case when ${isHidden} then now() end
    where id = ${id} and buyer_id is not null and (hidden_at is not null) <> ${isHidden}
    returning buyer_id as "buyerId"`.execute(tx);
  return rows[0]?.buyerId;
}

/** Deletes a review of a buyer. @returns the buyer */
export async function deleteReview(tx: Tx, id: number): Promise<number | undefined> {
  const { rows } = await sql<{ buyerId: number }>`
    delete from comment where id = ${id} and buyer_id is not null returning buyer_id as "buyerId"`.execute(tx);
  return rows[0]?.buyerId;
}

/** Deletes a comment on a locked listing; `rating` is null if it was hidden and did not count. */
export async function deleteComment(tx: Tx, id: number): Promise<{ rating: number | null } | undefined> {
  const { rows } = await sql<{ rating: number | null }>`
    delete from comment where id = ${id} returning case when hidden_at is null then rating end as rating`.execute(tx);
  return rows[0];
}

/** Sets the seller's reply, or deletes it with null; false when nothing changed. */
export async function updateReply(tx: Tx, id: number, text: string | null): Promise<boolean> {
  const { rows } = await sql`
    update comment set reply = ${text}::text,
      replied_at = case when ${text}::text is not null then coalesce(replied_at, now()) end,
      reply_updated_at = case when ${text}::text is not null and reply is not null then now() end
    where id = ${id} and reply is distinct from ${text}::text returning id`.execute(tx);
  return rows.length > 0;
}

/** Adds to the rating sums of a locked listing. The new revision makes every node reload it. */
export async function addToRatings(tx: Tx, listingId: number, by: { sum: number; count: number }): Promise<void> {
  await sql`
    update listing set rating_sum = rating_sum + ${by.sum}, rating_count = rating_count + ${by.count},
      revision = nextval('listing_revision')
    where id = ${listingId}`.execute(tx);
}
