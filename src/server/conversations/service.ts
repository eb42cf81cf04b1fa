import { CONVERSATIONS_PAGE, type Conversation, type Message, type PostedMessage } from '#contract/conversations.ts';
import { ApiError } from '#contract/errors.ts';
import type { Caller } from '../platform/context.ts';
import type { Db } from '../platform/db/client.ts';
import { findMessageRow, listLastMessageRows, listPostedRows } from './message-repository.ts';
import { presentConversation, presentMessage, presentPosted } from './present.ts';
import {
  type ConversationRow,
  countUnread,
  findConversationRows,
  type ListPlace,
  listConversationRows,
} from './repository.ts';
import { wordPatterns } from './search-patterns.ts';
import { searchConversationIds } from './search-repository.ts';

export { deleteUnused } from './opening-repository.ts';
export { findStanding } from './repository.ts';

export type ConversationService = ReturnType<typeof createConversationService>;

/** Which conversations to list; see the contract's `conversations.list`. */
interface ListWish {
  readonly before?: string | undefined;
  readonly beforeId?: number | undefined;
  readonly archived?: boolean | undefined;
  readonly q?: string | undefined;
}

/** Conversations as seen by their two members; not found for anybody else, moderators included. */
export function createConversationService({ db }: { db: Db }) {
  async function list(caller: Caller, wish: ListWish): Promise<Conversation[]> {
    const [patterns, place, limit] = [wordPatterns(wish.q ?? ''), placeOf(wish), CONVERSATIONS_PAGE];
    if (patterns.length === 0) {
      return present(await listConversationRows(db, caller.id, { isArchived: wish.archived ?? false, place, limit }));
    }
    const ids = await searchConversationIds(db, caller.id, { patterns, place, limit });
    return present(await findConversationRows(db, caller.id, ids));
  }

  /** Each with its last message. */
  async function present(rows: readonly ConversationRow[]): Promise<Conversation[]> {
    const used = rows.filter(({ last_number }) => last_number > 0);
    const last = await listLastMessageRows(
      db,
      used.map(({ id, last_number }) => ({ conversationId: id, number: last_number })),
    );
    const lastOf = new Map(last.map((row) => [row.conversation_id, row]));
    const now = new Date();
    return rows.map((row) => presentConversation(row, lastOf.get(row.id), now));
  }

  /** @throws ApiError 'notFound' for anybody but the two members */
  async function get(caller: Caller, id: number): Promise<Conversation> {
    const [conversation] = await present(await findConversationRows(db, caller.id, [id]));
    if (!conversation) throw new ApiError('notFound');
    return conversation;
  }

  return { list, get, countUnread: (caller: Caller) => countUnread(db, caller.id) };
}

function placeOf({ before, beforeId }: ListWish): ListPlace | null {
  if (before === undefined) return null;
  // Nothing is older than 1970, and not every database accepts a year 0.
  return { updatedAt: new Date(Math.max(0, Date.parse(before))), id: beforeId ?? Number.MAX_SAFE_INTEGER };
}

/** A message as it is now. @throws ApiError 'notFound' */
export async function getMessage(db: Db, id: number): Promise<Message> {
  const row = await findMessageRow(db, id);
  if (!row) throw new ApiError('notFound');
  return presentMessage(row);
}

/** Messages as carried by the event `.messagePosted`, in no particular order; deleted ones are omitted. */
export async function findPosted(db: Db, ids: readonly number[]): Promise<PostedMessage[]> {
  return (await listPostedRows(db, ids)).map(presentPosted);
}
