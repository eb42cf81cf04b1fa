import type { NewsLine } from '#contract/notifications/notifications.ts';
import { onNews } from '../../../lib/realtime/news.ts';
import { Rounds } from '../../../lib/rounds.ts';
import { backgroundCall } from '../../../lib/session/background-call.ts';
import { currentMember, onMemberChange, sameMember } from '../../../lib/session/member.ts';
import { Store } from '../../../lib/store.ts';
import { countNews, listNews, readNews } from './calls.ts';

/**
 * A user's news.
 *
 * state   of the list, which is loaded when it is first wanted; the count is known before.
 * next    the cursor of the next page; null at the end.
 */
interface KnownNews {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly items: readonly NewsLine[];
  readonly next: number | null;
  readonly unread: number;
}

const NOTHING: KnownNews = { state: 'loading', items: [], next: null, unread: 0 };

export const news = new Store<KnownNews>(NOTHING);

/** Whether the list is shown, and so kept up to date; otherwise only the count is. */
let isWanted = false;
const refreshing = new Rounds(refresh);

function change(next: Partial<KnownNews>): void {
  news.write({ ...news.read(), ...next });
}

/** Loads the list unless it was requested before. */
export function wantNews(): void {
  if (isWanted && news.read().state !== 'failed') return;
  isWanted = true;
  if (news.read().state === 'failed') change({ state: 'loading' });
  void refreshing.run();
}

/** Requests the unread count, or the list where it is shown. Never rejects: see `state`. */
export function refreshNews(): void {
  void refreshing.run();
}

async function refresh(): Promise<void> {
  if (currentMember() === null) return;
  const isSame = sameMember();
  try {
    const next = isWanted ? await loadShown() : await backgroundCall(countNews);
    if (isSame()) change(next);
  } catch {
    if (isSame() && isWanted && news.read().state === 'loading') change({ state: 'failed' });
  }
}

/** Reloads all shown pages, since a line moves to the top when its subject has news. */
async function loadShown(): Promise<KnownNews> {
  const shown = news.read().items.length;
  let page = await backgroundCall(listNews);
  const items = [...page.items];
  while (items.length < shown && page.next !== null) {
    page = await backgroundCall(listNews, { query: { before: page.next } });
    items.push(...page.items);
  }
  return { state: 'ready', items, next: page.next, unread: page.unread };
}

/** Loads the next page. @throws what the call throws */
export async function loadOlderNews(): Promise<void> {
  const { next } = news.read();
  if (next === null) return;
  const isSame = sameMember();
  const page = await backgroundCall(listNews, { query: { before: next } });
  const { items } = news.read();
  if (!isSame() || news.read().next !== next) return;
  change({ items: [...items, ...page.items], next: page.next, unread: page.unread });
}

/** Marks a line as read: at once in this tab, and soon in the others. A failure leaves it unread. */
export async function readLine(line: NewsLine): Promise<void> {
  if (line.isRead) return;
  show((each) => each.id === line.id);
  await send({ ids: [line.id] });
}

/** Marks everything that is shown as read. */
export async function readAll(): Promise<void> {
  const [newest] = news.read().items;
  if (!newest) return;
  show(() => true);
  await send({ upTo: newest.id });
}

function show(isRead: (line: NewsLine) => boolean): void {
  const { items, unread } = news.read();
  const next = items.map((line) => (isRead(line) ? { ...line, isRead: true } : line));
  const count = items.filter((line) => !line.isRead && isRead(line)).length;
  change({ items: next, unread: Math.max(0, unread - count) });
}

async function send(body: { ids: number[] } | { upTo: number }): Promise<void> {
  const isSame = sameMember();
  try {
    const { data } = await backgroundCall(readNews, { body });
    if (isSame()) change({ unread: data.unread });
  } catch {
    refreshNews();
  }
}

let isStarted = false;

/** Keeps the news of the signed-in user up to date on any page. Call once. */
export function startNews(): void {
  if (isStarted) return;
  isStarted = true;
  onMemberChange(() => {
    isWanted = false;
    news.write(NOTHING);
    refreshNews();
  });
  onNews('newsChanged', refreshNews);
  onNews('missed', refreshNews);
  refreshNews();
}
