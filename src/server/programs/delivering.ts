import { queueMail } from '../notifications/mail/queued.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import type { Jobs } from '../platform/jobs.ts';
import { queueTries } from './deliveries.ts';
import {
  type DeliveryRow,
  findDelivery,
  giveUpWaiting,
  holdDelivery,
  recordTry,
  type TryResult,
} from './delivery-repository.ts';
import { programMails } from './mails.ts';
import { bodyOf } from './present.ts';
import { retryDelayS } from './retries.ts';
import { webhookSecret } from './secrets.ts';
import { signedHeaders } from './signature.ts';
import { findWebhook, holdWebhook, noteDelivered, setDisabled, type WebhookRow } from './webhook-repository.ts';
import { sendToWebhook } from './webhook-request.ts';

interface DeliveringDeps {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly siteKey: Buffer;
  readonly allowsLoopback: boolean;
}

/** Tolerance for jobs that start slightly early, because the clocks of nodes and database differ. */
const EARLY_MS = 2_000;
const GONE = 410;

/**
 * One attempt of a delivery. After a node was killed its job runs again: a recorded attempt is not repeated, an
 * unrecorded one is, with the same id.
 */
export async function deliver(
  deps: DeliveringDeps,
  { deliveryId, accountId }: { readonly deliveryId: string; readonly accountId: number },
): Promise<void> {
  const { db } = deps;
  const delivery = await findDelivery(db, deliveryId);
  if (!delivery || !isDue(delivery)) return;
  const webhook = await findWebhook(db, delivery.webhook_id);
  if (!webhook) return;
  const result = await send(deps, webhook, delivery);
  await db.transaction().execute(async (tx) => {
    // Same lock order as disabling a webhook.
    const held = await holdWebhook(tx, webhook.id);
    const row = held && (await holdDelivery(tx, deliveryId));
    if (!row || row.tries !== delivery.tries) return;
    const delayS = result.problem === null ? null : delayOf(row, held, result);
    await recordTry(tx, deliveryId, result, delayS);
    if (result.problem === null) await noteDelivered(tx, webhook.id);
    else if (delayS !== null)
      await queueTries(deps, tx, [{ id: deliveryId, tries: row.tries + 1, accountId }], { inS: delayS });
    else await judgeFailure(deps, tx, held, { ...row, last_status: result.status });
  });
}

function isDue({ state, next_try_at: at }: DeliveryRow): boolean {
  return state === 'waiting' && at !== null && at.getTime() <= Date.now() + EARLY_MS;
}

function send({ siteKey, allowsLoopback }: DeliveringDeps, webhook: WebhookRow, delivery: DeliveryRow) {
  const { secret_salt: salt, old_salt: oldSalt, old_until: oldUntil } = webhook;
  const isOldValid = oldSalt !== null && oldUntil !== null && oldUntil.getTime() > Date.now();
  const secrets = [salt, ...(isOldValid ? [oldSalt] : [])].map((each) => webhookSecret(siteKey, each));
  const body = bodyOf(delivery);
  const timestampS = Math.floor(Date.now() / 1_000);
  return sendToWebhook({
    url: webhook.url,
    headers: signedHeaders({ id: delivery.id, timestampS, body }, secrets),
    body,
    allowsLoopback,
  });
}

/** A ping has only one attempt, since its owner waits for the result. An address that is gone is not retried either. */
function delayOf({ kind, run_tries: before }: DeliveryRow, webhook: WebhookRow, { status }: TryResult): number | null {
  if (kind === 'ping' || status === GONE || webhook.disabled_by !== null) return null;
  return retryDelayS(before + 1);
}

/**
 * After the last attempt: disables the webhook if its address is gone, or if no delivery has succeeded since the event
 * of this one, usually a day ago. Its owner is notified by mail.
 */
async function judgeFailure(
  { jobs }: DeliveringDeps,
  tx: Tx,
  webhook: WebhookRow,
  delivery: DeliveryRow,
): Promise<void> {
  if (delivery.kind === 'ping' || webhook.disabled_by !== null) return;
  const isGone = delivery.last_status === GONE;
  const hasArrived = webhook.delivered_at !== null && webhook.delivered_at > delivery.happened_at;
  if (!isGone && hasArrived) return;
  await setDisabled(tx, webhook.id, isGone ? 'gone' : 'failures');
  await giveUpWaiting(tx, webhook.id);
  const details = { webhookId: webhook.id };
  await queueMail(jobs, tx, programMails.webhookDisabled, { accountId: webhook.account_id, details });
}
