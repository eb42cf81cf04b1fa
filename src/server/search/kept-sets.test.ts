import { expect, test } from 'vitest';
import { createRandom } from '#demo/random.ts';
import { NaiveSearch, passes } from '#test/search/naive-search.ts';
import { aDoc, aQuery, NO_NAMES, tableStemmer } from '#test/search/test-docs.ts';
import { SearchIndex } from './search-index.ts';
import type { Facets, SearchDoc, SearchQuery } from './types.ts';

const stemmer = tableStemmer({ kot: 'kot kota koty', pies: 'pies psa psy' });
const TAGS = ['eco', 'fresh', 'vegan'] as const;
const WAYS = ['pickup', 'transport', 'visit', 'parcel', 'post'] as const;
const CATEGORIES = [101, 102, 103] as const;
const MINUTE_MS = 60_000;
const SEED = 4_711;

const random = createRandom(SEED);
const one = <T>(values: readonly T[]) => values[random.below(values.length)] as T;

/**
 * Listings have much in common, so that filters stay broad; some expire within the hour that the test covers.
 */
function listing(id: number, revision: number): SearchDoc {
  return aDoc(id, stemmer, {
    revision,
    kind: random.below(12) === 0 ? 'event' : 'ad',
    sellerId: random.below(5),
    categoryId: one(CATEGORIES),
    tags: TAGS.filter(() => random.below(2) > 0),
    delivery: WAYS.filter((way) => way !== 'visit' && random.below(3) === 0),
    priceMinor: random.below(10) === 0 ? null : random.below(400),
    weightG: random.below(2) === 0 ? null : random.below(40),
    lat: 50 + random.below(30) / 10,
    lng: 18 + random.below(30) / 10,
    hasPicture: random.below(3) > 0,
    checkedUntilMs: null,
    createdAtMs: random.below(1_000),
    promotion: one([0, 0, 0, 1, 2] as const),
    visibleUntilMs: random.below(3) === 0 ? random.below(60) * MINUTE_MS : null,
    title: one(['kot', 'koty', 'psy', 'pies i kot', 'kota psa']),
    description: one(['', 'kot', 'psa']),
  });
}

function question(): SearchQuery {
  const from = random.below(400);
  return aQuery({
    kind: random.below(10) === 0 ? 'event' : 'ad',
    ...(random.below(2) === 0 && { categoryIds: one([[101], [101, 103], [999]]) }),
    ...(random.below(2) === 0 && { tags: [one(TAGS)] }),
    ...(random.below(3) === 0 && { delivery: [one(WAYS), one(WAYS)] }),
    ...(random.below(2) === 0 && { price: one([{ from, to: from + random.below(200) }, { from }, { to: from }, {}]) }),
    ...(random.below(5) === 0 && { weight: { from: random.below(40) } }),
    ...(random.below(5) === 0 && { near: { lat: 51.2, lng: 19.7, radiusM: one([30_000, 90_000]) } }),
    ...(random.below(6) === 0 && { withPicture: true }),
    ...(random.below(6) === 0 && { checkedDocuments: true }),
    ...(random.below(8) === 0 && { home: 2 as const }),
    ...(random.below(8) === 0 && { sellerId: random.below(5) }),
    ...(random.below(8) === 0 && { excludeId: 1 + random.below(4_000) }),
    ...(random.below(2) === 0 && {
      sort: { by: one(['price', 'created_at'] as const), descending: random.below(2) === 0 },
    }),
    offset: one([0, 24, 600]),
  });
}

function countNaively(docs: Iterable<SearchDoc>, query: SearchQuery, nowMs: number): Facets {
  const all = [...docs];
  const found = all.filter((doc) => passes(doc, query, nowMs));
  const count = (isCounted: (doc: SearchDoc) => boolean) => found.filter(isCounted).length;
  const counts = <Key>(keys: readonly Key[], has: (doc: SearchDoc, key: Key) => boolean) =>
    new Map(keys.map((key) => [key, count((doc) => has(doc, key))] as const).filter(([, number]) => number > 0));
  return {
    total: found.length,
    withPicture: count((doc) => doc.hasPicture),
    checkedDocuments: count((doc) => (doc.checkedUntilMs ?? 0) > nowMs),
    categories: counts(CATEGORIES, (doc, id) => doc.categoryId === id),
    delivery: countWays(all, query, nowMs),
    tags: query.kind === 'ad' ? counts(TAGS, (doc, tag) => doc.tags.includes(tag)) : new Map(),
  };
}

/** Options are alternatives: each count is the length of the list with the query's own options and one more. */
function countWays(docs: readonly SearchDoc[], query: SearchQuery, nowMs: number): Facets['delivery'] {
  if (query.kind !== 'ad') return new Map();
  const wider = (way: string) => ({ ...query, delivery: [...(query.delivery ?? []), way] });
  const counts = WAYS.map((way) => [way, docs.filter((doc) => passes(doc, wider(way), nowMs)).length] as const);
  return new Map(counts.filter(([, count]) => count > 0));
}

test('cached sets answer like fresh ones while listings change and expire and the clock is set back', () => {
  const index = new SearchIndex({ stemmer, vocabulary: NO_NAMES });
  const naive = new NaiveSearch();
  const live = new Map<number, SearchDoc>();
  const put = (docs: readonly SearchDoc[]) => {
    index.putMany(docs);
    for (const doc of docs) {
      naive.put(doc);
      live.set(doc.id, doc);
    }
  };
  put(Array.from({ length: 6_000 }, (_, at) => listing(at + 1, 1)));
  const questions = Array.from({ length: 12 }, question);
  for (let round = 0; round < 40; round++) {
    const nowMs = (round % 9 === 8 ? random.below(round + 1) : round) * MINUTE_MS;
    const query = one([...questions, question()]);
    for (const asked of [query, { ...query, offset: query.offset + 24 }]) {
      const { ids, total } = index.search(asked, nowMs);
      expect({ round, asked, ids, total }).toEqual({ round, asked, ...naive.search(asked, nowMs) });
    }
    expect({ query, ...index.facets(query, nowMs) }).toEqual({ query, ...countNaively(live.values(), query, nowMs) });
    put(Array.from({ length: one([1, 3, 90]) }, () => listing(1 + random.below(6_500), round + 2)));
    const gone = 1 + random.below(6_000);
    index.remove(gone);
    naive.remove(gone);
    live.delete(gone);
  }
});
