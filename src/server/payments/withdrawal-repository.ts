import type { Tx } from '../platform/db/client.ts';

export async function noteWithdrawal(tx: Tx, id: number, given: { reason: string; now: Date }): Promise<void> {
  await tx
    .updateTable('purchase')
    .set({ withdrawal_requested_at: given.now, withdrawal_reason: given.reason })
    .where('id', '=', id)
    .execute();
}
