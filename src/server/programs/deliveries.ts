import { ApiError } from '#contract/errors.ts';
import type { Delivery } from '#contract/programs/webhooks.ts';
import { type Caller, callerOf, type RequestContext } from '../platform/context.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { once } from '../platform/idempotency.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Limits } from '../platform/limits/service.ts';
import { withDeps } from '../platform/with-deps.ts';
import {
  type DueDelivery,
  deleteOldDeliveries,
  findDelivery,
  holdDelivery,
  insertPing,
  listDeliveryRows,
  restartDelivery,
  takeDue,
} from './delivery-repository.ts';
import { presentDelivery } from './present.ts';
import { findWebhook } from './webhook-repository.ts';
import { holdOwnWebhook } from './webhooks.ts';

interface DeliveryDeps {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly limits: Limits;
}

/** The number of deliveries queued per transaction. */
const AT_ONCE = 200;

export type DeliveryService = ReturnType<typeof createDeliveryService>;

/** The log of webhook deliveries, and manual deliveries. */
export function createDeliveryService(deps: DeliveryDeps) {
  return withDeps(deps, { list, ping, sendAgain, queueDue, purge });
}

/** @throws ApiError 'notFound' */
async function list({ db }: DeliveryDeps, caller: Caller, webhookId: number, page: number) {
  const webhook = await findWebhook(db, webhookId);
  if (webhook?.account_id !== caller.id) throw new ApiError('notFound');
  const { rows, ...counts } = await listDeliveryRows(db, webhookId, page);
  return { ...counts, items: rows.map(presentDelivery), totalIsExact: true, page };
}

/** @throws ApiError 'notFound' | 'tooManyRequests' | 'conflict' */
async function ping(deps: DeliveryDeps, context: RequestContext, webhookId: number): Promise<Delivery> {
  const caller = callerOf(context);
  await deps.limits.take({ 'webhookPing.account': String(caller.id) });
  return deps.db.transaction().execute(async (tx) => {
    await holdOwnWebhook(tx, caller, webhookId);
    const act = { scope: `webhook ping ${caller.id}`, key: context.idempotencyKey, request: { webhookId } };
    const { deliveryId } = await once(tx, act, async () => {
      const id = await insertPing(tx, webhookId);
      await queueTries(deps, tx, [{ id, tries: 0, accountId: caller.id }]);
      return { accountId: caller.id, deliveryId: id };
    });
    return presentOf(tx, deliveryId);
  });
}

/** @throws ApiError 'notFound' | 'tooManyRequests' */
async function sendAgain(deps: DeliveryDeps, caller: Caller, webhookId: number, deliveryId: string): Promise<Delivery> {
  await deps.limits.take({ 'webhookPing.account': String(caller.id) });
  return deps.db.transaction().execute(async (tx) => {
    await holdOwnWebhook(tx, caller, webhookId);
    const row = await holdDelivery(tx, deliveryId);
    if (row?.webhook_id !== webhookId) throw new ApiError('notFound');
    await restartDelivery(tx, deliveryId);
    await queueTries(deps, tx, [{ id: deliveryId, tries: row.tries, accountId: caller.id }], { how: 'again' });
    return presentOf(tx, deliveryId);
  });
}

async function presentOf(tx: Tx, id: string): Promise<Delivery> {
  const row = await findDelivery(tx, id);
  if (!row) throw new ApiError('conflict');
  return presentDelivery(row);
}

/**
 * Queues attempts, each once: a waiting job for the same attempt is kept instead.
 *
 * how  `again` is a separate attempt, in addition to one that waits for its time.
 */
export function queueTries(
  { jobs }: Pick<DeliveryDeps, 'jobs'>,
  tx: Tx,
  all: readonly DueDelivery[],
  { inS = 0, how = '' }: { readonly inS?: number; readonly how?: '' | 'again' } = {},
): Promise<void> {
  const tries = all.map(({ id, tries: before, accountId }) => ({
    key: `${id} ${before} ${how}`,
    payload: { deliveryId: id, accountId },
  }));
  return jobs.queueLater(tx, 'webhooks.send', tries, inS);
}

/** Queues deliveries stored by triggers, which cannot create jobs. */
async function queueDue(deps: DeliveryDeps): Promise<void> {
  for (let taken = AT_ONCE; taken === AT_ONCE; ) {
    taken = await deps.db.transaction().execute(async (tx) => {
      const due = await takeDue(tx, AT_ONCE);
      if (due.length > 0) await queueTries(deps, tx, due, { how: 'again' });
      return due.length;
    });
  }
}

function purge({ db }: DeliveryDeps): Promise<void> {
  return deleteOldDeliveries(db);
}
