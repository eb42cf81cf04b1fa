import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listListings, suggest } from '#contract/listings/listings.ts';
import { manyListings } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';
import { createPopularSearches } from './popular-searches.ts';

const app = testApp();
const suggested = async (q: string) => (await app.api().call(suggest, { query: { q } })).words;

async function market(): Promise<void> {
  await manyListings(app, [
    { kind: 'ad', title: 'Miód lipowy z Mazur', category_id: 101 },
    { kind: 'ad', title: 'Miód lipowy', category_id: 101 },
    { kind: 'ad', title: 'Miód gryczany, prosto z pasieki', category_id: 101 },
    { kind: 'ad', title: 'Świeca z wosku i miodu', category_id: 211 },
    { kind: 'ad', title: 'Ser wędzony', category_id: 103 },
  ]);
}

test('words and phrases are suggested from titles, also after a typing mistake', async () => {
  await market();
  expect(await suggested('mio')).toEqual(['miód', 'miód lipowy', 'miód gryczany']);
  expect(await suggested('miód')).toEqual(['miód lipowy', 'miód gryczany']);
  expect(await suggested('miód lip')).toEqual(['lipowy', 'lipowy z mazur']);
  expect((await suggested('wedozny'))[0]).toBe('wędzony');
  expect(await suggested('lokomotywa')).toEqual([]);
  const { goods } = await app.api().call(suggest, { query: { q: 'mió' } });
  expect(goods.map(({ title }) => title).toSorted()).toEqual([
    'Miód gryczany, prosto z pasieki',
    'Miód lipowy',
    'Miód lipowy z Mazur',
  ]);
});

test('without a text, popular searches and the categories with the most ads are suggested', async () => {
  await market();
  const { db } = app.client;
  const popular = createPopularSearches({
    db,
    search: app.app.search,
    onError: (error) => {
      throw error;
    },
  });
  const list = (query: object) => app.api().call(listListings.ad, { query } as never);
  // A node stores a phrase once an hour, so no other test may search for this one.
  await list({ q: 'Lipowy  Miód' });
  await list({ q: 'lipowy miód' });
  await list({ q: 'lokomotywa' });
  await list({ q: 'Jan Kowalski 600 700 800' });
  await expect
    .poll(async () => (await sql<{ phrase: string }>`select phrase from search_hour`.execute(db)).rows)
    .toEqual([{ phrase: 'lipowy miód' }]);
  expect(await popular.list(5)).toEqual([]);
  await sql`
    insert into search_hour (phrase, hour)
    select phrase, date_trunc('hour', now()) - make_interval(hours => hour)
    from unnest(${['lipowy miód', 'lokomotywa', 'ser']}::text[]) with ordinality as p(phrase, place)
    cross join lateral generate_series(1, 5 - place::integer) as hour`.execute(db);
  const fresh = createPopularSearches({ db, search: app.app.search, onError: () => {} });
  expect(await fresh.list(5)).toEqual(['lipowy miód']);
  const { categories } = await app.api().call(suggest, { query: { q: '' } });
  expect(categories.map(({ id }) => id)).toEqual([100, 200]);
  await sql`update search_hour set hour = hour - interval '15 days'`.execute(db);
  await fresh.upkeep();
  expect((await sql`select from search_hour`.execute(db)).rows).toEqual([]);
});
