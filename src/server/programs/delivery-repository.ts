import { sql } from 'kysely';
import { DELIVERY_DAYS, type DeliveryKind, type DeliveryProblem } from '#contract/programs/webhook-kinds.ts';
import type { Db, Tx } from '../platform/db/client.ts';

export interface DeliveryRow {
  id: string;
  webhook_id: number;
  kind: DeliveryKind;
  data: Record<string, unknown>;
  happened_at: Date;
  state: 'new' | 'waiting' | 'delivered' | 'failed';
  tries: number;
  run_tries: number;
  next_try_at: Date | null;
  last_try_at: Date | null;
  last_status: number | null;
  last_problem: DeliveryProblem | null;
  last_duration_ms: number | null;
}

const COLUMNS = [
  'id',
  'webhook_id',
  'kind',
  'data',
  'happened_at',
  'state',
  'tries',
  'run_tries',
  'next_try_at',
  'last_try_at',
  'last_status',
  'last_problem',
  'last_duration_ms',
] as const;

const PAGE_SIZE = 20;

export async function listDeliveryRows(
  db: Db,
  webhookId: number,
  page: number,
): Promise<{ rows: DeliveryRow[]; total: number; pageCount: number }> {
  const all = db.selectFrom('webhook_delivery').where('webhook_id', '=', webhookId);
  const { total } = await all.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await all
    .select(COLUMNS)
    .orderBy('happened_at', 'desc')
    .orderBy('id')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  return { rows, total, pageCount: Math.max(1, Math.ceil(total / PAGE_SIZE)) };
}

export function findDelivery(db: Db, id: string): Promise<DeliveryRow | undefined> {
  return db.selectFrom('webhook_delivery').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** Locks a delivery until the transaction ends. */
export function holdDelivery(tx: Tx, id: string): Promise<DeliveryRow | undefined> {
  return tx.selectFrom('webhook_delivery').select(COLUMNS).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** Stores a test delivery; the same transaction must queue it. */
export async function insertPing(tx: Tx, webhookId: number): Promise<string> {
  const { id } = await tx
    .insertInto('webhook_delivery')
    .values({ webhook_id: webhookId, kind: 'ping', data: '{}', state: 'waiting', next_try_at: sql<Date>`now()` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A delivery whose next attempt must be queued; `id` and `tries` identify that attempt. */
export interface DueDelivery {
  readonly id: string;
  readonly tries: number;
  readonly accountId: number;
}

/**
 * Takes deliveries that are not queued yet, and those whose job is lost, for example after restoring a backup. Skips
 * rows locked by another node.
 */
export async function takeDue(tx: Tx, most: number): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    with due as (
      select id from webhook_delivery
      where state = 'new' or state = 'waiting' and next_try_at < now() - interval '15 minutes'
      limit ${most} for update skip locked
    )
    update webhook_delivery d set state = 'waiting', next_try_at = now()
    from due, webhook w where d.id = due.id and w.id = d.webhook_id
    returning d.id, d.tries, w.account_id as "accountId"`.execute(tx);
  return rows;
}

/** The result of an attempt. */
export interface TryResult {
  readonly status: number | null;
  readonly problem: DeliveryProblem | null;
  readonly durationMs: number;
}

/** Records an attempt. `nextInS`: seconds until the next one; null when there is none. */
export async function recordTry(
  tx: Tx,
  id: string,
  { status, problem, durationMs }: TryResult,
  nextInS: number | null,
): Promise<void> {
  await tx
    .updateTable('webhook_delivery')
    .set((row) => ({
      state: problem === null ? 'delivered' : nextInS === null ? 'failed' : 'waiting',
      tries: sql<number>`${row.ref('tries')} + 1`,
      run_tries: sql<number>`${row.ref('run_tries')} + 1`,
      last_try_at: sql<Date>`now()`,
      next_try_at: nextInS === null ? null : sql<Date>`now() + make_interval(secs => ${nextInS})`,
      last_status: status,
      last_problem: problem,
      last_duration_ms: durationMs,
    }))
    .where('id', '=', id)
    .execute();
}

/** Restarts a delivery with the full number of attempts, the first of them now. */
export async function restartDelivery(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('webhook_delivery')
    .set({ state: 'waiting', run_tries: 0, next_try_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Cancels the waiting deliveries of a disabled webhook. */
export async function giveUpWaiting(tx: Tx, webhookId: number): Promise<void> {
  await tx
    .updateTable('webhook_delivery')
    .set({ state: 'failed', next_try_at: null })
    .where('webhook_id', '=', webhookId)
    .where('state', 'in', ['new', 'waiting'])
    .where('kind', '<>', 'ping')
    .execute();
}

export async function deleteOldDeliveries(db: Db): Promise<void> {
  await sql`delete from webhook_delivery where happened_at < now() - make_interval(days => ${DELIVERY_DAYS})`.execute(
    db,
  );
}
