import type { Locale } from '#i18n/locales.ts';
import { getTranslator } from '#i18n/translator.ts';
import { getKind } from '#kinds/index.ts';
import type { NewsDescriptor, NewsGroup, NewsText } from '../notifications/centre/descriptor.ts';
import { findLineId } from '../notifications/centre/lines.ts';
import type { PushNews } from '../notifications/push/sending.ts';
import type { Db } from '../platform/db/client.ts';
import { findTitle, listInNotice, listTellable } from './match-repository.ts';
import { findSearch } from './repository.ts';

/** A notice of a saved search as a push notification, in a language; null when none of its listings is left. */
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
  const line = await findLineId(db, accountId, { kind: 'savedSearch', thing: String(searchId) });
  return {
    ...(line !== undefined && { line }),
    tag: `search-${searchId}`,
    title: row.name,
    body: ids.length === 1 ? title : say('push.searchFound', { title, count: ids.length - 1 }),
    path: ids.length === 1 ? `${kind.paths.detail}/${first}` : `${kind.paths.list}?${row.query}`,
  };
}

/** Notices of the user's saved searches. Each search has its own settings for mail and push. */
export const savedSearchNews: NewsDescriptor<'savedSearch'> = {
  thingOf: ({ searchId }) => String(searchId),
  read: (db, groups, locale) => Promise.all(groups.map((group) => readLine(db, group, locale))),
  mail: 'elsewhere',
  push: 'elsewhere',
};

async function readLine(
  db: Db,
  { accountId, abouts }: NewsGroup<'savedSearch'>,
  locale: Locale,
): Promise<NewsText | null> {
  const [{ searchId }] = abouts;
  const row = await findSearch(db, searchId);
  if (row?.accountId !== accountId) return null;
  const found: number[] = [];
  for (const { notice } of abouts) found.push(...(await listInNotice(db, searchId, notice)));
  const ids = await listTellable(db, searchId, found);
  const [first] = ids;
  const title = (first === undefined ? undefined : await findTitle(db, first)) ?? '';
  const say = getTranslator(locale);
  const { paths } = getKind(row.kind);
  return {
    title: row.name,
    text: ids.length === 0 ? say('news.savedSearch.none') : say('news.savedSearch', { count: ids.length, title }),
    path: ids.length === 1 ? `${paths.detail}/${first}` : `${paths.list}?${row.query}`,
  };
}
