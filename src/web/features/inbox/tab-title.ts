import { conversations } from './conversation-store.ts';

const COUNT = /^\(\d+\+?\) /;
const MOST_SAID = 99;

/** A title of the page with how much waits to be read before it, whatever stood there. */
export function countedTitle(title: string, unread: number): string {
  const plain = title.replace(COUNT, '');
  return unread > 0 ? `(${unread > MOST_SAID ? `${MOST_SAID}+` : unread}) ${plain}` : plain;
}

let isStarted = false;

/** Keeps the count before the title of every page, also when the router writes another; before the browser paints it. */
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
