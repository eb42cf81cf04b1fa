import type { ParsedOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import type { refundPayment } from '#contract/payments/desk.ts';
import type { PaidBy } from '#contract/payments/payments.ts';
import { writeAudit } from '../moderation/audit/service.ts';
import { callerOf, type RequestContext } from '../platform/context.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { fieldError } from '../platform/errors.ts';
import { emit } from '../platform/events.ts';
import { once } from '../platform/idempotency.ts';
import type { Jobs } from '../platform/jobs.ts';
import { withDeps } from '../platform/with-deps.ts';
import type { GivingBack, Return } from './giving-back.ts';
import type { Plans, ShopLink } from './ports.ts';
import { type PaymentProvider, ProviderFailed } from './providers/provider.ts';
import { type AskedRefund, findAsked, noteError } from './refund-repository.ts';
import { findPurchase, lockPurchase } from './repository.ts';
import { findRefund, noteRefunded, setRefundState } from './settle-repository.ts';
import { creditBack } from './trade-in.ts';

interface RefundDeps {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly providers: ReadonlyMap<PaidBy, PaymentProvider>;
  readonly plans: Pick<Plans, 'findRunning'>;
  readonly shop: Pick<ShopLink, 'findShop'>;
  readonly givingBack: GivingBack;
}

type Wish = ParsedOf<typeof refundPayment>['body'];

export type RefundService = ReturnType<typeof createRefundService>;

/** Refunds: decided in one transaction, carried out by a job that retries until the provider has done it. */
export function createRefundService(deps: RefundDeps) {
  return withDeps(deps, { refund: refundPurchase, send, giveUp, retry });
}

/**
 * Ends the purchase, issues the correction and queues the refund; also refunds the unused part of the credit to the
 * earlier payments it came from.
 *
 * @throws  ApiError 'notFound' | 'actionNotPossible' if it is not paid, is being refunded, or is traded in for a higher
 *          plan | 'validationFailed'
 */
async function refundPurchase(
  deps: RefundDeps,
  purchaseId: number,
  wish: Wish,
  context: RequestContext,
): Promise<void> {
  const caller = callerOf(context);
  await deps.db.transaction().execute(async (tx) => {
    const act = { scope: `refund ${purchaseId} ${caller.id}`, key: context.idempotencyKey, request: wish };
    await once(tx, act, () => decide(deps, tx, purchaseId, wish, context));
  });
}

async function decide(
  { plans, shop, givingBack }: RefundDeps,
  tx: Tx,
  purchaseId: number,
  wish: Wish,
  context: RequestContext,
): Promise<{ id: number }> {
  await lockPurchase(tx, purchaseId);
  const purchase = await findPurchase(tx, purchaseId);
  if (!purchase) throw new ApiError('notFound');
  // Traded-in days are refunded together with the higher plan.
  if (purchase.status !== 'success' || purchase.traded_in_at) throw new ApiError('actionNotPossible');
  const amountMinor = Math.round(wish.amount * 100);
  if (amountMinor > purchase.amount_minor) {
    const values = { maximum: purchase.amount_minor / 100 };
    throw fieldError(context.locale, 'amount', 'validation.tooLarge', { values });
  }
  const now = new Date();
  const admin = callerOf(context).id;
  const credits = await creditBack(tx, { plans, shop }, purchase, amountMinor);
  const shared = { note: wish.note, requested_by: admin };
  const returns: Return[] = [{ purchase, refund: { ...shared, amount_minor: amountMinor, reason: wish.reason } }];
  for (const { purchaseId: earlierId, minor } of credits) {
    const earlier = await lockPurchase(tx, earlierId);
    const refund = { ...shared, amount_minor: minor, reason: 'credit' } as const;
    if (earlier) returns.push({ purchase: earlier.purchase, refund });
  }
  const issueCorrections = await givingBack.giveBack(tx, returns, now);
  for (const { purchase: from, refund } of returns) {
    const content = { payment: from.id, amount: refund.amount_minor / 100, reason: refund.reason };
    await writeAudit(tx, { actorId: admin, action: 'payment.refund', content });
  }
  await issueCorrections();
  return { id: purchaseId };
}

/** Asks the provider for a refund; idempotent. @throws ProviderFailed */
async function send(deps: RefundDeps, { refundId }: { refundId: number }): Promise<void> {
  const asked = await findAsked(deps.db, refundId);
  if (asked?.state !== 'requested') return;
  try {
    const { ref, isDone } = await askProvider(deps, asked);
    await noteAnswer(deps, asked, ref, isDone);
  } catch (error) {
    await noteError(deps.db, refundId, error instanceof Error ? error.message.slice(0, 500) : 'failed');
    throw error;
  }
}

async function askProvider(
  { providers }: RefundDeps,
  { id, purchase_id: purchaseId, provider, provider_ref: ref, ...amounts }: AskedRefund,
) {
  const its = providers.get(provider);
  if (!its || ref === null) throw new ProviderFailed(`cannot request a refund from ${provider}`);
  const payment = { purchaseId, ref, amountMinor: amounts.paid_minor };
  return its.refund(payment, { amountMinor: amounts.amount_minor, key: `refund-${id}` });
}

async function noteAnswer(
  { db }: RefundDeps,
  { id, purchase_id: purchaseId }: AskedRefund,
  ref: string,
  isDone: boolean,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const locked = await lockPurchase(tx, purchaseId);
    const refund = await findRefund(tx, purchaseId);
    if (!locked || !refund) return;
    await setRefundState(tx, id, { state: refund.state, provider_ref: ref });
    // A webhook may have arrived first.
    if (refund.state !== 'requested') return;
    if (isDone) await noteRefunded(tx, refund, new Date());
    else await setRefundState(tx, id, { state: 'sent', error: null });
    await emit(tx, 'transaction.changed', { id: purchaseId, accountId: locked.purchase.account_id });
  });
}

/** Marks a refund as failed after the last retry, for an admin to handle. */
async function giveUp({ db }: RefundDeps, { refundId }: { refundId: number }): Promise<void> {
  const asked = await findAsked(db, refundId);
  if (asked?.state !== 'requested') return;
  await db.transaction().execute(async (tx) => {
    const locked = await lockPurchase(tx, asked.purchase_id);
    const refund = await findRefund(tx, asked.purchase_id);
    if (!locked || refund?.state !== 'requested') return;
    await setRefundState(tx, refundId, { state: 'failed' });
    await emit(tx, 'transaction.changed', { id: asked.purchase_id, accountId: locked.purchase.account_id });
  });
}

/** Retries a failed refund; false if there is none. The caller must have locked the purchase. */
async function retry({ jobs }: RefundDeps, tx: Tx, purchaseId: number): Promise<boolean> {
  const refund = await findRefund(tx, purchaseId);
  if (refund?.state !== 'failed') return false;
  await setRefundState(tx, refund.id, { state: 'requested', error: null });
  await jobs.queue(tx, 'payment.refund', { refundId: refund.id });
  return true;
}
