import { z } from 'zod';
import { currentUserSchema } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { idParam, idParams, pictureSchema, writeAnswer } from './primitives.ts';

/** How many pictures one call may bring. */
export const PICTURES_AT_ONCE = 10;
/** How many pictures a person's gallery holds. */
export const GALLERY_SIZE = 30;
export const PICTURE_MAX_BYTES = 10 * 1024 * 1024;

const feature = 'media';

/** A picture of a gallery; `key` names it in the calls about it. */
export const galleryPictureSchema = z.object({ key: z.int(), picture: pictureSchema });
export type GalleryPicture = z.output<typeof galleryPictureSchema>;
const gallery = z.array(galleryPictureSchema);

/** A square picture; the browser has cut it out. A wrong one is named at the field `files.0`. */
export const setAvatar = endpoint({
  name: 'avatar.set',
  method: 'POST',
  path: '/user/me/avatar',
  feature,
  summary: 'Changes the picture of the person who is logged in',
  access: 'user',
  upload: { field: 'files', maxFiles: 1 },
  answer: writeAnswer(currentUserSchema),
  errors: ['mustLoggedIn', 'payloadTooLarge', 'unsupportedMediaType'],
});

export const removeAvatar = endpoint({
  name: 'avatar.remove',
  method: 'DELETE',
  path: '/user/me/avatar',
  feature,
  summary: 'Takes the picture of the person away',
  access: 'user',
  answer: writeAnswer(currentUserSchema),
  errors: ['mustLoggedIn'],
});

export const listGallery = endpoint({
  name: 'gallery.list',
  method: 'GET',
  path: '/user/me/gallery',
  feature,
  summary: 'The pictures of the own profile in their order',
  access: 'user',
  answer: gallery,
  errors: ['mustLoggedIn'],
});

/**
 * All of the files or none: a wrong one is named at `files.<its number>`. Answers the whole gallery. Send an
 * Idempotency-Key, so that files which come twice are added once.
 */
export const addToGallery = endpoint({
  name: 'gallery.add',
  method: 'POST',
  path: '/user/me/gallery',
  feature,
  summary: 'Adds pictures to the own profile',
  access: 'verified',
  upload: { field: 'files', maxFiles: PICTURES_AT_ONCE },
  answer: writeAnswer(gallery),
  errors: ['mustLoggedIn', 'mustVerifyEmail', 'conflict', 'payloadTooLarge', 'unsupportedMediaType'],
});

/** `keys` in their new order; keys that are missing follow in the order they had. */
export const orderGallery = endpoint({
  name: 'gallery.order',
  method: 'PUT',
  path: '/user/me/gallery/order',
  feature,
  summary: 'Changes the order of the pictures of the own profile',
  access: 'user',
  body: z.object({ keys: z.array(idParam).max(GALLERY_SIZE) }),
  answer: writeAnswer(gallery),
  errors: ['mustLoggedIn'],
});

export const describeGalleryPicture = endpoint({
  name: 'gallery.describe',
  method: 'PATCH',
  path: '/user/me/gallery/{id}',
  feature,
  summary: 'Says what a picture shows, for those who cannot see it',
  access: 'user',
  params: idParams,
  body: z.object({ alt: z.string().trim().max(200, 'validation.tooLong') }),
  answer: writeAnswer(gallery),
  errors: ['mustLoggedIn', 'notFound'],
});

export const removeFromGallery = endpoint({
  name: 'gallery.remove',
  method: 'DELETE',
  path: '/user/me/gallery/{id}',
  feature,
  summary: 'Takes a picture out of the own profile',
  access: 'user',
  params: idParams,
  answer: writeAnswer(gallery),
  errors: ['mustLoggedIn', 'notFound'],
});
