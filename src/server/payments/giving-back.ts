import type { PublishNews } from '../notifications/centre/publish.ts';
import type { Tx } from '../platform/db/client.ts';
import { emit } from '../platform/events.ts';
import type { Jobs } from '../platform/jobs.ts';
import { endPurchase } from './activation.ts';
import type { Invoices, Plans, ShopLink } from './ports.ts';
import { insertRefund, markRefunded, type NewRefund, wasGivenBack } from './refund-repository.ts';
import type { Purchase } from './repository.ts';
import { clearMismatch, noteRefunded, type RefundRow } from './settle-repository.ts';

interface GivingBackDeps {
  readonly jobs: Jobs;
  readonly plans: Pick<Plans, 'activate' | 'end'>;
  readonly shop: ShopLink;
  readonly invoices: Pick<Invoices, 'correct'>;
  readonly publishNews: PublishNews;
}

/** A payment to refund, and how much. Its row must be locked. */
export interface Return {
  readonly purchase: Purchase;
  readonly refund: Omit<NewRefund, 'purchase_id'>;
}

export type GivingBack = ReturnType<typeof createGivingBack>;

/** Refunds in the caller's transaction; a job asks the provider after the commit. */
export function createGivingBack({ jobs, plans, shop, invoices, publishNews }: GivingBackDeps) {
  /**
   * Records the refunds and ends the purchases.
   *
   * @returns  issues the corrections: call it last before the commit, as their numbers block other invoices.
   */
  async function giveBack(tx: Tx, returns: readonly Return[], now: Date): Promise<() => Promise<void>> {
    const noted: { purchase: Purchase; refund: RefundRow }[] = [];
    for (const { purchase, refund } of returns) noted.push({ purchase, refund: await note(tx, purchase, refund, now) });
    return async () => {
      for (const each of noted) await invoices.correct(tx, each, now);
    };
  }

  async function note(tx: Tx, purchase: Purchase, refund: Return['refund'], now: Date): Promise<RefundRow> {
    const row = await insertRefund(tx, { ...refund, purchase_id: purchase.id });
    await markRefunded(tx, purchase.id);
    // Traded-in days ended when the higher plan began.
    if (purchase.traded_into === null) await endPurchase(tx, { plans, shop }, purchase, now);
    // Do not refund again what was already refunded at the provider's own dashboard.
    if (await wasGivenBack(tx, purchase.id, row.amount_minor)) {
      await noteRefunded(tx, row, now);
      await clearMismatch(tx, purchase.id, 'unaskedRefund');
    } else await jobs.queue(tx, 'payment.refund', { refundId: row.id });
    await emit(tx, 'transaction.changed', { id: purchase.id, accountId: purchase.account_id });
    const about = { kind: 'payment', purchaseId: purchase.id, step: 'refunded' } as const;
    await publishNews(tx, [{ accountId: purchase.account_id, key: `refunded ${purchase.id}`, ...about }]);
    return row;
  }

  return { giveBack };
}
