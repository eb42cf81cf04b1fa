import { sql } from 'kysely';
import { OLD_SECRET_HOURS, type WebhookEvent } from '#contract/programs/webhook-kinds.ts';
import type { WebhookForm } from '#contract/programs/webhooks.ts';
import type { Db, Tx } from '../platform/db/client.ts';

export interface WebhookRow {
  id: number;
  account_id: number;
  url: string;
  events: WebhookEvent[];
  secret_salt: Buffer;
  old_salt: Buffer | null;
  old_until: Date | null;
  disabled_by: 'owner' | 'failures' | 'gone' | null;
  delivered_at: Date | null;
  created_at: Date;
}

const COLUMNS = [
  'id',
  'account_id',
  'url',
  'events',
  'secret_salt',
  'old_salt',
  'old_until',
  'disabled_by',
  'delivered_at',
  'created_at',
] as const;

export function listWebhookRows(db: Db, accountId: number): Promise<WebhookRow[]> {
  return db.selectFrom('webhook').select(COLUMNS).where('account_id', '=', accountId).orderBy('id', 'desc').execute();
}

export function findWebhook(db: Db, id: number): Promise<WebhookRow | undefined> {
  return db.selectFrom('webhook').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** Locks a webhook until the transaction ends. */
export function holdWebhook(tx: Tx, id: number): Promise<WebhookRow | undefined> {
  return tx.selectFrom('webhook').select(COLUMNS).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export async function countWebhooks(tx: Tx, accountId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('webhook')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertWebhook(
  tx: Tx,
  { accountId, url, events, salt }: WebhookForm & { readonly accountId: number; readonly salt: Buffer },
): Promise<number> {
  const { id } = await tx
    .insertInto('webhook')
    .values({ account_id: accountId, url, events, secret_salt: salt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function rewriteWebhook(tx: Tx, id: number, { url, events }: WebhookForm): Promise<void> {
  await tx.updateTable('webhook').set({ url, events }).where('id', '=', id).execute();
}

/** Disables a webhook, or enables it with null; a disabled one keeps its first reason. */
export async function setDisabled(tx: Tx, id: number, by: WebhookRow['disabled_by']): Promise<void> {
  await tx
    .updateTable('webhook')
    .set({ disabled_by: by, disabled_at: by === null ? null : sql<Date>`now()` })
    .where('id', '=', id)
    .where('disabled_by', by === null ? 'is not' : 'is', null)
    .execute();
}

/** Replaces the secret; the old one also signs for another day. */
export async function replaceSalt(tx: Tx, id: number, salt: Buffer): Promise<void> {
  await tx
    .updateTable('webhook')
    .set((row) => ({
      old_salt: row.ref('secret_salt'),
      old_until: sql<Date>`now() + make_interval(hours => ${OLD_SECRET_HOURS})`,
      secret_salt: salt,
    }))
    .where('id', '=', id)
    .execute();
}

export async function noteDelivered(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('webhook').set({ delivered_at: sql`now()` }).where('id', '=', id).execute();
}

export async function deleteWebhook(db: Db, accountId: number, id: number): Promise<void> {
  await db.deleteFrom('webhook').where('id', '=', id).where('account_id', '=', accountId).execute();
}
