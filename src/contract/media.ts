import * as z from 'zod';
import { currentUserSchema } from './accounts/accounts.ts';
import { endpoint } from './endpoint.ts';
import { idParam, idParams, pictureSchema, writeAnswer } from './primitives.ts';
import { lineText } from './values/text.ts';

/** The maximum number of pictures per call. */
export const PICTURES_AT_ONCE = 10;
/** The maximum number of pictures in a person's gallery. */
export const GALLERY_SIZE = 30;
export const PICTURE_MAX_BYTES = 10 * 1024 * 1024;

const feature = 'media';

/** A picture of a gallery; `key` identifies it in calls. */
export const galleryPictureSchema = z.object({ key: z.int(), picture: pictureSchema });
export type GalleryPicture = z.output<typeof galleryPictureSchema>;
const gallery = z.array(galleryPictureSchema);

/** A square picture, cropped by the browser. An invalid one is reported at the field `files.0`. */
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
 * Accepts all of the files or none: an invalid one is reported at `files.<its number>`. Returns the whole gallery. Send
 * an Idempotency-Key, so that repeated files are added once.
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

/** `keys` in their new order; missing ones follow in their previous order. */
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
  body: z.object({ alt: lineText().max(200, 'validation.tooLong') }),
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
