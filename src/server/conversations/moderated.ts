import type { Tx } from '../db/client.ts';
import { emit } from '../events.ts';
import type { Jobs } from '../jobs.ts';
import { queueFileRemoval } from './files.ts';
import { blankHidden, updateHidden } from './moderated-repository.ts';

/** Takes a message away from both sides, with its files, or brings it back, as moderators have decided; both are told. */
export async function setMessageHidden(tx: Tx, id: number, isHidden: boolean): Promise<void> {
  const changed = await updateHidden(tx, id, isHidden);
  if (changed) await emit(tx, 'conversation.changed', changed);
}

/** Does away with what a hidden message held. */
export async function blankMessage(tx: Tx, jobs: Jobs, id: number): Promise<void> {
  await queueFileRemoval(jobs, tx, await blankHidden(tx, id));
}
