import { useState } from 'react';
import type { Conversation } from '#contract/conversations.ts';
import { useT } from '../../../lib/i18n.tsx';
import { setBlock } from '../../blocks/set-block.ts';
import { refreshConversation } from '../../inbox/conversations.ts';
import { otherOf } from '../people.ts';

/** Blocks the other of a conversation, or takes that back. */
export function useBlocking(conversation: Conversation) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);

  async function set(isBlocked: boolean): Promise<void> {
    setBusy(true);
    if (await setBlock(otherOf(conversation), isBlocked, t)) await refreshConversation(conversation.id);
    setBusy(false);
  }

  return { isBusy, set };
}
