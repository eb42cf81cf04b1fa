import { ApiError } from '#contract/errors.ts';
import type { Locale } from '#i18n/locales.ts';
import { DEFAULT_LOCALE } from '#i18n/locales.ts';
import { getTranslator } from '#i18n/translator.ts';
import { type CategoryChange, FIRST_NEW_ID } from '#kinds/ad/catalogue.ts';
import { keyOfCategory } from '#kinds/ad/categories.ts';
import { growCategories, seedById } from '#kinds/ad/grow-categories.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { plainName } from './names.ts';
import { findFilled, listEnds, lockCategories, putEnd, reopen } from './repository.ts';

/** The language and field of the error about remaining listings. */
interface Saying {
  readonly locale: Locale;
  readonly field: string;
}

/**
 * The categories that could have listings and cannot any more with these changes, each with the one that takes over its
 * listings; null if there is none, because the category is removed or has subcategories.
 *
 * known  further ids of categories, from other changes
 */
function endsOf(changes: readonly CategoryChange[], known: Iterable<number>): Map<number, number | null> {
  const { byId, merged } = growCategories(changes);
  const seedLeaves = [...seedById.values()].flatMap(({ id, children }) => (children.length === 0 ? id : []));
  const ids = new Set([...seedLeaves, ...known, ...changes.flatMap(({ id }) => (id >= FIRST_NEW_ID ? id : []))]);
  return new Map([...ids].filter((id) => !byId.get(id)?.isLeaf).map((id) => [id, merged.get(id) ?? null]));
}

/** The new ids of changes, and the branches of the seed that have become leaves. */
function leavesOf(changes: readonly CategoryChange[]): number[] {
  return [...growCategories(changes).byId.values()].flatMap(({ id, isLeaf }) => (isLeaf ? id : []));
}

/**
 * Closes the categories that end with the new changes, and reopens those that exist again.
 *
 * @throws ApiError 'validationFailed' if a category ends whose listings no other category takes over
 */
export async function syncEnds(
  tx: Tx,
  before: readonly CategoryChange[],
  after: readonly CategoryChange[],
  saying: Saying,
): Promise<void> {
  const known = await listEnds(tx);
  const wanted = endsOf(after, [...leavesOf(before), ...known.keys()]);
  const ending = [...wanted].filter(([id, successor]) => !known.has(id) || known.get(id) !== successor);
  const opening = [...known.keys()].filter((id) => !wanted.has(id));
  await lockCategories(tx, [...ending.map(([id]) => id), ...opening]);
  for (const [id, successor] of ending) await putEnd(tx, id, successor);
  await reopen(tx, opening);
  await assertEmpty(tx, after, [...wanted], saying);
}

/** The same check without a change, for a preview. @throws ApiError 'validationFailed' */
export async function assertNoneLeft(
  db: Db,
  before: readonly CategoryChange[],
  after: readonly CategoryChange[],
  locale: Locale,
  field: string,
): Promise<void> {
  await assertEmpty(db, after, [...endsOf(after, leavesOf(before))], { locale, field });
}

async function assertEmpty(
  db: Db,
  after: readonly CategoryChange[],
  ends: readonly (readonly [number, number | null])[],
  { locale, field }: Saying,
): Promise<void> {
  const without = ends.flatMap(([id, successor]) => (successor === null ? id : []));
  const [filled] = await findFilled(db, without);
  if (filled === undefined) return;
  const translate = getTranslator(locale);
  const change = after.find(({ id }) => id === filled);
  const name = plainName(keyOfCategory(filled), DEFAULT_LOCALE, change);
  throw new ApiError('validationFailed', {
    message: translate('error.validationFailed'),
    fieldErrors: { [field]: [translate('validation.categoryHasListings', { name })] },
  });
}
