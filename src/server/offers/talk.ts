import type { Message } from '#contract/conversations.ts';
import { ApiError } from '#contract/errors.ts';
import type { AboutOf } from '#contract/notifications/kinds.ts';
import type { OfferStep } from '#contract/offers/offer.ts';
import { holdPair } from '../conversations/opening-repository.ts';
import { type NewMessage, storeMessage } from '../conversations/sending-repository.ts';
import { findStanding, getMessage } from '../conversations/service.ts';
import type { PublishNews } from '../notifications/centre/publish.ts';
import type { Caller } from '../platform/context.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import type { Limits } from '../platform/limits/service.ts';
import { holdConversation } from './repository.ts';

/** News about an offer. */
export interface OfferNews {
  readonly conversationId: number;
  readonly offerId: number;
  readonly step: AboutOf<'offer'>['step'];
}

export interface OfferDeps {
  readonly db: Db;
  readonly limits: Limits;
  /** The site's own host: links to it are not outside links. */
  readonly ownHost: string;
  readonly publishNews: PublishNews;
}

/** A conversation locked for writing by the caller. */
export interface Talk {
  readonly id: number;
  readonly callerId: number;
  readonly otherId: number;
  readonly memberIds: number[];
}

/**
 * Locks both accounts against erasure, then the conversation: the same order as sending a message.
 *
 * @throws  ApiError 'notFound' for anybody but the two members | 'blocked' | 'recipientGone'
 */
export async function enter(tx: Tx, caller: Caller, id: number): Promise<Talk> {
  const before = await findStanding(tx, id, caller.id);
  if (!before) throw new ApiError('notFound');
  const { otherId } = before;
  if (!(await holdPair(tx, caller.id, otherId))) throw new ApiError('recipientGone');
  const held = await holdConversation(tx, id);
  const standing = await findStanding(tx, id, caller.id);
  if (!held || !standing) throw new ApiError('notFound');
  if (standing.isOtherGone) throw new ApiError('recipientGone');
  if (standing.isBlocked) throw new ApiError('blocked');
  return { id, callerId: caller.id, otherId, memberIds: held.memberIds };
}

/** Stores the message of a step. Absent recipients are notified by news. @throws ApiError 'conflict' */
export async function postMessage(
  tx: Tx,
  { id: conversationId, callerId: senderId }: Talk,
  message: Omit<NewMessage, 'conversationId' | 'senderId'>,
): Promise<Message> {
  const stored = await storeMessage(tx, { conversationId, senderId, ...message });
  // All other reasons to refuse a message were checked under the lock.
  if (!stored) throw new ApiError('conflict');
  return getMessage(tx, stored.id);
}

/** Notifies an account about an offer, in the transaction that changes it. */
export function tell({ publishNews }: OfferDeps, tx: Tx, accountId: number, news: OfferNews): Promise<void> {
  return publishNews(tx, [{ accountId, key: `offer ${news.offerId} ${news.step}`, kind: 'offer', ...news }]);
}

/** The client id of the message with an answer, so that an offer is answered only once. */
export function answerId(offerId: number, step: Exclude<OfferStep, 'made'>): string {
  return `offer-${offerId}-${step}`;
}
