import { dayOfMoment } from '../../../lib/format.ts';
import type { ThreadItem } from '../../inbox/thread.ts';

/** Messages of one sender that come no further apart stand together under one time. */
const TOGETHER_MS = 5 * 60_000;

/** What is said below an own message: the last one that has come, and the last one that was read. */
export type Mark = 'sent' | 'read';

/**
 * A message where it stands.
 *
 * isFirst, isLast  of the messages of one sender that stand together.
 * isUnreadFrom     the line that says what is new stands above it.
 * hasStatus        of what is on its way: nothing below it says the same.
 */
export interface Row {
  readonly item: ThreadItem;
  readonly isOwn: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isUnreadFrom: boolean;
  readonly hasStatus: boolean;
  readonly mark: Mark | null;
}

/** A day by the Polish clock, `2026-12-05`, with its messages. */
export interface Day {
  readonly day: string;
  readonly rows: readonly Row[];
}

export interface Reading {
  readonly ownId: number;
  /** How far the other has read. */
  readonly otherReadNumber: number;
  /** Above which message the line stands that says what is new. */
  readonly unreadFrom: number | null;
}

export function createdAtOf(item: ThreadItem): string {
  return item.kind === 'stored' ? item.message.created_at : item.created_at;
}

/** The number of a message that has come; what is on its way has none. */
export function numberOf(item: ThreadItem): number | null {
  return item.kind === 'stored' ? item.message.number : null;
}

export function isOwnItem(item: ThreadItem, ownId: number): boolean {
  return item.kind === 'pending' || item.message.sender_id === ownId;
}

/** Puts messages, which come in their order, together by day and by sender. */
export function groupRows(items: readonly ThreadItem[], reading: Reading): Day[] {
  const marks = marksOf(items, reading);
  const unreadKey = unreadKeyOf(items, reading);
  const days: { day: string; rows: Row[] }[] = [];
  items.forEach((item, at) => {
    const day = dayOfMoment(createdAtOf(item));
    const next = items[at + 1];
    const before = items[at - 1];
    const isJoined = (one: ThreadItem | undefined, other: ThreadItem | undefined) =>
      one !== undefined && other !== undefined && other.key !== unreadKey && standTogether(one, other, reading.ownId);
    const row: Row = {
      item,
      isOwn: isOwnItem(item, reading.ownId),
      isFirst: !isJoined(before, item),
      isLast: !isJoined(item, next),
      isUnreadFrom: item.key === unreadKey,
      hasStatus: item.kind === 'pending' && !(next?.kind === 'pending' && next.status === item.status),
      mark: marks.get(item.key) ?? null,
    };
    const last = days.at(-1);
    // A clock that was set back does not open a day anew.
    if (last && last.day >= day) last.rows.push(row);
    else days.push({ day, rows: [row] });
  });
  return days;
}

function standTogether(one: ThreadItem, other: ThreadItem, ownId: number): boolean {
  const [at, then] = [createdAtOf(one), createdAtOf(other)];
  return (
    isOwnItem(one, ownId) === isOwnItem(other, ownId) &&
    Date.parse(then) - Date.parse(at) < TOGETHER_MS &&
    dayOfMoment(at) === dayOfMoment(then)
  );
}

function marksOf(items: readonly ThreadItem[], { ownId, otherReadNumber }: Reading): Map<string, Mark> {
  const isStoredOwn = (item: ThreadItem) => item.kind === 'stored' && isOwnItem(item, ownId);
  const last = items.findLast(isStoredOwn);
  const lastRead = items.findLast((item) => isStoredOwn(item) && (numberOf(item) ?? 0) <= otherReadNumber);
  const marks = new Map<string, Mark>();
  if (last) marks.set(last.key, 'sent');
  if (lastRead) marks.set(lastRead.key, 'read');
  return marks;
}

/** Own messages are never new to oneself. */
function unreadKeyOf(items: readonly ThreadItem[], { ownId, unreadFrom }: Reading): string | null {
  if (unreadFrom === null) return null;
  const first = items.find((item) => !isOwnItem(item, ownId) && (numberOf(item) ?? 0) >= unreadFrom);
  return first?.key ?? null;
}
