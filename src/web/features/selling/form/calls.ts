import type * as Drafts from '#contract/selling/drafts.ts';
import type * as Selling from '#contract/selling/selling.ts';
import { getKind, type KindId } from '#kinds/index.ts';
import { saidCall } from '../../../lib/said-call.ts';

/*
 * The form's calls, declared without the contract's schemas so that the form is shown before its validation is loaded.
 * A test checks them against the contract.
 */
const pathOf = (kind: KindId, rest = '') => `${getKind(kind).apiPath}${rest}` as `/${string}`;

export const createListing = (kind: KindId) =>
  saidCall<(typeof Selling.createListing)[KindId]>(`${kind}.create`, 'POST', pathOf(kind));
export const updateListing = (kind: KindId) =>
  saidCall<(typeof Selling.updateListing)[KindId]>(`${kind}.update`, 'PUT', pathOf(kind, '/{id}'));
export const getEditable = (kind: KindId) =>
  saidCall<(typeof Selling.getEditable)[KindId]>(`${kind}.edit`, 'GET', pathOf(kind, '/{id}/form'));

export const findSimilarOwn = saidCall<typeof Selling.findSimilarOwn>(
  'selling.similar',
  'GET',
  '/user/me/similar-listings',
);
export const suggestCategories = saidCall<typeof Selling.suggestCategories>(
  'selling.suggestCategories',
  'GET',
  '/category-suggestions',
);
export const getLastPlace = saidCall<typeof Selling.getLastPlace>('selling.lastPlace', 'GET', '/user/me/last-place');
export const getDraft = saidCall<typeof Drafts.getDraft>('drafts.get', 'GET', '/user/me/drafts/{kind}/{id}');
export const saveDraft = saidCall<typeof Drafts.saveDraft>('drafts.save', 'PUT', '/user/me/drafts/{kind}/{id}');
export const removeDraft = saidCall<typeof Drafts.removeDraft>(
  'drafts.remove',
  'DELETE',
  '/user/me/drafts/{kind}/{id}',
);
export const addPictures = saidCall<typeof Drafts.addPictures>('pictures.add', 'POST', '/user/me/pictures', 'files');
export const rotatePicture = saidCall<typeof Drafts.rotatePicture>(
  'pictures.rotate',
  'POST',
  '/user/me/pictures/{id}/rotate',
);
