import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';

export type LinkPurpose = 'verifyEmail' | 'changeEmail' | 'resetPassword' | 'renewListing' | 'stopMails' | 'loginLink';

export async function insertMailToken(
  db: Db,
  token: {
    account_id: number;
    purpose: LinkPurpose;
    token_hash: Buffer;
    email: string;
    expires_at: Date;
    listing_id: number | null;
    topic: string | null;
  },
): Promise<void> {
  await db.insertInto('mail_token').values(token).execute();
}

export interface LinkRow {
  account_id: number;
  purpose: LinkPurpose;
  email: string;
  /** Only for links about a listing. */
  listing_id: number | null;
  /** Only for links that stop mails. */
  topic: string | null;
}

/** Consumes a valid link; a second, concurrent use finds nothing. */
export async function takeMailToken(
  tx: Tx,
  tokenHash: Buffer,
  purposes: readonly LinkPurpose[],
): Promise<LinkRow | undefined> {
  return tx
    .deleteFrom('mail_token')
    .where('token_hash', '=', tokenHash)
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['account_id', 'purpose', 'email', 'listing_id', 'topic'])
    .executeTakeFirst();
}

const CONFIRMING = ['verifyEmail', 'changeEmail'] as const;
const used = { used_at: sql<Date>`now()`, expires_at: sql<Date>`now() + interval '30 days'` };

/** Consumes a valid confirmation link; it stays stored as used. */
export async function takeConfirmingToken(tx: Tx, tokenHash: Buffer): Promise<LinkRow | undefined> {
  return tx
    .updateTable('mail_token')
    .set(used)
    .where('token_hash', '=', tokenHash)
    .where('purpose', 'in', CONFIRMING)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['account_id', 'purpose', 'email', 'listing_id', 'topic'])
    .executeTakeFirst();
}

/** Marks all other links to a confirmed address as used: any of several mails may be the one opened. */
export async function useConfirmingTokens(tx: Tx, accountId: number, email: string): Promise<void> {
  await tx
    .updateTable('mail_token')
    .set(used)
    .where('account_id', '=', accountId)
    .where('purpose', 'in', CONFIRMING)
    .where('used_at', 'is', null)
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .execute();
}

/** The address a used link confirmed, while it is still the confirmed address of the same account. */
export async function findConfirmedBy(db: Db, tokenHash: Buffer): Promise<string | undefined> {
  const row = await db
    .selectFrom('mail_token as link')
    .innerJoin('account', 'account.id', 'link.account_id')
    .select('account.email')
    .where('link.token_hash', '=', tokenHash)
    .where('link.used_at', 'is not', null)
    .where('account.email_verified_at', 'is not', null)
    .where('account.deleted_at', 'is', null)
    .whereRef(sql`lower(account.email)`, '=', sql`lower(link.email)`)
    .executeTakeFirst();
  return row?.email;
}

/** Finds a valid link without consuming it. */
export async function findMailToken(db: Db, tokenHash: Buffer, purpose: LinkPurpose): Promise<LinkRow | undefined> {
  return db
    .selectFrom('mail_token')
    .select(['account_id', 'purpose', 'email', 'listing_id', 'topic'])
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** Deletes all unused links of these purposes sent to an account. */
export async function deleteMailTokens(tx: Tx, accountId: number, purposes: readonly LinkPurpose[]): Promise<void> {
  await tx
    .deleteFrom('mail_token')
    .where('account_id', '=', accountId)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .execute();
}

/** Extends the links sent to an account within the last 25 hours, including expired ones. */
export async function renewMailTokens(tx: Tx, accountId: number, purpose: LinkPurpose, ttlMs: number): Promise<void> {
  await sql`
    update mail_token set expires_at = greatest(expires_at, now() + ${ttlMs} * interval '1 millisecond')
    where account_id = ${accountId} and purpose = ${purpose} and created_at > now() - interval '25 hours'`.execute(tx);
}

/** Deletes expired links that no repeated request can extend any more. */
export async function deleteExpiredTokens(db: Db): Promise<void> {
  await sql`
    delete from mail_token where expires_at < now() and created_at < now() - interval '25 hours'`.execute(db);
}
