import { useCallback, useSyncExternalStore } from 'react';
import { useSession } from '../../../lib/session/session-store.ts';
import { keepSame } from '../../../lib/store.ts';
import { conversations } from './conversation-store.ts';
import type { OutboxEntry } from './outbox.ts';
import { previewsOf } from './previews.ts';
import { underWay } from './sending.ts';
import { itemsOf, type ThreadItem } from './thread-items.ts';
import type { Kept } from './thread-keeper.ts';
import { catchUp, type KnownThread, threadOf, watchThread } from './thread-store.ts';

export { useFileUrl } from '../../../lib/realtime/file-urls.ts';
export { noteRead } from './reading.ts';
export { discardMessage, resendMessage, sendMessage, sendOffer } from './sending.ts';
export type { ThreadItem } from './thread-items.ts';
export { noteTyping } from './typing.ts';

/** Messages in order, without a gap, then pending ones; the same object until something changes. */
export interface ThreadView {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly items: readonly ThreadItem[];
  readonly hasEarlier: boolean;
  readonly isLoadingEarlier: boolean;
  /** @throws what the call throws */
  loadEarlier(): Promise<void>;
  retry(): void;
  readonly isOtherTyping: boolean;
  /** The number up to which the other has read. */
  readonly otherReadNumber: number;
}

interface Sources {
  readonly kept: Kept;
  readonly entries: readonly OutboxEntry[];
  readonly isOtherTyping: boolean;
  readonly otherReadNumber: number;
}

const NOT_YET: ThreadView = {
  ...{ state: 'loading', items: [], hasEarlier: false, isLoadingEarlier: false, isOtherTyping: false },
  ...{ otherReadNumber: 0, loadEarlier: async () => {}, retry() {} },
};
const seen = new WeakMap<KnownThread, { readonly sources: Sources; readonly view: ThreadView }>();

/** The messages of a conversation, stored and pending; the last page is loaded first. */
export function useThread(conversationId: number): ThreadView {
  const session = useSession();
  const memberId = session ? session.id : null;
  const subscribe = useCallback(
    (listener: () => void) => (memberId === null ? () => {} : subscribeTo(conversationId, listener)),
    [conversationId, memberId],
  );
  const read = () => (memberId === null ? NOT_YET : readThread(threadOf(conversationId), memberId));
  return useSyncExternalStore(subscribe, read, () => NOT_YET);
}

function subscribeTo(conversationId: number, listener: () => void): () => void {
  const { kept, isOtherTyping } = threadOf(conversationId);
  const ends = [
    ...[kept, isOtherTyping, underWay, conversations].map((store) => store.subscribe(listener)),
    watchThread(conversationId),
  ];
  return () => {
    for (const end of ends) end();
  };
}

function readThread(thread: KnownThread, memberId: number): ThreadView {
  const before = seen.get(thread);
  const sources = sourcesOf(thread, before?.sources);
  if (before && sources === before.sources) return before.view;
  const view = viewOf(thread, sources, memberId, before?.view.items ?? []);
  seen.set(thread, { sources, view });
  return view;
}

function sourcesOf({ id, kept, isOtherTyping }: KnownThread, before: Sources | undefined): Sources {
  const entries = underWay.read().filter(({ row }) => row.conversationId === id);
  const next: Sources = {
    kept: kept.read(),
    entries: keepSame(before?.entries ?? [], entries),
    isOtherTyping: isOtherTyping.read(),
    otherReadNumber: conversations.read().book.byId.get(id)?.otherReadNumber ?? 0,
  };
  const names = Object.keys(next) as (keyof Sources)[];
  return before && names.every((name) => before[name] === next[name]) ? before : next;
}

function viewOf(
  thread: KnownThread,
  { kept, entries, isOtherTyping, otherReadNumber }: Sources,
  memberId: number,
  itemsBefore: readonly ThreadItem[],
): ThreadView {
  const { run, state, isLoadingEarlier } = kept;
  const items = keepSame(itemsBefore, itemsOf({ run, entries, memberId, previewsOf }));
  return {
    ...{ state, items, hasEarlier: run.hasEarlier, isLoadingEarlier, isOtherTyping, otherReadNumber },
    loadEarlier: () => thread.keeper.loadEarlier(),
    retry: () => catchUp(thread),
  };
}
