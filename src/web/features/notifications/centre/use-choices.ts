import { useRef } from 'react';
import type { NewsChoice, NewsChoices, QuietHours } from '#contract/notifications/notifications.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { useT } from '../../../lib/i18n.tsx';
import { failureText } from '../../../lib/remote/failure-text.ts';
import { type UsedRemote, useRemote } from '../../../lib/remote/use-remote.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { getNewsChoices, updateNewsChoices } from './calls.ts';

interface Change {
  readonly topics?: (Pick<NewsChoice, 'topic'> & Partial<NewsChoice>)[];
  readonly quiet?: QuietHours | null;
}

/** The user's notification settings. A change shows at once and is rolled back when it cannot be saved. */
export function useChoices(): UsedRemote<NewsChoices> & { readonly change: (change: Change) => void } {
  const t = useT();
  const remote = useRemote<NewsChoices>('newsChoices', () => browserApi().call(getNewsChoices));

  const saving = useRef({ last: Promise.resolve(), waiting: 0, saved: remote.value });

  async function save(change: Change): Promise<void> {
    const now = saving.current;
    try {
      const { data } = await browserApi().call(updateNewsChoices, { body: change });
      now.saved = data;
      showToast({ id: 'preferences', tone: 'success', title: t('panel.saved') });
    } catch (error) {
      showToast({ tone: 'error', title: t('panel.form.failed'), description: failureText(error, t) });
    }
    now.waiting -= 1;
    if (now.waiting === 0 && now.saved) remote.write(now.saved);
  }

  return {
    ...remote,
    change: (change) => {
      const before = remote.value;
      if (!before) return;
      remote.write(applied(before, change));
      const now = saving.current;
      if (now.waiting === 0) now.saved = before;
      now.waiting += 1;
      // One after the other: requests may arrive in any order, and the last choice counts.
      now.last = now.last.then(() => save(change));
    },
  };
}

function applied(before: NewsChoices, { topics = [], quiet }: Change): NewsChoices {
  const changed = before.topics.map((choice) => ({ ...choice, ...topics.find(({ topic }) => topic === choice.topic) }));
  return { topics: changed, quiet: quiet === undefined ? before.quiet : quiet };
}
