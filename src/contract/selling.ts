import { z } from 'zod';
import type { Kind } from '#kinds/define-kind.ts';
import { KIND_IDS, type KindId, kinds } from '#kinds/index.ts';
import { PLAN_IDS } from '#kinds/plans.ts';
import { endpoint } from './endpoint.ts';
import { listingFormSchema } from './listing-forms.ts';
import { statusSchema } from './listings.ts';
import { galleryPictureSchema, PICTURES_AT_ONCE } from './media.ts';
import { idParam, idParams, momentSchema, pageOf, pageParam, pictureSchema, writeAnswer } from './primitives.ts';

const feature = 'selling';
const kindIdSchema = z.enum(KIND_IDS as [KindId, ...KindId[]], { error: 'validation.unknownOption' });
const planSchema = z.enum(PLAN_IDS, { error: 'validation.unknownOption' });

/** Why a listing that has a plan is not seen, or null: the first that holds of these. */
const hiddenSchema = z.enum(['deleted', 'suspended', 'ended', 'holiday', 'paused']).nullable();

/**
 * A listing as its owner sees it.
 *
 * daysLeft    whole days that are begun until it expires; null where it is not running.
 * plans       those that it may go over to now.
 * wantedPlan  a paid plan that waits for its payment.
 * version     grows with each edit, see `update`.
 * undoUntil   of a deleted one: until when it can be taken back.
 */
export const ownListingSchema = z.object({
  id: z.int(),
  kind: kindIdSchema,
  title: z.string(),
  town: z.string(),
  categoryId: z.int().nullable(),
  price: z.number().nullable(),
  picture: pictureSchema.nullable(),
  status: statusSchema,
  hidden: hiddenSchema,
  daysLeft: z.int().nullable(),
  visibleUntil: momentSchema.nullable(),
  plans: z.array(planSchema),
  wantedPlan: planSchema.nullable(),
  views: z.int(),
  avg_rating: z.number().nullable(),
  avg_rating_count: z.int(),
  version: z.int(),
  created_at: momentSchema,
  startsAt: momentSchema.nullable(),
  undoUntil: momentSchema.nullable(),
});
export type OwnListing = z.output<typeof ownListingSchema>;

const savedSchema = writeAnswer(ownListingSchema);

/** A listing's form as its owner may edit it, with its pictures ready to be shown. */
export const editableSchema = z.object({
  listing: ownListingSchema,
  form: z.record(z.string(), z.unknown()),
  pictures: z.array(galleryPictureSchema),
});
export type Editable = z.output<typeof editableSchema>;

function byKind<T>(make: (kind: Kind) => T): Record<KindId, T> {
  return Object.fromEntries(KIND_IDS.map((id) => [id, make(kinds[id])])) as Record<KindId, T>;
}

const path = (kind: Kind, rest = '') => `${kind.apiPath}${rest}` as `/${string}`;

/** Posts a listing; nothing is seen of it until a plan is chosen. Send an Idempotency-Key. */
export const createListing = byKind((kind) =>
  endpoint({
    name: `${kind.id}.create`,
    method: 'POST',
    path: path(kind),
    feature,
    summary: `Posts a listing of the kind "${kind.id}"; it is shown when a plan is chosen`,
    access: 'verified',
    body: listingFormSchema(kind),
    answer: savedSchema,
    errors: ['mustLoggedIn', 'mustVerifyEmail', 'placeUnknown', 'conflict'],
  }),
);

/**
 * Saves an edit. `version` is the one that was edited: when somebody has saved another meanwhile, the call is a
 * `conflict` whose field errors say what each changed field holds now, and nothing is written.
 */
export const updateListing = byKind((kind) =>
  endpoint({
    name: `${kind.id}.update`,
    method: 'PUT',
    path: path(kind, '/{id}'),
    feature,
    summary: `Edits a listing of the kind "${kind.id}"`,
    access: 'verified',
    params: idParams,
    body: z.object({ version: z.int().min(1), form: listingFormSchema(kind) }),
    answer: savedSchema,
    errors: ['mustLoggedIn', 'mustVerifyEmail', 'notFound', 'placeUnknown', 'conflict'],
  }),
);

