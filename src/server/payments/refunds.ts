import type { ParsedOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import type { ProviderId } from '#contract/payments.ts';
import type { refundPayment } from '#contract/payments-desk.ts';
import { writeAudit } from '../audit/service.ts';
import { callerOf, type RequestContext } from '../context.ts';
import type { Db, Tx } from '../db/client.ts';
import { fieldError } from '../errors.ts';
import { emit } from '../events.ts';
import { once } from '../idempotency.ts';
import type { Jobs } from '../jobs.ts';
import { endPurchase } from './activation.ts';
import type { Invoices, Plans, ShopLink } from './ports.ts';
import { type PaymentProvider, ProviderFailed } from './providers/provider.ts';
import {
  type AskedRefund,
  findAsked,
  insertRefund,
  markRefunded,
  noteError,
  wasGivenBack,
} from './refund-repository.ts';
import { lockPurchase } from './repository.ts';
import { clearMismatch, findRefund, noteRefunded, setRefundState } from './settle-repository.ts';

interface RefundDeps {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly providers: ReadonlyMap<ProviderId, PaymentProvider>;
  readonly plans: Plans;
  readonly shop: ShopLink;
  readonly invoices: Pick<Invoices, 'correct'>;
}

type Wish = ParsedOf<typeof refundPayment>['body'];

export type RefundService = ReturnType<typeof createRefundService>;

/** Gives money back: decided in one transaction, carried out by a job that asks until the provider has done it. */
export function createRefundService({ db, jobs, providers, plans, shop, invoices }: RefundDeps) {
  /**
   * Ends what was bought, issues the correction and has the money given back.
   *
   * @throws  ApiError 'notFound' | 'actionNotPossible' for what was not paid or is being given back | 'validationFailed'
   */
  async function refund(purchaseId: number, wish: Wish, context: RequestContext): Promise<void> {
    const caller = callerOf(context);
    await db.transaction().execute(async (tx) => {
      const act = { scope: `refund ${purchaseId} ${caller.id}`, key: context.idempotencyKey, request: wish };
      await once(tx, act, () => decide(tx, purchaseId, wish, context));
    });
  }

  async function decide(tx: Tx, purchaseId: number, wish: Wish, context: RequestContext): Promise<{ id: number }> {
    const locked = await lockPurchase(tx, purchaseId);
    if (!locked) throw new ApiError('notFound');
    const { purchase } = locked;
    if (purchase.status !== 'success') throw new ApiError('actionNotPossible');
    const amountMinor = Math.round(wish.amount * 100);
    if (amountMinor > purchase.amount_minor) {
      const values = { maximum: purchase.amount_minor / 100 };
      throw fieldError(context.locale, 'amount', 'validation.tooLarge', { values });
    }
    const now = new Date();
    const asked = {
      purchase_id: purchaseId,
      amount_minor: amountMinor,
      reason: wish.reason,
      note: wish.note,
      requested_by: callerOf(context).id,
    };
    const row = await insertRefund(tx, asked);
    await markRefunded(tx, purchaseId);
    await endPurchase(tx, { plans, shop }, purchase, now);
    // What was given back at the provider's own desk is not given back twice.
    if (await wasGivenBack(tx, purchaseId, amountMinor)) {
      await noteRefunded(tx, row, now);
      await clearMismatch(tx, purchaseId, 'unaskedRefund');
    } else await jobs.queue(tx, 'payment.refund', { refundId: row.id });
    await emit(tx, 'transaction.changed', { id: purchaseId, accountId: purchase.account_id });
    const content = { payment: purchaseId, amount: amountMinor / 100, reason: wish.reason };
    await writeAudit(tx, { actorId: callerOf(context).id, action: 'payment.refund', content });
    await invoices.correct(tx, { purchase, refund: row }, now);
    return { id: row.id };
  }

  /** Asks the provider to give back what was decided; asking again gives back once. @throws ProviderFailed */
  async function send({ refundId }: { refundId: number }): Promise<void> {
    const asked = await findAsked(db, refundId);
    if (asked?.state !== 'requested') return;
    try {
      const { ref, isDone } = await askProvider(asked);
      await noteAnswer(asked, ref, isDone);
    } catch (error) {
      await noteError(db, refundId, error instanceof Error ? error.message.slice(0, 500) : 'failed');
      throw error;
    }
  }

  async function askProvider({ id, purchase_id: purchaseId, provider, provider_ref: ref, ...amounts }: AskedRefund) {
    const its = providers.get(provider);
    if (!its || ref === null) throw new ProviderFailed(`${provider} cannot be asked`);
    const payment = { purchaseId, ref, amountMinor: amounts.paid_minor };
    return its.refund(payment, { amountMinor: amounts.amount_minor, key: `refund-${id}` });
  }

  async function noteAnswer({ id, purchase_id: purchaseId }: AskedRefund, ref: string, isDone: boolean): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const locked = await lockPurchase(tx, purchaseId);
      const refund = await findRefund(tx, purchaseId);
      if (!locked || !refund) return;
      await setRefundState(tx, id, { state: refund.state, provider_ref: ref });
      // A webhook may have been faster.
      if (refund.state !== 'requested') return;
      if (isDone) await noteRefunded(tx, refund, new Date());
      else await setRefundState(tx, id, { state: 'sent', error: null });
      await emit(tx, 'transaction.changed', { id: purchaseId, accountId: locked.purchase.account_id });
    });
  }

  /** Notes that the provider was asked often enough: an admin is to look. */
  async function giveUp({ refundId }: { refundId: number }): Promise<void> {
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

  /** Tries a failed refund again; false when there is none. The purchase is held by the caller. */
  async function retry(tx: Tx, purchaseId: number): Promise<boolean> {
    const refund = await findRefund(tx, purchaseId);
    if (refund?.state !== 'failed') return false;
    await setRefundState(tx, refund.id, { state: 'requested', error: null });
    await jobs.queue(tx, 'payment.refund', { refundId: refund.id });
    return true;
  }

  return { refund, send, giveUp, retry };
}
