import { dayOfMoment } from '../../../../lib/format.ts';
import type { ThreadItem } from '../../inbox/thread.ts';

/** Messages of one sender no further apart are grouped under one time. */
const TOGETHER_MS = 5 * 60_000;

/** Status below an own message: on the last delivered one and on the last read one. */
export type Mark = 'sent' | 'read';

/**
 * A message with its position.
 *
 * isFirst, isLast  within its group.
 * isUnreadFrom     the unread line is above it.
 * hasStatus        of a pending message: the next one does not have the same status.
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

/** A day in Polish time, `2026-12-05`, with its messages. */
export interface Day {
  readonly day: string;
  readonly rows: readonly Row[];
}

export interface Reading {
  readonly ownId: number;
  /** The last message number that the other has read. */
  readonly otherReadNumber: number;
  /** The message below the unread line. */
  readonly unreadFrom: number | null;
}

export function createdAtOf(item: ThreadItem): string {
  return item.kind === 'stored' ? item.message.created_at : item.created_at;
}

/** The number of a stored message; null for a pending one. */
export function numberOf(item: ThreadItem): number | null {
  return item.kind === 'stored' ? item.message.number : null;
}

export function isOwnItem(item: ThreadItem, ownId: number): boolean {
  return item.kind === 'pending' || item.message.sender_id === ownId;
}

/** Groups messages, given in order, by day and by sender. */
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
    // A clock that was set back does not start a new day.
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

/** Own messages are never unread. */
function unreadKeyOf(items: readonly ThreadItem[], { ownId, unreadFrom }: Reading): string | null {
  if (unreadFrom === null) return null;
  const first = items.find((item) => !isOwnItem(item, ownId) && (numberOf(item) ?? 0) >= unreadFrom);
  return first?.key ?? null;
}
