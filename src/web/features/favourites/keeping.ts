import { isApiError } from '#contract/errors.ts';
import type { Locale } from '#i18n/locales.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { translatorFor } from '../../lib/messages.ts';
import { showToast } from '../../ui/toast-store.ts';
import { backgroundCall } from '../inbox/background-call.ts';
import { currentMember, onMemberChange, sameMember } from '../inbox/member.ts';
import { failureText } from '../panel/failure-text.ts';
import { sectionHref } from '../panel/sections.ts';
import { loadMessages } from '../session/late-messages.ts';
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

/** What the tabs of one browser tell each other. */
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

/** For whoever is logged in now: fetches what they keep, and keeps what they wanted before they logged in. */
export function startKeeping(): void {
  void fetchKept();
  const wanted = takeWish();
  if (wanted !== null) void keep(wanted, true);
}

/** Without the answer the hearts are hollow, and can be pressed all the same. */
async function fetchKept(): Promise<void> {
  const isSameMember = sameMember();
  try {
    await book.fetch();
  } catch {
    addEventListener('online', () => void (isSameMember() && fetchKept()), { once: true });
  }
}

/** A list of what is kept has come. */
export function learnKept(ids: readonly number[]): void {
  book.learnListed(ids);
}

/** Somebody has pressed a heart; whoever is not logged in is asked to, first. */
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
    // The way leads over the log-in: what was wanted is done when they are back.
    if (isApiError(error) && error.code === 'mustLoggedIn') return rememberWish(id);
    return complain(error);
  }
  if (!isSameMember() || kept.read().has(id) !== isKept) return;
  channel?.postMessage({ memberId, id, isKept } satisfies Word);
  await tell(id, isKept);
}

/** One place for all that is said of favourites: who presses many hearts is not buried in it. */
const TOAST_ID = 'favourites';

async function tell(id: number, isKept: boolean): Promise<void> {
  // The heart itself has said it already: without words it does, too.
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
