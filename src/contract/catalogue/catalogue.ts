import * as z from 'zod';
import { AD_FLAGS } from '#kinds/ad/kind.ts';
import { QUANTITIES } from '#kinds/define-kind.ts';
import { DELIVERY_WAYS } from '#kinds/delivery.ts';
import { PRICE_UNITS } from '#kinds/price-units.ts';
import { endpoint } from '../endpoint.ts';
import { momentSchema, writeAnswer } from '../primitives.ts';
import { categoryIdSchema, categoryPartsSchema, namesSchema } from './changes.ts';

const feature = 'catalogue';
const errors = ['mustLoggedIn', 'forbidden', 'strongSignInRequired'] as const;

/** Every kind of change. `undo` takes back the last edition, `import` replaces all changes by those of a file. */
export const CATALOGUE_ACTS = ['create', 'edit', 'place', 'hide', 'show', 'merge', 'remove', 'undo', 'import'] as const;
export type CatalogueActType = (typeof CATALOGUE_ACTS)[number];

/**
 * A category as the operator sees it, in the order of the tree.
 *
 * names        the displayed name by language; the languages in `missing` show the Polish name.
 * isNew        not of the seed.
 * isChanged    differs from the seed.
 * likeId       the seed category that its rules come from; null for none.
 * rules        the fields that the rules require here, by their names in `kinds.rules`.
 * gone         the merged categories, whose listings, URLs and names it has taken over.
 * listings     the number of listings of any status directly in it; `shown` counts the public ones.
 */
const deskCategorySchema = z.object({
  id: z.int(),
  key: z.string(),
  parentId: z.int().nullable(),
  names: z.record(z.string(), z.string()),
  missing: z.array(z.string()),
  words: z.string(),
  isNew: z.boolean(),
  isChanged: z.boolean(),
  isLeaf: z.boolean(),
  isHidden: z.boolean(),
  likeId: z.int().nullable(),
  picture: z.string(),
  quantities: z.array(z.enum(QUANTITIES)),
  flags: z.array(z.enum(AD_FLAGS)),
  units: z.array(z.enum(PRICE_UNITS)),
  dominant: z.enum(PRICE_UNITS).nullable(),
  delivery: z.array(z.enum(DELIVERY_WAYS)),
  rules: z.array(z.string()),
  gone: z.array(z.object({ id: z.int(), name: z.string() })),
  listings: z.int(),
  shown: z.int(),
});
export type DeskCategory = z.output<typeof deskCategorySchema>;

/**
 * The catalogue as the operator sees it.
 *
 * edition  the number of changes so far; a change names the edition it is based on.
 * last     the last change; null if nothing was ever changed.
 * moving   the number of listings still to be moved after a merge, or back after its undo.
 */
export const deskCatalogueSchema = z.object({
  edition: z.int(),
  last: z
    .object({ type: z.enum(CATALOGUE_ACTS), categoryId: z.int().nullable(), name: z.string(), at: momentSchema })
    .nullable(),
  moving: z.int(),
  categories: z.array(deskCategorySchema),
});
export type DeskCatalogue = z.output<typeof deskCatalogueSchema>;

/**
 * One change.
 *
 * create  adds a category as the last one below `parentId`; `likeId` is required for a main category.
 * edit    replaces the given fields.
 * place   moves the category below `parentId`, before `beforeId` or to the end.
 * merge   moves all listings of `id` to `intoId`; from then on `id` redirects there.
 * remove  only for an empty category: without listings and subcategories.
 */
export const catalogueActSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('create'),
    parentId: categoryIdSchema,
    ...categoryPartsSchema.shape,
    names: namesSchema.refine((names) => Boolean(names.pl), { error: 'validation.required', path: ['pl'] }),
  }),
  z.object({ type: z.literal('edit'), id: categoryIdSchema, ...categoryPartsSchema.shape }),
  z.object({
    type: z.literal('place'),
    id: categoryIdSchema,
    parentId: categoryIdSchema,
    beforeId: categoryIdSchema.nullable(),
  }),
  z.object({ type: z.enum(['hide', 'show']), id: categoryIdSchema }),
  z.object({ type: z.literal('merge'), id: categoryIdSchema, intoId: categoryIdSchema }),
  z.object({ type: z.literal('remove'), id: categoryIdSchema }),
  z.object({ type: z.literal('undo') }),
]);
export type CatalogueAct = z.output<typeof catalogueActSchema>;

export const getCatalogue = endpoint({
  name: 'catalogue.get',
  method: 'GET',
  path: '/admin/catalogue',
  feature,
  summary: 'All categories with what the operator can change of them',
  access: 'admin',
  answer: deskCatalogueSchema,
  errors: [...errors],
});

/**
 * `edition` is the one that the change is based on; `conflict` if it is no longer the newest. Send an Idempotency-Key.
 */
export const changeCatalogue = endpoint({
  name: 'catalogue.change',
  method: 'POST',
  path: '/admin/catalogue',
  feature,
  summary: 'Changes the catalogue, at once on all pages',
  access: 'admin',
  body: z.object({ edition: z.int().min(0), act: catalogueActSchema }),
  answer: writeAnswer(deskCatalogueSchema),
  errors: [...errors, 'notFound', 'conflict', 'actionNotPossible'],
});

/** The changes against the seed as a file, one category on a line. */
export const exportCatalogue = endpoint({
  name: 'catalogue.export',
  method: 'GET',
  path: '/admin/catalogue/file',
  feature,
  summary: 'What was changed of the catalogue, as a JSON file',
  access: 'admin',
  answer: z.object({ fileName: z.string(), text: z.string() }),
  errors: [...errors],
});

export const CATALOGUE_FILE_MAX_LENGTH = 500_000;

/**
 * Replaces all changes by those of a file, all or nothing. With `isPreview` nothing is written. `differences` lists the
 * file's changes by category. Errors name the line and the field.
 */
export const importCatalogue = endpoint({
  name: 'catalogue.import',
  method: 'POST',
  path: '/admin/catalogue/file',
  feature,
  summary: 'Replaces what was changed of the catalogue by a file, or says what that would change',
  access: 'admin',
  body: z.object({
    edition: z.int().min(0),
    text: z.string().min(1, 'validation.required').max(CATALOGUE_FILE_MAX_LENGTH, 'validation.tooLong'),
    isPreview: z.boolean().default(false),
  }),
  answer: writeAnswer(
    z.object({
      differences: z.array(z.object({ id: z.int(), name: z.string(), fields: z.array(z.string()) })),
      catalogue: deskCatalogueSchema,
    }),
  ),
  errors: [...errors, 'conflict', 'actionNotPossible'],
  maxBodyBytes: 2_000_000,
});
