import type { Topic } from './topics.ts';

/** What can have happened to a subject: the `step` of a kind of news, or `how` for the kind `gone`. */
export const NEWS_STEPS = {
  offer: ['made', 'countered', 'accepted', 'declined', 'lapsed'],
  review: ['asked', 'waiting', 'reminded', 'shown'],
  expiry: ['expiring', 'expired'],
  payment: ['paid', 'refunded'],
  moderation: ['decided', 'lifted', 'appealAnswered'],
  report: ['decided', 'appealAnswered'],
  gone: ['sold', 'ended', 'removed'],
} as const;

type StepOf<K extends keyof typeof NEWS_STEPS> = (typeof NEWS_STEPS)[K][number];

/** The payload of news: ids only, since texts are looked up when they are shown or sent. */
export type NewsAbout =
  | { readonly kind: 'savedSearch'; readonly searchId: number; readonly notice: number }
  | { readonly kind: 'comment'; readonly listingId: number; readonly commentId: number }
  | {
      readonly kind: 'offer';
      readonly conversationId: number;
      readonly offerId: number;
      readonly step: StepOf<'offer'>;
    }
  | { readonly kind: 'review'; readonly offerId: number; readonly step: StepOf<'review'> }
  // Without a listing it is a buyer's reply to a review of themselves.
  | { readonly kind: 'reply'; readonly listingId: number | null; readonly commentId: number }
  | { readonly kind: 'expiry'; readonly listingId: number; readonly step: StepOf<'expiry'> }
  | { readonly kind: 'payment'; readonly purchaseId: number; readonly step: StepOf<'payment'> }
  | { readonly kind: 'moderation'; readonly decisionId: number; readonly step: StepOf<'moderation'> }
  | { readonly kind: 'report'; readonly reportId: number; readonly step: StepOf<'report'> }
  | { readonly kind: 'followedListing'; readonly sellerId: number; readonly listingId: number }
  | { readonly kind: 'priceDrop'; readonly listingId: number; readonly fromGrosze: number; readonly toGrosze: number }
  | { readonly kind: 'endingSoon'; readonly listingId: number }
  | { readonly kind: 'gone'; readonly listingId: number; readonly how: StepOf<'gone'> }
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

/** The topic of each kind; notification settings are per topic. */
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
  // Always in the list, since mails do not arrive and push may be off.
  mailTrouble: 'moderation',
  paymentMailReturned: 'payments',
};

export const NEWS_KINDS = Object.keys(TOPIC_OF_KIND) as [NewsKind, ...NewsKind[]];

/** All news that this version can describe: kinds, with a step if they have one, such as `terms` and `offer made`. */
export const NEWS_KNOWN: readonly string[] = NEWS_KINDS.flatMap((kind) => {
  const steps: Partial<Record<NewsKind, readonly string[]>> = NEWS_STEPS;
  return steps[kind]?.map((step) => `${kind} ${step}`) ?? [kind];
});
