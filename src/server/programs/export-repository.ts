import { sql } from 'kysely';
import type { Db } from '../platform/db/client.ts';

/** A person's access tokens, webhooks and deliveries. Excludes secrets, which are not stored. */
export async function collectPrograms(db: Db, accountId: number): Promise<Record<string, unknown>> {
  const { rows: tokens } = await sql<object>`
    select name, start, scopes, created_at, expires_at, last_used_at
    from access_token where account_id = ${accountId} order by id`.execute(db);
  const { rows: webhooks } = await sql<object>`
    select w.url, w.events, w.created_at, w.disabled_by,
      (select coalesce(json_agg(json_build_object('id', d.id, 'kind', d.kind, 'data', d.data,
          'happened_at', d.happened_at, 'state', d.state, 'tries', d.tries) order by d.happened_at), '[]')
        from webhook_delivery d where d.webhook_id = w.id) as deliveries
    from webhook w where w.account_id = ${accountId} order by w.id`.execute(db);
  return { accessTokens: tokens, webhooks };
}
