import { type DemoBuyerReview, demoBuyerReviews } from '#demo/buyer-reviews.ts';
import type { PlannedComment } from '#demo/planned-listing.ts';
import { getKind } from '#kinds/index.ts';
import { takesOffers } from '#kinds/offered-terms.ts';
import { answerText, offerText } from '../offers/offer-text.ts';
import type { AgreementSeed } from './agreement-repository.ts';
import type { CommentSeed } from './repository.ts';
import type { TalkSeed } from './talk-repository.ts';
import type { LaidListing } from './talks.ts';

const MINUTE_MS = 60_000;
const OFFERED_AFTER_MS = 30 * MINUTE_MS;
const ACCEPTED_AFTER_MS = 95 * MINUTE_MS;
const REPLIED_AFTER_MS = 400 * MINUTE_MS;
/** Branches whose goods change hands. */
const GOODS: ReadonlySet<string> = new Set(['food', 'crafts', 'cosmetics', 'plants']);
/** The share of the stated price that buyers offer. */
const SHARE = 0.9;
/** The minimum rating of a comment that becomes a review, since sellers only praise these buyers. */
const LEAST_RATING = 3;

/** An agreement of the demo market. Its buyer's review is the comment that followed the talk. */
export interface PlannedAgreement {
  readonly offer: AgreementSeed;
  /** The seller's review of the buyer, shown at the same time as the comment. */
  readonly ofBuyer: CommentSeed;
}

/**
 * Plans agreements at the end of some conversations about promoted goods, reviewed by both sides: for the newest
 * comments, each with a different seller and buyer.
 */
export function planAgreements(
  listings: readonly LaidListing[],
  talks: readonly TalkSeed[],
  idOf: (key: string) => number,
  nowMs: number,
): PlannedAgreement[] {
  const taken = new Set<number>();
  const agreed: PlannedAgreement[] = [];
  for (const { listing, talk, comment } of listBargains(listings, talks, idOf)) {
    const people = [talk.seller_id, talk.buyer_id];
    const review = demoBuyerReviews[agreed.length];
    if (!review || people.some((id) => taken.has(id))) continue;
    for (const id of people) taken.add(id);
    agreed.push({ offer: toOffer(listing, talk, comment), ofBuyer: toReview(talk, comment, review, nowMs) });
  }
  return agreed;
}

/** Talks that may have ended with an agreement, with the comment that followed, newest first. */
function listBargains(listings: readonly LaidListing[], talks: readonly TalkSeed[], idOf: (key: string) => number) {
  const laidById = new Map(listings.map((laid) => [laid.id, laid]));
  return talks
    .flatMap((talk) => {
      const listing = laidById.get(talk.about_id)?.listing;
      const comment = listing?.comments.find(({ authorKey }) => idOf(authorKey) === talk.buyer_id);
      const may = listing && comment && isBargained(listing) && comment.rating >= LEAST_RATING;
      return may ? [{ listing, talk, comment }] : [];
    })
    .sort((one, other) => other.comment.atMs - one.comment.atMs);
}

function isBargained({ kind, categoryId, status, isPaused, priceMinor, picture }: LaidListing['listing']): boolean {
  const isShown = (status === 'promoted' || status === 'highlighted') && !isPaused;
  return isShown && GOODS.has(picture.branch) && priceMinor !== null && takesOffers(getKind(kind), categoryId);
}

function toOffer(
  { priceMinor, priceUnit, floorMinor }: LaidListing['listing'],
  talk: TalkSeed,
  { atMs }: PlannedComment,
): AgreementSeed {
  const offeredMinor = Math.max(floorMinor ?? 0, Math.round(((priceMinor ?? 0) * SHARE) / 100) * 100);
  const saidAtMs = Date.parse(talk.messages.at(-1)?.created_at ?? '');
  const offer = { priceMinor: offeredMinor, priceUnit, quantityMilli: null, pickUpOn: null, note: '', titles: [] };
  return {
    listing_id: talk.about_id,
    seller_id: talk.seller_id,
    buyer_id: talk.buyer_id,
    price_minor: offeredMinor,
    price_unit: priceUnit,
    made: offerText(offer, 'pl'),
    made_at: new Date(saidAtMs + OFFERED_AFTER_MS).toISOString(),
    accepted: answerText('accepted', 'pl'),
    accepted_at: new Date(saidAtMs + ACCEPTED_AFTER_MS).toISOString(),
    shown_at: new Date(atMs).toISOString(),
  };
}

function toReview(
  talk: TalkSeed,
  { atMs }: PlannedComment,
  { rating, text, reply }: DemoBuyerReview,
  nowMs: number,
): CommentSeed {
  const repliedAtMs = atMs + REPLIED_AFTER_MS;
  const isReplied = reply !== undefined && repliedAtMs < nowMs;
  return {
    listing_id: null,
    buyer_id: talk.buyer_id,
    author_id: talk.seller_id,
    rating,
    body: text,
    created_at: new Date(atMs).toISOString(),
    is_contact_confirmed: true,
    is_deal_confirmed: true,
    reply: isReplied ? reply : null,
    replied_at: isReplied ? new Date(repliedAtMs).toISOString() : null,
  };
}
