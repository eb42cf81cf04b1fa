import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { type ApiClient, type CallParts, callPath, failureOf } from '#contract/api-client.ts';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import type { Locale } from '#i18n/locales.ts';
import { type App, createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { type DatabaseClient, openInMemory, openServer } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { emit } from '#server/events.ts';
import { DUMP_FILE } from './global-setup.ts';

/** The real server on a real database, for one test file. */
export interface TestApp {
  readonly app: App;
  readonly client: DatabaseClient;
  readonly dataDir: string;
  /** The typed client over `inject`; every answer must match its schema to the letter. */
  api(locale?: Locale): ApiClient;
  /** Waits until the search index shows what was written. */
  settle(): Promise<void>;
}

/** Boots the server for the tests of a file; its tables are emptied before each test. */
export function testApp(): TestApp {
  const self = {} as { -readonly [K in keyof TestApp]: TestApp[K] };
  let removeDatabase = async () => {};
  beforeAll(async () => {
    self.dataDir = mkdtempSync(join(tmpdir(), 'jarmark-'));
    const config = readConfig({ NODE_ENV: 'test', DATA_DIR: self.dataDir, LOG_LEVEL: 'silent', PORT: '0', DEMO: '0' });
    const opened = await openTestDatabase();
    self.client = opened.client;
    removeDatabase = opened.remove;
    self.app = await createApp(config, self.client);
  });
  beforeEach(async () => {
    await emptyTables(self.client);
    await self.app.search.reconcile();
  });
  afterAll(async () => {
    await self.app?.close();
    await removeDatabase();
    rmSync(self.dataDir, { recursive: true, force: true });
  });
  self.api = (locale = 'pl') => injectClient(self.app, locale);
  self.settle = () => self.app.search.reconcile();
  return self;
}

/** On PostgreSQL when TEST_DATABASE_URL names a server, else embedded: the same tests run on both. */
async function openTestDatabase(): Promise<{ client: DatabaseClient; remove: () => Promise<void> }> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    return { client: await openInMemory(new Blob([readFileSync(DUMP_FILE)])), remove: async () => {} };
  }
  const name = `jarmark_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const client = await openServer(url.href, 5);
  await migrate(client);
  return { client, remove: () => onServer(server, `drop database if exists ${name} with (force)`) };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function emptyTables(client: DatabaseClient): Promise<void> {
  await sql`truncate account, media, listing, listing_picture, comment, contact_message, setting restart identity cascade`.execute(
    client.db,
  );
  await emit(client.db, 'listings.changed', {});
}

function injectClient(app: App, locale: Locale): ApiClient {
  // An address of its own, so that one test's calls do not count against another's limit.
  const remoteAddress = [10, ...randomBytes(3)].join('.');
  return {
    async call(endpoint, ...[input]) {
      const parts = (input ?? {}) as CallParts;
      const response = await app.fastify.inject({
        method: endpoint.method,
        url: `/api${callPath(endpoint, parts)}`,
        headers: { 'accept-language': locale },
        remoteAddress,
        ...(parts.body === undefined ? {} : { payload: parts.body as object }),
      });
      const answer: unknown = response.json();
      if (response.statusCode !== 200) throw failureOf(response.statusCode, answer);
      expectStrict(endpoint, answer);
      return answer as never;
    },
  };
}

/** The answer has exactly what its schema says: parsing drops what is not in it, so nothing may be missing after. */
export function expectStrict(endpoint: AnyEndpoint, answer: unknown): void {
  expect(endpoint.answer.parse(answer)).toEqual(answer);
}
