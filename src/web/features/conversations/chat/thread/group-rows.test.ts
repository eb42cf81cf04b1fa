import { expect, test } from 'vitest';
import type { Message } from '#contract/conversations.ts';
import type { ThreadItem } from '../../inbox/thread.ts';
import { groupRows } from './group-rows.ts';

const ME = 1;
const OTHER = 2;

function stored(number: number, senderId: number, createdAt: string): ThreadItem {
  const message: Message = {
    id: number,
    number,
    clientId: `client-${number}`,
    sender_id: senderId,
    content: `m${number}`,
    created_at: createdAt,
    conversation: { id: 9 },
    files: [],
    warnings: [],
    offer: null,
    removed: null,
  };
  return { kind: 'stored', key: message.clientId, message };
}

function pending(key: string, createdAt: string): ThreadItem {
  const rest = { content: key, files: [], isOffer: false, status: 'sending', error: null } as const;
  return { kind: 'pending', key, clientId: key, created_at: createdAt, ...rest };
}

const AT_TEN = '2026-11-20T10:00:00.000Z';
const SOON = '2026-11-20T10:03:00.000Z';
const LATER = '2026-11-20T10:12:00.000Z';

function group(items: readonly ThreadItem[], reading: { otherReadNumber?: number; unreadFrom?: number } = {}) {
  return groupRows(items, {
    ownId: ME,
    otherReadNumber: reading.otherReadNumber ?? 0,
    unreadFrom: reading.unreadFrom ?? null,
  });
}

function shapeOf(items: readonly ThreadItem[], reading?: Parameters<typeof group>[1]) {
  return group(items, reading).flatMap(({ rows }) =>
    rows.map(({ isFirst, isLast }) => (isFirst && isLast ? 'alone' : isFirst ? 'first' : isLast ? 'last' : 'middle')),
  );
}

test('messages of one sender within minutes are grouped, others are not', () => {
  const items = [
    stored(1, OTHER, AT_TEN),
    stored(2, OTHER, SOON),
    stored(3, OTHER, SOON),
    stored(4, ME, SOON),
    stored(5, ME, LATER),
    pending('p1', LATER),
  ];
  expect(shapeOf(items)).toEqual(['first', 'middle', 'last', 'alone', 'first', 'last']);
});

test('a day ends at midnight in Poland', () => {
  const days = group([
    stored(1, ME, '2026-11-20T22:59:00.000Z'),
    stored(2, ME, '2026-11-20T23:01:00.000Z'),
    stored(3, ME, '2026-11-21T10:00:00.000Z'),
  ]);
  expect(days.map(({ day, rows }) => [day, rows.length])).toEqual([
    ['2026-11-20', 1],
    ['2026-11-21', 2],
  ]);
  expect(days[0]?.rows[0]?.isLast).toBe(true);
});

test('a message dated back by a slow clock stays in order under the current day', () => {
  const days = group([stored(1, OTHER, '2026-11-21T10:00:00.000Z'), pending('p', '2026-11-19T10:00:00.000Z')]);
  expect(days.map(({ day, rows }) => [day, rows.length])).toEqual([['2026-11-21', 2]]);
});

test('the last own message is marked as sent, the last read one as read', () => {
  const items = [stored(1, ME, AT_TEN), stored(2, ME, AT_TEN), stored(3, OTHER, AT_TEN), stored(4, ME, AT_TEN)];
  const marks = (otherReadNumber: number) => group(items, { otherReadNumber })[0]?.rows.map(({ mark }) => mark);
  expect(marks(0)).toEqual([null, null, null, 'sent']);
  expect(marks(3)).toEqual([null, 'read', null, 'sent']);
  expect(marks(4)).toEqual([null, null, null, 'read']);
});

test('the unread line is above a message of the other, and splits a group', () => {
  const items = [stored(1, OTHER, AT_TEN), stored(2, ME, AT_TEN), stored(3, OTHER, AT_TEN), stored(4, OTHER, AT_TEN)];
  const lines = (unreadFrom: number) => group(items, { unreadFrom })[0]?.rows.map(({ isUnreadFrom }) => isUnreadFrom);
  expect(lines(2)).toEqual([false, false, true, false]);
  expect(lines(4)).toEqual([false, false, false, true]);
  expect(shapeOf(items, { unreadFrom: 4 })).toEqual(['alone', 'alone', 'alone', 'alone']);
  expect(lines(9)).toEqual([false, false, false, false]);
});
