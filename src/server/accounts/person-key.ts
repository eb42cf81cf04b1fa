import { createHmac } from 'node:crypto';
import type { Db, Tx } from '../platform/db/client.ts';

/** A person by a keyed hash of the address of the account: the same after leaving and registering again. */
export type FindPersonKey = (db: Db | Tx, accountId: number) => Promise<Buffer | null>;

/** `siteKey`: nobody can find the hash of an address without it. */
export function createPersonKeys(siteKey: Buffer): FindPersonKey {
  return async (db, accountId) => {
    const row = await db.selectFrom('account').select('email').where('id', '=', accountId).executeTakeFirst();
    return row?.email ? keyOf(siteKey, row.email) : null;
  };
}

/** Small letters, and without what follows a plus: such addresses lead to the same mailbox. */
function keyOf(siteKey: Buffer, email: string): Buffer {
  const at = email.lastIndexOf('@');
  const mailbox = email.slice(0, at).split('+')[0] ?? '';
  return createHmac('sha256', siteKey)
    .update(`person\0${mailbox}${email.slice(at)}`.toLowerCase())
    .digest();
}
