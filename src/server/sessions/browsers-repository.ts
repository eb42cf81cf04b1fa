import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';
import { hashToken, makeToken } from './tokens.ts';

/** More than a person has: logging in from private windows adds one each time. */
const MOST_BROWSERS = 50;

/** The stored hash of a browser's token, different for each account. */
function hashFor(accountId: number, token: string): Buffer {
  return hashToken(`${accountId}\0${token}`);
}

/** Identifies a browser that has logged in to the account before; null if it has not. */
export async function findBrowser(db: Db, accountId: number, token: string | null): Promise<string | null> {
  const hash = hashFor(accountId, token ?? '');
  const row = await db
    .selectFrom('known_browser')
    .select('token_hash')
    .where('account_id', '=', accountId)
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  return row ? hash.toString('base64') : null;
}

/** Remembers a browser by its token or by a new one. @returns the token. */
export async function rememberBrowser(tx: Tx, accountId: number, known: string | null): Promise<string> {
  const token = known ?? makeToken().token;
  await tx
    .insertInto('known_browser')
    .values({ account_id: accountId, token_hash: hashFor(accountId, token) })
    .onConflict((conflict) => conflict.columns(['account_id', 'token_hash']).doUpdateSet({ last_used_at: sql`now()` }))
    .execute();
  await sql`
    delete from known_browser where account_id = ${accountId} and token_hash in (
      select token_hash from known_browser where account_id = ${accountId}
      order by last_used_at desc, created_at desc offset ${MOST_BROWSERS})`.execute(tx);
  return token;
}

/** Forgets every browser of an account. */
export async function forgetBrowsers(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('known_browser').where('account_id', '=', accountId).execute();
}

/** Deletes browsers without a log-in for a year. */
export async function deleteOldBrowsers(db: Db): Promise<void> {
  await sql`delete from known_browser where last_used_at < now() - interval '1 year'`.execute(db);
}
