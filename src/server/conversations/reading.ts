import { type listMessages, MESSAGES_AFTER_MAX, MESSAGES_PAGE, type markRead } from '#contract/conversations.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import type { Caller } from '../platform/context.ts';
import type { Db } from '../platform/db/client.ts';
import { emit } from '../platform/events.ts';
import type { Limits } from '../platform/limits/service.ts';
import { listMessageRows, type MessageRange } from './message-repository.ts';
import { presentMessage } from './present.ts';
import { findMemberIds, holdView, type ReadRow, setArchived, setRead } from './reading-repository.ts';
import { findStanding, isMember } from './repository.ts';

export type ReadingService = ReturnType<typeof createReadingService>;

/** Everything that a member can do with a conversation besides sending. */
export function createReadingService({ db, limits }: { db: Db; limits: Limits }) {
  /** Messages in order; see the contract for the range. @throws ApiError 'notFound' for anybody but the two members */
  async function list(
    caller: Caller,
    conversationId: number,
    range: MessageRange,
  ): Promise<AnswerOf<typeof listMessages>> {
    const isForward = range.after !== undefined;
    const limit = isForward ? MESSAGES_AFTER_MAX : MESSAGES_PAGE;
    const [mayRead, rows] = await Promise.all([
      isMember(db, conversationId, caller.id),
      listMessageRows(db, conversationId, range, limit + 1),
    ]);
    if (!mayRead) throw new ApiError('notFound');
    const found = rows.slice(0, limit);
    return { items: (isForward ? found : found.reverse()).map(presentMessage), hasMore: rows.length > limit };
  }

  /** Moves the caller's read position, never back; notifies both members. @throws ApiError 'notFound' */
  async function read(
    caller: Caller,
    conversationId: number,
    number: number,
  ): Promise<AnswerOf<typeof markRead>['data']> {
    return db.transaction().execute(async (tx) => {
      const view = await holdView(tx, conversationId, caller.id);
      if (!view) throw new ApiError('notFound');
      const before: ReadRow = { readNumber: view.read_number, unread: view.unread_count };
      if (number <= view.read_number) return before;
      const after = await setRead(tx, conversationId, caller.id, number);
      if (after.readNumber > before.readNumber) {
        const memberIds = await findMemberIds(tx, conversationId);
        await emit(tx, 'messages.read', { conversationId, memberIds, readerId: caller.id, number: after.readNumber });
      }
      return after;
    });
  }

  /** Archives a conversation or brings it back; notifies the caller's other pages. @throws ApiError 'notFound' */
  async function archive(caller: Caller, conversationId: number, archived: boolean): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const view = await holdView(tx, conversationId, caller.id);
      if (!view) throw new ApiError('notFound');
      if (view.is_archived === archived) return;
      await setArchived(tx, conversationId, caller.id, archived);
      await emit(tx, 'conversation.changed', { conversationId, memberIds: [caller.id] });
    });
  }

  /**
   * Notifies the other member that the caller is typing; does nothing where sending is not possible.
   *
   * @throws  ApiError 'notFound' | 'tooManyRequests'
   */
  async function tellTyping(caller: Caller, conversationId: number): Promise<void> {
    await limits.take({ 'typing.account': String(caller.id) });
    const standing = await findStanding(db, conversationId, caller.id);
    if (!standing) throw new ApiError('notFound');
    if (standing.isBlocked || standing.isOtherGone) return;
    await emit(db, 'message.typing', { conversationId, memberIds: [standing.otherId], senderId: caller.id });
  }

  return { list, read, archive, tellTyping };
}
