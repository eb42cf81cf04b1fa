import { expect, test } from 'vitest';
import { listListings } from '#contract/listings/listings.ts';
import { aListing, manyListings } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';
import { EventHub } from '../platform/events.ts';
import { SearchService } from './service.ts';
import { loadStemmer, type Stemmer } from './stemmer.ts';
import { ageOfTerms, FORMAT } from './term-format.ts';
import { renewTerms } from './term-renewal.ts';

const app = testApp();
const OLD = ['', '1|1 miód/4|2 zgubione/5', '0.9|1 kot/3', 'no terms at all', '1.0|1 psa/0pies'];

const stored = () =>
  app.client.db.selectFrom('listing').select(['id', 'revision', 'search_terms', 'updated_at']).orderBy('id').execute();

async function agesStored(): Promise<Record<string, number>> {
  const ages = Object.groupBy(await stored(), (row) => ageOfTerms(row.search_terms));
  return Object.fromEntries(Object.entries(ages).map(([age, rows]) => [age, rows.length]));
}

/** Inserts listings with old terms of all sorts, some of them hidden. */
function oldListings(count: number): Promise<number[]> {
  return manyListings(
    app,
    Array.from({ length: count }, (_, at) => ({
      kind: 'ad' as const,
      title: `Miód gryczany ${at}`,
      status: at % 4 === 0 ? 'expired' : 'basic',
      search_terms: OLD[at % OLD.length] as string,
    })),
  );
}

/** A stemmer that fails once it has stemmed the numbers of more than this many listings. */
async function failingAfter(listings: number): Promise<Stemmer> {
  const stemmer = await loadStemmer();
  const seen = new Set<string>();
  const stems = (word: string) => {
    if (/^\d/.test(word) && seen.add(word).size > listings) throw new Error('killed');
    return stemmer.stems(word);
  };
  return { stems, knownStems: (word) => stemmer.knownStems(word), restored: (word) => stemmer.restored(word) };
}

test('analyses old listings again, visible or hidden, and no others', async () => {
  await oldListings(120);
  const current = await aListing(app, 'ad', { title: 'Ser kozi' });
  const newer = await aListing(app, 'ad', { search_terms: `${FORMAT}9|1 ser/3` });
  const before = new Map((await stored()).map((row) => [row.id, row]));
  expect(await renewTerms(app.client.db, await loadStemmer())).toBe(120);
  expect(await agesStored()).toEqual({ current: 122 });
  for (const row of await stored()) {
    const isUntouched = row.id === current || row.id === newer;
    expect(row.revision === before.get(row.id)?.revision).toBe(isUntouched);
    expect(row.updated_at).toEqual(before.get(row.id)?.updated_at);
  }
  expect(await renewTerms(app.client.db, await loadStemmer())).toBe(0);
});

test('the next run finishes an aborted one and repeats nothing', async () => {
  await oldListings(130);
  await expect(renewTerms(app.client.db, await failingAfter(70))).rejects.toThrow('killed');
  // Batches of 50: the second one was not written at all.
  expect((await agesStored()).current).toBe(50);
  const half = new Map((await stored()).map((row) => [row.id, row]));
  expect(await renewTerms(app.client.db, await loadStemmer())).toBe(80);
  expect(await agesStored()).toEqual({ current: 130 });
  for (const row of await stored()) {
    const wasDone = ageOfTerms(half.get(row.id)?.search_terms ?? '') === 'current';
    expect(row.revision === half.get(row.id)?.revision).toBe(wasDone);
  }
});

test('two nodes share the work', async () => {
  await oldListings(210);
  const stemmer = await loadStemmer();
  const counts = await Promise.all([renewTerms(app.client.db, stemmer), renewTerms(app.client.db, stemmer)]);
  expect(await agesStored()).toEqual({ current: 210 });
  expect(counts[0] + counts[1]).toBe(210);
});

test('current terms of an updated listing are kept', async () => {
  const [id] = await oldListings(1);
  await app.client.db
    .updateTable('listing')
    .set({ title: 'Ser', search_terms: `${FORMAT}|1 ser/3` })
    .where('id', '=', id as number)
    .execute();
  expect(await renewTerms(app.client.db, await loadStemmer())).toBe(0);
  expect((await stored())[0]?.search_terms).toBe(`${FORMAT}|1 ser/3`);
});

test('nodes search readable old terms until the renewal, and find everything afterwards', async () => {
  await oldListings(8);
  const find = async (q: string) => (await app.api().call(listListings.ad, { query: { q } } as never)).total;
  // Six listings are visible; some of the old terms are readable.
  expect(await find('gryczanego')).toBe(0);
  expect(await find('miodu')).toBeGreaterThan(0);
  const other = await SearchService.open(app.client.db);
  const errors: unknown[] = [];
  await other.start(new EventHub((error) => errors.push(error)), (error) => errors.push(error));
  await other.renewal;
  await app.settle();
  expect(await find('gryczanego')).toBe(6);
  expect(await agesStored()).toEqual({ current: 8 });
  expect(errors).toEqual([]);
});

test('a stopped node leaves the rest for the next run', async () => {
  await oldListings(120);
  const node = await SearchService.open(app.client.db);
  await node.start(new EventHub(() => {}));
  await node.stop();
  const { current = 0, ...left } = await agesStored();
  expect(current).toBeLessThan(120);
  expect(current + Object.values(left).reduce((sum, count) => sum + count, 0)).toBe(120);
  expect(current + (await renewTerms(app.client.db, await loadStemmer()))).toBe(120);
});
