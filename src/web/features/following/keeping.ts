import type { Person } from '#contract/primitives.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { complainOffline, Keeper, pageTranslator } from '../../lib/keeping/keeper.ts';
import { Wish } from '../../lib/keeping/wish.ts';
import { sectionHref } from '../../lib/panel/sections.ts';
import { failureText } from '../../lib/remote/failure-text.ts';
import { backgroundCall } from '../../lib/session/background-call.ts';
import { loadMessages } from '../../lib/session/late-messages.ts';
import { currentMember } from '../../lib/session/member.ts';
import { showToast } from '../../ui/toast-store.ts';
import { followSeller, listFollowedIds, unfollowSeller } from './calls.ts';
import { followed } from './followed.ts';

const TOAST_ID = 'following';

const wish = new Wish('followWish');
const keeper = new Keeper({
  channel: 'jarmark-following',
  kept: followed,
  wish,
  fetchIds: async () => (await backgroundCall(listFollowedIds)).ids,
  send: (id, isFollowed) =>
    isFollowed
      ? browserApi().call(followSeller, { params: { id }, body: {} })
      : browserApi().call(unfollowSeller, { params: { id } }),
  loadTexts: () => loadMessages('following'),
  tell: (id, isFollowed, t) =>
    showToast({
      id: TOAST_ID,
      tone: isFollowed ? 'success' : 'neutral',
      title: t(isFollowed ? 'following.done' : 'following.stopped'),
      ...(isFollowed && { description: t('following.doneText') }),
      action: isFollowed
        ? { label: t('following.see'), to: sectionHref('following') }
        : { label: t('following.undo'), onPress: () => void keeper.keep(id, true) },
    }),
  complain: (error, t) =>
    showToast({ id: TOAST_ID, tone: 'error', title: t('following.failed'), description: failureText(error, t) }),
});

/** For the signed-in user: loads whom they follow, and follows the seller wanted before the login. */
export function startFollowing(): void {
  keeper.start();
}

/** The list of followed sellers has changed one itself. */
export function noteFollow(id: number, isFollowed: boolean): void {
  keeper.note(id, isFollowed);
}

/** Follows a seller or stops; asks anonymous visitors to log in first. */
export async function pressFollow(
  { id, name }: Pick<Person, 'id' | 'name'>,
  opener: HTMLElement | null,
): Promise<void> {
  if (currentMember() !== null) return keeper.keep(id, !followed.read().has(id));
  wish.remember(id);
  try {
    const [{ askToLogIn }] = await Promise.all([
      import('../../lib/keeping/ask-to-log-in.tsx'),
      loadMessages('following'),
    ]);
    const t = pageTranslator();
    await askToLogIn({
      title: t('following.login.title'),
      text: t('following.login.text', { name }),
      opener,
      onGiveUp: () => wish.forget(),
    });
  } catch {
    complainOffline();
  }
}
