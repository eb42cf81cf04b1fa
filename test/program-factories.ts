import type { Insertable } from 'kysely';
import { SCOPES, type Scope } from '#contract/programs/scopes.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { deriveToken, makeSalt } from '#server/programs/secrets.ts';
import type { TestApp } from './test-app.ts';

/** A valid access token of an account; with every scope unless some are named. */
export async function anAccessToken(
  app: TestApp,
  accountId: number,
  scopes: readonly Scope[] = SCOPES,
  expiresAt = new Date(Date.now() + 86_400_000),
): Promise<{ id: number; secret: string }> {
  const { token, hash, start } = deriveToken(Buffer.alloc(32), makeSalt());
  const { id } = await app.client.db
    .insertInto('access_token')
    .values({
      account_id: accountId,
      name: 'Arkusz',
      start,
      token_hash: hash,
      scopes: [...scopes],
      expires_at: expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, secret: token };
}

type Changes<Table extends keyof Database> = Partial<Insertable<Database[Table]>>;

/** A webhook of an account for messages, with an unreachable URL. */
export async function aWebhook(app: TestApp, accountId: number, changes: Changes<'webhook'> = {}): Promise<number> {
  const { id } = await app.client.db
    .insertInto('webhook')
    .values({
      account_id: accountId,
      url: 'http://127.0.0.1:9/jarmark',
      events: ['message.received'],
      secret_salt: makeSalt(),
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A delivery of a webhook. */
export async function aDelivery(
  app: TestApp,
  webhookId: number,
  changes: Changes<'webhook_delivery'> = {},
): Promise<string> {
  const { id } = await app.client.db
    .insertInto('webhook_delivery')
    .values({ webhook_id: webhookId, kind: 'ping', data: '{}', ...changes })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
