import { VARIANTS } from '#contract/payments/payments.ts';
import type { PublishNews } from '../notifications/centre/publish.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { emit, emitAll } from '../platform/events.ts';
import type { Jobs } from '../platform/jobs.ts';
import { withDeps } from '../platform/with-deps.ts';
import { activatePurchase } from './activation.ts';
import type { GivingBack } from './giving-back.ts';
import type { Invoices, Plans, ShopLink } from './ports.ts';
import type { PaymentEvent } from './providers/provider.ts';
import { claimTarget, lockPurchase, type Purchase } from './repository.ts';
import {
  claimEvent,
  endUnpaid,
  findMeant,
  findRefund,
  noteDuplicate,
  noteMismatch,
  notePaid,
  noteRefunded,
  type RefundRow,
  setRefundState,
} from './settle-repository.ts';

interface SettlingDeps {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly plans: Plans;
  readonly shop: ShopLink;
  readonly invoices: Pick<Invoices, 'issue'>;
  readonly givingBack: GivingBack;
  readonly publishNews: PublishNews;
}

export type Settling = ReturnType<typeof createSettling>;

/** How an event and its purchase differ. */
type Mismatch = 'provider' | 'reference' | 'amount' | 'currency' | 'unaskedRefund' | 'refundTakenBack';

/**
 * Applies provider events, in any order and repeated any number of times: a payment is activated and invoiced once or
 * not at all. Of two payments for the same target one counts and the other is refunded.
 */
export function createSettling(deps: SettlingDeps) {
  return withDeps(deps, { settle, takeEvents });
}

/** Settles one event within the caller's transaction: the event and all its effects are stored together. */
async function settle(deps: SettlingDeps, tx: Tx, event: PaymentEvent, at?: Date): Promise<void> {
  const [meant, other] = await findMeant(tx, event);
  // Lock first: concurrent events of one payment are serialised without deadlocks.
  const locked = meant && (await lockPurchase(tx, meant.id));
  if (!locked) {
    await claimEvent(tx, event, { purchaseId: null, misfit: null });
    return;
  }
  const { purchase } = locked;
  const mismatch = other ? 'reference' : await findMismatch(tx, event, purchase);
  if (!(await claimEvent(tx, event, { purchaseId: purchase.id, misfit: mismatch }))) return;
  if (mismatch) {
    await noteMismatch(tx, purchase.id, mismatch);
    await tell(tx, purchase);
  } else await apply(deps, tx, event, locked, at ?? new Date());
}

async function apply(
  deps: SettlingDeps,
  tx: Tx,
  event: PaymentEvent,
  { purchase, isGone }: { purchase: Purchase; isGone: boolean },
  now: Date,
): Promise<void> {
  const { id, status } = purchase;
  switch (event.kind) {
    case 'paid':
      if (status === 'success' || status === 'refunded') return;
      return pay(deps, tx, event, { purchase, isGone }, now);
    case 'declined':
    case 'expired':
      if (status !== 'pending') return;
      await endUnpaid(tx, id, event.kind === 'declined' ? 'declined' : 'timeout');
      return tell(tx, purchase);
    case 'refunded':
    case 'refundFailed':
      return noteRefund(tx, event.kind, purchase, now);
  }
}

async function pay(
  deps: SettlingDeps,
  tx: Tx,
  { ref }: PaymentEvent,
  { purchase, isGone }: { purchase: Purchase; isGone: boolean },
  now: Date,
): Promise<void> {
  const rival = await findRival(tx, purchase);
  const isDuplicate = rival !== undefined && !supersedes(purchase, rival);
  const activeUntil =
    isGone || isDuplicate ? null : await activatePurchase(tx, { plans: deps.plans, shop: deps.shop }, purchase, now);
  const duplicateOf = isDuplicate ? rival.id : null;
  const paid = await notePaid(tx, purchase.id, { ref, now, activeUntil, duplicateOf });
  if (activeUntil) await endOthers(deps, tx, paid);
  await tell(tx, purchase);
  const about = { kind: 'payment', purchaseId: purchase.id, step: 'paid' } as const;
  await deps.publishNews(tx, [{ accountId: purchase.account_id, key: `paid ${purchase.id}`, ...about }]);
  const returned = isDuplicate ? paid : activeUntil && rival ? rival : undefined;
  const issueCorrections =
    returned && (await returnDuplicate(deps, tx, returned, isDuplicate ? rival.id : paid.id, now));
  // Last, as the invoice number blocks other invoices until the commit.
  await deps.invoices.issue(tx, paid, now);
  await issueCorrections?.();
}

