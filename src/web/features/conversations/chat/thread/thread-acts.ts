import { createContext, type ReactNode, use } from 'react';
import type { Message, MessageFile } from '#contract/conversations.ts';
import type { Offer } from '#contract/offers/offer.ts';

/** Actions available to messages. Stable for the thread's lifetime, so that messages are not rerendered. */
export interface ThreadActs {
  readonly conversationId: number;
  /** Confirms a link that leaves the site. @returns whether it does: then the browser must not follow the link. */
  openLink(href: string, opener: HTMLElement): boolean;
  openMenu(message: Message, isOwn: boolean, opener: HTMLElement): void;
  showPictures(pictures: readonly MessageFile[], at: number, opener: HTMLElement): void;
  report(messageId: number, opener: HTMLElement): void;
  showAdvice(opener: HTMLElement): void;
  /** The content of a message that makes or answers an offer. */
  renderOffer(message: Message & { offer: Offer }): ReactNode;
  /** Calls back once when an element is near the viewport. @returns the unsubscribe function */
  whenNear(element: Element, callback: () => void): () => void;
}

export const ThreadActsContext = createContext<ThreadActs | null>(null);

export function useThreadActs(): ThreadActs {
  const acts = use(ThreadActsContext);
  if (!acts) throw new Error('a message requires an enclosing thread');
  return acts;
}
