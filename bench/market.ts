import { createRandom } from '#demo/random.ts';
import { categoriesById } from '#kinds/ad/categories.ts';
import { measure } from './load.ts';
import type { BenchServer } from './server.ts';

type Name = 'list' | 'filtered' | 'search' | 'detail' | 'suggest' | 'page';

export interface MarketFigures {
  readonly rates: Record<Name, { perSecond: number; cpuMs: number; p99Ms: number }>;
  readonly sqlPerSecond: number;
  readonly rssMb: number;
}

const WORDS = [
  'miód',
  'lipowy',
  'ser',
  'kozi',
  'jajka',
  'chleb',
  'żytni',
  'kiełbasa',
  'wędzona',
  'pstrąg',
  'ogórki',
  'kiszone',
  'sok',
  'jabłka',
  'truskawki',
  'grzyby',
  'suszone',
  'zioła',
  'mąka',
  'olej',
  'rzepakowy',
  'pierogi',
  'ceramika',
  'kosz',
  'wiklinowy',
  'drewniany',
  'haft',
  'wełna',
  'mydło',
  'krem',
  'róże',
  'sadzonki',
  'kury',
  'kaczki',
  'króliki',
  'owce',
  'kozy',
  'konie',
  'siano',
  'karma',
  'orka',
  'koszenie',
  'praca',
  'świeże',
  'domowe',
];
const COUNT = 16_000;

/** Measures one market that is served from PostgreSQL. */
export async function measureMarket(server: BenchServer, databaseUrl: string): Promise<MarketFigures> {
  const rssMb = server.rssMb();
  const ids = await someIds(server);
  const random = createRandom(7);
  const word = () => encodeURIComponent(WORDS[random.below(WORDS.length)] as string);
  const branches = [...categoriesById.keys()].filter((id) => id > 1);
  const category = () => branches[random.below(branches.length)];
  const price = () => 5 + random.below(60);
  const make = (path: () => string) => Array.from({ length: COUNT }, path);
  const sorts = ['', '&sort=-created_at', '&sort=price', '&sort=-avg_rating', '&sort=-avg_rating_count'];
  const sort = () => sorts[random.below(sorts.length)];
  const filters = () =>
    `category=${category()}&price_from=${price()}&price_to=${60 + price()}&flags=eco${sort()}&page=${1 + random.below(2)}`;
  const paths: Record<Name, string[]> = {
    list: make(() => `/api/ads?page=${1 + random.below(300)}${sort()}`),
    filtered: make(() => `/api/ads?${filters()}`),
    search: make(() => `/api/ads?q=${word()}${random.below(2) ? `%20${word()}` : ''}`),
    detail: make(() => `/api/ads/${ids[random.below(ids.length)]}`),
    suggest: make(
      () =>
        `/api/suggestions?q=${encodeURIComponent((WORDS[random.below(WORDS.length)] as string).slice(0, 2 + random.below(4)))}`,
    ),
    page: [],
  };
  const rates = {} as MarketFigures['rates'];
  for (const name of ['list', 'filtered', 'search', 'detail', 'suggest'] as const)
    rates[name] = await rateOf(server, paths[name]);
  // A page that nobody asked for before cannot come from the cache; the counter makes each address new.
  rates.page = await rateOf(
    server,
    Array.from(
      { length: 20_000 },
      (_, index) => `/ads?page=${1 + (index % 300)}&n=${index}-${process.hrtime.bigint()}`,
    ),
  );
  return { rates, rssMb, sqlPerSecond: await measureSql(databaseUrl, ids) };
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

/** The statement of a list by itself, over the same driver, as often as one process can. */
async function measureSql(databaseUrl: string, ids: readonly number[]): Promise<number> {
  const { openServer } = await import('#server/db/client.ts');
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
