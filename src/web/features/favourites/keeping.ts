import { isApiError } from '#contract/errors.ts';
import type { Locale } from '#i18n/locales.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { translatorFor } from '../../lib/messages.ts';
import { sectionHref } from '../../lib/panel/sections.ts';
import { failureText } from '../../lib/remote/failure-text.ts';
import { backgroundCall } from '../../lib/session/background-call.ts';
import { loadMessages } from '../../lib/session/late-messages.ts';
import { currentMember, onMemberChange, sameMember } from '../../lib/session/member.ts';
import { showToast } from '../../ui/toast-store.ts';
import { addFavourite, listFavouriteIds, removeFavourite } from './calls.ts';
import { kept } from './kept.ts';
import { KeptBook } from './kept-book.ts';
import type { Keepable } from './use-heart.ts';
import { rememberWish, takeWish } from './wish.ts';

const book = new KeptBook({
  fetchIds: async () => (await backgroundCall(listFavouriteIds)).ids,
  send: (id, isKept) => browserApi().call(isKept ? addFavourite : removeFavourite, { params: { id } }),
  show: (ids) => kept.write(ids),
});
onMemberChange(() => book.reset());

/** Messages between tabs of one browser. */
interface Word {
  readonly memberId: number | null;
  readonly id: number;
  readonly isKept: boolean;
}

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('jarmark-favourites');
if (channel) {
  channel.onmessage = ({ data: { memberId, id, isKept } }: MessageEvent<Word>) => {
    if (memberId !== null && memberId === currentMember()) book.learn(id, isKept);
  };
}

/** For the signed-in user: loads the favourites, and adds the one wanted before the login. */
export function startKeeping(): void {
  void fetchKept();
  const wanted = takeWish();
  if (wanted !== null) void keep(wanted, true);
}

/** Without a response the hearts are hollow, but still work. */
async function fetchKept(): Promise<void> {
  const isSameMember = sameMember();
  try {
    await book.fetch();
  } catch {
    addEventListener('online', () => void (isSameMember() && fetchKept()), { once: true });
  }
}

/** Applies a loaded list of favourites. */
export function learnKept(ids: readonly number[]): void {
  book.learnListed(ids);
}

/** Toggles a favourite; asks anonymous visitors to log in first. */
export async function pressHeart(listing: Keepable, opener: HTMLElement | null): Promise<void> {
  if (currentMember() !== null) return keep(listing.id, !kept.read().has(listing.id));
  rememberWish(listing.id);
  try {
    const { askToLogIn } = await import('./ask-to-log-in.tsx');
    await askToLogIn(listing.title, opener);
  } catch {
    const t = translatorFor(document.documentElement.lang as Locale);
    showToast({ tone: 'error', title: t('frame.error.offline') });
  }
}

async function keep(id: number, isKept: boolean): Promise<void> {
  const [memberId, isSameMember] = [currentMember(), sameMember()];
  try {
    await book.set(id, isKept);
  } catch (error) {
    // Carries the wish over the login; it is applied on return.
    if (isApiError(error) && error.code === 'mustLoggedIn') return rememberWish(id);
    return complain(error);
  }
  if (!isSameMember() || kept.read().has(id) !== isKept) return;
  channel?.postMessage({ memberId, id, isKept } satisfies Word);
  await tell(id, isKept);
}

/** One toast for all favourites: pressing many hearts must not pile up toasts. */
const TOAST_ID = 'favourites';

async function tell(id: number, isKept: boolean): Promise<void> {
  // The heart has shown the result already, so the toast can be skipped.
  if (!(await hasMessages())) return;
  const t = translatorFor(document.documentElement.lang as Locale);
  showToast({
    id: TOAST_ID,
    tone: isKept ? 'success' : 'neutral',
    title: t(isKept ? 'favourites.added' : 'favourites.removed'),
    action: isKept
      ? { label: t('favourites.see'), to: sectionHref('favourites') }
      : { label: t('favourites.undo'), onPress: () => void keep(id, true) },
  });
}

async function complain(error: unknown): Promise<void> {
  const hasWords = await hasMessages();
  const t = translatorFor(document.documentElement.lang as Locale);
  if (!hasWords) return void showToast({ id: TOAST_ID, tone: 'error', title: t('frame.error.offline') });
  showToast({
    id: TOAST_ID,
    tone: 'error',
    title: t('favourites.failed'),
    description: failureText(error, t),
  });
}

function hasMessages(): Promise<boolean> {
  return loadMessages('favourites').then(
    () => true,
    () => false,
  );
}
