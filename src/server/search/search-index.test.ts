import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { SORT_ATTRIBUTES } from '#kinds/define-kind.ts';
import { KIND_IDS } from '#kinds/index.ts';
import { TURN_MINUTES } from '#kinds/rotation.ts';
import { share } from '#test/effort.ts';
import { distanceM, NaiveSearch } from '#test/search/naive-search.ts';
import { aDoc, aQuery, NO_NAMES, tableStemmer } from '#test/search/test-docs.ts';
import { SearchIndex } from './search-index.ts';
import type { SearchDoc, SearchQuery, Vocabulary } from './types.ts';

const NOW = 1_000;
const stemmer = tableStemmer({
  kot: 'kot kota koty kotów',
  kos: 'kos kosa',
  kosa: 'kosa kosy',
  pies: 'pies psa psy',
  lis: 'lis lisia',
  lisi: 'lisi lisia',
});
const WORDS = [
  'kot',
  'kota',
  'koty',
  'kos',
  'kosa',
  'kosy',
  'pies',
  'psa',
  'psy',
  'lis',
  'lisia',
  'ryś',
  '12',
  'ul',
  'i',
  'dla',
];
const vocabulary: Vocabulary = {
  categoryNames: (id) => [
    { language: 'pl', text: id === 101 ? 'koty i ul' : id === 102 ? 'psy' : 'kosy dla kotów i psa' },
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
    kind: fc.constantFrom('ad' as const, 'ad' as const, 'ad' as const, ...KIND_IDS),
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
    checkedUntilMs: fc.constantFrom(null, null, NOW - 1, NOW, NOW + 1),
    createdAtMs: small,
    startsAtMs: maybe(small),
    endsAtMs: maybe(small),
    visibleUntilMs: fc.constantFrom(null, null, null, NOW - 1, NOW, NOW + 1),
    promotion: fc.constantFrom(0, 1, 2),
    home: fc.constantFrom(0, 1, 2),
    ratingAvg: fc.constantFrom(0, 1.1, 3.7, 5),
    ratingCount: fc.integer({ min: 0, max: 3 }),
    title: text(3),
    description: text(5),
    sellerName: text(1),
  })
  .map(({ id, place, ...fields }) =>
    aDoc(id, stemmer, { ...fields, lat: place?.lat ?? null, lng: place?.lng ?? null }),
  );

const FILTERS = [
  'categoryIds',
  'tags',
  'price',
  'pieces',
  'weight',
  'volume',
  'near',
  'withPicture',
  'checkedDocuments',
  'sellerId',
  'excludeId',
  'startsBeforeMs',
  'endsAfterMs',
  'home',
];
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
    checkedDocuments: fc.boolean(),
    sellerId: small,
    excludeId: fc.integer({ min: 1, max: 60 }),
    startsBeforeMs: small,
    endsAfterMs: small,
    home: fc.constantFrom(0, 1, 2),
    sort: fc.record({ by: fc.constantFrom(...SORT_ATTRIBUTES), descending: fc.boolean() }),
    offset: fc.integer({ min: 0, max: 5 }),
    limit: fc.constantFrom(0, 3, 100),
  },
  { requiredKeys: ['kind', 'tagMatch', 'offset', 'limit'] },
);
// A query with all conditions finds nothing, so most queries get only a few.
const REQUIRED = ['kind', 'tagMatch', 'offset', 'limit', 'sort'];
const sparseQueries = fc
  .tuple(queries, fc.array(fc.constantFrom('words', 'words', ...FILTERS), { maxLength: 3 }))
  .map(([query, chosen]) => {
    const kept = Object.entries(query).filter(([key]) => REQUIRED.includes(key) || chosen.includes(key));
    return Object.fromEntries(kept) as unknown as SearchQuery;
  });

/** Queries at times in several promotion turns, each followed by a write. */
const asks = fc.record({
  query: sparseQueries,
  nowMs: fc.constantFrom(NOW, NOW, NOW + 1_800_000, NOW + 86_400_000),
  late: docs,
});

const changes = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: docs.map((doc) => ({ type: 'put' as const, doc })) },
    { weight: 2, arbitrary: fc.integer({ min: 1, max: 60 }).map((id) => ({ type: 'remove' as const, id })) },
    {
      weight: 1,
      arbitrary: fc.array(docs, { minLength: 60, maxLength: 90 }).map((many) => ({ type: 'many' as const, many })),
    },
  ),
  { maxLength: 40 },
);

