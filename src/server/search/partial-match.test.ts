import { expect, test } from 'vitest';
import { aDoc, aQuery } from '#test/search/test-docs.ts';
import { SearchIndex } from './search-index.ts';
import { vocabulary } from './service.ts';
import { loadStemmer } from './stemmer.ts';

const HONEY = 101;

test('other honeys are partial matches of a rare one, even in a market full of honey', async () => {
  const stemmer = await loadStemmer();
  const index = new SearchIndex({ vocabulary, stemmer });
  const titles = ['Miód lipowy', ...Array.from({ length: 300 }, () => 'Miód gryczany')];
  index.putMany(titles.map((title, at) => aDoc(at + 1, stemmer, { title, categoryId: HONEY })));
  const found = index.ask(aQuery({ words: 'miód lipowy' }), 1_000);
  expect(found.ids).toEqual([1]);
  expect(found.partial.ids.length).toBeGreaterThan(0);
});

test('what says much of a query is a partial match, whatever it is called', async () => {
  const stemmer = await loadStemmer();
  const index = new SearchIndex({ vocabulary, stemmer });
  const cart = { title: 'Bryczka dla kuca', categoryId: 211, description: 'Ma składaną plandekę i hamulec.' };
  index.put(aDoc(1, stemmer, { title: 'Konik na biegunach', categoryId: 211 }));
  index.put(aDoc(2, stemmer, cart));
  const { ids, partial } = index.ask(aQuery({ words: 'riksza z plandeką i hamulcem' }), 1_000);
  expect([ids, partial.ids]).toEqual([[], [2]]);
});
