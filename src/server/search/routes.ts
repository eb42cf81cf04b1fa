import { type ListingCard, suggest } from '#contract/listings/listings.ts';
import { listPlacesByPrefix } from '../places/service.ts';
import { type Mounted, mount } from '../platform/mount.ts';
import { suggestCategories } from './category-suggestions.ts';
import type { SearchService } from './service.ts';

type FindGoods = (words: string, limit: number) => Promise<ListingCard[]>;

const WORDS = 6;
const CATEGORIES = 4;
const TOWNS = 3;
const GOODS = 3;
const SHORTEST_GOODS = 3;
const SHORTEST_TOWN = 3;
const LONGEST_TOWN = 4;

/** `findGoods` answers the first ads that fit some words. */
export function searchRoutes(search: SearchService, findGoods: FindGoods): Mounted[] {
  return [
    mount(suggest, async ({ query: { q } }, { locale }) => ({
      words: q ? await search.suggestWords(q, WORDS) : [],
      categories: q ? suggestCategories(q, locale, CATEGORIES) : [],
      goods: q.length < SHORTEST_GOODS ? [] : await findGoods(q, GOODS),
      towns: suggestTowns(q),
    })),
  ];
}

/** Towns that begin as the text ends, of as many words as there are: "miód nowy są" is honey around Nowy Sącz. */
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
