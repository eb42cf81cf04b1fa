import { onNews } from '../../../lib/realtime/news.ts';
import { backgroundCall } from '../../../lib/session/background-call.ts';
import { currentMember, onMemberChange, sameMember } from '../../../lib/session/member.ts';
import { Store } from '../../../lib/store.ts';
import { listMessages } from './calls.ts';
import { fetchConversation } from './conversation-store.ts';
import { type Kept, ThreadKeeper } from './thread-keeper.ts';

/** A conversation with loaded messages. Unwatched ones still apply events, but may be stale. */
export interface KnownThread {
  readonly id: number;
  readonly keeper: ThreadKeeper;
  readonly kept: Store<Kept>;
  readonly isOtherTyping: Store<boolean>;
  watcherCount: number;
  isStale: boolean;
  typingTimer: ReturnType<typeof setTimeout> | undefined;
  retryTimer: ReturnType<typeof setTimeout> | undefined;
}

/** How long a typing event is shown. */
const TYPING_MS = 6_000;
const RETRY_MS = 8_000;
/** There is no offline event, so an open conversation polls at this interval. */
const PRESENCE_MS = 90_000;
/** How many unwatched threads are cached. */
const UNWATCHED_MAX = 12;

const threads = new Map<number, KnownThread>();

/** The messages of a conversation; nothing is loaded until it is watched. */
export function threadOf(id: number): KnownThread {
  let thread = threads.get(id);
  if (!thread) {
    thread = newThread(id);
    threads.set(id, thread);
  }
  return thread;
}

function newThread(id: number): KnownThread {
  const isSame = sameMember();
  const keeper: ThreadKeeper = new ThreadKeeper(
    async (query) => {
      const page = await backgroundCall(listMessages, { params: { id }, query });
      if (!isSame()) throw new DOMException('somebody else is here', 'AbortError');
      return page;
    },
    (next) => kept.write(next),
  );
  const kept = new Store(keeper.kept);
  const isOtherTyping = new Store(false);
  return {
    ...{ id, keeper, kept, isOtherTyping, watcherCount: 0, isStale: true },
    ...{ typingTimer: undefined, retryTimer: undefined },
  };
}

/** Starts watching a thread: loads or refreshes it. @returns the cleanup function */
export function watchThread(id: number): () => void {
  const thread = threadOf(id);
  // Least recently used is evicted first.
  threads.delete(id);
  threads.set(id, thread);
  thread.watcherCount += 1;
  if (thread.isStale) catchUp(thread);
  const presence = setInterval(() => {
    if (document.visibilityState === 'visible' && navigator.onLine) void fetchConversation(id);
  }, PRESENCE_MS);
  return () => {
    clearInterval(presence);
    thread.watcherCount -= 1;
    forgetUnwatched();
  };
}

function forgetUnwatched(): void {
  const unwatched = [...threads.values()].filter(({ watcherCount }) => watcherCount === 0);
  for (const { id } of unwatched.slice(0, -UNWATCHED_MAX)) threads.delete(id);
}

/** Whether a thread is on the page. */
export function isWatched(id: number): boolean {
  return (threads.get(id)?.watcherCount ?? 0) > 0;
}

/**
 * Refreshes a thread; on failure retries later while it is watched.
 *
 * isChanged  known messages may have changed.
 */
export function catchUp(thread: KnownThread, { isChanged = false } = {}): void {
  clearTimeout(thread.retryTimer);
  thread.isStale = false;
  const { keeper } = thread;
  (isChanged ? keeper.renew() : keeper.catchUp()).catch(() => {
    thread.isStale = true;
    if (thread.watcherCount === 0 || threads.get(thread.id) !== thread || currentMember() === null) return;
    // A failure of the first page is reported, and retried by the user.
    if (thread.kept.read().state === 'ready') thread.retryTimer = setTimeout(() => catchUp(thread), RETRY_MS);
  });
}

function noteTyping(thread: KnownThread, isTyping: boolean): void {
  clearTimeout(thread.typingTimer);
  thread.isOtherTyping.write(isTyping);
  if (isTyping) thread.typingTimer = setTimeout(() => thread.isOtherTyping.write(false), TYPING_MS);
}

onMemberChange(() => {
  const watched = [...threads.values()].filter(({ watcherCount }) => watcherCount > 0);
  for (const { typingTimer, retryTimer } of threads.values()) {
    clearTimeout(typingTimer);
    clearTimeout(retryTimer);
  }
  threads.clear();
  // Watchers learn that their thread was dropped.
  for (const { kept } of watched) kept.write({ ...kept.read(), state: 'loading' });
});
onNews('posted', (message) => {
  const thread = threads.get(message.conversation.id);
  if (!thread) return;
  if (!thread.keeper.hear(message)) {
    thread.isStale = true;
    if (thread.watcherCount > 0) catchUp(thread);
  }
  if (message.sender_id !== currentMember()) noteTyping(thread, false);
});
onNews('typing', ({ conversationId, senderId }) => {
  const thread = threads.get(conversationId);
  if (thread && senderId !== currentMember()) noteTyping(thread, true);
});
onNews('conversationChanged', ({ conversationId }) => {
  const thread = threads.get(conversationId);
  if (thread) catchUp(thread, { isChanged: true });
});
onNews('missed', ({ hasGap }) => {
  for (const thread of [...threads.values()]) {
    // An unwatched thread is refreshed when it is watched again.
    if (thread.watcherCount > 0) catchUp(thread, { isChanged: hasGap });
    else threads.delete(thread.id);
  }
});
