import { DEFAULT_LOCALE, type Locale } from '#i18n/locales.ts';
import { type Catalogue, type CategoryChange, currentCatalogue, FIRST_NEW_ID } from '#kinds/ad/catalogue.ts';

/**
 * What a page's browser needs of the changed catalogue: names in the page's language only, and nothing for search.
 * Undefined for the seed, which the bundle has. For loaders.
 */
export function shownCatalogue(locale: Locale): Catalogue | undefined {
  const { edition, changes } = currentCatalogue();
  return changes.length === 0 ? undefined : { edition, changes: changes.map((change) => shownChange(change, locale)) };
}

function shownChange({ words, names, ...change }: CategoryChange, locale: Locale): CategoryChange {
  const name = names?.[locale] ?? (change.id < FIRST_NEW_ID ? undefined : names?.[DEFAULT_LOCALE]);
  return { ...change, ...(name && { names: { [locale]: name } }) };
}
