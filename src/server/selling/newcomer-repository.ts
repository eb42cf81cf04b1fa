import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';

/** A newcomer's gift that is still running. */
export interface GivenRow {
  readonly listing_id: number;
  readonly title: string;
  readonly days: number;
  readonly ends_at: Date;
}

/**
 * The gift of an account. It ends no later than the listing, whose time may have changed by a pause or another plan.
 */
export async function findGiven(db: Db, accountId: number): Promise<GivenRow | undefined> {
  const { rows } = await sql<GivenRow>`
    select g.listing_id, l.title, g.days, l.visible_until as ends_at
    from newcomer_gift g join listing l on l.id = g.listing_id
    where g.account_id = ${accountId} and l.status = 'promoted' and l.visible_until > now() and l.deleted_at is null`.execute(
    db,
  );
  return rows[0];
}

export async function hadGift(db: Db | Tx, personKey: Buffer): Promise<boolean> {
  const { rows } = await sql`select from newcomer_gift where person_key = ${personKey}`.execute(db);
  return rows.length > 0;
}

/** Whether any listing of the account was ever shown. */
export async function hasShownAny(db: Db | Tx, accountId: number): Promise<boolean> {
  const { rows } = await sql`
    select from listing where seller_id = ${accountId} and activated_at is not null limit 1`.execute(db);
  return rows.length > 0;
}

/** False if the person has had a gift already; of several concurrent attempts, one succeeds. */
export async function insertGift(
  tx: Tx,
  gift: { personKey: Buffer; accountId: number; listingId: number; days: number; endsAt: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('newcomer_gift')
    .values({
      person_key: gift.personKey,
      account_id: gift.accountId,
      listing_id: gift.listingId,
      days: gift.days,
      ends_at: gift.endsAt,
    })
    .onConflict((conflict) => conflict.column('person_key').doNothing())
    .returning('days')
    .executeTakeFirst();
  return row !== undefined;
}
