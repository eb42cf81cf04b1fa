import type { Locale } from '#i18n/locales.ts';
import { getTranslator } from '#i18n/translator.ts';
import { getKind } from '#kinds/index.ts';
import type { PushNews } from '../notifications/push/sending.ts';
import type { Db } from '../platform/db/client.ts';
import { findTitle, listInNotice, listTellable } from './match-repository.ts';
import { findSearch } from './repository.ts';

/** A notice of a saved search for a browser, in a language; null when nothing of it is there any more. */
export async function readNews(
  db: Db,
  { searchId, notice, accountId }: { searchId: number; notice: number; accountId: number },
  locale: Locale,
): Promise<PushNews | null> {
  const row = await findSearch(db, searchId);
  if (row?.accountId !== accountId || row.isPaused || !row.channels.includes('push')) return null;
  const ids = await listTellable(db, searchId, await listInNotice(db, searchId, notice));
  const [first] = ids;
  const title = first === undefined ? undefined : await findTitle(db, first);
  if (title === undefined) return null;
  const say = getTranslator(locale);
  const kind = getKind(row.kind);
  return {
    tag: `search-${searchId}`,
    title: row.name,
    body: ids.length === 1 ? title : say('push.searchFound', { title, count: ids.length - 1 }),
    path: ids.length === 1 ? `${kind.paths.detail}/${first}` : `${kind.paths.list}?${row.query}`,
  };
}