test('finds, counts and orders exactly what a naive search does, after any changes', () => {
  fc.assert(
    fc.property(changes, fc.array(asks, { minLength: 1, maxLength: 12 }), (history, asked) => {
      const index = new SearchIndex({ stemmer, vocabulary });
      const naive = new NaiveSearch();
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
      for (const { query, nowMs, late } of asked) {
        const { words: _words, ...wordless } = query;
        const { ids, total } = index.search(wordless, nowMs);
        expect({ wordless, ids, total }).toEqual({ wordless, ...naive.search(wordless, nowMs) });
        // A listing that changes during a turn is sorted in among the others.
        index.put(late);
        naive.put(late);
      }
    }),
    { numRuns: share(600) },
  );
});

/** The same 12,000 listings at each run, so many that lists are cut short and orders are followed. */
function manyDocs(count: number): SearchDoc[] {
  let seed = 7;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  const words = (howMany: number) =>
    Array.from({ length: howMany }, () => WORDS[Math.min(random(16), random(16))]).join(' ');
  return Array.from({ length: count }, (_, i) =>
    aDoc(i + 1, stemmer, {
      kind: random(40) === 0 ? 'event' : 'ad',
      sellerId: random(500),
      categoryId: 101 + random(3),
      tags: ['eco', 'fresh', 'for_rodent'].filter(() => random(3) > 0),
      priceMinor: random(9) === 0 ? null : random(5_000),
      weightG: random(4) === 0 ? random(50) : null,
      lat: random(20) === 0 ? null : 49 + random(50) / 10,
      lng: random(20) === 0 ? null : 14 + random(90) / 10,
      createdAtMs: random(100_000),
      startsAtMs: random(1_000),
      promotion: ([0, 0, 0, 1, 2] as const)[random(5)] ?? 0,
      ratingAvg: random(50) / 10,
      ratingCount: Math.max(0, random(12) - 6),
      visibleUntilMs: random(15) === 0 ? NOW - 1 : null,
      title: words(2),
      description: words(2),
    }),
  );
}

const LONG_LISTS: Partial<SearchQuery>[] = [
  {},
  { offset: 3_000 },
  { offset: 10_500 },
  { withPicture: false, home: 0, excludeId: 12_000 },
  ...SORT_ATTRIBUTES.flatMap((by) => [
    { sort: { by, descending: false } },
    { sort: { by, descending: true }, offset: 5_000 },
    { sort: { by, descending: true }, near: { lat: 52, lng: 19, radiusM: null } },
    { sort: { by, descending: false }, categoryIds: [102] },
  ]),
  {
    sort: { by: 'distance', descending: false },
    near: { lat: 53.9, lng: 22.9, radiusM: null },
    offset: 10_600,
    limit: 400,
  },
  ...[50.2371, 51.5123, 52.2588].map((lat) => ({
    sort: { by: 'distance' as const, descending: false },
    near: { lat, lng: 19.0137, radiusM: null },
    limit: 150,
  })),
  { sort: { by: 'price', descending: true }, offset: 9_600, limit: 2_000 },
  { near: { lat: 50, lng: 20, radiusM: 60_000 }, tags: ['eco'] },
  { price: { from: 100, to: 140 } },
  { weight: { from: 10, to: 11 }, sort: { by: 'price', descending: false } },
  { sellerId: 44 },
];

test('orders and counts long lists as a naive search does, before and after removing half and compacting', () => {
  const docs = manyDocs(12_500);
  const index = new SearchIndex({ stemmer, vocabulary });
  const naive = new NaiveSearch();
  for (let from = 0; from < docs.length; from += 5_000) index.putMany(docs.slice(from, from + 5_000));
  for (const doc of docs) naive.put(doc);
  for (const fields of LONG_LISTS) expectSame(index, naive, aQuery(fields));
  for (const fields of LONG_LISTS.slice(0, 2)) expectSame(index, naive, aQuery(fields), NOW + TURN_MINUTES * 60_000);

  const compacted = new NaiveSearch();
  for (const doc of docs) if (doc.id % 2 === 0) compacted.put(doc);
  for (const doc of docs) if (doc.id % 2 === 1) index.remove(doc.id);
  // Removed listings count for the rarity of words until the slots are compacted, which this many changes cause.
  index.putMany(docs.filter((doc) => doc.id % 2 === 0));
  expect(index.size).toBe(6_250);
  for (const fields of LONG_LISTS) expectSame(index, compacted, aQuery(fields));
}, 60_000);

