/**
 * `npm run bench`: measures the site's performance and writes bench/RESULTS.md.
 * Needs an empty PostgreSQL server in DATABASE_URL: it creates the databases bench_20k, bench_200k and bench_1m there,
 * once; the last takes some minutes.
 */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureCached } from './cached-page.ts';
import { emptyDatabase, prepareDatabase } from './databases.ts';
import { measureFirstLoad } from './first-load.ts';
import { type MarketFigures, measureMarket } from './market.ts';
import { measurePaint } from './paint.ts';
import { paintSection } from './paint-section.ts';
import { measurePosting } from './posting.ts';
import { BenchServer } from './server.ts';
import { measureSockets } from './sockets.ts';

const serverUrl = process.env.DATABASE_URL;
if (!serverUrl) throw new Error('DATABASE_URL must name a PostgreSQL server to measure on');
const dataDir = mkdtempSync(join(tmpdir(), 'jarmark-bench-'));

const small = await withMarket('bench_20k', 20_000, async (server, url) => ({
  market: await measureMarket(server, url),
  cached: await measureCached(server),
  firstLoads: await firstLoads(server),
}));
const large = await withMarket('bench_200k', 200_000, async (server, url) => ({
  market: await measureMarket(server, url),
  posting: await measurePosting(server, url),
}));
const million = await withMarket('bench_1m', 1_000_000, (server, url) => measureMarket(server, url));
// On a fresh server: memory freed after earlier work would hide the sockets' usage.
const sockets = await withMarket('bench_20k', 20_000, measureSockets);
const painted = await withDemoMarket(({ origin }) => measurePaint([origin]));

async function withMarket<T>(
  name: string,
  ads: number,
  work: (server: BenchServer, url: string) => Promise<T>,
): Promise<T> {
  const url = await prepareDatabase(serverUrl as string, name, ads, dataDir);
  return withServer({ DATABASE_URL: url, DEMO: '0' }, (server) => work(server, url));
}

