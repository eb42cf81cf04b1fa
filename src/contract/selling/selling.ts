import * as z from 'zod';
import type { Kind } from '#kinds/define-kind.ts';
import { KIND_IDS, type KindId, kinds } from '#kinds/index.ts';
import { PLAN_IDS } from '#kinds/plans.ts';
import { endpoint } from '../endpoint.ts';
import { pricedSchema, statusSchema } from '../listings/listings.ts';
import { galleryPictureSchema } from '../media.ts';
import { idParam, idParams, momentSchema, pageOf, pageParam, pictureSchema, writeAnswer } from '../primitives.ts';
import { searchText } from '../values/text.ts';
import { listingFormSchema } from './forms.ts';

const feature = 'selling';
export const kindIdSchema = z.enum(KIND_IDS as [KindId, ...KindId[]], { error: 'validation.unknownOption' });
/** The largest archive of pictures for an import. */
export const ZIP_MAX_BYTES = 100 * 1024 * 1024;
export const ZIP_MAX_PICTURES = 100;
const planSchema = z.enum(PLAN_IDS, { error: 'validation.unknownOption' });

/** Why a listing with a plan is not shown, or null: the first that applies. */
const hiddenSchema = z.enum(['deleted', 'suspended', 'ended', 'holiday', 'paused']).nullable();

/**
 * A listing as its owner sees it.
 *
 * daysLeft    started days until it expires; null if it is not active.
 * plans       the plans that it can change to now.
 * wantedPlan  a chosen paid plan that awaits payment.
 * version     increases with each edit, see `update`.
 * undoUntil   of a deleted one: until when it can be restored.
 */
