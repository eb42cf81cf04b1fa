import type { Topic } from './topics.ts';

/** What news can be about: ids only, since texts are read when they are shown or sent. */
export type NewsAbout =
  | { readonly kind: 'savedSearch'; readonly searchId: number; readonly notice: number }
  | { readonly kind: 'comment'; readonly listingId: number; readonly commentId: number }
  | {
      readonly kind: 'offer';
      readonly conversationId: number;
      readonly offerId: number;
      readonly step: 'made' | 'countered' | 'accepted' | 'declined' | 'lapsed';
    }
  | {
      readonly kind: 'review';
      readonly offerId: number;
      readonly step: 'asked' | 'waiting' | 'reminded' | 'shown';
    }
  // Without a listing the reply is a buyer's, to a review of them.
  | { readonly kind: 'reply'; readonly listingId: number | null; readonly commentId: number }
  | { readonly kind: 'expiry'; readonly listingId: number; readonly step: 'expiring' | 'expired' }
  | { readonly kind: 'payment'; readonly purchaseId: number; readonly step: 'paid' | 'refunded' }
  | { readonly kind: 'moderation'; readonly decisionId: number; readonly step: 'decided' | 'lifted' | 'appealAnswered' }
  | { readonly kind: 'report'; readonly reportId: number; readonly step: 'decided' | 'appealAnswered' }
  | { readonly kind: 'followedListing'; readonly sellerId: number; readonly listingId: number }
  | { readonly kind: 'priceDrop'; readonly listingId: number; readonly fromGrosze: number; readonly toGrosze: number }
  | { readonly kind: 'endingSoon'; readonly listingId: number }
  | { readonly kind: 'gone'; readonly listingId: number; readonly how: 'sold' | 'ended' | 'removed' }
  | { readonly kind: 'backAgain'; readonly listingId: number }
  | { readonly kind: 'eventTomorrow'; readonly listingId: number }
  | { readonly kind: 'credentialAnswer'; readonly credentialId: number; readonly decisionId: number }
  | { readonly kind: 'credentialEnds'; readonly credentialId: number }
  | { readonly kind: 'sellsMuch' }
  | { readonly kind: 'terms'; readonly version: number }
  | { readonly kind: 'mailTrouble' }
  | { readonly kind: 'paymentMailReturned'; readonly purchaseId: number };

export type NewsKind = NewsAbout['kind'];

/** News of one kind. */
export type AboutOf<K extends NewsKind> = Extract<NewsAbout, { readonly kind: K }>;

/** The topic of each kind, by which people choose how they hear of it. */
export const TOPIC_OF_KIND: { readonly [K in NewsKind]: Topic } = {
  savedSearch: 'savedSearches',
  comment: 'comments',
  offer: 'offers',
  review: 'comments',
  reply: 'comments',
  expiry: 'listings',
  payment: 'payments',
  moderation: 'moderation',
  report: 'moderation',
  followedListing: 'following',
  priceDrop: 'favourites',
  endingSoon: 'favourites',
  gone: 'favourites',
  backAgain: 'favourites',
  eventTomorrow: 'favourites',
  credentialAnswer: 'moderation',
  credentialEnds: 'listings',
  sellsMuch: 'listings',
  terms: 'terms',
  // Always in the list: no other way may be left.
  mailTrouble: 'moderation',
  paymentMailReturned: 'payments',
};

export const NEWS_KINDS = Object.keys(TOPIC_OF_KIND) as [NewsKind, ...NewsKind[]];
