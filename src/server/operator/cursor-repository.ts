import { type RawBuilder, sql } from 'kysely';

const CURSOR = /^(\d{1,17})\.([0-9a-f-]{36})$/;

/**
 * SQL for the cursor of a row: its timestamp in microseconds, and its id to distinguish rows with the same timestamp.
 */
export function cursorOf(at: RawBuilder<unknown>, id: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`((extract(epoch from ${at}) * 1000000)::bigint::text || '.' || ${id})`;
}

/** A condition for the rows after a cursor, in descending order; true without one. */
export function afterCursor(at: RawBuilder<unknown>, id: RawBuilder<unknown>, cursor: string | undefined) {
  const [, microseconds, key] = CURSOR.exec(cursor ?? '') ?? [];
  if (!microseconds || !key) return sql`true`;
  const moment = sql`('epoch'::timestamptz + ${microseconds}::bigint * interval '1 microsecond')`;
  return sql`(${at}, ${id}) < (${moment}, ${key})`;
}

/** Splits one row more than a page into the page and the cursor of the next; null when it is the last. */
export function pageByCursor<Row extends { readonly cursor: string }>(rows: readonly Row[], size: number) {
  const page = rows.slice(0, size);
  return { page, next: rows.length > size ? (page.at(-1)?.cursor ?? null) : null };
}
