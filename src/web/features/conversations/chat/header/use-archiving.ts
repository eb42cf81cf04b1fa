import { useState } from 'react';
import type { Conversation } from '#contract/conversations.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { failureText } from '../../../../lib/remote/failure-text.ts';
import { showToast } from '../../../../ui/toast-store.ts';
import { setArchived } from '../../inbox/conversations.ts';

/** Archives a conversation, with an undo, or restores it. */
export function useArchiving({ id, archived }: Conversation, onArchived: () => void) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);

  async function put(next: boolean): Promise<boolean> {
    try {
      await setArchived(id, next);
      return true;
    } catch (error) {
      showToast({ tone: 'error', title: t('chat.head.archiveFailed'), description: failureText(error, t) });
      return false;
    }
  }

  async function toggle(): Promise<void> {
    setBusy(true);
    const isDone = await put(!archived);
    setBusy(false);
    if (!isDone) return;
    if (archived) return void showToast({ tone: 'success', title: t('chat.head.unarchived') });
    onArchived();
    showToast({
      tone: 'success',
      title: t('chat.head.archived'),
      action: { label: t('chat.head.undo'), onPress: () => void put(false) },
    });
  }

  return { isBusy, toggle };
}
