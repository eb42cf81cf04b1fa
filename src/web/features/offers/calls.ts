import type * as Listings from '#contract/listings/listings.ts';
import type * as Offers from '#contract/offers/offers.ts';
import { saidCall } from '../../lib/said-call.ts';

/* The calls of offers, declared without the contract's schemas. A test checks them against the contract. */
export const makeOffer = saidCall<typeof Offers.makeOffer>('offers.make', 'POST', '/conversations/{id}/offers');
export const acceptOffer = saidCall<typeof Offers.acceptOffer>(
  'offers.accept',
  'POST',
  '/conversations/{id}/offers/{offerId}/accept',
);
export const declineOffer = saidCall<typeof Offers.declineOffer>(
  'offers.decline',
  'POST',
  '/conversations/{id}/offers/{offerId}/decline',
);
export const withdrawOffer = saidCall<typeof Offers.withdrawOffer>(
  'offers.withdraw',
  'POST',
  '/conversations/{id}/offers/{offerId}/withdraw',
);
export const listAds = saidCall<(typeof Listings.listListings)['ad']>('ad.list', 'GET', '/ads');
