import type { Message } from '#contract/conversations.ts';
import { ApiError } from '#contract/errors.ts';
import { findStanding, getMessage } from '../conversations/service.ts';
import { callerOf, type RequestContext } from '../platform/context.ts';
import type { Tx } from '../platform/db/client.ts';
import { emit } from '../platform/events.ts';
import { answerText } from './offer-text.ts';
import { findStepMessage, type HeldOffer, holdConversation, holdOffer, settleOffer } from './repository.ts';
import { answerId, enter, type OfferDeps, postMessage, tell } from './talk.ts';

interface OfferRef {
  readonly id: number;
  readonly offerId: number;
}

/**
 * Accepts the other member's open offer. A repeat returns the existing message.
 *
 * @throws  ApiError 'notFound' | 'forbidden' for its maker | 'offerSettled' | 'offerGone' | 'blocked' | 'recipientGone'
 */
export function accept(deps: OfferDeps, context: RequestContext, ref: OfferRef): Promise<Message> {
  return deps.db.transaction().execute((tx) => answerWithin(deps, tx, context, ref, 'accepted'));
}

/** Declines the other member's open offer. A repeat returns the existing message. @throws as `accept` */
export function decline(deps: OfferDeps, context: RequestContext, ref: OfferRef): Promise<Message> {
  return deps.db.transaction().execute((tx) => answerWithin(deps, tx, context, ref, 'declined'));
}

async function answerWithin(
  deps: OfferDeps,
  tx: Tx,
  context: RequestContext,
  { id: conversationId, offerId }: OfferRef,
  step: 'accepted' | 'declined',
): Promise<Message> {
  const caller = callerOf(context);
  const talk = await enter(tx, caller, conversationId);
  const offer = await holdOffer(tx, conversationId, offerId);
  if (!offer) throw new ApiError('notFound');
  if (offer.maker_id === caller.id) throw new ApiError('forbidden');
  const told = offer.state === step ? await findStepMessage(tx, offerId, step) : undefined;
  if (told !== undefined) return getMessage(tx, told);
  assertOpen(offer);
  await settleOffer(tx, offerId, step);
  const clientId = answerId(offerId, step);
  const content = answerText(step, context.locale);
  const message = await postMessage(tx, talk, { clientId, content, warnings: [], offer: { id: offerId, step } });
  // The card of the offer changes as well.
  await emit(tx, 'conversation.changed', { conversationId, memberIds: talk.memberIds });
  await tell(deps, tx, offer.maker_id, { conversationId, offerId, step });
  return message;
}

/** @throws ApiError 'offerGone' | 'offerSettled' */
function assertOpen({ state }: HeldOffer): void {
  if (state === 'closed') throw new ApiError('offerGone');
  if (state !== 'open') throw new ApiError('offerSettled');
}

/**
 * Withdraws the caller's own open offer, even if the two can no longer write to each other.
 *
 * @throws  ApiError 'notFound' | 'forbidden' for anybody but its maker | 'offerSettled'
 */
export async function withdraw({ db }: OfferDeps, context: RequestContext, ref: OfferRef): Promise<Message> {
  const caller = callerOf(context);
  const { id: conversationId, offerId } = ref;
  return db.transaction().execute(async (tx) => {
    if (!(await findStanding(tx, conversationId, caller.id))) throw new ApiError('notFound');
    const talk = await holdConversation(tx, conversationId);
    const offer = talk && (await holdOffer(tx, conversationId, offerId));
    if (!offer) throw new ApiError('notFound');
    if (offer.maker_id !== caller.id) throw new ApiError('forbidden');
    if (offer.state !== 'withdrawn') {
      if (offer.state !== 'open') throw new ApiError('offerSettled');
      await settleOffer(tx, offerId, 'withdrawn');
      await emit(tx, 'conversation.changed', { conversationId, memberIds: talk.memberIds });
    }
    return getMessage(tx, (await findStepMessage(tx, offerId, 'made')) ?? 0);
  });
}
