import { createHmac } from 'node:crypto';
import type { Db, Tx } from '../platform/db/client.ts';

/**
 * A keyed hash of an account's address, which identifies a person even after they delete the account and register
 * again.
 */
export type FindPersonKey = (db: Db | Tx, accountId: number) => Promise<Buffer | null>;

/** `siteKey` prevents others from computing the hash of an address. */
export function createPersonKeys(siteKey: Buffer): FindPersonKey {
  return async (db, accountId) => {
    const row = await db.selectFrom('account').select('email').where('id', '=', accountId).executeTakeFirst();
    return row?.email ? keyOf(siteKey, row.email) : null;
  };
}

/** Lower case, and without a `+` suffix: such addresses belong to the same mailbox. */
function keyOf(siteKey: Buffer, email: string): Buffer {
  const at = email.lastIndexOf('@');
  const mailbox = email.slice(0, at).split('+')[0] ?? '';
  return createHmac('sha256', siteKey)
    .update(`person\0${mailbox}${email.slice(at)}`.toLowerCase())
    .digest();
}
