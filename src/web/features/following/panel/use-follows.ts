import type { AnswerOf } from '#contract/endpoint.ts';
import type { Follow, FollowFrequency } from '#contract/following.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { useT } from '../../../lib/i18n.tsx';
import { failureText } from '../../../lib/remote/failure-text.ts';
import { type UsedRemote, useRemote } from '../../../lib/remote/use-remote.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { followSeller, listFollows, unfollowSeller } from '../calls.ts';
import { noteFollow } from '../keeping.ts';

export type FollowsPage = AnswerOf<typeof listFollows>;

export interface UsedFollows {
  readonly remote: UsedRemote<FollowsPage>;
  /** Shows the change at once; a failure is shown too. */
  readonly setFrequency: (follow: Follow, frequency: FollowFrequency) => Promise<void>;
  /** Stops following, with an undo. */
  readonly stop: (follow: Follow) => Promise<void>;
}

/** A page of the sellers whom the signed-in user follows. */
export function useFollows(page: number): UsedFollows {
  const t = useT();
  const remote = useRemote<FollowsPage>(`following:${page}`, () => browserApi().call(listFollows, { query: { page } }));
  const { value, write, reload } = remote;
  const complain = (error: unknown) =>
    showToast({ tone: 'error', title: t('following.failed'), description: failureText(error, t) });
  const put = (follow: Follow) =>
    value &&
    write({ ...value, items: value.items.map((each) => (each.seller.id === follow.seller.id ? follow : each)) });

  async function setFrequency(follow: Follow, frequency: FollowFrequency): Promise<void> {
    put({ ...follow, frequency });
    try {
      await browserApi().call(followSeller, { params: { id: follow.seller.id }, body: { frequency } });
    } catch (error) {
      put(follow);
      complain(error);
    }
  }

  async function followAgain({ seller, frequency }: Follow): Promise<void> {
    try {
      await browserApi().call(followSeller, { params: { id: seller.id }, body: { frequency } });
      noteFollow(seller.id, true);
    } catch (error) {
      complain(error);
    }
    await reload();
  }

  async function stop(follow: Follow): Promise<void> {
    const { seller } = follow;
    try {
      await browserApi().call(unfollowSeller, { params: { id: seller.id } });
    } catch (error) {
      return void complain(error);
    }
    noteFollow(seller.id, false);
    if (value) {
      write({ ...value, total: value.total - 1, items: value.items.filter((each) => each.seller.id !== seller.id) });
    }
    showToast({
      tone: 'neutral',
      title: t('following.stoppedName', { name: seller.name }),
      action: { label: t('following.undo'), onPress: () => void followAgain(follow) },
    });
  }

  return { remote, setFrequency, stop };
}