function expectSame(index: SearchIndex, naive: NaiveSearch, query: SearchQuery, nowMs = NOW): void {
  const { ids, total, totalIsExact } = index.search(query, nowMs);
  const expected = naive.search(query, nowMs);
  expect({ query, ids }).toEqual({ query, ids: expected.ids });
  expect({ total, totalIsExact }).toEqual({
    total: Math.min(expected.total, 10_000),
    totalIsExact: expected.total <= 10_000,
  });
}

test('counts what a query would find with one more condition', () => {
  fc.assert(
    fc.property(fc.array(docs, { minLength: 5, maxLength: 80 }), sparseQueries, (many, query) => {
      const index = new SearchIndex({ stemmer, vocabulary });
      index.putMany(many);
      const whole = { ...query, offset: 0, limit: 0 };
      const total = (more: Partial<SearchQuery>) => index.ask({ ...whole, ...more }, NOW).total;
      const facets = index.facets(query, NOW);
      expect(facets.total).toBe(total({}));
      expect(facets.withPicture).toBe(total({ withPicture: true }));
      expect(facets.checkedDocuments).toBe(total({ checkedDocuments: true }));
      const asked = query.categoryIds ?? [101, 102, 103];
      for (const [id, count] of facets.categories)
        expect([asked.includes(id), count]).toEqual([true, total({ categoryIds: [id] })]);
      for (const [tag, count] of facets.tags) expect(count).toBe(total({ tags: [...(query.tags ?? []), tag] }));
      const counted = [...facets.categories.values()].reduce((sum, count) => sum + count, 0);
      expect(counted).toBe(total({ categoryIds: asked }));
    }),
  );
});

test('gives the distance from the place in metres, and null for a listing without a place', () => {
  const index = new SearchIndex({ stemmer, vocabulary: NO_NAMES });
  const krakow = { lat: 50.0614, lng: 19.9366 };
  const docs = [aDoc(1, stemmer, { lat: 52.2298, lng: 21.0118 }), aDoc(2, stemmer, krakow), aDoc(3, stemmer)];
  for (const doc of docs) index.put(doc);
  const { ids, distancesM } = index.search(
    aQuery({ near: { ...krakow, radiusM: null }, sort: { by: 'distance', descending: false } }),
    NOW,
  );
  expect(ids).toEqual([2, 1, 3]);
  expect(distancesM?.[0]).toBeLessThan(2);
  expect(Math.abs((distancesM?.[1] as number) - (distanceM(docs[0] as SearchDoc, krakow) as number))).toBeLessThan(5);
  expect(distancesM?.[2]).toBeNull();
  expect(index.search(aQuery(), NOW)).not.toHaveProperty('distancesM');
});

test('keeps the newest revision in whatever order the changes arrive', () => {
  const index = new SearchIndex({ stemmer, vocabulary: NO_NAMES });
  index.put(aDoc(1, stemmer, { revision: 5, title: 'kot' }));
  index.put(aDoc(1, stemmer, { revision: 4, title: 'pies' }));
  expect(index.revisions()).toEqual(new Map([[1, 5]]));
  expect(index.ask(aQuery({ words: 'kot' }), NOW).ids).toEqual([1]);
  expect(index.ask(aQuery({ words: 'pies' }), NOW).ids).toEqual([]);
  index.put(aDoc(1, stemmer, { revision: 5, title: 'pies' }));
  expect(index.ask(aQuery({ words: 'psa' }), NOW).ids).toEqual([1]);
});

test('increases its version with every change and is empty after being cleared', () => {
  const index = new SearchIndex({ stemmer, vocabulary });
  const versions = [index.version];
  index.put(aDoc(1, stemmer, { title: 'kot', categoryId: 101 }));
  versions.push(index.version);
  index.remove(1);
  versions.push(index.version);
  index.putMany(Array.from({ length: 100 }, (_, i) => aDoc(i, stemmer, { title: 'kot' })));
  versions.push(index.version);
  index.clear();
  versions.push(index.version);
  expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
  expect(index.size).toBe(0);
  expect(index.search(aQuery(), NOW)).toEqual({
    ids: [],
    total: 0,
    totalIsExact: true,
  });
  expect(index.suggestWords('k', 5, NOW)).toEqual([]);
});

