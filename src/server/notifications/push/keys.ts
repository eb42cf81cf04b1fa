import type { Db } from '../../platform/db/client.ts';
import { findKeys, keepFirstKeys, type PushKeys } from './repository.ts';

/**
 * The site's VAPID keys, generated at the first start and stored in the database: browsers subscribe to the public key,
 * so a new pair would invalidate all subscriptions. Two nodes that start at once get the same pair.
 */
export function createPushKeys(db: Db): () => Promise<PushKeys> {
  let known: Promise<PushKeys> | undefined;
  return () => {
    known ??= getOrMake(db).catch((error) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}

async function getOrMake(db: Db): Promise<PushKeys> {
  const kept = await findKeys(db);
  if (kept) return kept;
  const { default: webPush } = await import('web-push');
  await keepFirstKeys(db, webPush.generateVAPIDKeys());
  const first = await findKeys(db);
  if (!first) throw new Error('the push keys were not stored');
  return first;
}
