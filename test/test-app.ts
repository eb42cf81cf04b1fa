import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import PostalMime, { type Email } from 'postal-mime';
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
import { createTestDatabase, dropTestDatabase } from './test-database.ts';

/** The real server on a real database, for one test file. */
export interface TestApp {
  readonly app: App;
  readonly client: DatabaseClient;
  readonly dataDir: string;
  /** The typed client over `inject`; every answer must match its schema to the letter. */
  api(locale?: Locale): ApiClient;
  /** The same, speaking for whoever has the token. */
  as(token: string, locale?: Locale): ApiClient;
  /** The mails that went out so far, oldest first; waits until there are so many. */
  mails(count?: number): Promise<Email[]>;
  /** Waits until the search index shows what was written. */
  settle(): Promise<void>;
}

/** Boots the server for the tests of a file, with settings where they matter; its tables are emptied before each test. */
export function testApp(settings: Record<string, string> = {}): TestApp {
  const self = {} as { -readonly [K in keyof TestApp]: TestApp[K] };
  let removeDatabase = async () => {};
  beforeAll(async () => {
    self.dataDir = mkdtempSync(join(tmpdir(), 'jarmark-'));
    const plain = { NODE_ENV: 'test', DATA_DIR: self.dataDir, LOG_LEVEL: 'silent', PORT: '0', DEMO: '0' };
    const config = readConfig({ ...plain, ...settings });
    const opened = await openTestDatabase();
    self.client = opened.client;
    removeDatabase = opened.remove;
    self.app = await createApp(config, self.client);
  });
  beforeEach(async () => {
    await emptyTables(self.client);
    rmSync(join(self.dataDir, 'outbox'), { recursive: true, force: true });
    await self.app.search.reconcile();
  });
  afterAll(async () => {
    await self.app?.close();
    await removeDatabase();
    rmSync(self.dataDir, { recursive: true, force: true });
  });
  self.api = (locale = 'pl') => injectClient(self.app, locale);
  self.as = (token, locale = 'pl') => injectClient(self.app, locale, token);
  self.mails = (count = 0) => readOutbox(join(self.dataDir, 'outbox'), count);
  self.settle = () => self.app.search.reconcile();
  return self;
}

/** On PostgreSQL when TEST_DATABASE_URL names a server, else embedded: the same tests run on both. */
async function openTestDatabase(): Promise<{ client: DatabaseClient; remove: () => Promise<void> }> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    return { client: await openInMemory(new Blob([readFileSync(DUMP_FILE)])), remove: async () => {} };
  }
  const url = await createTestDatabase(server);
  const client = await openServer(url, 5);
  await migrate(client);
  return { client, remove: () => dropTestDatabase(server, url) };
}

async function emptyTables(client: DatabaseClient): Promise<void> {
  // A mail of the test before that is just being sent must not arrive among those of the next.
  await sql`delete from pgboss.job where state < 'active' and name not like '\\_\\_pgboss\\_\\_%'`.execute(client.db);
  for (let tries = 0; tries < 200 && (await countActiveJobs(client)) > 0; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  // Over a connection of its own, as it may take longer than a request's statement.
  await client.exec(`truncate account, media, listing, contact_message, setting, rate_limit, idempotency_key, mail_delivery,
    invoice_counter restart identity cascade`);
  await sql`delete from pgboss.job where name not like '\\_\\_pgboss\\_\\_%'`.execute(client.db);
  await emit(client.db, 'listings.changed', {});
}

async function countActiveJobs(client: DatabaseClient): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pgboss.job where state = 'active' and name not like '\\_\\_pgboss\\_\\_%'`.execute(
    client.db,
  );
  return rows[0]?.count ?? 0;
}

function injectClient(app: App, locale: Locale, token?: string): ApiClient {
  // An address of its own, so that one test's calls do not count against another's limit.
  const remoteAddress = [10, ...randomBytes(3)].join('.');
  return {
    async call(endpoint, ...[input]) {
      const parts = (input ?? {}) as CallParts;
      const { headers = {}, ...payload } = await payloadOf(endpoint, parts);
      const response = await app.fastify.inject({
        method: endpoint.method,
        url: `/api${callPath(endpoint, parts)}`,
        headers: {
          'accept-language': locale,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(parts.idempotencyKey ? { 'idempotency-key': parts.idempotencyKey } : {}),
          ...headers,
        },
        remoteAddress,
        ...payload,
      });
      const answer: unknown = response.json();
      if (response.statusCode !== 200) throw failureOf(response.statusCode, answer);
      expectStrict(endpoint, answer);
      return answer as never;
    },
  };
}

/** Files go as form data, everything else as JSON. */
async function payloadOf(
  endpoint: AnyEndpoint,
  { body, files }: CallParts,
): Promise<{ payload?: object | Buffer; headers?: Record<string, string> }> {
  if (!endpoint.upload) return body === undefined ? {} : { payload: body as object };
  const form = new FormData();
  for (const file of files ?? []) form.append(endpoint.upload.field, file);
  const request = new Request('http://test', { method: 'POST', body: form });
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  };
}

const WAITING_MS = 15_000;

async function readOutbox(folder: string, count: number): Promise<Email[]> {
  for (const until = Date.now() + WAITING_MS; ; await new Promise((resolve) => setTimeout(resolve, 50))) {
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
    if (names.length < count && Date.now() < until) continue;
    const paths = names.map((name) => join(folder, name));
    const byAge = paths.toSorted((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs);
    return Promise.all(byAge.map((path) => PostalMime.parse(readFileSync(path))));
  }
}

/** The answer has exactly what its schema says: parsing drops what is not in it, so nothing may be missing after. */
export function expectStrict(endpoint: AnyEndpoint, answer: unknown): void {
  expect(endpoint.answer.parse(answer)).toEqual(answer);
}
