import { sql } from 'kysely';
import { findLocale, type Locale } from '#i18n/locales.ts';
import type { KindId } from '#kinds/index.ts';
import type { Db } from '../db/client.ts';

/** Where mails to a person go, and in which language. */
export async function findMailbox(
  db: Db,
  accountId: number,
): Promise<{ email: string; name: string; locale: Locale } | undefined> {
  const row = await db
    .selectFrom('account')
    .select(['email', 'name', 'locale'])
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row && { ...row, locale: findLocale(row.locale) ?? 'pl' };
}

/** A listing that a mail is about, while it is there. */
export function findListingTitle(db: Db, id: number): Promise<{ id: number; title: string } | undefined> {
  return db
    .selectFrom('listing')
    .select(['id', 'title'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** A comment that a mail is about, while everybody can read it. */
export async function findShownComment(
  db: Db,
  id: number,
): Promise<{ rating: number; title: string; kind: KindId; listingId: number } | undefined> {
  const { rows } = await sql<{ rating: number; title: string; kind: KindId; listingId: number }>`
    select c.rating, l.title, l.kind, l.id as "listingId" from comment c join listing l on l.id = c.listing_id
    where c.id = ${id} and c.hidden_at is null and l.is_shown`.execute(db);
  return rows[0];
}
