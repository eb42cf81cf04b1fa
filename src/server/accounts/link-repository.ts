import { sql } from 'kysely';
import type { Db, Tx } from '../db/client.ts';

export type LinkPurpose = 'verifyEmail' | 'changeEmail' | 'resetPassword' | 'renewListing' | 'stopMails';

export async function insertMailToken(
  db: Db,
  token: {
    account_id: number;
    purpose: LinkPurpose;
    token_hash: Buffer;
    email: string;
    expires_at: Date;
    listing_id: number | null;
  },
): Promise<void> {
  await db.insertInto('mail_token').values(token).execute();
}

export interface LinkRow {
  account_id: number;
  purpose: LinkPurpose;
  email: string;
  /** Of a link about a listing. */
  listing_id: number | null;
}

/** Takes a link that still holds: whoever comes second finds nothing. */
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
    .returning(['account_id', 'purpose', 'email', 'listing_id'])
    .executeTakeFirst();
}

/** A link that still holds and goes on holding. */
export async function findMailToken(db: Db, tokenHash: Buffer, purpose: LinkPurpose): Promise<LinkRow | undefined> {
  return db
    .selectFrom('mail_token')
    .select(['account_id', 'purpose', 'email', 'listing_id'])
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** Ends every link of these purposes that an account was sent. */
export async function deleteMailTokens(tx: Tx, accountId: number, purposes: readonly LinkPurpose[]): Promise<void> {
  await tx.deleteFrom('mail_token').where('account_id', '=', accountId).where('purpose', 'in', purposes).execute();
}

export async function deleteExpiredTokens(db: Db): Promise<void> {
  await sql`delete from mail_token where expires_at < now()`.execute(db);
}
