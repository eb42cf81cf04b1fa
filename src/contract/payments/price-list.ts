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

/** `price` is gross, in PLN; the shop link has no `places`. */
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
 * number     0 is the built-in list.
 * holdsFrom  null for number 0.
 * state      `holding` (in force), `scheduled`, `past`, or `cancelled` before it took effect.
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

/** `last` is the number of the newest edition: a change names the one it is based on. */
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
 * Creates an edition that is in force from `holdsFrom` on; null for now. Earlier purchases and checkouts keep their
 * price. `conflict` if there is a newer edition than `last`. Send an Idempotency-Key.
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

/** Cancels an edition that is not in force yet. Idempotent. */
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
