import { ApiError } from '#contract/errors.ts';
import type { Caller } from '../platform/context.ts';
import type { Db } from '../platform/db/client.ts';
import { emit } from '../platform/events.ts';
import type { Invoices } from './ports.ts';
import { canWithdraw } from './present.ts';
import { findPurchase, lockPurchase } from './repository.ts';
import { noteWithdrawal } from './withdrawal-repository.ts';

interface WithdrawalDeps {
  readonly db: Db;
  readonly invoices: Pick<Invoices, 'tellWithdrawal'>;
}

/**
 * Records the buyer's withdrawal and notifies both sides; idempotent. The plan runs on until an admin makes the refund,
 * so that a buyer who changes their mind loses nothing.
 *
 * @throws  ApiError 'notFound', also for other people's | 'actionNotPossible'
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
