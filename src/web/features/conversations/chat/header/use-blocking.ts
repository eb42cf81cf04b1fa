import { useState } from 'react';
import type { Conversation } from '#contract/conversations.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { refreshConversation } from '../../inbox/conversations.ts';
import { useRoom } from '../layout/room-context.ts';
import { otherOf } from '../people.ts';

/** Blocks or unblocks the other user of a conversation. */
export function useBlocking(conversation: Conversation) {
  const t = useT();
  const { setBlock } = useRoom().tools;
  const [isBusy, setBusy] = useState(false);

  async function set(isBlocked: boolean): Promise<void> {
    setBusy(true);
    if (await setBlock(otherOf(conversation), isBlocked, t)) await refreshConversation(conversation.id);
    setBusy(false);
  }

  return { isBusy, set };
}