test('puts events that are soon and near first, and other kinds by distance', () => {
  const day = 86_400_000;
  const index = new SearchIndex({ stemmer, vocabulary: NO_NAMES });
  const krakow = { lat: 50.06, lng: 19.94 };
  const warsaw = { lat: 52.23, lng: 21.01 };
  const near = { ...krakow, radiusM: null };
  const events: [place: { lat: number; lng: number } | null, days: number][] = [
    [krakow, 300],
    [warsaw, 2],
    [krakow, 20],
    [krakow, 3],
    [warsaw, -1],
    [null, 1],
  ];
  for (const [at, [place, days]] of events.entries())
    index.put(aDoc(at + 1, stemmer, { kind: 'event', startsAtMs: NOW + days * day, ...place }));
  const query = aQuery({ kind: 'event', near, sort: { by: 'soon_near', descending: false } });
  expect(index.search(query, NOW).ids).toEqual([4, 3, 5, 2, 6, 1]);
  expect(index.search({ ...query, offset: 1, limit: 2 }, NOW).ids).toEqual([3, 5]);
  const { near: _, ...anywhere } = query;
  expect(index.search(anywhere, NOW).ids).toEqual([5, 6, 2, 4, 3, 1]);

  for (const [at, place] of [warsaw, krakow].entries()) index.put(aDoc(at + 10, stemmer, place));
  expect(index.search({ ...query, kind: 'ad' }, NOW).ids).toEqual([11, 10]);
});

test('finds the soonest and nearest among more events than `total` counts', () => {
  const index = new SearchIndex({ stemmer, vocabulary: NO_NAMES });
  const many = Array.from({ length: 10_500 }, (_, at) =>
    aDoc(at + 1, stemmer, { kind: 'event', startsAtMs: NOW + (at === 7 ? 1 : 1_000) * 86_400_000 }),
  );
  for (let from = 0; from < many.length; from += 5_000) index.putMany(many.slice(from, from + 5_000));
  const found = index.search(aQuery({ kind: 'event', sort: { by: 'soon_near', descending: false } }), NOW);
  expect(found).toMatchObject({ total: 10_000, totalIsExact: false });
  expect(found.ids[0]).toBe(8);
});

test('replaces base forms of an earlier dictionary by its own', () => {
  const index = new SearchIndex({ stemmer, vocabulary: NO_NAMES });
  const old = { ...aDoc(1, stemmer, { title: 'psy' }), terms: '1|1 psy/3/0owca' };
  index.put(old);
  index.put({ ...old, id: 2, terms: '' });
  index.put({ ...old, id: 3, terms: '9|1 psy/0pies' });
  index.put(aDoc(4, stemmer, { title: 'pies' }));
  expect(index.ask(aQuery({ words: 'psa' }), NOW).ids).toEqual([4, 1]);
  expect(index.ask(aQuery({ words: 'owca' }), NOW).ids).toEqual([]);
  expect(index.search(aQuery(), NOW).total).toBe(4);
});

test('promoted listings rotate within their degree, and the pages of one turn hold each of them once', () => {
  const index = new SearchIndex({ stemmer, vocabulary: NO_NAMES });
  const promotionOf = (id: number) => (id <= 30 ? 2 : id <= 70 ? 1 : 0);
  index.putMany(Array.from({ length: 100 }, (_, n) => aDoc(n + 1, stemmer, { promotion: promotionOf(n + 1) })));
  const pagesAt = (nowMs: number) =>
    [0, 24, 48, 72, 96].flatMap((offset) => index.search(aQuery({ offset }), nowMs).ids);
  const ofDegree = (ids: readonly number[], degree: number) => ids.filter((id) => promotionOf(id) === degree);
  const first = pagesAt(NOW);
  const second = pagesAt(NOW + TURN_MINUTES * 60_000);
  for (const ids of [first, second]) {
    expect(ids.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, n) => n + 1));
    expect(ids.slice(0, 24).map(promotionOf).join('')).toBe('222000000010000000100000');
    expect(ofDegree(ids, 0)).toEqual(Array.from({ length: 30 }, (_, n) => 100 - n));
  }
  for (const degree of [1, 2]) expect(ofDegree(second, degree)).not.toEqual(ofDegree(first, degree));
  expect(pagesAt(NOW + TURN_MINUTES * 60_000 - NOW - 1)).toEqual(first);
  expect(index.search(aQuery({ sort: { by: 'created_at', descending: true } }), NOW).ids).toEqual(
    Array.from({ length: 24 }, (_, n) => 100 - n),
  );
});
