import type { Tx } from '../../platform/db/client.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { TargetRef } from '../targets.ts';

/** Queues scans that run once the transaction has committed. */
export async function queueLooks(jobs: Jobs, tx: Tx, refs: readonly TargetRef[]): Promise<void> {
  if (refs.length > 0) await jobs.queueAll(tx, 'flags.look', refs);
}
