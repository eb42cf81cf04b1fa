import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getListing, listListings } from '#contract/listings/listings.ts';
import { type App, createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { type DatabaseClient, openServer } from '#server/platform/db/client.ts';
import { type RunningPostgres, startPostgres } from '#server/platform/db/embedded/launcher.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { toApiError } from '#server/platform/errors.ts';
import type { WebSource } from '#server/platform/web-host.ts';
import { aListing } from './factories.ts';
import { startSite, untilReady } from './site-process.ts';
import type { TestApp } from './test-app.ts';

// This file shuts its database down, so it starts its own, in a folder that the server's account can enter.
const folder = mkdtempSync(join(tmpdir(), 'jarmark-outage-'));
chmodSync(folder, 0o755);
const options = { folder: join(folder, 'pg'), isDurable: false };
let database: RunningPostgres;
let client: DatabaseClient;
let app: App;
let id: number;

/** Pages that call the API as real ones do. */
const web: WebSource = {
  handle: async (request, { api, locale, failure }) => {
    if (failure) return page(`${locale} ${failure}`, 503);
    const isList = new URL(request.url).pathname === '/list';
    if (isList) await api.call(listListings.ad, { query: {} });
    else await api.call(getListing.ad, { params: { id } });
    return page('here', 200);
  },
  clientDir: null,
  messages: {},
  cache: true,
};

const page = (text: string, status: number) =>
  new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });

const settings = { NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent', PORT: '0', DEMO: '0', RATE_LIMIT: '0' };

beforeAll(async () => {
  database = await startPostgres(options);
  client = await openServer(database.url, 5);
  await migrate(client);
  app = await createApp(readConfig(settings), client, web);
  id = await aListing({ client, settle: () => app.search.reconcile() } as TestApp, 'ad', { title: 'Miód lipowy' });
}, 60_000);

afterAll(async () => {
  await app?.close();
  await database?.stop('immediate');
  rmSync(folder, { recursive: true, force: true });
});

/** The server's processes apart from its main one. */
function childrenOf(pid: number): number[] {
  const lines = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return lines.trim().split(/\s+/).map(Number);
}

const ask = (url: string) =>
  app.fastify.inject({ url, headers: { accept: 'text/html', cookie: 'selectedLanguage=de' } });

async function eventually(isTrue: () => Promise<boolean>, longestMs: number): Promise<void> {
  for (const untilMs = Date.now() + longestMs; Date.now() < untilMs; await sleep(50)) if (await isTrue()) return;
  throw new Error('the expected state was not reached in time');
}

/** Requests everything at once, repeatedly, until told to stop; returns every status seen. */
function underLoad(): () => Promise<Set<number>> {
  const seen = new Set<number>();
  let isOver = false;
  const one = async (url: string) => {
    while (!isOver) {
      seen.add((await ask(url)).statusCode);
      // Cached responses complete without a turn of the event loop: without this, nothing else would ever run.
      await sleep(2);
    }
  };
  const all = Promise.all([`/api/ads/${id}`, '/api/ads', `/ad/${Math.random()}`, '/readyz', '/sitemap.xml'].map(one));
  return async () => {
    isOver = true;
    await all;
    return seen;
  };
}

test('during a database crash requests get 503, and the site recovers when it returns', async () => {
  // Events of the test's set-up may still be on their way and purge what was cached before.
  await eventually(async () => (await ask('/list')).headers['x-cache'] === 'hit', 5_000);
  const stopAsking = underLoad();
  await sleep(300);
  expect((await ask('/list')).headers['x-cache']).toBe('hit');
  await database.stop('immediate');
  await eventually(async () => (await ask('/readyz')).statusCode === 503, 5_000);

  const call = await app.fastify.inject({ url: `/api/ads/${id}`, headers: { 'accept-language': 'de' } });
  expect([call.statusCode, call.headers['retry-after']]).toEqual([503, '5']);
  expect(call.json()).toMatchObject({ success: false, code: 'unavailable', errors: {} });
  const unseen = await ask('/another');
  expect([unseen.statusCode, unseen.headers['retry-after'], unseen.body]).toEqual([503, '5', 'de unavailable']);
  const kept = await ask('/list');
  expect([kept.statusCode, kept.body, kept.headers['x-cache']]).toEqual([200, 'here', 'hit']);
  const download = await ask('/transparency.csv');
  expect([download.statusCode, download.headers['retry-after'], download.body]).toEqual([503, '5', 'de unavailable']);
  expect((await ask('/readyz')).headers['retry-after']).toBe('5');
  expect((await ask('/healthz')).statusCode).toBe(200);

  // A write by another process before this node listens again sends no event that the node receives.
  database = await startPostgres(options);
  const other = await openServer(database.url, 1);
  const terms = app.search.analyse({ title: 'Ser owczy', description: '', sellerName: '' });
  await sql`
    update listing set title = 'Ser owczy', revision = nextval('listing_revision'), search_terms = ${terms}
    where id = ${id}`.execute(other.db);
  await other.close();
  await eventually(async () => {
    const found = await app.fastify.inject({ url: '/api/ads?q=owczego' });
    return found.statusCode === 200 && found.json().total === 1;
  }, 5_000);
  expect((await ask('/readyz')).statusCode).toBe(200);
  expect([...(await stopAsking())].sort()).toEqual([200, 503]);
  const again = await ask('/list');
  expect(again.headers['x-cache']).toBe('miss');

  const sent = await app.fastify.inject({
    method: 'POST',
    url: '/api/contact',
    payload: { name: 'Halina', email: 'halina@example.pl', message: 'Dzień dobry, mam pytanie.', key: 'after-it' },
  });
  expect(sent.statusCode).toBe(200);
  const outbox = join(folder, 'outbox');
  await eventually(async () => existsSync(outbox) && readdirSync(outbox).some((name) => name.endsWith('.eml')), 15_000);
}, 90_000);

test('a slow or unresponsive database leads to 503', async () => {
  const slow = await app.fastify.inject('/api/ads?q=nothing');
  expect(slow.statusCode).toBe(200);
  const failure = await sql`select pg_sleep(3)`.execute(client.db).catch((error: unknown) => error);
  expect(toApiError(failure).status).toBe(503);
  const processes = [database.pid ?? 0, ...childrenOf(database.pid ?? 0)];
  for (const pid of processes) process.kill(pid, 'SIGSTOP');
  try {
    const answers = await Promise.all([ask(`/api/ads/${id}`), ask('/frozen'), ask('/readyz')]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
  } finally {
    for (const pid of processes) process.kill(pid, 'SIGCONT');
  }
  await eventually(async () => (await ask(`/api/ads/${id}`)).statusCode === 200, 10_000);
}, 60_000);

test('a site that starts before its database reports it and waits', async () => {
  await database.stop();
  const site = await startSite({ DATA_DIR: folder, DATABASE_URL: database.url });
  try {
    await eventually(async () => site.output().includes('does not answer yet'), 30_000);
    database = await startPostgres(options);
    await untilReady(site);
    expect(
      site.output().match(/^The database does not answer yet \(.*\): waiting for it, for 60 s at most$/gm),
    ).toHaveLength(1);
  } finally {
    site.child.kill('SIGTERM');
    await site.exited;
  }
}, 120_000);
