import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/client.ts';

const KEY = 'replyKey';
const KEY_BYTES = 32;

/** The key that signs reply addresses: made by the first node that needs it, the same on all nodes. */
export async function getReplyKey(db: Db): Promise<Buffer> {
  const find = () => db.selectFrom('setting').select('value').where('name', '=', KEY).executeTakeFirst();
  const kept = await find();
  if (kept) return Buffer.from((kept.value as { key: string }).key, 'base64');
  await db
    .insertInto('setting')
    .values({ name: KEY, value: JSON.stringify({ key: randomBytes(KEY_BYTES).toString('base64') }) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return getReplyKey(db);
}

/** Who writes by mail. */
export interface Writer {
  readonly email: string;
  readonly locale: string;
  readonly role: 'user' | 'moderator' | 'admin';
  /** The address is confirmed, and no moderator has suspended the account. */
  readonly mayWrite: boolean;
}

/** An account that may be written as; undefined for one that is deleted. */
export async function findWriter(db: Db, accountId: number): Promise<Writer | undefined> {
  const { rows } = await sql<Writer>`
    select email, locale, role, email_verified_at is not null and coalesce(suspended_until <= now(), true) as "mayWrite"
    from account where id = ${accountId} and deleted_at is null`.execute(db);
  return rows[0];
}
