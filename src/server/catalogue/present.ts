import type { DeskCatalogue, DeskCategory } from '#contract/catalogue/catalogue.ts';
import { DEFAULT_LOCALE, LOCALE_IDS } from '#i18n/locales.ts';
import { type CategoryChange, FIRST_NEW_ID } from '#kinds/ad/catalogue.ts';
import { type Category, keyOfCategory } from '#kinds/ad/categories.ts';
import { growCategories } from '#kinds/ad/grow-categories.ts';
import { ruleFieldsFor } from '#kinds/rules/for-category.ts';
import { plainName, seedName } from './names.ts';
import type { Edition } from './repository.ts';

type Counts = ReadonlyMap<number, { readonly listings: number; readonly shown: number }>;

/** An edition as shown to the operator. */
export function presentCatalogue(
  { number, changes, act, madeAt }: Edition,
  { counts, moving }: { counts: Counts; moving: number },
): DeskCatalogue {
  const tree = growCategories(changes);
  const changed = new Map(changes.map((change) => [change.id, change]));
  const goneInto = Map.groupBy(tree.merged, ([, left]) => left);
  return {
    edition: number,
    last: act && madeAt && { ...act, at: madeAt.toISOString() },
    moving,
    categories: [...tree.byId.values()].map((category) => ({
      ...presentCategory(category, changed),
      ...countsOf([category.id, ...(goneInto.get(category.id) ?? []).map(([id]) => id)], counts),
      gone: (goneInto.get(category.id) ?? []).map(([id]) => ({
        id,
        name: plainName(keyOfCategory(id), DEFAULT_LOCALE, changed.get(id)),
      })),
    })),
  };
}

function presentCategory(
  category: Category,
  changed: ReadonlyMap<number, CategoryChange>,
): Omit<DeskCategory, 'listings' | 'shown' | 'gone'> {
  const { id, key, parentId, natureId } = category;
  const change = changed.get(id);
  const { order, ...own } = change ?? { order: undefined, id, key };
  return {
    id,
    key,
    parentId,
    names: Object.fromEntries(LOCALE_IDS.map((locale) => [locale, plainName(key, locale, change)])),
    missing: LOCALE_IDS.filter((locale) => !change?.names?.[locale] && !seedName(key, id, locale)),
    words: category.words,
    isNew: id >= FIRST_NEW_ID,
    isChanged: Object.keys(own).length > 2,
    isLeaf: category.isLeaf,
    isHidden: category.isHidden,
    likeId: natureId,
    picture: category.picture,
    quantities: [...category.quantities],
    flags: [...category.flags],
    units: [...category.units],
    dominant: category.dominant,
    delivery: [...category.delivery],
    rules: category.isLeaf ? [...new Set(ruleFieldsFor(id, category.flags).map(({ name }) => name))] : [],
  };
}

function countsOf(ids: readonly number[], counts: Counts): { listings: number; shown: number } {
  const all = ids.flatMap((id) => counts.get(id) ?? []);
  return {
    listings: all.reduce((sum, { listings }) => sum + listings, 0),
    shown: all.reduce((sum, { shown }) => sum + shown, 0),
  };
}
