import { expect, test } from 'vitest';
import { createRandom } from '#demo/random.ts';
import { share } from '#test/effort.ts';
import { aDoc, aQuery, NO_NAMES, tableStemmer } from '#test/search/test-docs.ts';
import { Columns } from './columns.ts';
import { compareRanking } from './rankings.ts';
import { gatherMostRelevant, type ScorePart } from './relevance.ts';
import { Scratch } from './scratch.ts';
import { SearchIndex } from './search-index.ts';
import { selectPage } from './selection.ts';
import type { SearchDoc, SearchQuery, Vocabulary } from './types.ts';

const stemmer = tableStemmer({
  kot: 'kot kota koty',
  pies: 'pies psa psy',
  rudy: 'rudy rude',
  mały: 'mały małe',
  dom: 'dom domu',
});
const random = createRandom(6_007);
const one = <T>(values: readonly T[]) => values[random.below(values.length)] as T;
const PAGE = 24;

function partsFor(scratch: Scratch): ScorePart[] {
  return Array.from({ length: 1 + random.below(4) }, (): ScorePart => {
    const least = -random.below(3);
    const most = one([1, 4, 100, 2 ** 16]) * one([1, 1.2]);
    const worths = [least, 0, 0, 1, most / 2, most].filter((worth) => worth <= most);
    const bySlot = Array.from({ length: scratch.size }, () => one(worths));
    const add = (count: number, scores: Float64Array) => {
      for (let i = 0; i < count; i++)
        scores[i] = (scores[i] as number) + (bySlot[scratch.slots[i] as number] as number);
    };
    return { least, most, add };
  });
}

test('the listings that may be on a page include all that are, in the order of all scores', () => {
  for (let round = 0; round < share(400); round++) {
    const columns = new Columns(1);
    const size = one([10, 90, 700, 4_000]);
    for (let id = 1; id <= size; id++) {
      const fields = { createdAtMs: random.below(one([3, 500])), promotion: one([0, 0, 0, 0, 1, 2] as const) };
      columns.append(aDoc(id, stemmer, fields), { kind: 0, category: 0, tagWords: [] });
    }
    const scratch = new Scratch();
    scratch.reserve(size);
    const parts = partsFor(scratch);
    const fill = () => scratch.slots.set(Array.from({ length: size }, (_, slot) => slot));
    const page = { offset: one([0, PAGE, 300]), limit: PAGE };
    const compare = compareRanking({ by: 'relevance' }, columns, scratch);
    fill();
    gatherMostRelevant(parts, size, size, scratch, columns);
    const all = selectPage(scratch.slots, size, page, compare);
    fill();
    scratch.score.fill(0);
    const likely = gatherMostRelevant(parts, size, page.offset + page.limit, scratch, columns);
    expect(selectPage(scratch.slots, likely, page, compare)).toEqual(all);
    expect(new Set(scratch.slots.subarray(0, size)).size).toBe(size);
  }
});

const CATEGORIES = [101, 102, 103, 501, 601] as const;
const NAMES: Readonly<Record<number, string>> = { 101: 'koty', 102: 'mały dom', 501: 'psy', 601: 'dom dla psa' };
const vocabulary: Vocabulary = {
  ...NO_NAMES,
  categoryNames: (id) => [{ language: 'pl', text: NAMES[id] ?? 'inne' }],
};
const NOUNS = ['kot', 'kota', 'koty', 'pies', 'psa', 'psy', 'dom', 'domu', ''] as const;
const ADJECTIVES = ['rudy', 'rude', 'mały', 'małe', '', ''] as const;

function listing(id: number, revision: number): SearchDoc {
  return aDoc(id, stemmer, {
    revision,
    categoryId: one(CATEGORIES),
    priceMinor: random.below(400),
    createdAtMs: random.below(200),
    promotion: one([0, 0, 0, 0, 1, 2] as const),
    lat: 50 + random.below(30) / 10,
    lng: 18 + random.below(30) / 10,
    title: `${one(ADJECTIVES)} ${one(NOUNS)} ${one(NOUNS)}`,
    description: `${one(NOUNS)} ${one(ADJECTIVES)}`,
    sellerName: one(['', '', 'rudy kot']),
  });
}

function question(): SearchQuery {
  return aQuery({
    words: [one(ADJECTIVES), one(NOUNS), one(['', '', one(NOUNS)])].join(' ').trim() || 'kot',
    ...(random.below(3) === 0 && { price: { to: random.below(400) } }),
    ...(random.below(4) === 0 && { categoryIds: [one(CATEGORIES)] }),
    ...(random.below(5) === 0 && { near: { lat: 51.2, lng: 19.7, radiusM: one([10_000, 90_000]) } }),
    ...(random.below(6) === 0 && { excludeId: 1 + random.below(3_000) }),
  });
}

test('pages by relevance are slices of the whole order while words become cached and listings change', () => {
  const index = new SearchIndex({ stemmer, vocabulary });
  index.putMany(Array.from({ length: 3_000 }, (_, at) => listing(at + 1, 1)));
  const questions = Array.from({ length: 10 }, question);
  for (let round = 0; round < share(400); round++) {
    const query = one([...questions, question()]);
    const whole = index.ask({ ...query, limit: 5_000 }, 0);
    const offset = one([0, PAGE, 300]);
    const { ids, total } = index.ask({ ...query, offset }, 0);
    expect({ query, total, ids }).toEqual({
      query,
      total: index.facets(query, 0).total,
      ids: whole.ids.slice(offset, offset + PAGE),
    });
    if (round % 3 === 0)
      index.putMany(Array.from({ length: one([1, 80]) }, () => listing(1 + random.below(3_200), round + 2)));
    if (round % 5 === 0) index.remove(1 + random.below(3_000));
  }
});

test('cached words give the same full and partial matches as lists of postings', () => {
  const docs = Array.from({ length: 2_000 }, (_, at) => listing(at + 1, 1));
  for (let round = 0; round < share(100); round++) {
    const query = question();
    const index = new SearchIndex({ stemmer, vocabulary });
    index.putMany(docs);
    const { meaning: _, ...first } = index.ask(query, 0);
    const shown = [...first.ids, ...first.partial.ids];
    expect({ query, shown: new Set(shown).size }).toEqual({ query, shown: shown.length });
    for (let time = 0; time < 3; time++) expect(index.ask(query, 0)).toMatchObject(first);
  }
});
