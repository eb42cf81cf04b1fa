import { FIELD_NAMES } from '#kinds/rules/fields.ts';

/** The columns of an ad of any category. */
export const USUAL_COLUMNS = [
  'id',
  'title',
  'description',
  'category',
  'price',
  'price_unit',
  'floor',
  'negotiable',
  'swap',
  'swap_for',
  'free',
  'pieces',
  'weight',
  'weight_unit',
  'volume',
  'volume_unit',
  'town',
  'village',
  'flags',
  'delivery',
  'delivery_km',
  'shop_url',
  'pictures',
] as const;

/**
 * All columns of an ad file in export order; an import may have them in any order. The last are specific to some
 * categories.
 */
export const CSV_COLUMNS = [...USUAL_COLUMNS, ...FIELD_NAMES] as const;
export type CsvColumn = (typeof CSV_COLUMNS)[number];

/** The column with the result for each line of a returned file; ignored by an import. */
export const REASONS_COLUMN = 'reasons';
