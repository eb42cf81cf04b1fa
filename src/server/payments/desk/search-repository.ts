import { type RawBuilder, sql } from 'kysely';
import { isNip, nipDigits } from '#contract/invoices/nip.ts';
import { PROVIDER_IDS } from '#contract/payments/payments.ts';

const INVOICE_NUMBER = /^(T?FV|T?KOR)\/(20\d{2})\/(0[1-9]|1[0-2])\/(\d{1,7})$/i;
const PURCHASE_ID = /^\d{1,15}$/;

/** Conditions on purchases (`p`) for a search text, each backed by an index; null matches all. */
export function matchingText(text: string): RawBuilder<unknown> | null {
  if (text === '') return null;
  const ways = [...byReference(text), ...byNumber(text), ...byEmail(text), ...byName(text)];
  return sql`(${sql.join(ways, sql` or `)})`;
}

function byReference(text: string): RawBuilder<unknown>[] {
  return PROVIDER_IDS.map((id) => sql`p.provider = ${id} and p.provider_ref = ${text}`);
}

function byNumber(text: string): RawBuilder<unknown>[] {
  const ways: RawBuilder<unknown>[] = [];
  if (PURCHASE_ID.test(text)) ways.push(sql`p.id = ${Number(text)}`);
  if (isNip(nipDigits(text))) ways.push(sql`p.buyer ->> 'nip' = ${nipDigits(text)}`);
  const [, series = '', year, month, number] = INVOICE_NUMBER.exec(text) ?? [];
  if (series) {
    ways.push(sql`p.id = any(array(
      select i.purchase_id from invoice i where i.series = ${series.toUpperCase()}
        and i.month = ${`${year}-${month}-01`}::date and i.number = ${Number(number)}))`);
  }
  return ways;
}

/** The e-mail address of an invoice or an account. */
function byEmail(text: string): RawBuilder<unknown>[] {
  if (!text.includes('@')) return [];
  return [
    sql`lower(p.buyer ->> 'email') = lower(${text})`,
    sql`p.account_id = any(array(select a.id from account a where lower(a.email) = lower(${text})))`,
  ];
}

/** All words of a name, or their prefixes, in any order. */
function byName(text: string): RawBuilder<unknown>[] {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0 || text.includes('@')) return [];
  const query = words.map((word) => `${word}:*`).join(' & ');
  return [sql`to_tsvector('simple', p.buyer ->> 'name') @@ to_tsquery('simple', ${query})`];
}
