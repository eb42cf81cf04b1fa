import type { Db } from '../db/client.ts';
import { findKeys, keepFirstKeys, type PushKeys } from './repository.ts';

/**
 * Answers this site's keys, made at the first start and kept in the database: browsers subscribe to the public one, so
 * another pair would lose them all. Of two nodes that start at once both get the pair of one.
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
  if (!first) throw new Error('the keys for push messages were not kept');
  return first;
}
