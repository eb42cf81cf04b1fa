import type { Message } from '#contract/conversations.ts';
import { tellNews } from '../../../lib/realtime/news.ts';
import { currentMember } from '../../../lib/session/member.ts';

/** Messages between tabs of one browser, so that each shows the others' changes even without a socket. */
type Word =
  | { readonly kind: 'posted'; readonly message: Message }
  | { readonly kind: 'read'; readonly conversationId: number; readonly number: number }
  | { readonly kind: 'outbox' };

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('jarmark-inbox');
let onOutbox: () => void = () => {};

/** Posts to the other tabs of the signed-in user. */
export function tellTabs(word: Word): void {
  channel?.postMessage({ memberId: currentMember(), word });
}

/** Calls back when another tab has changed the outbox. */
export function onOutboxWord(listener: () => void): void {
  onOutbox = listener;
}

function hear({ data }: MessageEvent<{ memberId: number | null; word: Word }>): void {
  const { memberId, word } = data;
  if (memberId === null || memberId !== currentMember()) return;
  if (word.kind === 'outbox') onOutbox();
  else if (word.kind === 'posted') tellNews('posted', word.message);
  else tellNews('messagesRead', { conversationId: word.conversationId, readerId: memberId, number: word.number });
}

if (channel) channel.onmessage = hear;
