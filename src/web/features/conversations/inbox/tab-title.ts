import { conversations } from './conversation-store.ts';

const COUNT = /^\(\d+\+?\) /;
const MOST_SAID = 99;

/** A page title prefixed with the unread count, replacing an earlier prefix. */
export function countedTitle(title: string, unread: number): string {
  const plain = title.replace(COUNT, '');
  return unread > 0 ? `(${unread > MOST_SAID ? `${MOST_SAID}+` : unread}) ${plain}` : plain;
}

let isStarted = false;

/** Keeps the count in every page's title, also when the router changes it, before the next paint. */
export function startTabTitle(): void {
  if (isStarted) return;
  isStarted = true;
  const write = () => {
    const title = countedTitle(document.title, conversations.read().unread.messages);
    if (title !== document.title) document.title = title;
  };
  new MutationObserver(write).observe(document.head, { childList: true, characterData: true, subtree: true });
  conversations.subscribe(write);
  write();
}
