/**
 * `npm run bench:saved`: the CPU time of finding the saved searches that a posted ad matches, in one process and
 * without a database, and writes bench/SAVED.md.
 *
 * --ads 200000        ads in the market
 * --searches 100000   saved searches
 * --posted 300        ads that are posted
 */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { adRecipes } from '#demo/ads/index.ts';
import { createRandom, type Random } from '#demo/random.ts';
import { categoriesById } from '#kinds/ad/categories.ts';
import { tagsOf } from '#kinds/define-kind.ts';
import { kinds } from '#kinds/index.ts';
import { allPlaces } from '#server/places/service.ts';
import { type Engine, Percolator } from '#server/saved-searches/percolator.ts';
import { readStored, savedQueryOf } from '#server/saved-searches/queries.ts';
import { SearchIndex } from '#server/search/search-index.ts';
import { vocabulary } from '#server/search/service.ts';
import { loadStemmer } from '#server/search/stemmer.ts';
import type { SearchDoc } from '#server/search/types.ts';
import { WORDS } from './crowd.ts';
import { makeAds } from './engine-ads.ts';

const NOW_MS = Date.UTC(2026, 0, 15);
const WARM_UP = 30;

const { values } = parseArgs({
  options: {
    ads: { type: 'string', default: '200000' },
    searches: { type: 'string', default: '100000' },
    posted: { type: 'string', default: '300' },
  },
});
const [adCount, searchCount, postedCount] = [values.ads, values.searches, values.posted].map(Number) as [
  number,
  number,
  number,
];

const stemmer = await loadStemmer();
const index = new SearchIndex({ stemmer, vocabulary });
const posted: SearchDoc[] = [];
for (const docs of makeAds(adCount + postedCount, stemmer, NOW_MS)) {
  for (const doc of docs) if (doc.id > adCount) posted.push(doc);
  index.putMany(docs.filter(({ id }) => id <= adCount));
}

const places = allPlaces();
const recipes = Object.values(adRecipes).flatMap((all) => all ?? []);
const titles = recipes.map(({ title }) =>
  title
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2),
);
const categoryIds = [...categoriesById.keys()].filter((id) => id > 1);
const tags = tagsOf(kinds.ad);

/**
 * A search as people save them: three in four have words, most of these a place or a price beside them or among them.
 */
function aQuery(random: Random): string {
  const one = <T>(all: readonly T[]) => all[random.below(all.length)] as T;
  const isOften = (share: number) => random.next() < share;
  const params = new URLSearchParams();
  const town = one(places.slice(0, isOften(0.5) ? 60 : places.length));
  const hasWords = isOften(0.75);
  if (hasWords) {
    const words = isOften(0.3) ? [one(WORDS)] : one(titles).slice(0, 1 + random.below(3));
    const place = isOften(0.25) ? ` ${isOften(0.5) ? 'koło ' : ''}${town.name}` : '';
    const price = isOften(0.15) ? ` do ${10 * (1 + random.below(30))} zł` : '';
    params.set('q', words.join(' ') + price + place);
    if (!place && isOften(0.35)) params.set('town', String(town.id));
    if (!price && isOften(0.3)) params.set('price_to', String(10 * (1 + random.below(30))));
  } else {
    params.set('category', String(one(categoryIds)));
    if (isOften(0.8)) params.set('town', String(town.id));
    if (isOften(0.4)) params.set('price_to', String(10 * (1 + random.below(30))));
    if (isOften(0.2)) params.set('flags', one(tags));
  }
  return params.toString();
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

const random = createRandom(17);
const engine = {
  matchesOne: (...[query, id, meaning]: Parameters<Engine['matchesOne']>) =>
    index.matchesOne(query, id, NOW_MS, meaning),
  meaningOf: (reading: Parameters<Engine['meaningOf']>[0]) => index.meaningOf(reading, NOW_MS),
};
const percolator = new Percolator(engine, stemmer, vocabulary);
const filedAtMs = cpuMs();
const texts = new Set<string>();
for (let id = 1; id <= searchCount; id++) {
  const stored = readStored('ad', aQuery(random));
  if (!stored) throw new Error('a query of the bench is invalid');
  if (stored.asked.q) texts.add(stored.asked.q);
  percolator.put({ id, ...savedQueryOf('ad', stored) });
}
const filingMs = cpuMs() - filedAtMs;

const readAtMs = cpuMs();
while (percolator.readAhead(1_000) > 0);
const readingMs = cpuMs() - readAtMs;

const took: number[] = [];
const found: number[] = [];
for (const [at, doc] of posted.entries()) {
  index.put(doc);
  const startedMs = cpuMs();
  const ids = percolator.find(doc, NOW_MS);
  if (at < WARM_UP) continue;
  took.push(cpuMs() - startedMs);
  found.push(ids.length);
}
const mean = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0) / all.length;
const atShare = (share: number) => took.toSorted((a, b) => a - b)[Math.floor(took.length * share)] as number;
const number = (value: number) => value.toLocaleString('en-GB');

const report = `# Saved searches

Measured by \`npm run bench:saved\` on ${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.version}: ${number(searchCount)} saved searches with ${number(texts.size)} different texts, ${number(adCount)} ads, ${number(took.length)} posted one after the other.

| what | goal | measured |
|---|---|---|
| CPU of finding the searches that a posted ad matches, mean | ≤ 20 ms | ${mean(took).toFixed(1)} ms |
| half of them | | ${atShare(0.5).toFixed(1)} ms |
| 19 of 20 | | ${atShare(0.95).toFixed(1)} ms |
| searches that an ad matches, mean | | ${mean(found).toFixed(0)} |
| CPU of filing a search, at a start | | ${(filingMs / searchCount).toFixed(3)} ms |
| CPU of reading all texts ahead, in the background after a start | | ${(readingMs / 1_000).toFixed(1)} s |
`;
console.log(report);
if (adCount === 200_000 && searchCount === 100_000) writeFileSync(join(import.meta.dirname, 'SAVED.md'), report);
