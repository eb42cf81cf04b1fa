import type { Tx } from '../../platform/db/client.ts';
import { emit } from '../../platform/events.ts';
import type { News } from './publish.ts';
import { replaceAbout } from './publish-repository.ts';

/**
 * Corrects news that does not hold any more, where the account has it: what it is about is replaced, and nothing is
 * sent. Whether it was read stays as it is; the key stays taken. Kind and thing must be the same.
 */
export async function restateNews(tx: Tx, { accountId, key, ...about }: News): Promise<void> {
  if (await replaceAbout(tx, { accountId, key, about })) await emit(tx, 'news.changed', { accountId });
}
