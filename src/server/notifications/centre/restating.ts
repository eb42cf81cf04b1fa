import type { Tx } from '../../platform/db/client.ts';
import { emit } from '../../platform/events.ts';
import type { News } from './publish.ts';
import { replaceAbout } from './publish-repository.ts';

/**
 * Corrects outdated news of an account, if it has them: replaces what they are about, without sending anything. Their
 * read state and key stay the same. Kind and thing must not change.
 */
export async function restateNews(tx: Tx, { accountId, key, ...about }: News): Promise<void> {
  if (await replaceAbout(tx, { accountId, key, about })) await emit(tx, 'news.changed', { accountId });
}