async function withServer<T>(settings: Record<string, string>, work: (server: BenchServer) => Promise<T>): Promise<T> {
  const server = await BenchServer.start('src/server/main.ts', 3480, { DATA_DIR: dataDir, ...settings });
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

/** The demo market, once all its pictures are drawn: bulk ads have none. */
async function withDemoMarket<T>(work: (server: BenchServer) => Promise<T>): Promise<T> {
  const url = await emptyDatabase(serverUrl as string, 'bench_demo');
  return withServer({ DATABASE_URL: url, DEMO: '1' }, async (server) => {
    await picturesDrawn(server);
    return work(server);
  });
}

const QUIET_MS = 20_000;

/** Waits until the number of ads with a picture has not grown for a while. */
async function picturesDrawn({ origin }: BenchServer): Promise<void> {
  const count = async () => {
    const { total } = (await (await fetch(`${origin}/api/ads?picture=1`)).json()) as { total: number };
    return total;
  };
  for (let before = -1, now = 0; before !== now || now === 0; now = await count()) {
    before = now;
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  }
}

async function firstLoads(server: BenchServer) {
  const { items } = (await (await fetch(`${server.origin}/api/ads`)).json()) as { items: { id: number }[] };
  const pages = { home: '/', list: '/ads', ad: `/ad/${items[0]?.id}` };
  return Promise.all(
    Object.entries(pages).map(async ([name, path]) => ({ name, ...(await measureFirstLoad(server.origin, path)) })),
  );
}

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
const marketRow = (label: string, goal: string, pick: (figures: MarketFigures) => string) =>
  row(label, goal, pick(small.market), pick(large.market), pick(million));
const rate = (name: keyof MarketFigures['rates']) => (figures: MarketFigures) =>
  `${figures.rates[name].perSecond} (${figures.rates[name].cpuMs.toFixed(2)} ms CPU)`;

const growth = (label: string, few: MarketFigures, many: MarketFigures) =>
  row(
    label,
    ...(['list', 'filtered', 'search'] as const).map((name) =>
      (many.rates[name].cpuMs / few.rates[name].cpuMs).toFixed(2),
    ),
  );

writeFileSync(
  'bench/RESULTS.md',
  `# Results

Measured ${new Date().toISOString().slice(0, 10)} by \`npm run bench\` on ${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.version}; server, PostgreSQL and load generator share them. One run: compare within it.

## Requests a second of one process on PostgreSQL

Every request differs from the ones before (words, filters, pages), so that nothing comes from a cache unless it says so. CPU is the server process's own, a request.

A bare \`node:http\` server sent the bytes of a page ${small.cached.bare} times a second in the same run.

| what | goal at 200,000 | 20,000 ads | 200,000 ads | 1,000,000 ads |
|---|---|---|---|---|
${[
  marketRow('list, any page and order, JSON', '≥ 1,500', rate('list')),
  marketRow('list, any filters and order, JSON', '≥ 1,000', rate('filtered')),
  marketRow('the same with counts beside the filters', '≤ 2 ms CPU at 20,000', rate('facets')),
  marketRow('list, any range of prices', '≥ 1,000', rate('priceRange')),
  marketRow('list, filters that leave nothing', '≥ 1,000', rate('empty')),
  marketRow('list, filters, far pages', '≥ 1,000', rate('deepPage')),
  marketRow('list around a town', '', rate('nearTown')),
  marketRow('full-text search, one word or two, JSON', '≥ 600', rate('search')),
  marketRow('detail, JSON', '≥ 2,000', rate('detail')),
  marketRow('suggestions, JSON', '≤ 30 ms each', rate('suggest')),
  marketRow('list page, uncached HTML', '≥ 300; ≤ 15 ms CPU', rate('page')),
  marketRow(
    '99 of 100 details, while such pages are rendered',
    '≤ 100 ms',
    ({ underPages }) => `${underPages.detailP99Ms} ms (${underPages.pagesPerSecond} pages a second)`,
  ),
  marketRow('the SQL of a list alone', '', (figures) => `${figures.sqlPerSecond}`),
  marketRow('list ÷ its own SQL, time', '≤ 2', (figures) =>
    (figures.sqlPerSecond / figures.rates.list.perSecond).toFixed(2),
  ),
  marketRow('memory at rest', '≤ 350 MB at 20,000', (figures) => `${figures.rssMb} MB`),
  marketRow('from the start until it answers', '≤ 20 s at 1,000,000', (figures) => `${figures.openS.toFixed(1)} s`),
].join('\n')}

CPU of a request, as many times as with fewer ads:

| from | list | filters | search |
|---|---|---|---|
${[growth('20,000 to 200,000', small.market, large.market), growth('200,000 to 1,000,000 (goal ≤ 1.5)', large.market, million)].join('\n')}

A listing takes ${(((million.rssMb - large.market.rssMb) * 1e6) / 800_000).toFixed(0)} bytes of memory (goal ≤ 1,100).

## Posting, at 200,000 ads

| what | goal | measured |
|---|---|---|
${[
  row('ads posted a second, without pictures', '≥ 200', large.posting.adsPerSecond),
  row('photos of 12 megapixels taken in a second', '≥ 3', large.posting.photosPerSecond.toFixed(1)),
  row('memory above rest meanwhile', '≤ 300 MB', `${large.posting.photosMb} MB`),
].join('\n')}

## Talking, at 20,000 ads

| what | goal | measured |
|---|---|---|
${[
  row(`memory of ${sockets.idle} idle sockets`, '≤ 250 MB', `${sockets.idleMb} MB`),
  row('messages a second, stored and delivered', '300', sockets.messagesPerSecond),
  row('from sending to hearing, half of them', '', `${sockets.p50Ms} ms`),
  row('19 of 20', '', `${sockets.p95Ms} ms`),
  row('99 of 100', '≤ 150 ms', `${sockets.p99Ms} ms`),
  row('the server of it, CPU a message', '', `${sockets.cpuMs.toFixed(2)} ms`),
  row('stored, but not heard of', '0', sockets.lost),
].join('\n')}

## A cached page

${small.cached.page} requests a second; a bare \`node:http\` server sends the same bytes ${small.cached.bare} times: **${(small.cached.page / small.cached.bare).toFixed(2)}** of it (goal ≥ 0.5).

## First load, bytes after brotli

| page | scripts (≤ 118 kB) | style sheets (≤ 20 kB) | HTML |
|---|---|---|---|
${small.firstLoads.map((each) => row(each.name, kb(each.scriptBytes), kb(each.styleBytes), kb(each.htmlBytes))).join('\n')}

${paintSection(painted)}`,
);
console.log('bench/RESULTS.md is written');
process.exit(0);
