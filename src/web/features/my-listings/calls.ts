import type { AnswerOf } from '#contract/endpoint.ts';
import type * as Selling from '#contract/selling.ts';
import { saidCall } from '../../lib/said-call.ts';

/*
 * The calls about one's own listings, said without the contract's schemas, as those of the session are: who only looks
 * must not load what checks forms. A test holds that they are the contract's.
 */
export const listOwnListings = saidCall<typeof Selling.listOwnListings>('selling.list', 'GET', '/user/me/listings');
export const getOwnListing = saidCall<typeof Selling.getOwnListing>('selling.get', 'GET', '/user/me/listings/{id}');
export const choosePlan = saidCall<typeof Selling.choosePlan>(
  'selling.choosePlan',
  'POST',
  '/user/me/listings/{id}/plan',
);
export const actOnListings = saidCall<typeof Selling.actOnListings>('selling.act', 'POST', '/user/me/listings/actions');
export const duplicateListing = saidCall<typeof Selling.duplicateListing>(
  'selling.duplicate',
  'POST',
  '/user/me/listings/{id}/duplicate',
);
export const setHoliday = saidCall<typeof Selling.setHoliday>('selling.holiday', 'PUT', '/user/me/holiday');
export const renewByLink = saidCall<typeof Selling.renewByLink>('selling.renewByLink', 'POST', '/listings/renew');
export const countView = saidCall<typeof Selling.countView>('selling.view', 'POST', '/listings/{id}/view');
export const importListings = saidCall<typeof Selling.importListings>(
  'selling.import',
  'POST',
  '/user/me/listings/import',
);
export const exportListings = saidCall<typeof Selling.exportListings>(
  'selling.export',
  'GET',
  '/user/me/listings/export',
);

/** A page of one's own listings, with what there is in each state. */
export type OwnPage = AnswerOf<typeof Selling.listOwnListings>;
/** What is said of each line of a file of ads. */
export type ImportAnswer = AnswerOf<typeof Selling.importListings>['data'];
