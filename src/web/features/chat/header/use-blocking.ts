import { useState } from 'react';
import type { Conversation } from '#contract/conversations.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { useT } from '../../../lib/i18n.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { blockPerson, unblockPerson } from '../../blocks/calls.ts';
import { refreshConversation } from '../../inbox/conversations.ts';
import { failureText } from '../../panel/failure-text.ts';
import { otherOf } from '../people.ts';

/** Blocks the other of a conversation, or takes that back. */
export function useBlocking(conversation: Conversation) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const { id, name } = otherOf(conversation);

  async function set(isBlocked: boolean): Promise<void> {
    setBusy(true);
    try {
      await browserApi().call(isBlocked ? blockPerson : unblockPerson, { params: { id } });
      await refreshConversation(conversation.id);
      showToast({ tone: 'success', title: t(`commenting.block.${isBlocked ? 'done' : 'undone'}`, { name }) });
    } catch (error) {
      showToast({ tone: 'error', title: t('commenting.block.failed'), description: failureText(error, t) });
    }
    setBusy(false);
  }

  return { isBusy, set };
}
