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
