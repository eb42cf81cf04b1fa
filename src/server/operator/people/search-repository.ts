import { type RawBuilder, sql } from 'kysely';

const ID = /^\d{1,15}$/;
const PHONE = /^\+?\d{9,15}$/;
const LIKE_MARKS = /[\\%_]/g;

/**
 * A condition on accounts (`a`) for a search text; null matches all. Each way to find accounts is a separate query with
 * its own index, because a list ordered by id with several alternative conditions would be scanned from its beginning.
 */
export function matchingPerson(text: string): RawBuilder<unknown> | null {
  if (text === '') return null;
  const ways = [...byNumber(text), ...byEmail(text), ...byName(text)];
  if (ways.length === 0) return sql`false`;
  const found = ways.map((way) => sql`select a.id from account a where a.deleted_at is null and ${way}`);
  return sql`a.id = any(array(${sql.join(found, sql` union `)}))`;
}

/** An id, or a phone number in any notation; without a country it is Polish. */
function byNumber(text: string): RawBuilder<unknown>[] {
  const ways: RawBuilder<unknown>[] = [];
  if (ID.test(text)) ways.push(sql`a.id = ${Number(text)}`);
  const phone = text.replace(/[\s()-]/g, '');
  if (!PHONE.test(phone)) return ways;
  const digits = phone.replace(/^\+|^00/, '');
  ways.push(sql`a.phone_number in (${`+${digits}`}, ${`+48${digits}`}, ${digits})`);
  return ways;
}

/** The beginning of an e-mail address. */
function byEmail(text: string): RawBuilder<unknown>[] {
  if (/\s/.test(text)) return [];
  const begins = `${text.toLowerCase().replace(LIKE_MARKS, '\\$&')}%`;
  return [sql`lower(a.email) like ${begins}`];
}

/** All words of a name, or their beginnings, in any order. */
function byName(text: string): RawBuilder<unknown>[] {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0 || text.includes('@')) return [];
  const query = words.map((word) => `${word}:*`).join(' & ');
  return [sql`to_tsvector('simple', a.name) @@ to_tsquery('simple', ${query})`];
}
