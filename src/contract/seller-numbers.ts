import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { statusSchema } from './listings.ts';
import { idParams } from './primitives.ts';

const feature = 'numbers';

/** How many days a seller may look back. */
export const NUMBER_DAYS = [14, 28, 90] as const;

const countsSchema = z.object({ views: z.int(), contacts: z.int(), favourites: z.int() });

/**
 * What became of a listing, by days of the Polish calendar, the oldest first and none left out.
 *
 * views       looks, one a day for each visitor.
 * contacts    people who began to write about it.
 * favourites  people who kept it that day (who took it back is not taken off).
 * status      the plan that it had at the end of the day; null when it was not shown.
 * before, during  a day's average without and with promotion, over the days that were so from beginning to end, today not
 *                 among them; null where there was no such day.
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
