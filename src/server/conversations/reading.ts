import { type listMessages, MESSAGES_AFTER_MAX, MESSAGES_PAGE, type markRead } from '#contract/conversations.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import type { Caller } from '../context.ts';
import type { Db } from '../db/client.ts';
import { emit } from '../events.ts';
import type { Limits } from '../limits/service.ts';
import { listMessageRows, type MessageRange } from './message-repository.ts';
import { presentMessage } from './present.ts';
import { findMemberIds, holdView, type ReadRow, setArchived, setRead } from './reading-repository.ts';
import { findStanding, isMember } from './repository.ts';

export type ReadingService = ReturnType<typeof createReadingService>;

/** What a member does to a conversation without saying anything in it. */
export function createReadingService({ db, limits }: { db: Db; limits: Limits }) {
  /** Messages in their order; see the contract for which. @throws ApiError 'notFound' for anybody but the two */
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

  /** Notes how far the caller has read; never goes back. Both sides hear of it. @throws ApiError 'notFound' */
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

  /** Puts a conversation away, or back; the caller's other pages hear of it. @throws ApiError 'notFound' */
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
   * Tells the other that the caller is writing; false where nothing could be sent anyway.
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
