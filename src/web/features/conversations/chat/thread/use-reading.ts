import { useEffect, useRef, useState } from 'react';
import type { Conversation } from '#contract/conversations.ts';
import { noteRead, type ThreadItem, type ThreadView } from '../../inbox/thread.ts';
import { isOwnItem, numberOf } from './group-rows.ts';

/** How many pages are loaded at most to open a conversation at its first unread message. */
const MOST_PAGES = 8;

/**
 * What is unread in a conversation.
 *
 * unreadFrom  the number of the message below the unread line; stays until the user writes.
 * isOpening   the messages up to it are still loading.
 */
export function useUnreadFrom(conversation: Conversation, thread: ThreadView, ownId: number) {
  const [unreadFrom, setUnreadFrom] = useState(() => (conversation.unread > 0 ? conversation.readNumber + 1 : null));
  const [pages, setPages] = useState(0);
  const first = thread.items[0];
  const isBefore = unreadFrom !== null && first !== undefined && (numberOf(first) ?? 0) > unreadFrom;
  const isOpening = thread.state === 'ready' && isBefore && thread.hasEarlier && pages < MOST_PAGES;
  const { loadEarlier } = thread;
  useEffect(() => {
    if (!isOpening || thread.isLoadingEarlier) return;
    const next = () => setPages((last) => last + 1);
    loadEarlier().then(next, () => setPages(MOST_PAGES));
  }, [isOpening, thread.isLoadingEarlier, loadEarlier]);
  useMissed(thread.items, ownId, unreadFrom, setUnreadFrom);
  return { unreadFrom, isOpening, forget: () => setUnreadFrom(null) };
}

/** Messages that arrive while the page is hidden are unread on return. */
function useMissed(
  items: readonly ThreadItem[],
  ownId: number,
  unreadFrom: number | null,
  setUnreadFrom: (number: number) => void,
): void {
  const last = items.findLast((item) => item.kind === 'stored');
  const number = (last && numberOf(last)) ?? 0;
  const [known, setKnown] = useState(number);
  useEffect(() => {
    if (number === known) return;
    setKnown(number);
    if (known === 0 || unreadFrom !== null || document.visibilityState === 'visible') return;
    const missed = items.find((item) => !isOwnItem(item, ownId) && (numberOf(item) ?? 0) > known);
    if (missed) setUnreadFrom(numberOf(missed) ?? 0);
  }, [number, known, items, ownId, unreadFrom, setUnreadFrom]);
}

/** Which of the other's messages were visible, and how many are below. */
export function useSeen(conversation: Conversation, items: readonly ThreadItem[], ownId: number) {
  const [seenNumber, setSeenNumber] = useState(conversation.readNumber);
  const seen = useRef(seenNumber);
  const isNew = (item: ThreadItem) => !isOwnItem(item, ownId) && (numberOf(item) ?? 0) > seenNumber;
  const newCount = items.filter(isNew).length;

  /** Records the lowest visible message; an own one stands for the other's above it. */
  function see(row: HTMLElement): void {
    if (document.visibilityState === 'hidden') return;
    const reached = Number(row.dataset.number ?? Number.MAX_SAFE_INTEGER);
    const newest = items.findLast((item) => isNew(item) && (numberOf(item) ?? 0) <= reached);
    const number = newest && numberOf(newest);
    if (!number || number <= seen.current) return;
    seen.current = number;
    setSeenNumber(number);
    noteRead(conversation.id, number);
  }

  return { newCount, see };
}
