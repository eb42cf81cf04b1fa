import { readStored, writeStored } from '../../../lib/storage/stored-value.ts';

/** Storage key, shared by all tabs. */
const KEY = 'chatToasts';
/** Only the latest conversations are stored. */
const CONVERSATIONS_MAX = 50;

/** A conversation's unread messages: others' from one number to another, with the text of the last. */
export interface WaitingToast {
  readonly from: number;
  readonly last: number;
  readonly name: string;
  readonly words: string;
}

/**
 * A user's message toasts: they survive page loads and are the same in all tabs.
 *
 * waiting  by conversation, in order of arrival.
 * closed   the number up to which each conversation's toast was dismissed or read: late tabs do not show it again.
 */
interface Kept {
  readonly memberId: number;
  readonly waiting: readonly (readonly [number, WaitingToast])[];
  readonly closed: readonly (readonly [number, number])[];
}

/** In-memory fallback when storage is blocked. */
let own: Kept | null = null;

function read(memberId: number): Kept {
  const kept = parse(readStored(KEY)) ?? own;
  return kept?.memberId === memberId ? kept : { memberId, waiting: [], closed: [] };
}

function parse(stored: string | null): Kept | null {
  try {
    const kept = JSON.parse(stored ?? 'null') as Kept | null;
    return Array.isArray(kept?.waiting) && Array.isArray(kept.closed) ? kept : null;
  } catch {
    return null;
  }
}

function write(kept: Kept): void {
  own = { ...kept, waiting: kept.waiting.slice(-CONVERSATIONS_MAX), closed: kept.closed.slice(-CONVERSATIONS_MAX) };
  writeStored(KEY, JSON.stringify(own));
}

/** A user's toasts by conversation. */
export function listKept(memberId: number): ReadonlyMap<number, WaitingToast> {
  return new Map(read(memberId).waiting);
}

/** Adds others' messages of a conversation to its toast. @returns whether anything changed */
export function keepToast(memberId: number, conversationId: number, toast: WaitingToast): boolean {
  const kept = read(memberId);
  const from = Math.max(toast.from, (new Map(kept.closed).get(conversationId) ?? 0) + 1);
  const before = new Map(kept.waiting).get(conversationId);
  if (toast.last < from || toast.last <= (before?.last ?? 0)) return false;
  const next = { ...toast, from: before ? before.from : from };
  const waiting = before
    ? kept.waiting.map((each) => (each[0] === conversationId ? ([conversationId, next] as const) : each))
    : [...kept.waiting, [conversationId, next] as const];
  write({ ...kept, waiting });
  return true;
}

/** Removes a conversation's messages up to a number from its toast. @returns whether anything changed */
export function closeKept(memberId: number, conversationId: number, upTo: number): boolean {
  const kept = read(memberId);
  const before = new Map(kept.waiting).get(conversationId);
  if (!before || upTo < before.from) return false;
  const rest = upTo < before.last ? [[conversationId, { ...before, from: upTo + 1 }] as const] : [];
  write({
    ...kept,
    waiting: kept.waiting.flatMap((each) => (each[0] === conversationId ? rest : [each])),
    closed: [...kept.closed.filter(([id]) => id !== conversationId), [conversationId, Math.min(upTo, before.last)]],
  });
  return true;
}

/** Deletes all toasts on logout: the computer may be shared. */
export function forgetKept(): void {
  own = null;
  if (readStored(KEY) !== null) writeStored(KEY, null);
}

/** Calls back when another tab has changed them. */
export function onKeptChange(listener: () => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== KEY && key !== null) return;
    own = parse(newValue);
    listener();
  });
}
