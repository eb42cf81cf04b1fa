import type { Tx } from '../platform/db/client.ts';
import type { Jobs } from '../platform/jobs.ts';
import { deleteAllOf } from './document-repository.ts';
import { queueRemoval } from './documents.ts';

/** Erases all that a person keeps, with the documents. Call it after the person's listings are deleted. */
export async function eraseCredentials(jobs: Jobs, tx: Tx, accountId: number): Promise<void> {
  await queueRemoval(jobs, tx, await deleteAllOf(tx, accountId));
}
