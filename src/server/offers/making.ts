import type { Message } from '#contract/conversations.ts';
import { ApiError } from '#contract/errors.ts';
import { OFFER_HOURS } from '#contract/offers/offer.ts';
import type { OfferForm } from '#contract/offers/offers.ts';
import { getKind } from '#kinds/index.ts';
import { takesOffers } from '#kinds/offered-terms.ts';
import { findByClientId, type MessageRow } from '../conversations/message-repository.ts';
import { isSameMessage } from '../conversations/sending-repository.ts';
import { getMessage } from '../conversations/service.ts';
import { warningsIn } from '../conversations/warnings.ts';
import { type Caller, callerOf, type RequestContext } from '../platform/context.ts';
import type { Tx } from '../platform/db/client.ts';
import { fieldError } from '../platform/errors.ts';
import { emit } from '../platform/events.ts';
import { isBelowFloor } from './floor.ts';
import { offerText } from './offer-text.ts';
import { holdListings, holdOpen, insertOffer, type OfferedListing, settleOffer } from './repository.ts';
import { enter, type OfferDeps, postMessage, type Talk, tell } from './talk.ts';

/**
 * Makes an offer or a counter-offer; idempotent per client id of its maker.
 *
 * @throws  ApiError 'notFound' for anybody but the two members | 'blocked' | 'recipientGone' | 'offerOpen' |
 *          'offerSettled' | 'offerGone' | 'conflict' when the client id belongs to another message | 'validationFailed'
 *          at `listingIds` | 'tooManyRequests'
 */
export async function make(
  deps: OfferDeps,
  context: RequestContext,
  conversationId: number,
  form: OfferForm,
): Promise<Message> {
  const caller = callerOf(context);
  const earlier = await findEarlier(deps, caller, conversationId, form);
  if (earlier) return earlier;
  await deps.limits.take({
    'offer.account': String(caller.id),
    'offer.conversation': `${conversationId} ${caller.id}`,
  });
  const make = (tx: Tx) => makeWithin(deps, tx, context, conversationId, form);
  return deps.db
    .transaction()
    .execute(make)
    .catch(async (error: unknown) => {
      // The same request arrived twice concurrently, or the id belongs to another message.
      if (!isSameMessage(error)) throw error;
      const stored = await findEarlier(deps, caller, conversationId, form);
      if (!stored) throw new ApiError('conflict');
      return stored;
    });
}

/** The message stored by an earlier request with the same client id. @throws ApiError 'conflict' */
async function findEarlier(
  { db }: Pick<OfferDeps, 'db'>,
  caller: Caller,
  conversationId: number,
  form: OfferForm,
): Promise<Message | undefined> {
  const row = await findByClientId(db, caller.id, form.clientId);
  if (!row) return undefined;
  if (row.conversation_id !== conversationId || !isSame(row, form)) throw new ApiError('conflict');
  return getMessage(db, row.id);
}

function isSame({ offer }: MessageRow, form: OfferForm): boolean {
  if (offer?.step !== 'made') return false;
  const wanted = [minorOf(form.price), milliOf(form.quantity), form.pickUpOn, form.note, form.answers ?? null];
  const stored = [offer.price_minor, offer.quantity_milli, offer.pick_up_on, offer.note, offer.answers_id];
  const isSameListings = offer.listings.map(({ id }) => id).join() === form.listingIds.join();
  return isSameListings && wanted.every((value, at) => value === stored[at]);
}

const minorOf = (price: number | null) => (price === null ? null : Math.round(price * 100));
const milliOf = (quantity: number | null) => (quantity === null ? null : Math.round(quantity * 1_000));

async function makeWithin(
  deps: OfferDeps,
  tx: Tx,
  context: RequestContext,
  conversationId: number,
  form: OfferForm,
): Promise<Message> {
  const caller = callerOf(context);
  const talk = await enter(tx, caller, conversationId);
  const earlier = await findEarlier({ db: tx }, caller, conversationId, form);
  if (earlier) return earlier;
  const listings = await findOffered(tx, talk, context, form);
  const [first] = listings;
  const sellerId = first?.seller_id as number;
  const priceMinor = minorOf(form.price);
  const isTooLow = caller.id !== sellerId && isBelowFloor(priceMinor, listings);
  const answered = await clearWay(tx, caller, conversationId, { answers: form.answers, isTooLow });
  const said = {
    priceMinor,
    priceUnit: listings.length === 1 ? (first?.price_unit ?? null) : null,
    quantityMilli: milliOf(form.quantity),
    pickUpOn: form.pickUpOn,
    note: form.note,
  };
  const offer = { ...said, conversationId, sellerId, makerId: caller.id, answersId: form.answers ?? null };
  const listingIds = form.listingIds;
  const id = await insertOffer(tx, { ...offer, isBelowFloor: isTooLow, listingIds, hours: OFFER_HOURS });
  const message = await postMessage(tx, talk, {
    clientId: form.clientId,
    content: offerText({ ...said, titles: listings.map(({ title }) => title) }, context.locale),
    warnings: warningsIn(form.note, deps.ownHost),
    offer: { id, step: 'made' },
  });
  if (answered) await emit(tx, 'conversation.changed', { conversationId, memberIds: talk.memberIds });
  if (!isTooLow)
    await tell(deps, tx, talk.otherId, { conversationId, offerId: id, step: answered ? 'countered' : 'made' });
  return message;
}

/** The listings of an offer, locked. @throws ApiError 'validationFailed' at `listingIds` | 'offerGone' */
async function findOffered(
  tx: Tx,
  { memberIds }: Talk,
  { locale }: RequestContext,
  { listingIds }: OfferForm,
): Promise<readonly OfferedListing[]> {
  const listings = await holdListings(tx, listingIds);
  if (listings.length < listingIds.length) throw new ApiError('offerGone');
  const sellers = new Set(listings.map(({ seller_id }) => seller_id));
  const isOfMember = sellers.size === 1 && memberIds.includes(listings[0]?.seller_id ?? 0);
  const takes = ({ kind, category_id }: OfferedListing) => takesOffers(getKind(kind), category_id);
  if (!isOfMember || !listings.every(takes)) throw fieldError(locale, 'listingIds', 'validation.offerListings');
  if (!listings.every(({ is_offered }) => is_offered)) throw new ApiError('offerGone');
  return listings;
}

/**
 * Makes room for a new offer: settles the offer that it answers. An offer below the lowest price does not count as an
 * answer.
 *
 * @throws  ApiError 'offerSettled' | 'offerOpen'
 */
async function clearWay(
  tx: Tx,
  caller: Caller,
  conversationId: number,
  { answers, isTooLow }: { answers: number | undefined; isTooLow: boolean },
): Promise<boolean> {
  const open = await holdOpen(tx, conversationId);
  if (answers === undefined) {
    if (open) throw new ApiError('offerOpen');
    return false;
  }
  if (open?.id !== answers || open.maker_id === caller.id) throw new ApiError('offerSettled');
  if (isTooLow) return false;
  await settleOffer(tx, answers, 'countered');
  return true;
}
