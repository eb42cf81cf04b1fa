import { useCallback, useSyncExternalStore } from 'react';
import type { MessageFile } from '#contract/conversations.ts';
import { callHeaders } from '../session/session-call.ts';
import { onMemberChange } from './member.ts';
import { onNews } from './news.ts';
import { Store } from './store.ts';

export interface FileUrl {
  readonly url: string | null;
  readonly failed: boolean;
}

interface KeptUrl {
  readonly store: Store<FileUrl>;
  userCount: number;
  /** Whether it may still come: a file that is not there is not asked for again. */
  isFinal: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const NOT_YET: FileUrl = { url: null, failed: false };
/** Whoever scrolls past a picture and back does not wait for it again. */
const KEPT_UNUSED_MS = 60_000;

const kept = new Map<string, KeptUrl>();

function addressOf(conversationId: number, fileId: number, width?: 320): string {
  return `/api/conversations/${conversationId}/files/${fileId}${width ? `?width=${width}` : ''}`;
}

function entryOf(address: string): KeptUrl {
  let entry = kept.get(address);
  if (!entry) {
    entry = { store: new Store(NOT_YET), userCount: 0, isFinal: false, timer: undefined };
    kept.set(address, entry);
  }
  return entry;
}

function forgetLater(address: string, entry: KeptUrl): void {
  clearTimeout(entry.timer);
  entry.timer = setTimeout(() => {
    if (entry.userCount === 0) forget(address, entry);
  }, KEPT_UNUSED_MS);
}

function forget(address: string, entry: KeptUrl): void {
  if (kept.get(address) === entry) kept.delete(address);
  const { url } = entry.store.read();
  if (url) URL.revokeObjectURL(url);
}

/** Begins to use a file; it is asked for unless it is there. @returns what ends the use */
function use(address: string, listener: () => void): () => void {
  const entry = entryOf(address);
  const leave = entry.store.subscribe(listener);
  entry.userCount += 1;
  if (entry.userCount === 1 && entry.store.read().url === null && !entry.isFinal) void bring(address, entry);
  return () => {
    leave();
    entry.userCount -= 1;
    if (entry.userCount === 0) forgetLater(address, entry);
  };
}

async function bring(address: string, entry: KeptUrl): Promise<void> {
  if (entry.store.read().failed) entry.store.write(NOT_YET);
  try {
    const response = await fetch(address, { headers: callHeaders() });
    if (!response.ok) {
      entry.isFinal = response.status < 500 && response.status !== 429;
      throw new TypeError(`network error: ${response.status} for a file`);
    }
    const url = URL.createObjectURL(await response.blob());
    if (kept.get(address) === entry && entry.store.read().url === null) entry.store.write({ url, failed: false });
    else URL.revokeObjectURL(url);
  } catch {
    entry.store.write({ url: null, failed: true });
  }
}

/** Keeps what was just sent from here, so that it need not come back over the network to be shown. */
export function primeFile(conversationId: number, fileId: number, content: Blob): void {
  for (const width of [undefined, 320] as const) {
    const address = addressOf(conversationId, fileId, width);
    const entry = entryOf(address);
    if (entry.store.read().url === null) entry.store.write({ url: URL.createObjectURL(content), failed: false });
    if (entry.userCount === 0) forgetLater(address, entry);
  }
}

/**
 * The address of a file of a message, for as long as it is shown. Its call carries the token, so no `<img>` can make it:
 * it is fetched, and shown from memory. `width` asks for a smaller picture.
 */
export function useFileUrl(conversationId: number, { id }: Pick<MessageFile, 'id'>, width?: 320): FileUrl {
  return useFetchedFile(addressOf(conversationId, id, width));
}

/** The same for a file by where the server has it. */
export function useFetchedFile(address: string): FileUrl {
  const subscribe = useCallback((listener: () => void) => use(address, listener), [address]);
  return useSyncExternalStore(
    subscribe,
    () => kept.get(address)?.store.read() ?? NOT_YET,
    () => NOT_YET,
  );
}

onMemberChange(() => {
  for (const [address, entry] of kept) forget(address, entry);
});
onNews('resumed', () => {
  for (const [address, entry] of kept) {
    if (entry.userCount > 0 && entry.store.read().failed && !entry.isFinal) void bring(address, entry);
  }
});
