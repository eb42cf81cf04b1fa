import { findLocale, type Locale } from '#i18n/locales.ts';
import type { Db } from '../platform/db/client.ts';

/** The mail address and language of a person. */
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
