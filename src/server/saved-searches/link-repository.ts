import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';
import { hashToken, makeToken } from '../sessions/service.ts';

/**
 * Creates the token of a new link. Call it when the mail is sent, so that no valid token exists before. Only its hash
 * is stored.
 */
export async function makeSearchToken(db: Db, searchId: number): Promise<string> {
  const { token, hash } = makeToken();
  // The link in an old mail must still be able to stop its search.
  await sql`
    insert into saved_search_link (token_hash, search_id, expires_at)
    values (${hash}, ${searchId}, now() + interval '1 year')`.execute(db);
  return token;
}

/** The search of a valid link. */
export async function findLinked(db: Db, token: string): Promise<number | undefined> {
  const { rows } = await sql<{ searchId: number }>`
    select search_id as "searchId" from saved_search_link
    where token_hash = ${hashToken(token)} and expires_at > now()`.execute(db);
  return rows[0]?.searchId;
}

/** Redirects the links of a search to another one. */
export async function moveLinks(tx: Tx, fromId: number, toId: number): Promise<void> {
  await sql`update saved_search_link set search_id = ${toId} where search_id = ${fromId}`.execute(tx);
}

export async function deleteOldLinks(db: Db): Promise<void> {
  await sql`delete from saved_search_link where expires_at < now()`.execute(db);
}
