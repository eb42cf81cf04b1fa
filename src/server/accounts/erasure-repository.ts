import { sql } from 'kysely';
import type { KindId } from '#kinds/index.ts';
import type { Db, Tx } from '../platform/db/client.ts';

/** The account being erased: what the farewell mail needs. */
export interface LeavingRow {
  name: string;
  email: string;
  locale: string;
  is_confirmed: boolean;
}

/** Locks the account until the transaction ends; undefined if it is already deleted. */
export async function lockAccount(tx: Tx, id: number): Promise<LeavingRow | undefined> {
  const { rows } = await sql<LeavingRow>`
    select name, email, locale, email_verified_at is not null as is_confirmed
    from account where id = ${id} and deleted_at is null for update`.execute(tx);
  return rows[0];
}

interface TouchedListing {
  id: number;
  kind: KindId;
  sellerId: number;
}

/** Deletes the person's listings with their pictures and comments. */
export async function deleteOwnListings(tx: Tx, accountId: number): Promise<TouchedListing[]> {
  const { rows } = await sql<TouchedListing>`
    delete from listing where seller_id = ${accountId} returning id, kind, seller_id as "sellerId"`.execute(tx);
  return rows;
}

/**
 * Locks the person's own and commented listings in id order, so that two people who erase their accounts at the same
 * time and have commented on each other's listings cannot deadlock.
 */
export async function holdTouchedListings(tx: Tx, accountId: number): Promise<void> {
  await sql`
    select id from listing where id in (
      select id from listing where seller_id = ${accountId} union select listing_id from comment where author_id = ${accountId})
    order by id for update`.execute(tx);
}

/** Deletes the person's comments and updates the ratings of the locked listings. Hidden comments did not count. */
export async function deleteOwnComments(tx: Tx, accountId: number): Promise<TouchedListing[]> {
  const { rows } = await sql<TouchedListing>`
    with gone as (
      delete from comment where author_id = ${accountId} returning listing_id, rating, hidden_at
    ), sums as (
      select listing_id, sum(rating)::int as rating, count(*)::int as count from gone
      where hidden_at is null group by listing_id
    )
    update listing l set rating_sum = l.rating_sum - s.rating, rating_count = l.rating_count - s.count,
      revision = nextval('listing_revision')
    from sums s where l.id = s.listing_id returning l.id, l.kind, l.seller_id as "sellerId"`.execute(tx);
  return rows;
}

/**
 * Deletes the person's agreements with the hidden reviews of both sides, and sellers' reviews of the person as a buyer.
 * The other side's hidden reviews are deleted, too, because the person or offer that they are about is gone.
 */
export async function deleteAgreements(tx: Tx, accountId: number): Promise<void> {
  await sql`delete from agreement where buyer_id = ${accountId} or seller_id = ${accountId}`.execute(tx);
  await sql`delete from comment where buyer_id = ${accountId}`.execute(tx);
}

/** Every table with personal rows of a single account, and the column that holds the account id. */
const OWNED = [
  ['session', 'account_id'],
  ['known_browser', 'account_id'],
  ['mail_token', 'account_id'],
  ['mail_trouble', 'account_id'],
  ['passkey', 'account_id'],
  ['passkey_challenge', 'account_id'],
  ['totp', 'account_id'],
  ['recovery_code', 'account_id'],
  ['gallery_picture', 'account_id'],
  ['draft', 'account_id'],
  ['seller_status', 'account_id'],
  ['block', 'account_id'],
  ['block', 'blocked_id'],
  ['push_subscription', 'account_id'],
  ['favourite', 'account_id'],
  ['follow', 'account_id'],
  ['follow', 'seller_id'],
  ['saved_search', 'account_id'],
  ['notification', 'account_id'],
  ['notification_choice', 'account_id'],
  ['access_token', 'account_id'],
  ['webhook', 'account_id'],
  ['terms_acceptance', 'account_id'],
] as const;

/** Blanks the text excerpts that automatic checks stored about the person's content. */
export async function blankFlags(tx: Tx, accountId: number): Promise<void> {
  await sql`
    update flag set details = '{}'
    where case_id in (select id from moderation_case where account_id = ${accountId})`.execute(tx);
}

export async function deleteOwned(tx: Tx, accountId: number): Promise<void> {
  for (const [table, column] of OWNED) {
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${accountId}`.execute(tx);
  }
  await sql`delete from idempotency_key where outcome @> ${JSON.stringify({ accountId })}::jsonb`.execute(tx);
  // The sweep for media without an owner deletes the files.
  await sql`update media set owner_id = null where owner_id = ${accountId}`.execute(tx);
}

/** Deletes queued and finished jobs about the person, and their messages to the operators. */
export async function deleteTraces(tx: Tx, accountId: number, email: string | null): Promise<void> {
  await sql`delete from pgboss.job where data @> ${JSON.stringify({ accountId })}::jsonb`.execute(tx);
  await tx.deleteFrom('mail_log').where('account_id', '=', accountId).execute();
  if (email === null) return;
  await sql`delete from contact_message where lower(email) = lower(${email})`.execute(tx);
  await sql`delete from saved_search where lower(email) = lower(${email})`.execute(tx);
  await sql`
    delete from pgboss.job where name = 'mail.send' and lower(data ->> 'replyTo') = lower(${email})`.execute(tx);
}

/** Keeps an empty row so that references stay valid; it holds no personal data. */
export async function blankAccount(tx: Tx, id: number): Promise<void> {
  await sql`
    update account set name = '–––', email = 'deleted-' || id || '@deleted.invalid', email_verified_at = null,
      pending_email = null, password_hash = null, phone_number = null, description = '', place_id = null, town = null,
      shop_url = null, shop_link_until = null, avatar_path = null, avatar_media_id = null, role = 'user',
      notifications = '{}', holiday_since = null, suspended_until = null, seen_at = null, shows_presence = true,
      responds = null, quiet_from = null, quiet_until = null, updated_at = now(), deleted_at = now()
    where id = ${id}`.execute(tx);
}

/** Deletes the person's data exports; returns their file names. */
export async function deleteExports(tx: Tx, accountId: number): Promise<string[]> {
  const rows = await tx.deleteFrom('data_export').where('account_id', '=', accountId).returning('file_name').execute();
  return rows.flatMap(({ file_name }) => file_name ?? []);
}

/** Deletes expired exports; returns their file names. */
export async function takeExpiredExports(db: Db): Promise<string[]> {
  const { rows } = await sql<{ file_name: string }>`
    update data_export e set file_name = null, token_hash = null from data_export old
    where old.id = e.id and e.expires_at < now() and e.file_name is not null returning old.file_name`.execute(db);
  return rows.map((row) => row.file_name);
}
