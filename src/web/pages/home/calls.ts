import type * as Listings from '#contract/listings/listings.ts';
import { saidCall } from '../../lib/said-call.ts';

/** Declared without the contract's schemas; a test checks it against the contract. */
export const listAds = saidCall<(typeof Listings.listListings)['ad']>('ad.list', 'GET', '/ads');
