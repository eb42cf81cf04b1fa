import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { KIND_IDS } from '#kinds/index.ts';
import { SORT_ATTRIBUTES } from '#kinds/define-kind.ts';
import { distanceM, NaiveSearch, passes } from './naive-search.ts';
import { SearchIndex } from './search-index.ts';
import { aDoc, aQuery, NO_NAMES, tableStemmer } from './test-docs.ts';
import type { SearchDoc, SearchQuery, Vocabulary } from './types.ts';

const NOW = 1_000;
const stemmer = tableStemmer({ kot: 'kot kota koty', kos: 'kos kosa', kosa: 'kosa kosy', pies: 'pies psa psy', lis: 'lis' });
const WORDS = ['kot', 'kota', 'koty', 'kos', 'kosa', 'kosy', 'pies', 'psa', 'psy', 'lis', 'ryś', '12', 'ul', 'i'];
const vocabulary: Vocabulary = {
  categoryNames: (id) => [
    { language: 'pl', text: id === 101 ? 'koty i ul' : 'psy' },
    { language: 'en', text: id === 101 ? 'cats' : 'dogs' },
  ],
  tagNames: (tag) => [{ language: 'pl', text: tag === 'eco' ? 'lis' : 'sum' }],
};

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 3 });
const text = (maxLength: number) => fc.array(fc.constantFrom(...WORDS), { maxLength }).map((words) => words.join(' '));
const small = fc.integer({ min: 0, max: 6 });

const docs: fc.Arbitrary<SearchDoc> = fc
  .record({
    id: fc.integer({ min: 1, max: 60 }),
    revision: fc.integer({ min: 1, max: 3 }),
    kind: fc.constantFrom('ad' as const, 'ad' as const, ...KIND_IDS),
    sellerId: small,
    categoryId: maybe(fc.constantFrom(101, 102, 103)),
    tags: fc.subarray(['eco', 'fresh', 'for_rodent', 'sauna', 'fair', 'concert', 'unheard_of']),
    priceMinor: maybe(small),
    pieces: maybe(small),
    weightG: maybe(small),
    volumeMl: maybe(small),
    place: maybe(fc.record({ lat: fc.constantFrom(49.5, 50, 52.25, 54), lng: fc.constantFrom(15, 19.9, 23) })),
    town: fc.constantFrom('', 'Lis', 'Ul Psa'),
    hasPicture: fc.boolean(),
    createdAtMs: small,
    startsAtMs: maybe(small),
    endsAtMs: maybe(small),
    visibleUntilMs: maybe(fc.constantFrom(NOW - 1, NOW, NOW + 1)),
    promotion: fc.constantFrom(0, 1, 2),
    ratingAvg: fc.constantFrom(0, 1.1, 3.7, 5),
    ratingCount: fc.integer({ min: 0, max: 3 }),
    title: text(3),
    description: text(5),
    sellerName: text(1),
  })
  .map(({ id, place, ...fields }) => aDoc(id, stemmer, { ...fields, lat: place?.lat ?? null, lng: place?.lng ?? null }));

const ranges = fc.record({ from: small, to: small }, { requiredKeys: [] });
const queries: fc.Arbitrary<SearchQuery> = fc.record(
  {
    kind: fc.constantFrom('ad' as const, 'ad' as const, ...KIND_IDS),
    words: text(3),
    categoryIds: fc.subarray([101, 102, 999]),
    tags: fc.subarray(['eco', 'fresh', 'for_rodent', 'fair', 'concert', 'unheard_of'], { maxLength: 2 }),
    tagMatch: fc.constantFrom('all', 'any'),
    price: ranges,
    pieces: ranges,
    weight: ranges,
    volume: ranges,
    near: fc.record({ lat: fc.constant(50.1), lng: fc.constant(20), radiusM: maybe(fc.constantFrom(20_000, 300_000)) }),
    withPicture: fc.boolean(),
    sellerId: small,
    excludeId: fc.integer({ min: 1, max: 60 }),
    startsBeforeMs: small,
    endsAfterMs: small,
    minPromotion: fc.constantFrom(0, 1, 2),
    sort: fc.record({ by: fc.constantFrom(...SORT_ATTRIBUTES), descending: fc.boolean() }),
    offset: fc.integer({ min: 0, max: 5 }),
    limit: fc.constantFrom(0, 3, 100),
  },
  { requiredKeys: ['kind', 'tagMatch', 'offset', 'limit'] },
);
// A query with everything at once finds nothing, so most parts of most queries are left out.
const sparseQueries = fc.tuple(queries, fc.infiniteStream(fc.integer({ min: 0, max: 3 }))).map(([query, dice]) => {
  const required = ['kind', 'tagMatch', 'offset', 'limit', 'sort'];
  const kept = Object.entries(query).filter(([key]) => required.includes(key) || dice.next().value === 0);
  return Object.fromEntries(kept) as unknown as SearchQuery;
});

const changes = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: docs.map((doc) => ({ type: 'put' as const, doc })) },
    { weight: 2, arbitrary: fc.integer({ min: 1, max: 60 }).map((id) => ({ type: 'remove' as const, id })) },
    { weight: 1, arbitrary: fc.array(docs, { minLength: 60, maxLength: 90 }).map((many) => ({ type: 'many' as const, many })) },
  ),
  { maxLength: 40 },
);

test('finds, counts and orders exactly what a naive search does, after any changes', () => {
  fc.assert(
    fc.property(changes, fc.array(sparseQueries, { minLength: 1, maxLength: 12 }), (history, asked) => {
      const index = new SearchIndex({ stemmer, vocabulary });
      const naive = new NaiveSearch(stemmer, vocabulary);
      for (const change of history) {
        if (change.type === 'remove') {
          index.remove(change.id);
          naive.remove(change.id);
        } else if (change.type === 'put') {
          index.put(change.doc);
          naive.put(change.doc);
        } else {
          index.putMany(change.many);
          for (const doc of change.many) naive.put(doc);
        }
      }
      for (const query of asked) {
        const { ids, total, nearest } = index.search(query, NOW);
        expect({ query, ids, total, nearest }).toEqual({ query, ...naive.search(query, NOW) });
      }
    }),
    { numRuns: 300 },
  );
});
