import type { AnyEndpoint } from '#contract/endpoint.ts';
import type * as Selling from '#contract/selling.ts';
import { getKind, type KindId } from '#kinds/index.ts';

/*
 * The calls of the form, said without the contract's schemas, as those of the session are: the form stands before what
 * checks it has come. A test holds that they are the contract's.
 */
function call<E extends AnyEndpoint>(name: E['name'], method: E['method'], path: E['path'], field?: string): E {
  return { name, method, path, ...(field && { upload: { field } }) } as unknown as E;
}

const pathOf = (kind: KindId, rest = '') => `${getKind(kind).apiPath}${rest}` as `/${string}`;

export const createListing = (kind: KindId) =>
  call<(typeof Selling.createListing)[KindId]>(`${kind}.create`, 'POST', pathOf(kind));
export const updateListing = (kind: KindId) =>
  call<(typeof Selling.updateListing)[KindId]>(`${kind}.update`, 'PUT', pathOf(kind, '/{id}'));
export const getEditable = (kind: KindId) =>
  call<(typeof Selling.getEditable)[KindId]>(`${kind}.edit`, 'GET', pathOf(kind, '/{id}/form'));

export const getOwnListing = call<typeof Selling.getOwnListing>('selling.get', 'GET', '/user/me/listings/{id}');
export const choosePlan = call<typeof Selling.choosePlan>('selling.choosePlan', 'POST', '/user/me/listings/{id}/plan');
export const findSimilarOwn = call<typeof Selling.findSimilarOwn>(
  'selling.similar',
  'GET',
  '/user/me/similar-listings',
);
export const suggestCategories = call<typeof Selling.suggestCategories>(
  'selling.suggestCategories',
  'GET',
  '/category-suggestions',
);
export const getDraft = call<typeof Selling.getDraft>('drafts.get', 'GET', '/user/me/drafts/{kind}/{id}');
export const saveDraft = call<typeof Selling.saveDraft>('drafts.save', 'PUT', '/user/me/drafts/{kind}/{id}');
export const removeDraft = call<typeof Selling.removeDraft>('drafts.remove', 'DELETE', '/user/me/drafts/{kind}/{id}');
export const addPictures = call<typeof Selling.addPictures>('pictures.add', 'POST', '/user/me/pictures', 'files');
export const rotatePicture = call<typeof Selling.rotatePicture>(
  'pictures.rotate',
  'POST',
  '/user/me/pictures/{id}/rotate',
);
