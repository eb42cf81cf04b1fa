import { createRandom } from '#demo/random.ts';
import { type ListParams, MIXES, type MixName, WORDS } from './crowd.ts';
import { measure } from './load.ts';
import type { BenchServer } from './server.ts';

const LIST_MIXES = ['list', 'filtered', 'facets', 'priceRange', 'empty', 'deepPage', 'nearTown'] as const;
type Name = (typeof LIST_MIXES)[number] | 'search' | 'detail' | 'suggest' | 'page';

export interface MarketFigures {
  readonly rates: Record<Name, { perSecond: number; cpuMs: number; p99Ms: number }>;
  readonly underPages: UnderPages;
  readonly sqlPerSecond: number;
  readonly rssMb: number;
  /** From the start of the process to its first response. */
  readonly openS: number;
}

/** Under full load of uncached pages: the 99th percentile of a listing's details, and the pages rendered per second. */
export interface UnderPages {
  readonly detailP99Ms: number;
  readonly pagesPerSecond: number;
}

const COUNT = 16_000;
/** Concurrent readers of details. */
const READERS = 2;

/** Measures one market served from PostgreSQL. */
export async function measureMarket(server: BenchServer, databaseUrl: string): Promise<MarketFigures> {
  const rssMb = server.rssMb();
  const ids = await someIds(server);
  const random = createRandom(7);
  const make = (path: () => string) => Array.from({ length: COUNT }, path);
  const asked = (mix: () => MixName) => make(() => listPath(MIXES[mix()](random)));
  const lists = Object.fromEntries(LIST_MIXES.map((name) => [name, asked(() => name)])) as Record<
    (typeof LIST_MIXES)[number],
    string[]
  >;
  const paths: Record<Name, string[]> = {
    ...lists,
    search: asked(() => (random.below(2) ? 'twoWords' : 'oneWord')),
    detail: make(() => `/api/ads/${ids[random.below(ids.length)]}`),
    suggest: make(
      () =>
        `/api/suggestions?q=${encodeURIComponent((WORDS[random.below(WORDS.length)] as string).slice(0, 2 + random.below(4)))}`,
    ),
    page: [],
  };
  const rates = {} as MarketFigures['rates'];
  for (const name of [...LIST_MIXES, 'search', 'detail', 'suggest'] as const)
    rates[name] = await rateOf(server, paths[name]);
  rates.page = await rateOf(server, newPages(0));
  const underPages = await measureUnderPages(server, paths.detail);
  return { rates, underPages, rssMb, openS: server.openMs / 1000, sqlPerSecond: await measureSql(databaseUrl, ids) };
}

/** URLs of list pages never requested before, so that none comes from the cache: no two have the same prices. */
function newPages(round: number): string[] {
  return Array.from(
    { length: 20_000 },
    (_, index) => `/ads?page=${1 + (index % 300)}&price_to=${100_000 + round * 20_000 + index}`,
  );
}

async function measureUnderPages(server: BenchServer, details: readonly string[]): Promise<UnderPages> {
  const [pages, read] = await Promise.all([
    measure(server.origin, newPages(1)),
    measure(server.origin, details, { connections: READERS }),
  ]);
  return { detailP99Ms: read.p99Ms, pagesPerSecond: pages.perSecond };
}

function listPath(params: ListParams): string {
  return `/api/ads?${new URLSearchParams(params)}`;
}

async function rateOf(server: BenchServer, paths: readonly string[]) {
  const cpuBefore = server.cpuMs();
  const rate = await measure(server.origin, paths);
  if (rate.failures > 0) console.error(`${rate.failures} failures of ${paths[0]}`);
  const { perSecond, p99Ms, requests } = rate;
  return { perSecond, p99Ms, cpuMs: (server.cpuMs() - cpuBefore) / Math.max(1, requests) };
}

async function someIds(server: BenchServer): Promise<number[]> {
  const pages = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      const answer = await (await fetch(`${server.origin}/api/ads?page=${1 + index * 30}&sort=-created_at`)).json();
      return (answer as { items: { id: number }[] }).items.map((item) => item.id);
    }),
  );
  return pages.flat();
}

/** The list's SQL statement alone, over the same driver, as often as one process can. */
async function measureSql(databaseUrl: string, ids: readonly number[]): Promise<number> {
  const { openServer } = await import('#server/platform/db/client.ts');
  const { findCards } = await import('#server/listings/repository.ts');
  const client = await openServer(databaseUrl, 10);
  const random = createRandom(3);
  const batch = () => Array.from({ length: 24 }, () => ids[random.below(ids.length)] as number);
  let done = 0;
  const endsAtMs = Date.now() + 5_000;
  const lane = async () => {
    while (Date.now() < endsAtMs) {
      await findCards(client.db, batch());
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: 10 }, lane));
  await client.close();
  return Math.round(done / 5);
}