export const getEditable = byKind((kind) =>
  endpoint({
    name: `${kind.id}.edit`,
    method: 'GET',
    path: path(kind, '/{id}/form'),
    feature,
    summary: `An own listing of the kind "${kind.id}" as its form`,
    access: 'user',
    params: idParams,
    answer: editableSchema,
    errors: ['mustLoggedIn', 'notFound'],
  }),
);

/** What of one's listings is asked for. */
export const OWN_STATES = ['all', 'visible', 'waiting', 'expired', 'hidden', 'deleted'] as const;

export const listOwnListings = endpoint({
  name: 'selling.list',
  method: 'GET',
  path: '/user/me/listings',
  feature,
  summary: 'The own listings of a kind, newest first',
  access: 'user',
  query: z.object({
    kind: kindIdSchema,
    state: z.enum(OWN_STATES, { error: 'validation.unknownOption' }).default('all'),
    q: z.string().trim().max(100).default(''),
    page: pageParam,
  }),
  answer: pageOf(ownListingSchema).extend({
    counts: z.record(z.enum(OWN_STATES), z.int()),
    holidaySince: momentSchema.nullable(),
  }),
  errors: ['mustLoggedIn'],
});

export const getOwnListing = endpoint({
  name: 'selling.get',
  method: 'GET',
  path: '/user/me/listings/{id}',
  feature,
  summary: 'One own listing, whether or not others see it',
  access: 'user',
  params: idParams,
  answer: ownListingSchema,
  errors: ['mustLoggedIn', 'notFound'],
});

/** The free plan shows the listing at once; a paid one is kept and waits for its payment. */
export const choosePlan = endpoint({
  name: 'selling.choosePlan',
  method: 'POST',
  path: '/user/me/listings/{id}/plan',
  feature,
  summary: 'Chooses the plan of an own listing: activates, renews or lifts it',
  access: 'verified',
  params: idParams,
  body: z.object({ plan: planSchema }),
  answer: savedSchema,
  errors: ['mustLoggedIn', 'mustVerifyEmail', 'notFound', 'moveNotAllowed'],
});

/**
 * What an owner can do to one or many listings. `end`: sold, or over. `remove` hides at once and can be taken back with
 * `restore` for half an hour. `renew` activates the free plan.
 */
export const LISTING_ACTIONS = ['renew', 'pause', 'resume', 'end', 'reopen', 'remove', 'restore'] as const;
export type ListingAction = (typeof LISTING_ACTIONS)[number];

export const actOnListings = endpoint({
  name: 'selling.act',
  method: 'POST',
  path: '/user/me/listings/actions',
  feature,
  summary: 'Does the same to one or many own listings; those to which it cannot be done are named',
  access: 'verified',
  body: z.object({
    ids: z.array(idParam).min(1, 'validation.required').max(200, 'validation.tooMany'),
    action: z.enum(LISTING_ACTIONS, { error: 'validation.unknownOption' }),
  }),
  answer: writeAnswer(z.object({ done: z.array(ownListingSchema), refused: z.array(z.int()) })),
  errors: ['mustLoggedIn', 'mustVerifyEmail'],
});

/** A new listing with the same content and pictures, never activated. Send an Idempotency-Key. */
export const duplicateListing = endpoint({
  name: 'selling.duplicate',
  method: 'POST',
  path: '/user/me/listings/{id}/duplicate',
  feature,
  summary: 'Copies an own listing',
  access: 'verified',
  params: idParams,
  answer: savedSchema,
  errors: ['mustLoggedIn', 'mustVerifyEmail', 'notFound', 'conflict'],
});

/** All visible listings pause, and come back with the days that they had left. */
export const setHoliday = endpoint({
  name: 'selling.holiday',
  method: 'PUT',
  path: '/user/me/holiday',
  feature,
  summary: 'Begins or ends a time in which none of the own listings are shown',
  access: 'user',
  body: z.object({ on: z.boolean() }),
  answer: writeAnswer(z.object({ holidaySince: momentSchema.nullable(), listings: z.int() })),
  errors: ['mustLoggedIn'],
});

/** Renews by the link of a mail, without a log-in; the link works once. */
export const renewByLink = endpoint({
  name: 'selling.renewByLink',
  method: 'POST',
  path: '/listings/renew',
  feature,
  summary: 'Renews a listing by the token of a link',
  access: 'public',
  body: z.object({ token: z.string({ error: 'validation.required' }).max(200) }),
  answer: writeAnswer(z.object({ id: z.int(), kind: kindIdSchema, title: z.string(), visibleUntil: momentSchema })),
  errors: ['linkInvalid'],
});

