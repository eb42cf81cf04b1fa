import { expect, test } from 'vitest';
import type { Message } from '#contract/conversations.ts';
import { UNKNOWN_RUN } from './message-run.ts';
import type { OutboxEntry } from './outbox.ts';
import { itemsOf } from './thread-items.ts';

const ME = 7;

function aMessage(number: number, senderId: number, clientId: string): Message {
  return {
    ...{
      id: number,
      number,
      clientId,
      sender_id: senderId,
      content: `m${number}`,
      created_at: '2026-01-01T10:00:00.000Z',
    },
    ...{ conversation: { id: 1 }, files: [], warnings: [], offer: null, removed: null },
  };
}

function anEntry(clientId: string, more: Partial<OutboxEntry> = {}, refusal: string | null = null): OutboxEntry {
  return {
    row: {
      ...{ clientId, memberId: ME, conversationId: 1, content: 'x', createdAt: '2026-01-01T10:00:00.000Z', order: 1 },
      files: [{ key: 'k', name: 'ser.jpg', content: new Blob(['ser'], { type: 'image/jpeg' }), id: null }],
      refusal,
    },
    ...{ isWaiting: false, isKept: true, shares: [0.5] },
    ...more,
  };
}

const run = (...messages: Message[]) => ({ ...UNKNOWN_RUN, messages, last: messages.length });
const previewsOf = () => ['blob:preview'];
const keysOf = (sources: Parameters<typeof itemsOf>[0]) => itemsOf(sources).map(({ key }) => key);

test('a message keeps its key once stored, and is shown once', () => {
  const entries = [anEntry('mine')];
  const before = keysOf({ run: run(aMessage(1, 8, 'theirs')), entries, memberId: ME, previewsOf });
  const stored = run(aMessage(1, 8, 'theirs'), aMessage(2, ME, 'mine'));
  expect(keysOf({ run: stored, entries, memberId: ME, previewsOf })).toEqual(before);
  expect(keysOf({ run: stored, entries: [], memberId: ME, previewsOf })).toEqual(before);
});

test("another's message with the same clientId does not hide an own one", () => {
  const sources = { run: run(aMessage(1, 8, 'same')), entries: [anEntry('same')], memberId: ME, previewsOf };
  expect(itemsOf(sources).map(({ kind }) => kind)).toEqual(['stored', 'pending']);
});

test('an own message beyond a gap is shown as pending', () => {
  const sources = {
    run: { ...run(aMessage(1, 8, 'a')), ahead: [aMessage(3, ME, 'mine'), aMessage(4, 8, 'b')] },
    ...{ entries: [anEntry('mine')], memberId: ME, previewsOf },
  };
  expect(itemsOf(sources)).toMatchObject([{ kind: 'stored' }, { kind: 'pending', key: 'mine', status: 'sending' }]);
});

test('waiting, failed and uploading messages are distinguished', () => {
  const entries = [anEntry('a', { isWaiting: true }), anEntry('b', {}, 'no'), anEntry('c', {}, '')];
  const items = itemsOf({ run: UNKNOWN_RUN, entries, memberId: ME, previewsOf });
  expect(items).toMatchObject([
    { status: 'waiting', error: null },
    { status: 'failed', error: 'no' },
    { status: 'failed', error: null },
  ]);
  expect(items[0]).toMatchObject({
    files: [{ name: 'ser.jpg', kind: 'picture', sizeBytes: 3, previewUrl: 'blob:preview', progress: 0.5 }],
  });
});

test('an unchanged item is the same object, so that its row is not rerendered', () => {
  const first = aMessage(1, 8, 'a');
  const [one] = itemsOf({ run: run(first), entries: [], memberId: ME, previewsOf });
  const [other] = itemsOf({ run: run(first, aMessage(2, 8, 'b')), entries: [], memberId: ME, previewsOf });
  expect(other).toBe(one);
});
