import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { statusSchema } from './listings/listings.ts';
import { idParams } from './primitives.ts';

const feature = 'numbers';

/** The selectable ranges in days. */
export const NUMBER_DAYS = [14, 28, 90] as const;

const countsSchema = z.object({ views: z.int(), contacts: z.int(), favourites: z.int() });

/**
 * A listing's statistics by Polish calendar day, oldest first, without gaps.
 *
 * views       at most one a day per visitor.
 * contacts    users who started a conversation about it.
 * favourites  users who added it that day (later removals are not subtracted).
 * status      its plan at the end of the day; null if it was not shown.
 * before, during  the daily averages without and with promotion, over days wholly in that state, except today; null if
 *                 there was no such day.
 */
export const numbersSchema = z.object({
  days: z.array(countsSchema.extend({ day: z.iso.date(), status: statusSchema.nullable() })),
  totals: countsSchema,
  before: z.object({ days: z.int(), views: z.number(), contacts: z.number(), favourites: z.number() }).nullable(),
  during: z.object({ days: z.int(), views: z.number(), contacts: z.number(), favourites: z.number() }).nullable(),
});
export type SellerNumbers = z.output<typeof numbersSchema>;

export const getNumbers = endpoint({
  name: 'numbers.listing',
  method: 'GET',
  path: '/user/me/listings/{id}/numbers',
  feature,
  summary: 'Looks, contacts and favourites of an own listing, day by day',
  access: 'user',
  scope: 'statistics:read',
  params: idParams,
  query: z.object({
    days: z.coerce
      .number()
      .refine((days) => (NUMBER_DAYS as readonly number[]).includes(days), 'validation.unknownOption')
      .default(28),
  }),
  answer: numbersSchema,
  errors: ['mustLoggedIn', 'notFound'],
});
