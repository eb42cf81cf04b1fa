import { type RawBuilder, sql } from 'kysely';

/** Today's date in Poland. */
export const POLISH_TODAY: RawBuilder<string> = sql<string>`(now() at time zone 'Europe/Warsaw')::date`;

/**
 * A statement, for use within a larger one, that increments a counter of a day.
 *
 * what  yields rows `(listing_id, day)`.
 */
export function countingOneMore(column: 'views' | 'contacts' | 'favourites', what: RawBuilder<unknown>) {
  const name = sql.ref(column);
  return sql`
    insert into listing_day as d (listing_id, day, ${name}) select w.listing_id, w.day, 1 from (${what}) w
    on conflict (listing_id, day) do update set ${name} = d.${name} + 1`;
}