export const ownListingSchema = z.object({
  id: z.int(),
  kind: kindIdSchema,
  title: z.string(),
  town: z.string(),
  categoryId: z.int().nullable(),
  ...pricedSchema.shape,
  picture: pictureSchema.nullable(),
  status: statusSchema,
  hidden: hiddenSchema,
  reserved: z.boolean(),
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

/** Posts a listing; it is not visible until a plan is chosen. Send an Idempotency-Key. */
export const createListing = byKind((kind) =>
  endpoint({
    name: `${kind.id}.create`,
    method: 'POST',
    path: path(kind),
    feature,
    summary: `Posts a listing of the kind "${kind.id}"; it is shown when a plan is chosen`,
    access: 'verified',
    scope: 'listings:write',
    body: listingFormSchema(kind),
    answer: savedSchema,
    errors: ['mustLoggedIn', 'mustVerifyEmail', 'placeUnknown', 'conflict'],
  }),
);

/**
 * Saves an edit. `version` is the one that was edited: if another edit was saved meanwhile, the call is a `conflict`
 * whose field errors hold the current value of each changed field, and nothing is written.
 */
export const updateListing = byKind((kind) =>
  endpoint({
    name: `${kind.id}.update`,
    method: 'PUT',
    path: path(kind, '/{id}'),
    feature,
    summary: `Edits a listing of the kind "${kind.id}"`,
    access: 'verified',
    scope: 'listings:write',
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
    scope: 'listings:read',
    params: idParams,
    answer: editableSchema,
    errors: ['mustLoggedIn', 'notFound'],
  }),
);

/** Filters for the caller's listings. */
export const OWN_STATES = ['all', 'visible', 'waiting', 'expired', 'hidden', 'deleted'] as const;

export const listOwnListings = endpoint({
  name: 'selling.list',
  method: 'GET',
  path: '/user/me/listings',
  feature,
  summary: 'The own listings of a kind, newest first',
  access: 'user',
  scope: 'listings:read',
  query: z.object({
    kind: kindIdSchema,
    state: z.enum(OWN_STATES, { error: 'validation.unknownOption' }).default('all'),
    q: searchText().max(100).default(''),
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
  scope: 'listings:read',
  params: idParams,
  answer: ownListingSchema,
  errors: ['mustLoggedIn', 'notFound'],
});

/** The place of the caller's last listing, else their own town, as a form names it; null for neither. */
export const getLastPlace = endpoint({
  name: 'selling.lastPlace',
  method: 'GET',
  path: '/user/me/last-place',
  feature,
  summary: 'The place with which a new listing begins',
  access: 'user',
  answer: z.object({ place: z.object({ town: z.string(), village: z.string().nullable() }).nullable() }),
  errors: ['mustLoggedIn'],
});

/**
 * The gift for newcomers: days of the basic plan for their first ad or farm stay, once per person.
 *
 * days   the days that the caller's first listing will get when its plan is chosen; null without a gift.
 * given  the caller's gift while it is running; null otherwise.
 */
export const newcomerGiftSchema = z.object({
  days: z.int().nullable(),
  given: z.object({ listingId: z.int(), title: z.string(), days: z.int(), until: momentSchema }).nullable(),
});
export type NewcomerGift = z.output<typeof newcomerGiftSchema>;

export const getNewcomerGift = endpoint({
  name: 'selling.newcomerGift',
  method: 'GET',
  path: '/user/me/newcomer-gift',
  feature,
  summary: 'The gift that the caller can have, or has, for a first ad',
  access: 'user',
  answer: newcomerGiftSchema,
  errors: ['mustLoggedIn'],
});

/**
 * The free plan publishes the listing at once; a paid one is stored and awaits payment. A newcomer's first listing
 * starts with the gift, whichever plan is chosen.
 */
export const choosePlan = endpoint({
  name: 'selling.choosePlan',
  method: 'POST',
  path: '/user/me/listings/{id}/plan',
  feature,
  summary: 'Chooses the plan of an own listing: activates, renews or lifts it',
  access: 'verified',
  scope: 'listings:write',
  params: idParams,
  body: z.object({ plan: planSchema }),
  answer: savedSchema,
  errors: ['mustLoggedIn', 'mustVerifyEmail', 'notFound', 'moveNotAllowed'],
});

/**
 * An owner's actions on one or many listings. `end`: sold, or over. `remove` hides at once and can be undone with
 * `restore` for half an hour. `renew` activates the free plan. `reserve` marks the listing as reserved, `release`
 * removes the mark; it stays public.
 */
export const LISTING_ACTIONS = [
  'renew',
  'pause',
  'resume',
  'end',
  'reopen',
  'reserve',
  'release',
  'remove',
  'restore',
] as const;
export type ListingAction = (typeof LISTING_ACTIONS)[number];

export const actOnListings = endpoint({
  name: 'selling.act',
  method: 'POST',
  path: '/user/me/listings/actions',
  feature,
  summary: 'Does the same to one or many own listings; those to which it cannot be done are named',
  access: 'verified',
  scope: 'listings:write',
  body: z.object({
    ids: z.array(idParam).min(1, 'validation.required').max(200, 'validation.tooMany'),
    action: z.enum(LISTING_ACTIONS, { error: 'validation.unknownOption' }),
  }),
  answer: writeAnswer(z.object({ done: z.array(ownListingSchema), refused: z.array(z.int()) })),
  errors: ['mustLoggedIn', 'mustVerifyEmail'],
});

/** A copy with the same content and pictures, never activated. Send an Idempotency-Key. */
export const duplicateListing = endpoint({
  name: 'selling.duplicate',
  method: 'POST',
  path: '/user/me/listings/{id}/duplicate',
  feature,
  summary: 'Copies an own listing',
  access: 'verified',
  scope: 'listings:write',
  params: idParams,
  answer: savedSchema,
  errors: ['mustLoggedIn', 'mustVerifyEmail', 'notFound', 'conflict'],
});

/** Pauses all visible listings; they return with their remaining days. */
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

/** Renews by a mailed link, without a log-in; the link works once. */
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

/** The caller's listings similar to the one being posted: a hint, never a reason to refuse. */
export const findSimilarOwn = endpoint({
  name: 'selling.similar',
  method: 'GET',
  path: '/user/me/similar-listings',
  feature,
  summary: 'Own listings with nearly the same title',
  access: 'user',
  query: z.object({ kind: kindIdSchema, title: searchText().max(120), except: idParam.optional() }),
  answer: z.object({ items: z.array(ownListingSchema) }),
  errors: ['mustLoggedIn'],
});

/** Leaf categories that fit a title, most likely first; with `isSure` a form may preselect the first. */
export const suggestCategories = endpoint({
  name: 'selling.suggestCategories',
  method: 'GET',
  path: '/category-suggestions',
  feature,
  summary: 'Categories that fit a title',
  access: 'public',
  query: z.object({ title: searchText().max(120) }),
  answer: z.object({ categories: z.array(z.int()), isSure: z.boolean() }),
  errors: [],
});

/** Counts a view of a listing, once a day per visitor; the owner's own do not count. */
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

/** One line of an imported file with its errors; `line` counts from 1, the header included. */
const importLineSchema = z.object({
  line: z.int(),
  title: z.string(),
  outcome: z.enum(['new', 'known', 'changed', 'unchanged', 'wrong']),
  errors: z.record(z.string(), z.array(z.string())),
});

/** Characters in a file of ads, so that each line may hold the longest description. */
const CSV_MAX_LENGTH = 1_000_000;

/**
 * Posts and changes ads from a CSV file: a line with the id of one's own ad changes it, a line without an id is a new
 * ad. A dry run only reports the result of each line. An invalid line stops everything, unless `skipsWrong` imports the
 * valid ones; `rejected` has the invalid ones as a file with their reasons. Send an Idempotency-Key.
 *
 * pictures  the response of `importPictures`: each picture's key by its name in the column `pictures`.
 */
export const importListings = endpoint({
  name: 'selling.import',
  method: 'POST',
  path: '/user/me/listings/import',
  feature,
  summary: 'Posts and changes ads by a CSV file',
  access: 'verified',
  scope: 'listings:write',
  maxBodyBytes: 4 * 1024 * 1024,
  body: z.object({
    csv: z
      .string({ error: 'validation.csvEmpty' })
      .min(1, 'validation.csvEmpty')
      .max(CSV_MAX_LENGTH, 'validation.tooLong'),
    dryRun: z.boolean(),
    skipsWrong: z.boolean().default(false),
    pictures: z.record(z.string().max(255), idParam).default({}),
  }),
  answer: writeAnswer(
    z.object({
      lines: z.array(importLineSchema),
      unknownColumns: z.array(z.string()),
      posted: z.int(),
      updated: z.int(),
      rejected: z.object({ fileName: z.string(), csv: z.string() }).nullable(),
    }),
  ),
  errors: ['mustLoggedIn', 'mustVerifyEmail', 'conflict', 'payloadTooLarge'],
});

/**
 * Uploads a ZIP of pictures for an import, by their names; they are kept for an hour unless an ad shows them. Files
 * that are not pictures are rejected individually. Send an Idempotency-Key.
 */
export const importPictures = endpoint({
  name: 'selling.importPictures',
  method: 'POST',
  path: '/user/me/listings/import/pictures',
  feature,
  summary: 'Takes in a ZIP of pictures for an import',
  access: 'verified',
  scope: 'listings:write',
  upload: { field: 'zip', maxFiles: 1, maxBytes: ZIP_MAX_BYTES, tooLarge: 'validation.zipTooLarge' },
  answer: writeAnswer(
    z.object({
      pictures: z.array(z.object({ name: z.string(), key: z.int() })),
      refused: z.array(z.object({ name: z.string(), reason: z.string() })),
    }),
  ),
  errors: ['mustLoggedIn', 'mustVerifyEmail', 'payloadTooLarge', 'unsupportedMediaType'],
  rateLimit: { max: 30, windowMs: 60 * 60_000 },
});

export const exportListings = endpoint({
  name: 'selling.export',
  method: 'GET',
  path: '/user/me/listings/export',
  feature,
  summary: 'The own ads as CSV, in the form that the import takes',
  access: 'user',
  scope: 'listings:read',
  answer: z.object({ fileName: z.string(), csv: z.string() }),
  errors: ['mustLoggedIn'],
});
