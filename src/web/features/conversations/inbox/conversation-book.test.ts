import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Conversation, Message } from '#contract/conversations.ts';
import { CONVERSATIONS_PAGE } from './bounds.ts';
import {
  type Book,
  EMPTY_BOOK,
  listedIn,
  unreadIn,
  withAnsweredAll,
  withConversation,
  withFirstPage,
  withNextPage,
  withUnreadCount,
} from './conversation-book.ts';
import { hasMissed, otherOf, withAnswered, withMessage, withRead } from './conversation-facts.ts';
import { recentOf } from './recent.ts';

const ME = 7;
const OTHER = 8;

function aMessage(number: number, { senderId = OTHER, id = 1 } = {}): Message {
  return {
    ...{ id: number, number, clientId: `c-${number}`, sender_id: senderId, content: `m${number}` },
    ...{ created_at: momentOf(number), conversation: { id }, files: [], warnings: [], offer: null, removed: null },
  };
}

const momentOf = (number: number) => new Date(Date.UTC(2026, 0, 1) + number * 1_000).toISOString();

function aConversation(id: number, last: number, more: Partial<Conversation> = {}): Conversation {
  return {
    id,
    users: [
      { id: OTHER, name: 'Hanka', avatar: null },
      { id: ME, name: 'Ja', avatar: null },
    ],
    updated_at: momentOf(last),
    LastMessage: last > 0 ? aMessage(last, { id }) : null,
    ...{ about: null, unread: 0, readNumber: last, otherReadNumber: 0, lastSeen: null, archived: false, closed: null },
    ...more,
  };
}

const bookOf = (...conversations: Conversation[]) => withFirstPage(EMPTY_BOOK, conversations, EMPTY_BOOK);
const idsIn = (book: Book) => listedIn(book).map(({ id }) => id);

test('the latest is first; archived and empty conversations are not listed', () => {
  const book = bookOf(
    aConversation(1, 3),
    aConversation(2, 9),
    aConversation(3, 5, { archived: true }),
    aConversation(4, 0),
  );
  expect(idsIn(book)).toEqual([2, 1]);
});

test("another's message moves its conversation to the top, unarchives it, and is unread", () => {
  const conversation = aConversation(1, 3, { archived: true, lastSeen: 'week' });
  const next = withMessage(conversation, aMessage(4), ME);
  expect(next).toMatchObject({ archived: false, unread: 1, otherReadNumber: 4, lastSeen: 'now' });
  expect(next.updated_at).toBe(momentOf(4));
  expect(idsIn(withConversation(bookOf(conversation, aConversation(2, 3)), next))).toEqual([1, 2]);
});

test('an own message, from any tab, is never unread and marks earlier ones as read', () => {
  const conversation = aConversation(1, 3, { unread: 2, readNumber: 1 });
  expect(withMessage(conversation, aMessage(4, { senderId: ME }), ME)).toMatchObject({ unread: 0, readNumber: 4 });
});

test('a known message changes nothing, and one too far ahead reports a gap', () => {
  const conversation = aConversation(1, 3);
  expect(withMessage(conversation, aMessage(3), ME)).toBe(conversation);
  expect(hasMissed(conversation, aMessage(4))).toBe(false);
  expect(hasMissed(conversation, aMessage(5))).toBe(true);
});

test('the read number never goes back, and reading the last message leaves none unread', () => {
  const conversation = aConversation(1, 9, { unread: 5, readNumber: 4 });
  const read = (number: number, unread?: number) => withRead(conversation, { readerId: ME, number }, ME, unread);
  expect(read(9)).toMatchObject({ readNumber: 9, unread: 0 });
  expect(read(7, 2)).toMatchObject({ readNumber: 7, unread: 2 });
  expect(read(3)).toBe(conversation);
  expect(withRead(conversation, { readerId: OTHER, number: 6 }, ME)).toMatchObject({ otherReadNumber: 6, unread: 5 });
});

