import { createContext, use } from 'react';
import type { Message, MessageFile } from '#contract/conversations.ts';

/** What can be done from a message. The same object for as long as the thread is there, so that no message is drawn anew. */
export interface ThreadActs {
  readonly conversationId: number;
  /** Asks before it leaves the site. @returns whether it asks: the browser must not follow the link then. */
  openLink(href: string, opener: HTMLElement): boolean;
  openMenu(message: Message, isOwn: boolean, opener: HTMLElement): void;
  showPictures(pictures: readonly MessageFile[], at: number, opener: HTMLElement): void;
  report(messageId: number, opener: HTMLElement): void;
  showAdvice(opener: HTMLElement): void;
  /** Calls back once an element is near to being seen. @returns what ends the waiting */
  whenNear(element: Element, callback: () => void): () => void;
}

export const ThreadActsContext = createContext<ThreadActs | null>(null);

export function useThreadActs(): ThreadActs {
  const acts = use(ThreadActsContext);
  if (!acts) throw new Error('a message stands outside its thread');
  return acts;
}
