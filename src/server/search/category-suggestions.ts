import type { Locale } from '#i18n/locales.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { getTranslator } from '#i18n/translator.ts';
import { perCatalogue } from '#kinds/ad/catalogue.ts';
import { categoriesById, categoryPath, ROOT_CATEGORY_ID } from '#kinds/ad/categories.ts';
import { foldName } from '../places/service.ts';
import type { SearchService } from './service.ts';

interface NamedCategory {
  readonly id: number;
  readonly name: string;
  readonly parentName: string | null;
  /** The name and each of its words, without diacritics, to compare with a prefix. */
  readonly starts: readonly string[];
}

const cache = perCatalogue(() => new Map<Locale, NamedCategory[]>());

function categoriesIn(locale: Locale): NamedCategory[] {
  const cached = cache().get(locale);
  if (cached) return cached;
  const translate = getTranslator(locale);
  const nameOf = (key: string) => translate(`category.${key}` as MessageId);
  const named = [...categoriesById.values()]
    .filter((category) => category.id !== ROOT_CATEGORY_ID && !category.isHidden)
    .map((category) => {
      const name = nameOf(category.key);
      const parent = categoryPath(category.id).at(-2);
      const folded = foldName(name);
      return {
        id: category.id,
        name,
        parentName: parent ? nameOf(parent.key) : null,
        starts: [folded, ...folded.split(/[^\p{L}]+/u)],
      };
    });
  cache().set(locale, named);
  return named;
}

/** The main categories with the most ads, most first; at most `limit`. */
export function listFullest(
  search: Pick<SearchService, 'facets'>,
  locale: Locale,
  limit: number,
): Omit<NamedCategory, 'starts'>[] {
  const { categories } = search.facets({ kind: 'ad', tagMatch: 'all', offset: 0, limit: 0 });
  const counts = new Map<number, number>();
  for (const [id, count] of Object.entries(categories)) {
    const main = categoryPath(Number(id))[0]?.id;
    if (main !== undefined) counts.set(main, (counts.get(main) ?? 0) + count);
  }
  return categoriesIn(locale)
    .filter(({ id }) => counts.has(id))
    .sort((a, b) => (counts.get(b.id) ?? 0) - (counts.get(a.id) ?? 0))
    .slice(0, limit)
    .map(({ id, name }) => ({ id, name, parentName: null }));
}

/** Categories with a word in their name that begins with the text. Names that begin with it come first. */
export function suggestCategories(text: string, locale: Locale, limit: number): Omit<NamedCategory, 'starts'>[] {
  const prefix = foldName(text);
  if (!prefix) return [];
  return categoriesIn(locale)
    .filter((category) => category.starts.some((start) => start.startsWith(prefix)))
    .sort((a, b) => Number(b.starts[0]?.startsWith(prefix)) - Number(a.starts[0]?.startsWith(prefix)))
    .slice(0, limit)
    .map(({ id, name, parentName }) => ({ id, name, parentName }));
}
