import type { NewsKind } from '#contract/notifications/kinds.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Db } from '../../platform/db/client.ts';
import { descriptorOf, type NewsDescriptors, type NewsGroup, type NewsText } from './descriptor.ts';
import { findUnreadLine, type LineRow } from './repository.ts';

/** Reads the texts of an account's lines, in the given order; null where the thing no longer exists. */
export async function readTexts(
  db: Db,
  descriptors: NewsDescriptors,
  accountId: number,
  rows: readonly LineRow[],
  locale: Locale,
): Promise<(NewsText | null)[]> {
  const texts = new Map<LineRow, NewsText | null>();
  for (const [kind, ofKind] of Map.groupBy(rows, (row) => row.kind)) {
    const groups = ofKind.map(({ abouts, count }) => ({ accountId, abouts, count }) as unknown as NewsGroup<NewsKind>);
    const read = await descriptorOf(descriptors, kind).read(db, groups, locale);
    for (const [at, row] of ofKind.entries()) texts.set(row, read[at] ?? null);
  }
  return rows.map((row) => texts.get(row) ?? null);
}

/** The id of the unread line about a thing, for a feature that sends its push notifications itself. */
export async function findLineId(
  db: Db,
  accountId: number,
  { kind, thing }: { readonly kind: NewsKind; readonly thing: string },
): Promise<number | undefined> {
  return (await findUnreadLine(db, accountId, `${kind} ${thing}`))?.id;
}
