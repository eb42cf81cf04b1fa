import { type RawBuilder, sql } from 'kysely';

/**
 * A statement, or the end of one, that adds to counters of the current Polish calendar day.
 *
 * what  yields rows `(figure, count)`, each figure once.
 */
export function countingDay(what: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    insert into day_count as d (day, figure, count)
    select (now() at time zone 'Europe/Warsaw')::date, w.figure, w.count from (${what}) w (figure, count)
    on conflict (day, figure) do update set count = d.count + excluded.count`;
}
