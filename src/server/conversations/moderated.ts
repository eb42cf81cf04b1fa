import type { Tx } from '../platform/db/client.ts';
import { emit } from '../platform/events.ts';
import type { Jobs } from '../platform/jobs.ts';
import { queueFileRemoval } from './files.ts';
import { blankHidden, updateHidden } from './moderated-repository.ts';

/** Hides a message and its files from both members, or restores them; both are notified. */
export async function setMessageHidden(tx: Tx, id: number, isHidden: boolean): Promise<void> {
  const changed = await updateHidden(tx, id, isHidden);
  if (changed) await emit(tx, 'conversation.changed', changed);
}

/** Permanently deletes the content of a hidden message. */
export async function blankMessage(tx: Tx, jobs: Jobs, id: number): Promise<void> {
  await queueFileRemoval(jobs, tx, await blankHidden(tx, id));
}
