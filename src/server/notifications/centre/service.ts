import type { NewsLine } from '#contract/notifications/notifications.ts';
import type { Locale } from '#i18n/locales.ts';
import { getTranslator } from '#i18n/translator.ts';
import type { Caller } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import { withDeps } from '../../platform/with-deps.ts';
import { withoutLinks } from '../mail/untrusted-text.ts';
import type { PushNews } from '../push/sending.ts';
import type { NewsDescriptors, NewsText } from './descriptor.ts';
import { readTexts } from './lines.ts';
import { NEWS_PATH } from './paths.ts';
import {
  countUnread,
  deleteOld,
  findUnreadLine,
  type LineRow,
  listLines,
  listUnknownKinds,
  readLines,
  readUpTo,
} from './repository.ts';

const PAGE_SIZE = 20;

interface NewsOptions {
  readonly db: Db;
  readonly descriptors: NewsDescriptors;
  /** Receives one line for operators. */
  readonly warn: (line: string) => void;
}

interface NewsDeps extends NewsOptions {
  /** The unknown kinds that have already been reported to operators. */
  readonly toldKinds: Set<string>;
}

interface NewsPage {
  readonly items: NewsLine[];
  readonly unread: number;
  readonly next: number | null;
}

export type NewsService = ReturnType<typeof createNewsService>;

/** The list of news and its read state. */
export function createNewsService(options: NewsOptions) {
  return withDeps({ ...options, toldKinds: new Set<string>() }, { list, count, markRead, readThing, upkeep });
}

/** A page of lines before an id, newest first. */
async function list(
  { db, descriptors }: NewsDeps,
  { id: accountId }: Caller,
  before: number | undefined,
  locale: Locale,
): Promise<NewsPage> {
  const found = await listLines(db, accountId, { before, limit: PAGE_SIZE + 1 });
  const rows = found.slice(0, PAGE_SIZE);
  const texts = await readTexts(db, descriptors, accountId, rows, locale);
  return {
    items: rows.map((row, at) => present(row, texts[at] ?? null, locale)),
    unread: await countUnread(db, accountId),
    next: found.length > PAGE_SIZE ? (rows.at(-1)?.id ?? null) : null,
  };
}

function present(
  { id, kind, count: howMany, createdAt, isRead }: LineRow,
  text: NewsText | null,
  locale: Locale,
): NewsLine {
  const said = text ?? { title: getTranslator(locale)('news.gone'), text: '', path: null };
  return { id, kind, ...said, count: howMany, createdAt: new Date(createdAt).toISOString(), isRead };
}

/** The number of unread lines. */
function count({ db }: NewsDeps, { id }: Caller): Promise<number> {
  return countUnread(db, id);
}

/** Marks lines as read, by ids or up to an id; ignores other accounts' ids. @returns  the number of unread lines */
async function markRead(
  { db }: NewsDeps,
  { id: accountId }: Caller,
  { ids, upTo }: { ids?: readonly number[] | undefined; upTo?: number | undefined },
): Promise<number> {
  if (ids) await readLines(db, accountId, ids);
  if (upTo !== undefined) await readUpTo(db, accountId, upTo);
  return countUnread(db, accountId);
}

/** The push notification about a thing; null when its news were read or the thing no longer exists. */
async function readThing(
  { descriptors }: NewsDeps,
  db: Db,
  { accountId, thing }: { readonly accountId: number; readonly thing: string },
  locale: Locale,
): Promise<PushNews | null> {
  const row = await findUnreadLine(db, accountId, thing);
  const [text] = row ? await readTexts(db, descriptors, accountId, [row], locale) : [];
  if (!row || !text) return null;
  return {
    line: row.id,
    tag: `news-${thing}`,
    title: withoutLinks(text.title),
    body: withoutLinks(text.text),
    path: text.path ?? NEWS_PATH,
  };
}

async function upkeep({ db, warn, toldKinds }: NewsDeps): Promise<void> {
  await deleteOld(db);
  for (const kind of await listUnknownKinds(db)) {
    if (toldKinds.has(kind)) continue;
    toldKinds.add(kind);
    warn(`News of the kind ${kind} are left out: a newer version has written them`);
  }
}
