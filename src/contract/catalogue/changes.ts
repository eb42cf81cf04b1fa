import * as z from 'zod';
import { LOCALE_IDS } from '#i18n/locales.ts';
import { CATEGORY_PICTURES, type CategoryChange, FIRST_NEW_ID } from '#kinds/ad/catalogue.ts';
import { AD_FLAGS } from '#kinds/ad/kind.ts';
import { QUANTITIES } from '#kinds/define-kind.ts';
import { DELIVERY_WAYS } from '#kinds/delivery.ts';
import { PRICE_UNITS } from '#kinds/price-units.ts';
import { lineText } from '../values/text.ts';

export const CATEGORY_NAME_MAX_LENGTH = 60;
export const CATEGORY_WORDS_MAX_LENGTH = 600;
/** The maximum number of new categories, and of subcategories of one category. */
export const NEW_CATEGORIES_MAX = 500;
export const CATEGORIES_BELOW_MAX = 100;

const LAST_ID = 999_999;
const categoryId = z
  .int({ error: 'validation.integer' })
  .min(1, 'validation.integer')
  .max(LAST_ID, 'validation.integer');
const name = lineText().max(CATEGORY_NAME_MAX_LENGTH, 'validation.tooLong');
const unknown = { error: 'validation.unknownOption' };

/** A list without duplicates. */
function listOf<T extends z.ZodType>(item: T, max: number) {
  return z
    .array(item, { error: 'validation.invalid' })
    .max(max, 'validation.tooMany')
    .refine((items) => new Set(items).size === items.length, 'validation.invalid');
}

/** Names by language; an empty name counts as missing. */
export const namesSchema = z
  .partialRecord(z.enum(LOCALE_IDS, unknown), name, { error: 'validation.invalid' })
  .overwrite((names) => Object.fromEntries(Object.entries(names).filter(([, text]) => text !== '')));

/** The fields of a category that do not depend on its place; see `CategoryChange`. */
export const categoryPartsSchema = z.object({
  names: namesSchema.optional(),
  words: lineText().max(CATEGORY_WORDS_MAX_LENGTH, 'validation.tooLong').optional(),
  likeId: categoryId.max(FIRST_NEW_ID - 1, 'validation.unknownOption').optional(),
  picture: z.enum(CATEGORY_PICTURES, unknown).optional(),
  quantities: listOf(z.enum(QUANTITIES, unknown), QUANTITIES.length)
    .refine((quantities) => quantities.includes('price'), 'validation.required')
    .optional(),
  flags: listOf(z.enum(AD_FLAGS, unknown), AD_FLAGS.length).optional(),
  units: listOf(z.enum(PRICE_UNITS, unknown), PRICE_UNITS.length).min(1, 'validation.required').optional(),
  dominant: z.enum(PRICE_UNITS, unknown).nullable().optional(),
  delivery: listOf(z.enum(DELIVERY_WAYS, unknown), DELIVERY_WAYS.length).optional(),
});

/** A change as stored, and as a line of the exported file. */
export const categoryChangeSchema: z.ZodType<CategoryChange> = categoryPartsSchema
  .extend({
    id: categoryId,
    key: z.string({ error: 'validation.required' }).regex(/^[a-z][a-z0-9_]{0,59}$/, 'validation.invalid'),
    parentId: categoryId.optional(),
    order: listOf(categoryId, CATEGORIES_BELOW_MAX).optional(),
    isHidden: z.boolean({ error: 'validation.invalid' }).optional(),
    isRemoved: z.boolean({ error: 'validation.invalid' }).optional(),
    mergedInto: categoryId.optional(),
  })
  .strict();

/** The exported file. `format` and `version` identify it. */
export const CATALOGUE_FORMAT = 'jarmark-catalogue';
export const catalogueFileSchema = z
  .object({
    format: z.literal(CATALOGUE_FORMAT, { error: 'validation.catalogueFile' }),
    version: z.literal(1, { error: 'validation.catalogueFile' }),
    edition: z.int().min(0).optional(),
    categories: z.array(categoryChangeSchema, { error: 'validation.required' }).max(1_000, 'validation.tooMany'),
  })
  .strict();

export { categoryId as categoryIdSchema };
