import type { Db, Tx } from '../../../db/client.ts';
import type { Jobs } from '../../../jobs.ts';
import { eventIdOf } from './events.ts';
import { tell } from './provider.ts';
import { markDeclined, markPaid } from './repository.ts';

export type Decision = 'approve' | 'wait' | 'decline';

/** How long a yes takes that does not come at once. */
export const WAIT_S = 30;

/**
 * Takes a buyer's decision, and queues the webhook about it in the same transaction. A yes is taken after a no, too, and
 * after the time is over: banks do so.
 *
 * @returns  false when the payment is paid already, or was ended, so that nothing became of it.
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
