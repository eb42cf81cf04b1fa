import { perCatalogue } from '#kinds/ad/catalogue.ts';
import { SearchIndex } from '#server/search/search-index.ts';
import { vocabulary } from '#server/search/service.ts';
import { loadStemmer } from '#server/search/stemmer.ts';
import { aDoc, aQuery, type DocFields } from './test-docs.ts';

/** An ad of a test's market: its title, its category, and what else matters to the test. */
export type TitledAd = readonly [title: string, categoryId: number, more?: DocFields];

const NOW_MS = 1_000;

/**
 * One index for all markets, cleared for each: a new index reads the words of all categories, which takes ten times
 * longer than a question to a small market.
 */
const sharedIndex = perCatalogue(async () => {
  const stemmer = await loadStemmer();
  return { stemmer, index: new SearchIndex({ vocabulary, stemmer }), ads: [] as readonly TitledAd[] };
});

/** For tests: asks a market of these ads in words, and returns the titles of what fits in full, best first. */
export async function askAmong(ads: readonly TitledAd[]): Promise<(words: string) => string[]> {
  const shared = await sharedIndex();
  const { index, stemmer } = shared;
  return (words) => {
    if (shared.ads !== ads) {
      index.clear();
      index.putMany(ads.map(([title, categoryId, more], at) => aDoc(at + 1, stemmer, { title, categoryId, ...more })));
      shared.ads = ads;
    }
    return index.ask(aQuery({ words }), NOW_MS).ids.map((id) => ads[id - 1]?.[0] ?? '');
  };
}
