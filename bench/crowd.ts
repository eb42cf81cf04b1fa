import type { Random } from '#demo/random.ts';
import { categoriesById } from '#kinds/ad/categories.ts';
import { tagsOf } from '#kinds/define-kind.ts';
import { kinds } from '#kinds/index.ts';

/** Search words that people use. */
export const WORDS = [
  'miód',
  'lipowy',
  'ser',
  'kozi',
  'jajka',
  'chleb',
  'żytni',
  'kiełbasa',
  'wędzona',
  'pstrąg',
  'ogórki',
  'kiszone',
  'sok',
  'jabłka',
  'truskawki',
  'grzyby',
  'suszone',
  'zioła',
  'mąka',
  'olej',
  'rzepakowy',
  'pierogi',
  'ceramika',
  'kosz',
  'wiklinowy',
  'drewniany',
  'haft',
  'wełna',
  'mydło',
  'krem',
  'róże',
  'sadzonki',
  'kury',
  'kaczki',
  'króliki',
  'owce',
  'kozy',
  'konie',
  'siano',
  'karma',
  'orka',
  'koszenie',
  'praca',
  'świeże',
  'domowe',
] as const;

const FREQUENT = ['świeże', 'domowe', 'miód', 'ser', 'drewniany', 'karma', 'praca'] as const;
const TOWNS = ['Łowicz', 'Kraków', 'Zakopane', 'Lublin', 'Białystok', 'Poznań', 'Nowy Sącz', 'Gdańsk'] as const;
const SORTS = ['', '-created_at', 'price', '-price', '-avg_rating', '-avg_rating_count'] as const;
const CATEGORIES = [...categoriesById.keys()].filter((id) => id > 1);
const FLAGS = tagsOf(kinds.ad);
/** The pages of a list up to the last that can be requested. */
const PAGES = 416;

/** The query parameters of a list. */
export type ListParams = Readonly<Record<string, string>>;
type Mix = (random: Random) => ListParams;

function one<T>(values: readonly T[], random: Random): T {
  return values[random.below(values.length)] as T;
}

/** Price ranges from a few grosze to thousands, from a factor of 50 wide down to a single price. */
function priceRange(random: Random): ListParams {
  const from = Math.round(100 * 10 ** (random.next() * 3.5)) / 100;
  const to = Math.round(from * 100 * 50 ** random.next()) / 100;
  return random.below(4) === 0 ? { price_to: String(to) } : { price_from: String(from), price_to: String(to) };
}

function anyFilters(random: Random): ListParams {
  return {
    ...(random.below(4) > 0 && { category: String(one(CATEGORIES, random)) }),
    ...(random.below(2) > 0 && { flags: one(FLAGS, random) }),
    ...(random.below(8) === 0 && { picture: '1' }),
    ...priceRange(random),
    sort: one(SORTS, random),
    page: String(1 + random.below(3)),
  };
}

/**
 * The list queries of a crowd, one parameter object per call. Every mix but the first covers all categories, flags and
 * words, so that hardly any call repeats an earlier one.
 */
export const MIXES = {
  list: (random) => ({ page: String(1 + random.below(PAGES)), sort: one(SORTS, random) }),
  filtered: anyFilters,
  priceRange: (random) => ({ ...priceRange(random), sort: one(SORTS, random) }),
  empty: (random) => ({
    category: String(one(CATEGORIES, random)),
    flags: `${one(FLAGS, random)},${one(FLAGS, random)}`,
    price_from: String(1 + random.below(10)),
    price_to: String(500 + random.below(5_000)),
  }),
  deepPage: (random) => ({
    ...(random.below(2) > 0 && { flags: one(FLAGS, random) }),
    ...priceRange(random),
    sort: one(SORTS, random),
    page: String(20 + random.below(PAGES - 20)),
  }),
  facets: (random) => ({ ...anyFilters(random), facets: '1' }),
  oneWord: (random) => ({ q: one(WORDS, random), page: String(1 + random.below(3)) }),
  twoWords: (random) => ({ q: `${one(WORDS, random)} ${one(WORDS, random)}`, page: String(1 + random.below(3)) }),
  frequentWord: (random) => ({ q: one(FREQUENT, random), ...priceRange(random) }),
  nearTown: (random) => ({
    town: one(TOWNS, random),
    radius: one(['10', '30', '50', '100'], random),
    ...priceRange(random),
    sort: one(['', 'distance'], random),
  }),
} as const satisfies Record<string, Mix>;

export type MixName = keyof typeof MIXES;
