import { type ListingCard, suggest } from '#contract/listings/listings.ts';
import { listPlacesByPrefix } from '../places/service.ts';
import { type Mounted, mount } from '../platform/mount.ts';
import { listFullest, suggestCategories } from './category-suggestions.ts';
import type { PopularSearches } from './popular-searches.ts';
import type { SearchService } from './service.ts';

type FindGoods = (words: string, limit: number) => Promise<ListingCard[]>;

const WORDS = 6;
const CATEGORIES = 4;
const TOWNS = 3;
const GOODS = 3;
const SHORTEST_GOODS = 3;
const SHORTEST_TOWN = 3;
const LONGEST_TOWN = 4;

const POPULAR = 5;

interface Suggesting {
  readonly search: SearchService;
  readonly popular: Pick<PopularSearches, 'list'>;
  /** The first ads that match some words. */
  readonly findGoods: FindGoods;
}

/** Suggestions for a text; for an empty one, popular searches and the categories with the most ads. */
export function searchRoutes({ search, popular, findGoods }: Suggesting): Mounted[] {
  return [
    mount(suggest, async ({ query: { q } }, { locale }) => {
      const words = q ? await search.suggestWords(q, WORDS) : await popular.list(POPULAR);
      return {
        words,
        categories: q ? suggestCategories(q, locale, CATEGORIES) : listFullest(search, locale, CATEGORIES),
        goods: q.length < SHORTEST_GOODS ? [] : await goodsFor(q, words, findGoods),
        towns: suggestTowns(q),
      };
    }),
  ];
}

/** Ads that match the text or, as its last word may be incomplete, the text with its most useful completion. */
async function goodsFor(text: string, [likeliest]: readonly string[], findGoods: FindGoods): Promise<ListingCard[]> {
  const found = await findGoods(text, GOODS);
  if (found.length > 0 || likeliest === undefined) return found;
  return findGoods([...text.split(/\s+/).slice(0, -1), likeliest].join(' '), GOODS);
}

/**
 * Towns whose names begin with the last words of the text, with as many words as possible: "miód nowy są" suggests
 * honey around Nowy Sącz.
 */
function suggestTowns(text: string): { id: number; name: string; voivodeship: string; words: string }[] {
  const typed = text.split(/\s+/).filter(Boolean);
  for (let count = Math.min(typed.length, LONGEST_TOWN); count > 0; count--) {
    const name = typed.slice(-count).join(' ');
    const places = name.length < SHORTEST_TOWN ? [] : listPlacesByPrefix(name, TOWNS);
    const words = typed.slice(0, -count).join(' ');
    if (places.length > 0) return places.map(({ id, name, voivodeship }) => ({ id, name, voivodeship, words }));
  }
  return [];
}
