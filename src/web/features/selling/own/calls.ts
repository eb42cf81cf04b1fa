import type { AnswerOf } from '#contract/endpoint.ts';
import type * as Selling from '#contract/selling/selling.ts';
import { saidCall } from '../../../lib/said-call.ts';

/*
 * The calls on the user's own listings, declared without the contract's schemas so that read-only pages do not bundle
 * the validation. A test checks them against the contract.
 */
export const listOwnListings = saidCall<typeof Selling.listOwnListings>('selling.list', 'GET', '/user/me/listings');
export const getOwnListing = saidCall<typeof Selling.getOwnListing>('selling.get', 'GET', '/user/me/listings/{id}');
export const choosePlan = saidCall<typeof Selling.choosePlan>(
  'selling.choosePlan',
  'POST',
  '/user/me/listings/{id}/plan',
);
export const getNewcomerGift = saidCall<typeof Selling.getNewcomerGift>(
  'selling.newcomerGift',
  'GET',
  '/user/me/newcomer-gift',
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
export const importPictures = saidCall<typeof Selling.importPictures>(
  'selling.importPictures',
  'POST',
  '/user/me/listings/import/pictures',
  'zip',
);
export const exportListings = saidCall<typeof Selling.exportListings>(
  'selling.export',
  'GET',
  '/user/me/listings/export',
);

/** A page of the user's listings, with counts by state. */
export type OwnPage = AnswerOf<typeof Selling.listOwnListings>;
/** The result of each row of an imported file. */
export type ImportAnswer = AnswerOf<typeof Selling.importListings>['data'];
/** Which pictures of an archive were accepted. */
export type PicturesAnswer = AnswerOf<typeof Selling.importPictures>['data'];
