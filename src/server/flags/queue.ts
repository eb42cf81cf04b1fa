import type { Tx } from '../db/client.ts';
import type { Jobs } from '../jobs.ts';
import type { TargetRef } from '../moderation/targets.ts';

/** Has things looked at once the transaction that wrote them has committed. */
export async function queueLooks(jobs: Jobs, tx: Tx, refs: readonly TargetRef[]): Promise<void> {
  if (refs.length > 0) await jobs.queueAll(tx, 'flags.look', refs);
}
