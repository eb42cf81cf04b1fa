import { ApiError } from '#contract/errors.ts';
import type { Caller } from '../context.ts';
import type { Db, Tx } from '../db/client.ts';
import { emit } from '../events.ts';
import type { Invoices, Plans, ShopLink } from './ports.ts';
import { canWithdraw } from './present.ts';
import { countPeriodsAfter, creditBackMinor, findPurchase, lockPurchase, type PurchaseRow } from './repository.ts';
import { PERIOD_MS, unusedPartMinor } from './terms.ts';
import { noteWithdrawal } from './withdrawal-repository.ts';

interface WithdrawalDeps {
  readonly db: Db;
  readonly invoices: Pick<Invoices, 'tellWithdrawal'>;
}

/**
 * Notes that a buyer withdraws, and has both sides told; asking twice is asking once. The plan goes on until an admin
 * gives the money back, so that nothing is lost to who changes their mind.
 *
 * @throws  ApiError 'notFound', also for what is somebody else's | 'actionNotPossible'
 */
export async function withdraw(
  { db, invoices }: WithdrawalDeps,
  caller: Caller,
  id: number,
  reason: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockPurchase(tx, id);
    const purchase = await findPurchase(tx, id);
    if (purchase?.account_id !== caller.id) throw new ApiError('notFound');
    if (purchase.withdrawal_requested_at) return;
    const now = new Date();
    if (!canWithdraw(purchase, now)) throw new ApiError('actionNotPossible');
    await noteWithdrawal(tx, id, { reason, now });
    await invoices.tellWithdrawal(tx, id);
    await emit(tx, 'transaction.changed', { id, accountId: caller.id });
  });
}

/**
 * What is to be given back, in grosz: the part that was not used when the buyer withdrew (or now, where nobody did), all
 * where nothing began, nothing where the unused days were taken off a higher plan that still holds.
 */
export async function proposedRefundMinor(
  db: Db | Tx,
  { plans, shop }: { plans: Pick<Plans, 'findRunning'>; shop: Pick<ShopLink, 'findShop'> },
  row: PurchaseRow,
): Promise<number> {
  if (row.status !== 'success') return 0;
  if (!row.activated_at) return row.amount_minor;
  if (row.traded_in_at) return 0;
  const creditBack = await creditBackMinor(db, row);
  if (creditBack > 0) return Math.min(row.amount_minor, creditBack);
  const at = row.withdrawal_requested_at ?? new Date();
  const leftMs = await unusedMs(db, { plans, shop }, row, at);
  // What is left may have been paid for after it, once it was over.
  const isOver = leftMs <= (await countPeriodsAfter(db, row)) * PERIOD_MS;
  return isOver ? 0 : unusedPartMinor(row.amount_minor, leftMs);
}

async function unusedMs(
  db: Db | Tx,
  { plans, shop }: { plans: Pick<Plans, 'findRunning'>; shop: Pick<ShopLink, 'findShop'> },
  row: PurchaseRow,
  at: Date,
): Promise<number> {
  const { account_id: sellerId, listing_id: listingId, variant, active_until: activeUntil } = row;
  if (listingId === null) {
    const { until } = await shop.findShop(db, sellerId);
    return (until?.getTime() ?? 0) - at.getTime();
  }
  const running = await plans.findRunning(db, { listingId, sellerId, now: at });
  if (running?.status === variant) return running.unusedMs;
  if (running && !row.withdrawal_requested_at) return 0;
  // The listing has gone, or its plan has run out since the buyer withdrew; the days had not then.
  return (activeUntil?.getTime() ?? 0) - at.getTime();
}
