import { SearchIndex } from '#server/search/search-index.ts';
import { vocabulary } from '#server/search/service.ts';
import { loadStemmer } from '#server/search/stemmer.ts';
import { aDoc, aQuery, type DocFields } from './test-docs.ts';

/** An ad of a test's market: its title, its category, and what else matters to the test. */
export type TitledAd = readonly [title: string, categoryId: number, more?: DocFields];

const NOW_MS = 1_000;

/** For tests: asks a market of these ads in words, and returns the titles of what fits in full, best first. */
export async function askAmong(ads: readonly TitledAd[]): Promise<(words: string) => string[]> {
  const stemmer = await loadStemmer();
  const index = new SearchIndex({ vocabulary, stemmer });
  index.putMany(ads.map(([title, categoryId, more], at) => aDoc(at + 1, stemmer, { title, categoryId, ...more })));
  return (words) => index.ask(aQuery({ words }), NOW_MS).ids.map((id) => ads[id - 1]?.[0] ?? '');
}
