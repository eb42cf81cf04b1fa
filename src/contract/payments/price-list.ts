import * as z from 'zod';
import { PROMOTION_PLACES, VAT_RATES, type VatRate } from '#kinds/price-list.ts';
import { endpoint } from '../endpoint.ts';
import { INTEGER_MAX, momentSchema, personSchema, writeAnswer } from '../primitives.ts';

const feature = 'paymentsDesk';
const errors = ['mustLoggedIn', 'forbidden', 'strongSignInRequired'] as const;

/** The least that payment providers take, in PLN: nothing can be sold for less. */
export const LEAST_PRICE = 2;
export const PRICE_MAX = 10_000;
export const PLAN_DAYS_MAX = 365;
/** How far ahead an edition can be scheduled. */
export const PRICES_AHEAD_DAYS = 366;

const vatPercent = z
  .number({ error: 'validation.unknownOption' })
  .refine((rate): rate is VatRate => (VAT_RATES as readonly number[]).includes(rate), 'validation.unknownOption');

const placesSchema = z
  .array(z.enum(PROMOTION_PLACES, { error: 'validation.unknownOption' }))
  .max(PROMOTION_PLACES.length, 'validation.invalid')
  .overwrite((places) => PROMOTION_PLACES.filter((place) => places.includes(place)));

/** `price` is gross, in PLN; `places` of the shop link are none. */
const soldSchema = z.object({
  price: z
    .number({ error: 'validation.amountRequired' })
    .min(LEAST_PRICE, 'validation.planPrice')
    .max(PRICE_MAX, 'validation.tooLarge')
    .refine((price) => Number.isInteger(Math.round(price * 1e6) / 1e4), 'validation.grosz'),
  days: z.int({ error: 'validation.integer' }).min(1, 'validation.tooSmall').max(PLAN_DAYS_MAX, 'validation.tooLarge'),
  vatPercent,
});
const planSchema = soldSchema.extend({ places: placesSchema.min(1, 'validation.placeMissing') });

export const soldPricesSchema = z.object({ basic: planSchema, extended: planSchema, shopLink: soldSchema });
/** What is sold, in PLN and days. */
export type SoldPrices = z.output<typeof soldPricesSchema>;

/**
 * An edition of the price list.
 *
 * number     0 is the list that the site comes with.
 * holdsFrom  null for number 0.
 * state      `holding` now, `scheduled`, `past`, or `cancelled` before it held.
 */
const editionSchema = z.object({
  number: z.int(),
  state: z.enum(['holding', 'scheduled', 'past', 'cancelled']),
  prices: soldPricesSchema,
  holdsFrom: momentSchema.nullable(),
  madeAt: momentSchema.nullable(),
  madeBy: personSchema.nullable(),
});
export type PriceEdition = z.output<typeof editionSchema>;

/** `last` is the number of the newest edition: a change names the one that it was made after. */
export const priceDeskSchema = z.object({
  last: z.int(),
  holding: editionSchema,
  scheduled: z.array(editionSchema),
  past: z.array(editionSchema),
});
export type PriceDesk = z.output<typeof priceDeskSchema>;

export const getPrices = endpoint({
  name: 'pricesDesk.get',
  method: 'GET',
  path: '/admin/prices',
  feature,
  summary: 'The price list that holds, those that are scheduled, and those that were',
  access: 'admin',
  answer: priceDeskSchema,
  errors: [...errors],
});

/**
 * Makes an edition that holds from `holdsFrom` on; null for now. What was started or bought before keeps its price.
 * If another edition has come since `last`, it is a `conflict`. Send an Idempotency-Key.
 */
export const schedulePrices = endpoint({
  name: 'pricesDesk.schedule',
  method: 'POST',
  path: '/admin/prices',
  feature,
  summary: 'Changes the price list, now or later',
  access: 'admin',
  body: z.object({
    last: z.int().min(0),
    holdsFrom: z.iso.datetime({ error: 'validation.dateTime' }).nullable(),
    prices: soldPricesSchema,
  }),
  answer: writeAnswer(priceDeskSchema),
  errors: [...errors, 'conflict'],
});

/** Takes back an edition that does not hold yet; repeated calls count once. */
export const cancelPrices = endpoint({
  name: 'pricesDesk.cancel',
  method: 'POST',
  path: '/admin/prices/{id}/cancel',
  feature,
  summary: 'Takes back a scheduled price list',
  access: 'admin',
  params: z.object({ id: z.coerce.number().int().min(1).max(INTEGER_MAX) }),
  answer: writeAnswer(priceDeskSchema),
  errors: [...errors, 'notFound', 'actionNotPossible'],
});
