import { sql } from 'kysely';
import type { Db } from '../platform/db/client.ts';

/** An account's credentials with all answers of moderators. */
export async function collectCredentials(db: Db, accountId: number): Promise<Record<string, unknown>> {
  const { rows } = await sql<object>`
    select c.id, c.kind, c.number, c.valid_from::text as valid_from, c.valid_until::text as valid_until, c.review,
      c.seen_at, c.created_at, d.name as document,
      (select coalesce(json_agg(lc.listing_id order by lc.listing_id), '[]') from listing_credential lc
        where lc.credential_id = c.id) as listing_ids,
      (select coalesce(json_agg(json_build_object('outcome', x.outcome, 'reason', x.reason, 'text', x.text,
          'decided_at', x.decided_at) order by x.id), '[]')
        from credential_decision x where x.credential_id = c.id) as decisions
    from credential c left join credential_document d on d.storage_key = c.document_key
    where c.account_id = ${accountId} order by c.id`.execute(db);
  return { credentials: rows };
}

/** The documents of an account's credentials. */
export async function listCredentialFiles(
  db: Db,
  accountId: number,
): Promise<{ storage_key: string; credential_id: number; name: string }[]> {
  const { rows } = await sql<{ storage_key: string; credential_id: number; name: string }>`
    select d.storage_key, c.id as credential_id, d.name
    from credential c join credential_document d on d.storage_key = c.document_key
    where c.account_id = ${accountId} order by c.id`.execute(db);
  return rows;
}
