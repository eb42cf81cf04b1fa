import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import { PAGE_SIZE } from '#contract/paging.ts';
import type { DeskPaymentDetail, exportPayments, listPayments } from '#contract/payments/desk.ts';
import { writeAudit } from '../../moderation/audit/service.ts';
import { callerOf, type RequestContext } from '../../platform/context.ts';
import type { Db, Tx } from '../../platform/db/client.ts';
import { emit } from '../../platform/events.ts';
import { once } from '../../platform/idempotency.ts';
import { withDeps } from '../../platform/with-deps.ts';
import type { Comparing } from '../comparing.ts';
import type { Invoices, Plans, ShopLink } from '../ports.ts';
import type { RefundService } from '../refunds.ts';
import { lockPurchase } from '../repository.ts';
import { clearMismatch, findRefund } from '../settle-repository.ts';
import { creditBack, creditGivenBack } from '../trade-in.ts';
import { proposedRefundMinor } from '../unused.ts';
import {
  presentDeskRow,
  presentEvent,
  presentExplanation,
  presentInvoiceTo,
  presentKsef,
  presentRefund,
} from './present.ts';
import {
  countRows,
  findRow,
  insertExplanation,
  listEvents,
  listExplanations,
  listKsef,
  listRefused,
  listRows,
  sumUp,
} from './repository.ts';

interface DeskDeps {
  readonly db: Db;
  readonly plans: Pick<Plans, 'findRunning'>;
  readonly shop: Pick<ShopLink, 'findShop'>;
  readonly invoices: Pick<Invoices, 'listFor' | 'exportMonth'>;
  readonly refunds: RefundService;
  readonly comparing: Comparing;
  /** Submits a rejected invoice to KSeF again; false if it is no longer rejected. */
  readonly retryKsef: (tx: Tx, invoiceId: number) => Promise<boolean>;
  /** The base address of the invoices' QR codes. */
  readonly ksefQrUrl: string;
}

/** The same limit as for all lists of the site. */
const LIST_MAX = 10_000;

export type DeskService = ReturnType<typeof createDeskService>;

/** All payments, for admins. */
export function createDeskService(deps: DeskDeps) {
  return {
    refund: deps.refunds.refund,
    check: deps.comparing.checkNow,
    ...withDeps(deps, { list, get, retry, explain, exportMonth }),
    /** How many payments need an admin's attention. */
    countWaiting: async () => (await sumUp(deps.db)).waiting,
  };
}

async function list(
  { db, invoices }: DeskDeps,
  { page, ...filter }: ParsedOf<typeof listPayments>['query'],
): Promise<AnswerOf<typeof listPayments>> {
  const [rows, counted, sums] = await Promise.all([
    listRows(db, filter, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }),
    countRows(db, filter, LIST_MAX),
    sumUp(db),
  ]);
  const refs = await invoices.listFor(
    db,
    rows.map(({ id }) => id),
  );
  const now = new Date();
  const total = Math.min(counted, LIST_MAX);
  return {
    items: rows.map((row) => presentDeskRow(row, refs.get(row.id) ?? [], now)),
    total,
    totalIsExact: counted <= LIST_MAX,
    page,
    pageCount: Math.max(1, Math.ceil(total / PAGE_SIZE)),
    month: { received: sums.received / 100, refunded: sums.refunded / 100, payments: sums.payments },
    attention: sums.waiting,
  };
}

/** @throws ApiError 'notFound' */
async function get({ db, plans, shop, invoices, ksefQrUrl }: DeskDeps, id: number): Promise<DeskPaymentDetail> {
  const row = await findRow(db, id);
  if (!row) throw new ApiError('notFound');
  const [refs, events, explanations, refund, ksef, proposed] = await Promise.all([
    invoices.listFor(db, [id]),
    listEvents(db, id),
    listExplanations(db, id),
    findRefund(db, id),
    listKsef(db, id),
    proposedRefundMinor(db, { plans, shop }, row),
  ]);
  const credits =
    row.status === 'refunded' ? await creditGivenBack(db, id) : await creditBack(db, { plans, shop }, row, proposed);
  return {
    ...presentDeskRow(row, refs.get(id) ?? [], new Date()),
    invoiceTo: presentInvoiceTo(row),
    withdrawalReason: row.withdrawal_reason,
    events: events.map(presentEvent),
    explanations: explanations.map(presentExplanation),
    refunds: refund ? [presentRefund(refund)] : [],
    ksef: ksef.map((each) => presentKsef(each, ksefQrUrl)),
    proposedRefund: proposed / 100,
    creditBack: credits.map(({ purchaseId, minor }) => ({ payment: purchaseId, amount: minor / 100 })),
    tradedInto: row.traded_in_at && row.traded_into,
  };
}

/** Retries a failed refund and invoices rejected by KSeF. @throws ApiError 'notFound' | 'actionNotPossible' */
async function retry({ db, refunds, retryKsef }: DeskDeps, id: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const locked = await lockPurchase(tx, id);
    if (!locked) throw new ApiError('notFound');
    let isTried = await refunds.retry(tx, id);
    for (const invoiceId of await listRefused(tx, id)) isTried = (await retryKsef(tx, invoiceId)) || isTried;
    if (!isTried) throw new ApiError('actionNotPossible');
    await emit(tx, 'transaction.changed', { id, accountId: locked.purchase.account_id });
  });
}

/**
 * Stores why a mismatch is fine; it needs no more attention.
 *
 * @throws  ApiError 'notFound' | 'actionNotPossible' if there is no mismatch
 */
async function explain({ db }: DeskDeps, id: number, text: string, context: RequestContext): Promise<void> {
  const adminId = callerOf(context).id;
  await db.transaction().execute((tx) => {
    const act = { scope: `explain ${id} ${adminId}`, key: context.idempotencyKey, request: text };
    return once(tx, act, async () => {
      const locked = await lockPurchase(tx, id);
      if (!locked) throw new ApiError('notFound');
      const { mismatch, account_id: accountId } = locked.purchase;
      if (mismatch === null) throw new ApiError('actionNotPossible');
      await insertExplanation(tx, { purchase_id: id, mismatch, text, explained_by: adminId });
      await clearMismatch(tx, id, mismatch);
      await writeAudit(tx, { actorId: adminId, action: 'payment.explain', content: { payment: id, mismatch, text } });
      await emit(tx, 'transaction.changed', { id, accountId });
      return { id };
    });
  });
}

async function exportMonth({ invoices }: DeskDeps, month: string): Promise<AnswerOf<typeof exportPayments>> {
  return invoices.exportMonth(month);
}
