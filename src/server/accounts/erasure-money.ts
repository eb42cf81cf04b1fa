import type { Tx } from '../platform/db/client.ts';
import type { Jobs } from '../platform/jobs.ts';
import { blankPurchases, endPurchases } from './erasure-money-repository.ts';

/** Removes the person from unpaid purchases; paid ones are kept as long as the law requires. */
export async function eraseMoney(jobs: Jobs, tx: Tx, accountId: number): Promise<void> {
  const begun = await endPurchases(tx, accountId);
  await blankPurchases(tx, accountId);
  for (const purchaseId of begun) await jobs.queue(tx, 'payment.cancel', { purchaseId });
}