test('the other user is told from the caller by id, even when both have the same name', () => {
  expect(otherOf(aConversation(1, 1), ME)?.id).toBe(OTHER);
});

test('a first page drops what was archived elsewhere, and keeps what arrived meanwhile', () => {
  const before = bookOf(aConversation(1, 3), aConversation(2, 5), aConversation(3, 4));
  const heard = withConversation(before, withMessage(aConversation(2, 5), aMessage(6, { id: 2 }), ME));
  const after = withFirstPage(heard, [aConversation(1, 3)], before);
  expect(idsIn(after)).toEqual([2, 1]);
});

const aPage = (from: number) =>
  Array.from({ length: CONVERSATIONS_PAGE }, (_, index) => aConversation(from - index, from - index));

test('beyond the end nothing is listed until loaded, and the server counts its unread messages', () => {
  let book = withFirstPage(EMPTY_BOOK, aPage(1_000), EMPTY_BOOK);
  book = withAnsweredAll(book, [aConversation(5, 5, { unread: 3, readNumber: 2 })]);
  expect(listedIn(book)).toHaveLength(CONVERSATIONS_PAGE);
  book = withUnreadCount(book, { messages: 4, conversations: 2 });
  expect(unreadIn(book)).toEqual({ messages: 4, conversations: 2 });
  book = withNextPage(book, [aConversation(5, 5, { unread: 3, readNumber: 2 }), aConversation(4, 4)]);
  expect(listedIn(book)).toHaveLength(CONVERSATIONS_PAGE + 2);
  expect(book.end).toBe(null);
  expect(unreadIn(book)).toEqual({ messages: 3, conversations: 1 });
});

test('refreshing does not shorten a list that was loaded further', () => {
  const first = withFirstPage(EMPTY_BOOK, aPage(1_000), EMPTY_BOOK);
  const further = withNextPage(first, aPage(900));
  const renewed = withFirstPage(further, aPage(1_000), further);
  expect(listedIn(renewed)).toHaveLength(2 * CONVERSATIONS_PAGE);
});

test('of more than four conversations six are recent, of fewer all', () => {
  const count = (length: number) => recentOf(Array.from({ length }, (_, index) => aConversation(index, 1))).length;
  expect([0, 3, 4, 5, 6, 12].map(count)).toEqual([0, 3, 4, 5, 6, 6]);
});

type Step = { kind: 'other' | 'own' | 'read' | 'snapshot' | 'late' };
const step = fc.record({ kind: fc.constantFrom('other', 'own', 'read', 'snapshot', 'late') }) as fc.Arbitrary<Step>;

test("after any events in any order, a final response yields the server's state", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), fc.infiniteStream(fc.nat(3)), (steps, late) => {
      let truth = aConversation(1, 0);
      let known: Conversation = truth;
      const waiting: (() => void)[] = [];
      for (const { kind } of steps) {
        if (kind === 'other' || kind === 'own') {
          const message = aMessage((truth.LastMessage?.number ?? 0) + 1, { senderId: kind === 'own' ? ME : OTHER });
          truth = withMessage(truth, message, ME);
          waiting.push(() => {
            known = withMessage(known, message, ME);
          });
        } else if (kind === 'read') {
          const number = truth.LastMessage?.number ?? 0;
          truth = withRead(truth, { readerId: ME, number }, ME);
          waiting.push(() => {
            known = withRead(known, { readerId: ME, number }, ME);
          });
        } else if (kind === 'snapshot') {
          const answer = truth;
          waiting.push(() => {
            known = withAnswered(known, answer);
          });
        } else waiting.splice((late.next().value ?? 0) % Math.max(1, waiting.length), 1)[0]?.();
        expect(known.unread).toBeGreaterThanOrEqual(0);
      }
      for (const act of waiting) act();
      known = withAnswered(known, truth);
      expect(known).toEqual(truth);
    }),
  );
});
