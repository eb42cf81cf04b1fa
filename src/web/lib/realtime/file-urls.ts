import { useCallback, useSyncExternalStore } from 'react';
import type { MessageFile } from '#contract/conversations.ts';
import { onMemberChange } from '../session/member.ts';
import { callHeaders } from '../session/session-call.ts';
import { Store } from '../store.ts';
import { onNews } from './news.ts';

export interface FileUrl {
  readonly url: string | null;
  readonly failed: boolean;
}

interface KeptUrl {
  readonly store: Store<FileUrl>;
  userCount: number;
  /** Whether it is final: a missing file is not requested again. */
  isFinal: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const NOT_YET: FileUrl = { url: null, failed: false };
/** Scrolling past a picture and back does not load it again. */
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

/** Acquires a file; requests it unless cached. @returns the release function */
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

/** Caches a file just sent from here, so that it need not be downloaded to be shown. */
export function primeFile(conversationId: number, fileId: number, content: Blob): void {
  for (const width of [undefined, 320] as const) {
    const address = addressOf(conversationId, fileId, width);
    const entry = entryOf(address);
    if (entry.store.read().url === null) entry.store.write({ url: URL.createObjectURL(content), failed: false });
    if (entry.userCount === 0) forgetLater(address, entry);
  }
}

/**
 * The object URL of a message's file while it is shown. Its request needs the token, so an `<img>` cannot make it: the
 * file is fetched and shown from memory. `width` requests a smaller picture.
 */
export function useFileUrl(conversationId: number, { id }: Pick<MessageFile, 'id'>, width?: 320): FileUrl {
  return useFetchedFile(addressOf(conversationId, id, width));
}

/** The same for a file by its path on the server. */
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
