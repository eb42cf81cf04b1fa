import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { galleryPictureSchema, PICTURES_AT_ONCE } from '../media.ts';
import { idParams, momentSchema, writeAnswer } from '../primitives.ts';
import { storableForm } from '../values/text.ts';
import { kindIdSchema } from './selling.ts';

const feature = 'selling';
const draftParams = z.object({ kind: kindIdSchema, id: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER) });

/**
 * A form draft; `form` is whatever the page stores of it, at most 64 kB.
 *
 * pictures  the pictures referenced by the form, for display.
 */
export const draftSchema = z.object({
  form: z.record(z.string(), z.unknown()),
  pictures: z.array(galleryPictureSchema),
  version: z.int(),
  updatedAt: momentSchema,
});
export type Draft = z.output<typeof draftSchema>;

/** The draft of a new listing has the id 0. */
export const getDraft = endpoint({
  name: 'drafts.get',
  method: 'GET',
  path: '/user/me/drafts/{kind}/{id}',
  feature,
  summary: 'The draft of a new listing (0) or of an edit',
  access: 'user',
  params: draftParams,
  answer: z.object({ draft: draftSchema.nullable() }),
  errors: ['mustLoggedIn'],
});

/** The last save wins: a draft has one author, possibly on two devices. */
export const saveDraft = endpoint({
  name: 'drafts.save',
  method: 'PUT',
  path: '/user/me/drafts/{kind}/{id}',
  feature,
  summary: 'Keeps what is being typed',
  access: 'user',
  params: draftParams,
  body: z.object({
    form: z
      .record(z.string().max(60), z.unknown())
      .overwrite((form) => storableForm(form) as Record<string, unknown>)
      .refine((form) => JSON.stringify(form).length <= 64 * 1024, 'validation.tooLong'),
  }),
  answer: writeAnswer(z.object({ version: z.int(), updatedAt: momentSchema })),
  errors: ['mustLoggedIn'],
});

export const removeDraft = endpoint({
  name: 'drafts.remove',
  method: 'DELETE',
  path: '/user/me/drafts/{kind}/{id}',
  feature,
  summary: 'Throws a draft away',
  access: 'user',
  params: draftParams,
  answer: writeAnswer(z.object({ removed: z.boolean() })),
  errors: ['mustLoggedIn'],
});

/**
 * Uploads pictures for a listing being written: their keys go into its form. All files or none. Send an
 * Idempotency-Key, so that a retry after a lost response returns the same pictures.
 */
export const addPictures = endpoint({
  name: 'pictures.add',
  method: 'POST',
  path: '/user/me/pictures',
  feature,
  summary: 'Takes in pictures for a listing',
  access: 'verified',
  scope: 'listings:write',
  upload: { field: 'files', maxFiles: PICTURES_AT_ONCE },
  answer: writeAnswer(z.array(galleryPictureSchema)),
  errors: ['mustLoggedIn', 'mustVerifyEmail', 'conflict', 'payloadTooLarge', 'unsupportedMediaType'],
});

/** The same picture rotated clockwise, under a new key. */
export const rotatePicture = endpoint({
  name: 'pictures.rotate',
  method: 'POST',
  path: '/user/me/pictures/{id}/rotate',
  feature,
  summary: 'Turns an own picture by a quarter to the right',
  access: 'verified',
  scope: 'listings:write',
  params: idParams,
  answer: writeAnswer(galleryPictureSchema),
  errors: ['mustLoggedIn', 'mustVerifyEmail', 'notFound'],
});