/** Cancels the buyer's other pending payments for the same target. */
async function endOthers({ jobs }: SettlingDeps, tx: Tx, paid: Purchase): Promise<void> {
  const others = await claimTarget(tx, paid);
  const changed = others.map(({ id, accountId }) => ({ id, accountId }));
  await emitAll(tx, 'transaction.changed', changed);
  const begun = others.filter((other) => other.was_pending && other.provider_ref !== null);
  if (begun.length > 0) {
    const cancelled = begun.map(({ id }) => ({ purchaseId: id }));
    await jobs.queueAll(tx, 'payment.cancel', cancelled);
  }
}

/** Refunds a payment in full because another for the same target counts. */
async function returnDuplicate(
  { givingBack }: SettlingDeps,
  tx: Tx,
  purchase: Purchase,
  countingId: number,
  now: Date,
) {
  await noteDuplicate(tx, purchase.id, countingId);
  const refund = { amount_minor: purchase.amount_minor, reason: 'duplicate', note: '', requested_by: null } as const;
  return givingBack.giveBack(tx, [{ purchase, refund }], now);
}

async function noteRefund(tx: Tx, kind: 'refunded' | 'refundFailed', purchase: Purchase, now: Date): Promise<void> {
  const refund = await findRefund(tx, purchase.id);
  if (!refund || refund.state === 'done') return;
  if (kind === 'refunded') await noteRefunded(tx, refund, now);
  else await setRefundState(tx, refund.id, { state: 'failed', error: 'the provider reported a failed refund' });
  await tell(tx, purchase);
}

/** One transaction per event: one that cannot be settled now does not block the others. */
async function takeEvents(deps: SettlingDeps, events: readonly PaymentEvent[]): Promise<void> {
  const failures: unknown[] = [];
  for (const event of events) {
    try {
      await deps.db.transaction().execute((tx) => settle(deps, tx, event));
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** The payment for the same target activated after this one was started; undefined if none, or if it was refunded. */
async function findRival(tx: Tx, { duplicate_of: id }: Purchase): Promise<Purchase | undefined> {
  const rival = id === null ? undefined : (await lockPurchase(tx, id))?.purchase;
  return rival?.status === 'success' && rival.activated_at ? rival : undefined;
}

/** The buyer chose a higher plan later, so it wins even if the lower one was paid first. */
function supersedes(purchase: Purchase, rival: Purchase): boolean {
  const isHigher = VARIANTS.indexOf(purchase.variant) > VARIANTS.indexOf(rival.variant);
  return isHigher && purchase.id > rival.id && purchase.listing_id !== null;
}

/** How an event differs from its purchase; null if it fits. */
export async function findMismatch(
  tx: Tx,
  event: PaymentEvent,
  purchase: Pick<Purchase, 'id' | 'provider' | 'provider_ref' | 'amount_minor' | 'currency'>,
): Promise<Mismatch | null> {
  if (event.provider !== purchase.provider) return 'provider';
  if (event.purchaseId !== null && event.purchaseId !== purchase.id) return 'reference';
  if (event.ref !== null && purchase.provider_ref !== null && event.ref !== purchase.provider_ref) return 'reference';
  if (event.kind === 'paid') return paidMismatch(event, purchase);
  if (event.kind === 'refunded' || event.kind === 'refundFailed') {
    return refundMismatch(event, await findRefund(tx, purchase.id));
  }
  return null;
}

function paidMismatch(
  { amountMinor, currency }: PaymentEvent,
  purchase: Pick<Purchase, 'amount_minor' | 'currency'>,
): Mismatch | null {
  if (currency?.toUpperCase() !== purchase.currency) return 'currency';
  return amountMinor === purchase.amount_minor ? null : 'amount';
}

function refundMismatch({ kind, amountMinor }: PaymentEvent, refund: RefundRow | undefined): Mismatch | null {
  if (!refund) return 'unaskedRefund';
  if (kind === 'refundFailed') return refund.state === 'done' ? 'refundTakenBack' : null;
  return amountMinor === null || amountMinor === refund.amount_minor ? null : 'amount';
}

async function tell(tx: Tx, { id, account_id: accountId }: Purchase): Promise<void> {
  await emit(tx, 'transaction.changed', { id, accountId });
}
