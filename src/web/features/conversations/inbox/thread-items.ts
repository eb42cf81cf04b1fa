import type { Message } from '#contract/conversations.ts';
import { isPictureFile } from '../../../lib/uploads/picture-types.ts';
import type { MessageRun } from './message-run.ts';
import type { OutboxEntry } from './outbox.ts';

/** An attachment of a pending message. `progress` is 0 to 1; only pictures have a `previewUrl`. */
export interface PendingFile {
  readonly name: string;
  readonly kind: 'picture' | 'pdf';
  readonly sizeBytes: number;
  readonly previewUrl: string | null;
  readonly progress: number;
}

/**
 * A message, stored or pending. `key` stays the same across the transition.
 *
 * status  `waiting`: offline, sent automatically later. `failed`: `error` is the server's reason.
 */
export type ThreadItem =
  | { readonly kind: 'stored'; readonly key: string; readonly message: Message }
  | {
      readonly kind: 'pending';
      readonly key: string;
      readonly clientId: string;
      readonly content: string;
      readonly created_at: string;
      readonly files: readonly PendingFile[];
      readonly isOffer: boolean;
      readonly status: 'sending' | 'waiting' | 'failed';
      readonly error: string | null;
    };

export interface ItemSources {
  readonly run: MessageRun;
  /** Of this conversation. */
  readonly entries: readonly OutboxEntry[];
  readonly memberId: number | null;
  readonly previewsOf: (entry: OutboxEntry) => readonly (string | null)[];
}

const storedItems = new WeakMap<Message, ThreadItem>();
const pendingItems = new WeakMap<OutboxEntry | Message, ThreadItem>();

/** A thread's items: stored messages, then pending ones. An unchanged message is the same object. */
export function itemsOf({ run, entries, memberId, previewsOf }: ItemSources): readonly ThreadItem[] {
  const isOwn = ({ sender_id }: Message) => sender_id === memberId;
  // An own message beyond a gap is stored, but the ones before it are still loading.
  const ahead = run.ahead.filter(isOwn);
  const known = new Set([...run.messages.filter(isOwn), ...ahead].map(({ clientId }) => clientId));
  return [
    ...run.messages.map((message) => keep(storedItems, message, () => storedItem(message, isOwn(message)))),
    ...ahead.map((message) => keep(pendingItems, message, () => aheadItem(message))),
    ...entries
      .filter(({ row }) => !known.has(row.clientId))
      .map((entry) => keep(pendingItems, entry, () => pendingItem(entry, previewsOf(entry)))),
  ];
}

function keep<Key extends object>(items: WeakMap<Key, ThreadItem>, key: Key, make: () => ThreadItem): ThreadItem {
  let item = items.get(key);
  if (!item) {
    item = make();
    items.set(key, item);
  }
  return item;
}

function storedItem(message: Message, isOwn: boolean): ThreadItem {
  return { kind: 'stored', key: isOwn ? message.clientId : `number-${message.number}`, message };
}

function aheadItem({ clientId, content, created_at, files, offer }: Message): ThreadItem {
  return {
    ...{ kind: 'pending', key: clientId, clientId, content, created_at, status: 'sending', error: null },
    isOffer: offer !== null,
    files: files.map(({ name, kind, sizeBytes }) => ({ name, kind, sizeBytes, previewUrl: null, progress: 1 })),
  };
}

function pendingItem({ row, isWaiting, shares }: OutboxEntry, previews: readonly (string | null)[]): ThreadItem {
  const { clientId, content, createdAt, refusal } = row;
  return {
    ...{ kind: 'pending', key: clientId, clientId, content, created_at: createdAt, error: refusal || null },
    isOffer: row.offer !== undefined,
    status: refusal !== null ? 'failed' : isWaiting ? 'waiting' : 'sending',
    files: row.files.map((file, index) => ({
      ...{ name: file.name, sizeBytes: file.content.size, previewUrl: previews[index] ?? null },
      kind: isPictureFile({ name: file.name, type: file.content.type }) ? 'picture' : 'pdf',
      progress: shares[index] ?? 0,
    })),
  };
}
