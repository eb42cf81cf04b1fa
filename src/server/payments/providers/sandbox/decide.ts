import type { Db, Tx } from '../../../platform/db/client.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { eventIdOf } from './events.ts';
import { tell } from './provider.ts';
import { markDeclined, markPaid } from './repository.ts';

export type Decision = 'approve' | 'wait' | 'decline';

/** The delay of a late confirmation. */
export const WAIT_S = 30;

/**
 * Records the buyer's decision and queues its webhook in the same transaction. An approval is accepted even after a
 * refusal or the expiry, as with real banks.
 *
 * @returns  false if the payment is already paid or was cancelled, so that nothing changed.
 */
export function decide({ db, jobs }: { db: Db; jobs: Jobs }, ref: string, decision: Decision): Promise<boolean> {
  return db.transaction().execute((tx) => {
    if (decision === 'decline') return decline(jobs, tx, ref);
    return approve(jobs, tx, ref, decision === 'wait' ? WAIT_S : 0);
  });
}

async function approve(jobs: Jobs, tx: Tx, ref: string, afterS: number): Promise<boolean> {
  const isPaid = await markPaid(tx, ref, afterS);
  if (isPaid) await tell(jobs, tx, ref, eventIdOf(ref, 'paid'), afterS);
  return isPaid;
}

async function decline(jobs: Jobs, tx: Tx, ref: string): Promise<boolean> {
  const isDeclined = await markDeclined(tx, ref);
  if (isDeclined) await tell(jobs, tx, ref, eventIdOf(ref, 'declined'));
  return isDeclined;
}
