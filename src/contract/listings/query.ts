import * as z from 'zod';
import { type Kind, type Quantity, type Sort, tagsOf } from '#kinds/define-kind.ts';
import { idParam, pageParam } from '../primitives.ts';
import { searchText } from '../values/text.ts';
import { readTypedNumber, readTypedPrice } from '../values/typed-number.ts';

const MAX_AMOUNT = 99_999_999.99;
/** Reaches all of Poland from its centre. */
const MAX_RADIUS_KM = 500;

/** An empty parameter, as a browser's form sends it for an untouched field, counts as absent. */
function emptyAsAbsent<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
}

/** A positive amount, with a decimal comma or point. */
const amountParam = emptyAsAbsent(
  z
    .string()
    .trim()
    .transform((text) => readTypedPrice(text))
    .pipe(
      z.number({ error: 'validation.number' }).positive('validation.positive').max(MAX_AMOUNT, 'validation.tooLarge'),
    ),
);

const piecesParam = emptyAsAbsent(
  z
    .string()
    .trim()
    .transform((text) => readTypedNumber(text))
    .pipe(
      z
        .number({ error: 'validation.number' })
        .int('validation.integer')
        .positive('validation.positive')
        .max(1_000_000, 'validation.tooLarge'),
    ),
);

const dateParam = emptyAsAbsent(z.iso.date({ error: 'validation.date' }));

function commaList(allowed: readonly string[]) {
  const known = new Set(allowed);
  return z
    .string()
    .max(1000)
    .transform((text) => text.split(',').filter(Boolean))
    .refine((names) => names.every((name) => known.has(name)), 'validation.unknownOption')
    .optional();
}

function rangeShape(quantities: readonly Quantity[]) {
  const shape: Record<string, typeof amountParam | typeof piecesParam> = {};
  for (const quantity of quantities) {
    const bound = quantity === 'pieces' ? piecesParam : amountParam;
    shape[`${quantity}_from`] = bound;
    shape[`${quantity}_to`] = bound;
  }
  return shape as Record<`${Quantity}_${'from' | 'to'}`, typeof amountParam>;
}

/**
 * The query of a kind's list, as in the URL of its page and of its API.
 *
 * q          words, read as a sentence: goods with their place, price, amount, features and exclusions.
 * asTyped    1 searches for the words literally: none is read as a place or price, and none is corrected.
 * category   a category with its descendants (only for kinds with categories).
 * tags       comma separated, under the kind's own parameter name (`flags`, `features`, `types`).
 * delivery   delivery methods, comma separated, any of which matches (only for kinds with delivery).
 * price_…    PLN, whatever the unit of the price; weight_… kilograms; volume_… litres; pieces_… whole pieces. From ≤
 *            to.
 * town       a place's name or id; `radius` in km around it, more than 0 and at most 500 (default 30), nearest first
 *            unless ordered otherwise.
 * checked_documents  1 leaves only listings with a credential in the state `seen`.
 * from, to   first and last day of an event (ISO dates), only for kinds with a schedule; `past=1` includes past ones.
 * facets     1 requests the filter counts.
 */
export function listQuerySchema(kind: Kind) {
  const base = z.object({
    q: searchText().max(200, 'validation.tooLong').optional(),
    asTyped: z.enum(['', '0', '1']).optional(),
    category: emptyAsAbsent(idParam),
    [kind.tagFilter.param]: commaList(tagsOf(kind)),
    ...(kind.delivery.length > 0 && { delivery: commaList(kind.delivery) }),
    ...rangeShape(kind.quantities),
    town: searchText().max(100).optional(),
    radius: emptyAsAbsent(
      z.coerce
        .number({ error: 'validation.number' })
        .positive('validation.positive')
        .max(MAX_RADIUS_KM, 'validation.tooLarge'),
    ),
    picture: z.enum(['', '0', '1']).optional(),
    checked_documents: z.enum(['', '0', '1']).optional(),
    seller: emptyAsAbsent(idParam),
    from: dateParam,
    to: dateParam,
    past: z.enum(['', '0', '1']).optional(),
    sort: emptyAsAbsent(z.enum(kind.sorts as [Sort, ...Sort[]], { error: 'validation.unknownOption' })),
    page: pageParam,
    facets: z.enum(['', '0', '1']).optional(),
  });
  return base.superRefine((query, context) => {
    const values = query as Record<string, unknown>;
    for (const name of [...kind.quantities.map((quantity) => `${quantity}_`), '']) {
      const from = values[`${name}from`];
      const to = values[`${name}to`];
      if (from === undefined || to === undefined || (from as number) <= (to as number)) continue;
      context.addIssue({ code: 'custom', path: [`${name}from`], message: 'validation.rangeOrder' });
    }
  });
}

/** The parsed query of any kind's list; parts that the kind lacks are absent. */
export type ListQuery = {
  q?: string;
  asTyped?: '' | '0' | '1';
  category?: number;
  delivery?: string[];
  town?: string;
  radius?: number;
  picture?: '' | '0' | '1';
  checked_documents?: '' | '0' | '1';
  seller?: number;
  from?: string;
  to?: string;
  past?: '' | '0' | '1';
  sort?: Sort;
  page: number;
  facets?: '' | '0' | '1';
} & { [K in `${Quantity}_${'from' | 'to'}`]?: number };

/** The tags that a parsed query filters by. */
export function tagsAskedFor(kind: Kind, query: ListQuery): string[] {
  return (query as unknown as Record<string, string[] | undefined>)[kind.tagFilter.param] ?? [];
}
