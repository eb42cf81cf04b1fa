import type { Message, PostedMessage } from '#contract/conversations.ts';
import type { RealtimeEvents } from '#contract/realtime.ts';

/**
 * Events between the parts of the inbox.
 *
 * posted    a message exists: from the socket, another tab, or the response to sending it. May be repeated.
 * missed    events may have been missed: whatever is shown has to be requested; after a disconnection also for changes
 * to known content.
 * resumed   the network may be back: whatever waits for it retries.
 */
export interface News extends Omit<RealtimeEvents, 'messagePosted' | 'subscribed'> {
  posted: Message | PostedMessage;
  missed: { readonly hasGap: boolean };
  resumed: null;
}

const listeners: { [Kind in keyof News]: Set<(news: News[Kind]) => void> } = {
  posted: new Set(),
  messagesRead: new Set(),
  typing: new Set(),
  conversationChanged: new Set(),
  transactionChanged: new Set(),
  newsChanged: new Set(),
  missed: new Set(),
  resumed: new Set(),
};

/** @returns the unsubscribe function. */
export function onNews<Kind extends keyof News>(kind: Kind, listener: (news: News[Kind]) => void): () => void {
  listeners[kind].add(listener);
  return () => listeners[kind].delete(listener);
}

export function tellNews<Kind extends keyof News>(kind: Kind, news: News[Kind]): void {
  for (const listener of listeners[kind]) listener(news);
}
