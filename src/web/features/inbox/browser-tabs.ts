import type { Message } from '#contract/conversations.ts';
import { currentMember } from './member.ts';
import { tellNews } from './news.ts';

/** What the tabs of one browser tell each other, so that each shows what another has done, also without a socket. */
type Word =
  | { readonly kind: 'posted'; readonly message: Message }
  | { readonly kind: 'read'; readonly conversationId: number; readonly number: number }
  | { readonly kind: 'outbox' };

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('jarmark-inbox');
let onOutbox: () => void = () => {};

/** Tells the other tabs of who is logged in. */
export function tellTabs(word: Word): void {
  channel?.postMessage({ memberId: currentMember(), word });
}

/** Calls back when another tab has changed what waits to be sent. */
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
