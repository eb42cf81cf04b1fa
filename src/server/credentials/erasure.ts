import type { Tx } from '../platform/db/client.ts';
import type { Jobs } from '../platform/jobs.ts';
import { deleteAllOf } from './document-repository.ts';
import { queueRemoval } from './documents.ts';

/** Erases an account's credentials and their documents. Call it after the account's listings are deleted. */
export async function eraseCredentials(jobs: Jobs, tx: Tx, accountId: number): Promise<void> {
  await queueRemoval(jobs, tx, await deleteAllOf(tx, accountId));
}
