import type { Conversation } from '#contract/conversations.ts';
import { CONVERSATIONS_PAGE } from './bounds.ts';
import { latestFirst, withAnswered } from './conversation-facts.ts';

export interface Unread {
  readonly messages: number;
  readonly conversations: number;
}

/**
 * All known conversations, listed or not.
 *
 * end     the last one loaded of the list; null when all of it is loaded, or nothing yet.
 * beyond  unread counts of conversations beyond the end.
 */
export interface Book {
  readonly byId: ReadonlyMap<number, Conversation>;
  readonly end: Conversation | null;
  readonly beyond: Unread;
}

export const NONE_UNREAD: Unread = { messages: 0, conversations: 0 };
export const EMPTY_BOOK: Book = { byId: new Map(), end: null, beyond: NONE_UNREAD };

/** The listed conversations: with a message, not archived, latest first, up to the end. */
export function listedIn({ byId, end }: Book): readonly Conversation[] {
  return [...byId.values()].filter((conversation) => isListed(conversation, end)).sort(latestFirst);
}

function isListed(conversation: Conversation, end: Conversation | null): boolean {
  if (!conversation.LastMessage || conversation.archived) return false;
  return end === null || latestFirst(conversation, end) <= 0;
}

/** The unread count. */
export function unreadIn(book: Book, listed: readonly Conversation[] = listedIn(book)): Unread {
  let { messages, conversations } = book.end ? book.beyond : NONE_UNREAD;
  for (const { unread } of listed) {
    messages += unread;
    if (unread > 0) conversations += 1;
  }
  return { messages, conversations };
}

/** Puts one conversation into the book; returns the same book when nothing changes. */
export function withConversation(book: Book, conversation: Conversation): Book {
  if (book.byId.get(conversation.id) === conversation) return book;
  return { ...book, byId: new Map(book.byId).set(conversation.id, conversation) };
}

export function withoutConversation(book: Book, id: number): Book {
  if (!book.byId.has(id)) return book;
  const byId = new Map(book.byId);
  byId.delete(id);
  return { ...book, byId };
}

/** Adds conversations from a response. */
export function withAnsweredAll(book: Book, answered: readonly Conversation[]): Book {
  const byId = new Map(book.byId);
  for (const conversation of answered) byId.set(conversation.id, withAnswered(byId.get(conversation.id), conversation));
  return { ...book, byId };
}

/**
 * Applies the first page of the list. What the list should contain but does not was archived or deleted: it is dropped,
 * unless it has changed since `asked`, the book at the time of the request.
 */
export function withFirstPage(book: Book, page: readonly Conversation[], asked: Book): Book {
  const pageEnd = page.length < CONVERSATIONS_PAGE ? null : (page.at(-1) ?? null);
  const present = new Set(page.map(({ id }) => id));
  const byId = new Map(book.byId);
  for (const conversation of book.byId.values()) {
    const isOld = asked.byId.get(conversation.id) === conversation;
    if (isOld && !present.has(conversation.id) && isListed(conversation, pageEnd)) byId.delete(conversation.id);
  }
  return withAnsweredAll({ ...book, byId, end: fartherEnd(pageEnd, asked.end) }, page);
}

/** A list loaded beyond its first page does not become shorter. */
function fartherEnd(pageEnd: Conversation | null, end: Conversation | null): Conversation | null {
  return pageEnd && end && latestFirst(pageEnd, end) < 0 ? end : pageEnd;
}

/** Applies the page after the end. */
export function withNextPage(book: Book, page: readonly Conversation[]): Book {
  const end = page.length < CONVERSATIONS_PAGE ? null : (page.at(-1) ?? null);
  const found = unreadIn({ ...book, byId: new Map(page.map((each) => [each.id, each])), end: null });
  const beyond = {
    messages: Math.max(0, book.beyond.messages - found.messages),
    conversations: Math.max(0, book.beyond.conversations - found.conversations),
  };
  return withAnsweredAll({ ...book, end, beyond }, page);
}

/** Applies the server's total unread count. */
export function withUnreadCount(book: Book, all: Unread): Book {
  const known = unreadIn({ ...book, beyond: NONE_UNREAD });
  const beyond = {
    messages: Math.max(0, all.messages - known.messages),
    conversations: Math.max(0, all.conversations - known.conversations),
  };
  return { ...book, beyond };
}