/** Own listings that look like what is being posted: for looking at, never a reason to refuse. */
export const findSimilarOwn = endpoint({
  name: 'selling.similar',
  method: 'GET',
  path: '/user/me/similar-listings',
  feature,
  summary: 'Own listings with nearly the same title',
  access: 'user',
  query: z.object({ kind: kindIdSchema, title: z.string().trim().max(120), except: idParam.optional() }),
  answer: z.object({ items: z.array(ownListingSchema) }),
  errors: ['mustLoggedIn'],
});

/** Leaf categories in which listings with such a title stand, the likeliest first. */
export const suggestCategories = endpoint({
  name: 'selling.suggestCategories',
  method: 'GET',
  path: '/category-suggestions',
  feature,
  summary: 'Categories that fit a title',
  access: 'public',
  query: z.object({ title: z.string().trim().max(120) }),
  answer: z.object({ categories: z.array(z.int()) }),
  errors: [],
});

/** Counts a look at a listing, once a day for each visitor; the owner's own do not count. */
export const countView = endpoint({
  name: 'selling.view',
  method: 'POST',
  path: '/listings/{id}/view',
  feature,
  summary: 'Notes that somebody looks at a listing',
  access: 'public',
  params: idParams,
  answer: writeAnswer(z.object({ counted: z.boolean() })),
  errors: [],
});

const draftParams = z.object({ kind: kindIdSchema, id: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER) });

/**
 * What one was typing; `form` is whatever the page keeps of it, at most 64 kB.
 *
 * pictures  those that the form names, ready to be shown.
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

/** The last one who saves is right: a draft has one writer who may sit at two devices. */
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
 * Pictures for a listing that is being written: their keys go into its form. All files or none. Send an
 * Idempotency-Key: the same files again, as after a lost answer, are then the same pictures.
 */
export const addPictures = endpoint({
  name: 'pictures.add',
  method: 'POST',
  path: '/user/me/pictures',
  feature,
  summary: 'Takes in pictures for a listing',
  access: 'verified',
  upload: { field: 'files', maxFiles: PICTURES_AT_ONCE },
  answer: writeAnswer(z.array(galleryPictureSchema)),
  errors: ['mustLoggedIn', 'mustVerifyEmail', 'conflict', 'payloadTooLarge', 'unsupportedMediaType'],
});

/** The same picture turned to the right, under a new key. */
export const rotatePicture = endpoint({
  name: 'pictures.rotate',
  method: 'POST',
  path: '/user/me/pictures/{id}/rotate',
  feature,
  summary: 'Turns an own picture by a quarter to the right',
  access: 'verified',
  params: idParams,
  answer: writeAnswer(galleryPictureSchema),
  errors: ['mustLoggedIn', 'mustVerifyEmail', 'notFound'],
});

/** One line of an imported file with what is wrong in it; `line` counts from 1, the heading included. */
const importLineSchema = z.object({
  line: z.int(),
  title: z.string(),
  outcome: z.enum(['new', 'known', 'wrong']),
  errors: z.record(z.string(), z.array(z.string())),
});

/** Posts the ads of a CSV file, all or none; a dry run only says what would come of each line. */
export const importListings = endpoint({
  name: 'selling.import',
  method: 'POST',
  path: '/user/me/listings/import',
  feature,
  summary: 'Posts ads from a CSV file',
  access: 'verified',
  body: z.object({
    csv: z.string({ error: 'validation.required' }).min(1, 'validation.required').max(200_000, 'validation.tooLong'),
    dryRun: z.boolean(),
  }),
  answer: writeAnswer(z.object({ lines: z.array(importLineSchema), posted: z.int() })),
  errors: ['mustLoggedIn', 'mustVerifyEmail'],
});

export const exportListings = endpoint({
  name: 'selling.export',
  method: 'GET',
  path: '/user/me/listings/export',
  feature,
  summary: 'The own ads as CSV, in the form that the import takes',
  access: 'user',
  answer: z.object({ fileName: z.string(), csv: z.string() }),
  errors: ['mustLoggedIn'],
});
