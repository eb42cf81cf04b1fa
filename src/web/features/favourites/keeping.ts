import { browserApi } from '../../lib/browser-api.ts';
import { complainOffline, Keeper, pageTranslator } from '../../lib/keeping/keeper.ts';
import { Wish } from '../../lib/keeping/wish.ts';
import { sectionHref } from '../../lib/panel/sections.ts';
import { failureText } from '../../lib/remote/failure-text.ts';
import { backgroundCall } from '../../lib/session/background-call.ts';
import { loadMessages } from '../../lib/session/late-messages.ts';
import { currentMember } from '../../lib/session/member.ts';
import { showToast } from '../../ui/toast-store.ts';
import { addFavourite, listFavouriteIds, removeFavourite } from './calls.ts';
import { kept } from './kept.ts';
import type { Keepable } from './use-heart.ts';

/** One toast for all favourites: pressing many hearts must not pile up toasts. */
const TOAST_ID = 'favourites';

const wish = new Wish('favouriteWish');
const keeper = new Keeper({
  channel: 'jarmark-favourites',
  kept,
  wish,
  fetchIds: async () => (await backgroundCall(listFavouriteIds)).ids,
  send: (id, isKept) => browserApi().call(isKept ? addFavourite : removeFavourite, { params: { id } }),
  loadTexts: () => loadMessages('favourites'),
  tell: (id, isKept, t) =>
    showToast({
      id: TOAST_ID,
      tone: isKept ? 'success' : 'neutral',
      title: t(isKept ? 'favourites.added' : 'favourites.removed'),
      action: isKept
        ? { label: t('favourites.see'), to: sectionHref('favourites') }
        : { label: t('favourites.undo'), onPress: () => void keeper.keep(id, true) },
    }),
  complain: (error, t) =>
    showToast({ id: TOAST_ID, tone: 'error', title: t('favourites.failed'), description: failureText(error, t) }),
});

/** For the signed-in user: loads the favourites, and adds the one wanted before the login. */
export function startKeeping(): void {
  keeper.start();
}

/** Applies a loaded list of favourites. */
export function learnKept(ids: readonly number[]): void {
  keeper.learn(ids);
}

/** Toggles a favourite; asks anonymous visitors to log in first. */
export async function pressHeart({ id, title }: Keepable, opener: HTMLElement | null): Promise<void> {
  if (currentMember() !== null) return keeper.keep(id, !kept.read().has(id));
  wish.remember(id);
  try {
    const [{ askToLogIn }] = await Promise.all([
      import('../../lib/keeping/ask-to-log-in.tsx'),
      loadMessages('favourites'),
    ]);
    const t = pageTranslator();
    await askToLogIn({
      title: t('favourites.login.title'),
      text: t('favourites.login.text', { title }),
      opener,
      onGiveUp: () => wish.forget(),
    });
  } catch {
    complainOffline();
  }
}
