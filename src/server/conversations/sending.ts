import type * as z from 'zod';
import type { Message, messageFormSchema } from '#contract/conversations.ts';
import { ApiError } from '#contract/errors.ts';
import { type Caller, callerOf, type RequestContext } from '../platform/context.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { fieldError } from '../platform/errors.ts';
import type { Limits } from '../platform/limits/service.ts';
import type { Blocked } from '../settings/blocked.ts';
import { findByClientId, findMessageRow, type MessageRow } from './message-repository.ts';
import { presentMessage } from './present.ts';
import { findStanding } from './repository.ts';
import { attachFiles, isSameMessage, type NewMessage, type StoredRow, storeMessage } from './sending-repository.ts';
import { warningsIn } from './warnings.ts';

/**
 * Queues push notifications of a message within the transaction that stores it. Called only when the recipient may have
 * push subscriptions.
 */
export type TellOffline = (
  tx: Tx,
  message: { conversationId: number; recipientId: number; number: number },
) => Promise<void>;

interface SendingDeps {
  readonly db: Db;
  readonly limits: Limits;
  /** The site's own host: links to it are not outside links. */
  readonly ownHost: string;
  readonly tellOffline: TellOffline;
  readonly blocked: Pick<Blocked, 'assertWords'>;
}

type MessageForm = z.output<typeof messageFormSchema>;

export type SendingService = ReturnType<typeof createSendingService>;

/** Sends messages. */
export function createSendingService({ db, limits, ownHost, tellOffline, blocked }: SendingDeps) {
  /**
   * Stores a message once for each client id of its sender: a retry returns what is stored.
   *
   * @throws  ApiError 'notFound' for anybody but the two members | 'blocked' | 'recipientGone' | 'conflict' when the
   *          client id belongs to another message | 'validationFailed' at `fileIds` for files that are not waiting for
   *          this message, and at `content` with a blocked word | 'tooManyRequests'
   */
  async function send(context: RequestContext, conversationId: number, form: MessageForm): Promise<Message> {
    const caller = callerOf(context);
    blocked.assertWords(context.locale, { content: form.content });
    await limits.take({ 'message.account': String(caller.id) });
    // Lone surrogates are stored as U+FFFD; normalise before a retry is compared with what is stored.
    const content = form.content.toWellFormed();
    const { clientId } = form;
    const message = { conversationId, senderId: caller.id, clientId, content, warnings: warningsIn(content, ownHost) };
    const stored = await store(context, message, form.fileIds).catch((error: unknown) => {
      if (isSameMessage(error)) return undefined;
      throw error;
    });
    return stored ?? answerEarlier(caller, conversationId, { ...form, content });
  }

  /** Most recipients have no push subscription: those messages need no multi-statement transaction. */
  async function store(
    context: RequestContext,
    message: NewMessage,
    fileIds: readonly number[],
  ): Promise<Message | undefined> {
    const isPlain = fileIds.length === 0;
    const stored = isPlain ? await storeMessage(db, message, { unlessTold: true }) : undefined;
    return stored ? presentMessage(rowOf(message, stored)) : storeWithAll(context, message, fileIds);
  }

  function storeWithAll(
    { locale }: RequestContext,
    message: NewMessage,
    fileIds: readonly number[],
  ): Promise<Message | undefined> {
    const { conversationId, senderId: ownerId } = message;
    return db.transaction().execute(async (tx) => {
      const stored = await storeMessage(tx, message);
      if (!stored) return undefined;
      if (fileIds.length > 0) {
        const count = await attachFiles(tx, { messageId: stored.id, conversationId, ownerId }, fileIds);
        if (count < fileIds.length) throw fieldError(locale, 'fileIds', 'validation.invalid');
      }
      await tellOffline(tx, { conversationId, recipientId: stored.recipient_id, number: stored.number });
      const row = fileIds.length > 0 ? await findMessageRow(tx, stored.id) : undefined;
      return presentMessage(row ?? rowOf(message, stored));
    });
  }

  /** The response when nothing was stored: the message of an earlier attempt, or the reason as an error. */
  async function answerEarlier(caller: Caller, conversationId: number, form: MessageForm): Promise<Message> {
    const standing = await findStanding(db, conversationId, caller.id);
    if (!standing) throw new ApiError('notFound');
    const earlier = await findByClientId(db, caller.id, form.clientId);
    if (earlier) {
      if (!isSame(earlier, conversationId, form)) throw new ApiError('conflict');
      return presentMessage(earlier);
    }
    if (standing.isOtherGone) throw new ApiError('recipientGone');
    // The obstacle may have disappeared meanwhile; a retry succeeds.
    throw new ApiError(standing.isBlocked ? 'blocked' : 'unavailable');
  }

  return { send };
}

/** A message without files, just as stored. */
function rowOf(message: NewMessage, { id, number, created_at }: StoredRow): MessageRow {
  return {
    id,
    conversation_id: message.conversationId,
    number,
    sender_id: message.senderId,
    client_id: message.clientId,
    content: message.content,
    warnings: [...message.warnings],
    is_hidden: false,
    is_erased: false,
    created_at,
    files: [],
    offer: null,
  };
}

function isSame(row: MessageRow, conversationId: number, { content, fileIds }: MessageForm): boolean {
  const isSameFiles = row.files.length === fileIds.length && row.files.every(({ id }, at) => id === fileIds[at]);
  return row.conversation_id === conversationId && row.content === content && isSameFiles;
}
