import { type RawBuilder, sql } from 'kysely';

/** Today, by the Polish calendar. */
export const POLISH_TODAY: RawBuilder<string> = sql<string>`(now() at time zone 'Europe/Warsaw')::date`;

/**
 * The statement that counts one more of something on a day, as a part of a larger one.
 *
 * what  yields rows `(listing_id, day)`.
 */
export function countingOneMore(column: 'views' | 'contacts' | 'favourites', what: RawBuilder<unknown>) {
  const name = sql.ref(column);
  return sql`
    insert into listing_day as d (listing_id, day, ${name}) select w.listing_id, w.day, 1 from (${what}) w
    on conflict (listing_id, day) do update set ${name} = d.${name} + 1`;
}
