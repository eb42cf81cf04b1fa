import { suggest } from '#contract/listings.ts';
import { type Mounted, mount } from '../mount.ts';
import { listPlacesByPrefix } from '../places/service.ts';
import { suggestCategories } from './category-suggestions.ts';
import type { SearchService } from './service.ts';

const WORDS = 6;
const CATEGORIES = 4;
const TOWNS = 3;
const SHORTEST_TOWN = 3;

export function searchRoutes(search: SearchService): Mounted[] {
  return [
    mount(suggest, async ({ query: { q } }, { locale }) => ({
      words: q ? search.suggestWords(q, WORDS) : [],
      categories: q ? suggestCategories(q, locale, CATEGORIES) : [],
      towns: q.length < SHORTEST_TOWN ? [] : listPlacesByPrefix(q, TOWNS).map(({ lat: _, lng: __, ...place }) => place),
    })),
  ];
}
