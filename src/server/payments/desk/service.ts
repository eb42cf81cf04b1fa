import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import type { DeskPaymentDetail, exportPayments, listPayments } from '#contract/payments-desk.ts';
import { PAGE_SIZE } from '#contract/primitives.ts';
import type { Db, Tx } from '../../db/client.ts';
import { emit } from '../../events.ts';
import type { Comparing } from '../comparing.ts';
import type { Invoices, Plans, ShopLink } from '../ports.ts';
import type { RefundService } from '../refunds.ts';
import { lockPurchase } from '../repository.ts';
import { findRefund } from '../settle-repository.ts';
import { proposedRefundMinor } from '../withdrawal.ts';
import { presentDeskRow, presentEvent, presentInvoiceTo, presentKsef, presentRefund } from './present.ts';
import { countRows, findRow, listEvents, listKsef, listRefused, listRows, sumUp } from './repository.ts';

interface DeskDeps {
  readonly db: Db;
  readonly plans: Pick<Plans, 'findRunning'>;
  readonly shop: Pick<ShopLink, 'findShop'>;
  readonly invoices: Pick<Invoices, 'listFor' | 'exportMonth'>;
  readonly refunds: RefundService;
  readonly comparing: Comparing;
  /** Sends a refused invoice to KSeF again; false when it is not refused any more. */
  readonly retryKsef: (tx: Tx, invoiceId: number) => Promise<boolean>;
  /** Where the QR codes of invoices lead to. */
  readonly ksefQrUrl: string;
}

/** Lists end here, as all lists of the site do. */
const LIST_MAX = 10_000;

export type DeskService = ReturnType<typeof createDeskService>;

/** All payments, for admins. */
export function createDeskService(deps: DeskDeps) {
  const { db, plans, shop, invoices, refunds, comparing, retryKsef } = deps;

  async function list({
    page,
    ...filter
  }: ParsedOf<typeof listPayments>['query']): Promise<AnswerOf<typeof listPayments>> {
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
  async function get(id: number): Promise<DeskPaymentDetail> {
    const row = await findRow(db, id);
    if (!row) throw new ApiError('notFound');
    const [refs, events, refund, ksef, proposed] = await Promise.all([
      invoices.listFor(db, [id]),
      listEvents(db, id),
      findRefund(db, id),
      listKsef(db, id),
      proposedRefundMinor(db, { plans, shop }, row),
    ]);
    return {
      ...presentDeskRow(row, refs.get(id) ?? [], new Date()),
      invoiceTo: presentInvoiceTo(row),
      withdrawalReason: row.withdrawal_reason,
      events: events.map(presentEvent),
      refunds: refund ? [presentRefund(refund)] : [],
      ksef: ksef.map((each) => presentKsef(each, deps.ksefQrUrl)),
      proposedRefund: proposed / 100,
    };
  }

  /** Tries again what failed of a refund, and invoices that KSeF refused. @throws ApiError 'notFound' | 'actionNotPossible' */
  async function retry(id: number): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const locked = await lockPurchase(tx, id);
      if (!locked) throw new ApiError('notFound');
      let isTried = await refunds.retry(tx, id);
      for (const invoiceId of await listRefused(tx, id)) isTried = (await retryKsef(tx, invoiceId)) || isTried;
      if (!isTried) throw new ApiError('actionNotPossible');
      await emit(tx, 'transaction.changed', { id, accountId: locked.purchase.account_id });
    });
  }

  async function exportMonth(month: string): Promise<AnswerOf<typeof exportPayments>> {
    return invoices.exportMonth(month);
  }

  return { list, get, refund: refunds.refund, check: comparing.checkNow, retry, exportMonth };
}
