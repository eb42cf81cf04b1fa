import MiniSearch from 'minisearch';
import type { Understood } from '#contract/listings/listings.ts';
import { planMarket } from '#demo/market.ts';
import { demoSellers } from '#demo/sellers.ts';
import { perCatalogue } from '#kinds/ad/catalogue.ts';
import { getKind, KIND_IDS, type KindId } from '#kinds/index.ts';
import { presentUnderstood } from '#server/listings/understood.ts';
import { findPlace } from '#server/places/service.ts';
import { analyseListing } from '#server/search/document.ts';
import { SearchIndex } from '#server/search/search-index.ts';
import { vocabulary } from '#server/search/service.ts';
import { loadStemmer, type Stemmer } from '#server/search/stemmer.ts';
import type { AskedResult, SearchDoc } from '#server/search/types.ts';
import { listDemoListings } from './demo-listings.ts';
import type { SearchAnswer } from './judge.ts';
import { type ChipKind, foldText, type JudgedListing, type JudgedQuery } from './judged-query.ts';

/** A search engine to be judged: all its listings, and its response to a query. */
export interface Engine {
  readonly market: readonly JudgedListing[];
  answer(query: Pick<JudgedQuery, 'text' | 'kind'>): SearchAnswer;
}

const NOW_MS = Date.UTC(2026, 10, 21, 12);
const PAGE_SIZE = 24;
const CHIPS: Readonly<Record<Understood['kind'], ChipKind>> = {
  place: 'place',
  date: 'date',
  price: 'price',
  free: 'price',
  cheap: 'price',
  amount: 'amount',
  feature: 'feature',
  without: 'not',
};

/** The listings that a visitor of the demo market can find; always the same ones. */
export const loadMarket: () => readonly JudgedListing[] = perCatalogue(() => listDemoListings(NOW_MS));

type MarketIndex = ReturnType<typeof makeIndex>;
const indexes = new WeakMap<readonly JudgedListing[], MarketIndex>();

/** The site's index of a market, which must not be changed, and the moment at which it is asked. */
export function indexOfMarket(market: readonly JudgedListing[]): MarketIndex {
  const index = indexes.get(market) ?? makeIndex(market);
  indexes.set(market, index);
  return index;
}

async function makeIndex(market: readonly JudgedListing[]) {
  const stemmer = await loadStemmer();
  const index = new SearchIndex({ vocabulary, stemmer });
  index.putMany(makeDocs(market, stemmer));
  return { index, stemmer, nowMs: NOW_MS };
}

/** The site's own search over a market. */
export async function ourSearch(market: readonly JudgedListing[]): Promise<Engine> {
  const { index } = await indexOfMarket(market);
  const byId = new Map(market.map((listing) => [idOf(listing), listing]));
  const cards = (ids: readonly number[]) => ids.map((id) => byId.get(id)).filter((listing) => listing !== undefined);
  return {
    market,
    answer({ text, kind }) {
      const found = kind === 'any' ? askMeant(index, text) : ask(index, text, kind);
      const chips = presentUnderstood(found.meaning).map((part) => CHIPS[part.kind]);
      return { full: cards(found.ids), partial: cards(found.partial.ids), chips };
    },
  };
}

/** With several tabs, the one that the site opens. */
function askMeant(index: SearchIndex, words: string): AskedResult {
  const all = new Map(KIND_IDS.map((kind) => [kind, ask(index, words, kind)]));
  const totals = Object.fromEntries([...all].map(([kind, { total }]) => [kind, total])) as Record<KindId, number>;
  return all.get(index.kindMeant(words, totals, NOW_MS)) as AskedResult;
}

function ask(index: SearchIndex, words: string, kind: KindId): AskedResult {
  const { capabilities, tagFilter } = getKind(kind);
  const window = capabilities.schedule ? { endsAfterMs: NOW_MS } : {};
  return index.ask({ kind, words, tagMatch: tagFilter.match, ...window, offset: 0, limit: PAGE_SIZE }, NOW_MS);
}

/** Id of a listing in the index. */
export function idOf({ key }: JudgedListing): number {
  return Number(key) + 1;
}

const PROMOTION: Readonly<Record<string, 0 | 1 | 2>> = { promoted: 1, highlighted: 2 };

function makeDocs(market: readonly JudgedListing[], stemmer: Stemmer): SearchDoc[] {
  const plan = planMarket(NOW_MS);
  return market.flatMap((listing) => {
    const planned = plan[Number(listing.key)];
    if (!planned) return [];
    const place = findPlace(`${listing.town}, ${listing.voivodeship}`);
    return {
      ...planned,
      id: idOf(listing),
      revision: 1,
      sellerId: 1 + demoSellers.findIndex(({ key }) => key === planned.sellerKey),
      lat: place?.lat ?? null,
      lng: place?.lng ?? null,
      hasPicture: true,
      checkedUntilMs: null,
      promotion: PROMOTION[planned.status] ?? 0,
      ratingAvg: 0,
      ratingCount: 0,
      terms: analyseListing({ ...listing, sellerName: listing.sellerName }, stemmer),
    };
  });
}

/**
 * MiniSearch over the same texts, configured as in its documentation: fuzzy, prefix, titles boosted, without
 * diacritics.
 */
export function miniSearch(market: readonly JudgedListing[]): Engine {
  const byKey = new Map(market.map((listing) => [listing.key, listing]));
  const index = new MiniSearch({
    idField: 'key',
    fields: ['title', 'category', 'tags', 'town', 'seller', 'description'],
    storeFields: ['kind'],
    processTerm: (term) => foldText(term),
    searchOptions: { boost: { title: 4, category: 3 }, fuzzy: 0.2, prefix: true },
  });
  const nameOf = (names: readonly { language: string; text: string }[]) => names.map(({ text }) => text).join(' ');
  const plan = planMarket(NOW_MS);
  index.addAll(
    market.map((listing) => {
      const categoryId = plan[Number(listing.key)]?.categoryId ?? null;
      return {
        key: listing.key,
        kind: listing.kind,
        title: listing.title,
        description: listing.description,
        category: categoryId === null ? '' : nameOf(vocabulary.categoryNames(categoryId)),
        tags: listing.tags.map((tag) => nameOf(vocabulary.tagNames(tag))).join(' '),
        town: listing.town,
        seller: listing.sellerName,
      };
    }),
  );
  return {
    market,
    answer({ text, kind }) {
      const found = index.search(text, kind === 'any' ? {} : { filter: (result) => result.kind === kind });
      const full = found.slice(0, PAGE_SIZE).map(({ id }) => byKey.get(id) as JudgedListing);
      return { full, partial: [], chips: [] };
    },
  };
}
