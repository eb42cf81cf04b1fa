import type { Conversation, Message } from '#contract/conversations.ts';

/** The number of the last known message of a conversation. */
export function lastNumberOf({ LastMessage }: Conversation): number {
  return LastMessage?.number ?? 0;
}

/** The other user; the caller is always last. */
export function otherOf({ users }: Conversation, memberId: number): Conversation['users'][number] | null {
  return users.find(({ id }) => id !== memberId) ?? users[0] ?? null;
}

/** Latest first, as on the server. */
export function latestFirst(one: Conversation, other: Conversation): number {
  if (one.updated_at !== other.updated_at) return one.updated_at < other.updated_at ? 1 : -1;
  return other.id - one.id;
}

/**
 * Merges a conversation from a response. A response that is older than events received meanwhile does not undo them.
 */
export function withAnswered(known: Conversation | undefined, answered: Conversation): Conversation {
  if (!known) return answered;
  const newest = lastNumberOf(known) > lastNumberOf(answered) ? known : answered;
  return {
    ...answered,
    LastMessage: newest.LastMessage,
    updated_at: newest.updated_at,
    archived: newest.archived,
    readNumber: Math.max(known.readNumber, answered.readNumber),
    otherReadNumber: Math.max(known.otherReadNumber, answered.otherReadNumber),
    unread: unreadOf(newest, newest === known ? answered : known),
  };
}

function unreadOf(newest: Conversation, older: Conversation): number {
  return newest.readNumber >= older.readNumber ? newest.unread : Math.min(newest.unread, older.unread);
}

/**
 * Adds a message to a conversation; returns the same object when it was known. Sending marks earlier messages as read.
 */
export function withMessage(conversation: Conversation, message: Message, memberId: number): Conversation {
  const { number, created_at } = message;
  if (number <= lastNumberOf(conversation)) return conversation;
  const { updated_at, readNumber, otherReadNumber, unread, lastSeen } = conversation;
  const isOwn = message.sender_id === memberId;
  return {
    ...conversation,
    LastMessage: message,
    updated_at: laterOf(updated_at, created_at),
    archived: false,
    readNumber: isOwn ? number : readNumber,
    otherReadNumber: isOwn ? otherReadNumber : number,
    unread: isOwn ? 0 : unread + 1,
    lastSeen: isOwn || lastSeen === null ? lastSeen : 'now',
  };
}

/** The API's timestamps sort as strings. */
function laterOf(one: string, other: string): string {
  return one < other ? other : one;
}

/** Whether messages before this one were missed, so that the unread count must be requested. */
export function hasMissed(conversation: Conversation, message: Message): boolean {
  return message.number > lastNumberOf(conversation) + 1;
}

/**
 * Marks a conversation as read up to a number.
 *
 * unread  the caller's remaining count; undefined where only the server can count.
 */
export function withRead(
  conversation: Conversation,
  { readerId, number }: { readonly readerId: number; readonly number: number },
  memberId: number,
  unread?: number,
): Conversation {
  if (readerId !== memberId) {
    if (number <= conversation.otherReadNumber) return conversation;
    return { ...conversation, otherReadNumber: number };
  }
  if (number < conversation.readNumber || (number === conversation.readNumber && unread === undefined))
    return conversation;
  const left = number >= lastNumberOf(conversation) ? 0 : (unread ?? conversation.unread);
  if (number === conversation.readNumber && left === conversation.unread) return conversation;
  return { ...conversation, readNumber: number, unread: left };
}
