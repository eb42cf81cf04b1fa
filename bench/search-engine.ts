/**
 * `npm run bench:engine`: the cost of the search index alone, in one process and without a database.
 *
 * --sizes 20000,200000,1000000   numbers of ads
 * --mixes filtered,oneWord       only some of the query mixes of bench/crowd.ts
 * --against ../other-checkout    first measures the index of another checkout, on the same ads and queries
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { listQuerySchema } from '#contract/listings/query.ts';
import { createRandom } from '#demo/random.ts';
import { kinds } from '#kinds/index.ts';
import { toSearchQuery } from '#server/listings/service.ts';
import { findPlace } from '#server/places/service.ts';
import { loadStemmer } from '#server/search/stemmer.ts';
import type { SearchQuery } from '#server/search/types.ts';
import { type ListParams, MIXES, type MixName } from './crowd.ts';
import { makeAds } from './engine-ads.ts';

type IndexClass = typeof import('#server/search/search-index.ts').SearchIndex;

const NOW_MS = Date.UTC(2026, 0, 15);
const SECONDS_A_MIX = 2;
const CALLS = 3_000;
const WARM_UP = 300;

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '20000,200000,1000000' },
    against: { type: 'string' },
    mixes: { type: 'string' },
  },
});
const names = (values.mixes?.split(',') ?? Object.keys(MIXES)) as MixName[];
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const stemmer = await loadStemmer();
const { vocabulary } = await import('#server/search/service.ts');

const querySchema = listQuerySchema(kinds.ad);

function toQuery(params: ListParams): SearchQuery {
  const { facets: _, ...query } = querySchema.parse(params);
  return toSearchQuery(kinds.ad, query as never, params.town ? (findPlace(params.town) ?? null) : null);
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function memoryMb(): number {
  collectGarbage();
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}

/**
 * The cost of a call in milliseconds, over queries that do not repeat: the mean CPU time, which includes the threads of
 * the garbage collector, and the median wall-clock time. Caches are filled in a warm-up.
 */
function timeMix(index: InstanceType<IndexClass>, name: MixName): string {
  const random = createRandom(11);
  const asked = Array.from({ length: WARM_UP + CALLS }, () => MIXES[name](random));
  const withFacets = asked.some((params) => 'facets' in params);
  const queries = asked.map(toQuery);
  const ask = (query: SearchQuery) => {
    // An older checkout matches words by `search`; the site now reads them as a sentence.
    const { ids } = typeof index.ask === 'function' ? index.ask(query, NOW_MS) : index.search(query, NOW_MS);
    if (withFacets) index.facets(query, NOW_MS);
    return ids.length;
  };
  for (const query of queries.slice(0, WARM_UP)) ask(query);
  collectGarbage();
  const startMs = cpuMs();
  const endsAtMs = performance.now() + SECONDS_A_MIX * 1000;
  const took: number[] = [];
  let empty = 0;
  for (const query of queries.slice(WARM_UP)) {
    const askedAtMs = performance.now();
    if (ask(query) === 0) empty += 1;
    took.push(performance.now() - askedAtMs);
    if (performance.now() > endsAtMs) break;
  }
  const mean = (cpuMs() - startMs) / took.length;
  const median = took.sort((a, b) => a - b)[took.length >> 1] as number;
  return `${mean.toFixed(3)} / ${median.toFixed(3)} (${Math.round((100 * empty) / took.length)} % empty)`;
}

function measure(SearchIndex: IndexClass, count: number): Record<string, string> {
  const beforeMb = memoryMb();
  const index = new SearchIndex({ stemmer, vocabulary });
  let openMs = 0;
  for (const docs of makeAds(count, stemmer, NOW_MS)) {
    const startMs = cpuMs();
    index.putMany(docs);
    openMs += cpuMs() - startMs;
  }
  const startMs = cpuMs();
  index.search(toQuery({}), NOW_MS);
  for (const sort of ['-created_at', 'price', '-avg_rating', '-avg_rating_count'])
    index.search(toQuery({ sort }), NOW_MS);
  index.search(toQuery({ price_from: '1', pieces_from: '1', weight_from: '0.01', volume_from: '0.01' }), NOW_MS);
  const firstMs = cpuMs() - startMs;
  const mixes = Object.fromEntries(names.map((name) => [name, timeMix(index, name)]));
  const bytes = ((memoryMb() - beforeMb) * 2 ** 20) / count;
  return {
    'open, s': (openMs / 1000).toFixed(1),
    'first questions, s': (firstMs / 1000).toFixed(2),
    ...mixes,
    'memory, bytes an ad': bytes.toFixed(0),
  };
}

const engines: [string, IndexClass][] = [];
if (values.against) {
  const other = await import(join(resolve(values.against), 'src/server/search/search-index.ts'));
  engines.push(['before', other.SearchIndex as IndexClass]);
}
engines.push(['now', (await import('#server/search/search-index.ts')).SearchIndex]);

const table: Record<string, Record<string, string>> = {};
for (const size of values.sizes.split(',').map(Number)) {
  for (const [name, SearchIndex] of engines) {
    for (const [row, value] of Object.entries(measure(SearchIndex, size)))
      table[row] = { ...table[row], [`${name}, ${size}`]: value };
    collectGarbage();
  }
}
console.log('A call in milliseconds: mean CPU / median by the clock');
console.table(table);
