import type { NewsKind } from '#contract/notifications/kinds.ts';
import type { IconName } from '../../../ui/icon-names.ts';

export const KIND_ICONS: Readonly<Record<NewsKind, IconName>> = {
  savedSearch: 'search',
  comment: 'star',
  offer: 'handshake',
  reply: 'quote',
  review: 'star',
  expiry: 'clock',
  payment: 'receipt',
  moderation: 'scale',
  report: 'flag',
  followedListing: 'store',
  priceDrop: 'tag',
  endingSoon: 'clock',
  gone: 'circle-x',
  backAgain: 'rotate-cw',
  eventTomorrow: 'calendar-days',
  credentialAnswer: 'award',
  credentialEnds: 'clock',
  sellsMuch: 'store',
  terms: 'file-text',
  mailTrouble: 'mail',
  paymentMailReturned: 'mail',
};
