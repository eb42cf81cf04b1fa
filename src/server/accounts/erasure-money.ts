import type { Tx } from '../db/client.ts';
import type { Jobs } from '../jobs.ts';
import { blankPurchases, endPurchases } from './erasure-money-repository.ts';

/** Takes a person out of what they wanted to buy; what they bought is kept as long as the law wants it. */
export async function eraseMoney(jobs: Jobs, tx: Tx, accountId: number): Promise<void> {
  const begun = await endPurchases(tx, accountId);
  await blankPurchases(tx, accountId);
  for (const purchaseId of begun) await jobs.queue(tx, 'payment.cancel', { purchaseId });
}
