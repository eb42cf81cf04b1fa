import type { Message, PostedMessage } from '#contract/conversations.ts';
import type { RealtimeEvents } from '#contract/realtime.ts';

/**
 * What the parts of the inbox tell each other.
 *
 * posted    a message exists: by the socket, by another tab, or as the answer to sending it. It may come several times.
 * missed    something may have been missed: whoever shows something asks the API; after a time without a connection also
 *           for what may have changed in what is shown.
 * resumed   the network may be back: what waits for it tries again.
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
  missed: new Set(),
  resumed: new Set(),
};

/** @returns what ends it. */
export function onNews<Kind extends keyof News>(kind: Kind, listener: (news: News[Kind]) => void): () => void {
  listeners[kind].add(listener);
  return () => listeners[kind].delete(listener);
}

export function tellNews<Kind extends keyof News>(kind: Kind, news: News[Kind]): void {
  for (const listener of listeners[kind]) listener(news);
}
