import type * as Selling from '#contract/selling.ts';
import { getKind, type KindId } from '#kinds/index.ts';
import { saidCall } from '../../lib/said-call.ts';

/*
 * The calls of the form, said without the contract's schemas, as those of the session are: the form stands before what
 * checks it has come. A test holds that they are the contract's.
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
export const getDraft = saidCall<typeof Selling.getDraft>('drafts.get', 'GET', '/user/me/drafts/{kind}/{id}');
export const saveDraft = saidCall<typeof Selling.saveDraft>('drafts.save', 'PUT', '/user/me/drafts/{kind}/{id}');
export const removeDraft = saidCall<typeof Selling.removeDraft>(
  'drafts.remove',
  'DELETE',
  '/user/me/drafts/{kind}/{id}',
);
export const addPictures = saidCall<typeof Selling.addPictures>('pictures.add', 'POST', '/user/me/pictures', 'files');
export const rotatePicture = saidCall<typeof Selling.rotatePicture>(
  'pictures.rotate',
  'POST',
  '/user/me/pictures/{id}/rotate',
);
