import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, inject } from 'vitest';
import { type ApiClient, type CallParts, callPath, failureOf } from '#contract/api-client.ts';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import type { Locale } from '#i18n/locales.ts';
import { type App, createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { DatabaseClient } from '#server/platform/db/client.ts';
import type { WebSource } from '#server/platform/web-host.ts';
import { emptyTables } from './empty-tables.ts';
import { openTestDatabase } from './open-test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether the project's files run one after the other in the same worker, and so share a server. */
    readonly sharesApp: boolean;
  }
}

/** The real server on a real database, for one test file. */
export interface TestApp {
  readonly app: App;
  readonly client: DatabaseClient;
  readonly dataDir: string;
  /**
   * The typed client over `inject`; every response must match its schema exactly. Each client has its own IP address,
   * unless `from` names one or a browser does.
   */
  api(locale?: Locale, from?: { address?: string; browserToken?: string }): ApiClient;
  /** The same client, authenticated by the token. */
  as(token: string, locale?: Locale): ApiClient;
  /** The mails sent so far, oldest first; waits until there are that many. */
  mails(count?: number): Promise<Email[]>;
  /** Waits until the search index reflects all writes. */
  settle(): Promise<void>;
}

/**
 * The server for the tests of a file; its tables are emptied before each test. Files without settings share one that
 * stays open across the files of a worker, because booting it takes longer than most of them. A file with settings or
 * pages, or in the project `alone`, boots its own.
 *
 * @param web  where its pages come from; without it, it has none
 */
export function testApp(settings: Record<string, string> = {}, web?: WebSource): TestApp {
  const self = {} as { -readonly [K in keyof TestApp]: TestApp[K] };
  const isShared = Object.keys(settings).length === 0 && !web && inject('sharesApp');
  let site: Site;
  beforeAll(async () => {
    site = isShared ? await sharedSite() : await openSite(settings, web);
    Object.assign(self, { app: site.app, client: site.client, dataDir: site.dataDir });
    if (isShared) removeFiles(site.dataDir);
  });
  beforeEach(async () => {
    await emptyTables(site.client);
    rmSync(join(site.dataDir, 'outbox'), { recursive: true, force: true });
    await site.app.search.reconcile();
  });
  afterAll(async () => {
    if (!isShared) await site?.app.close();
  });
  self.api = (locale = 'pl', from = {}) => injectClient(self.app, locale, from);
  self.as = (token, locale = 'pl') => injectClient(self.app, locale, { token });
  self.mails = (count = 0) => readOutbox(join(self.dataDir, 'outbox'), count);
  self.settle = () => self.app.search.reconcile();
  return self;
}

type Site = Pick<TestApp, 'app' | 'client' | 'dataDir'>;

let shared: Promise<Site> | undefined;

/** The worker's shared application. It ends with the process; its database and folder are deleted with the run. */
function sharedSite(): Promise<Site> {
  shared ??= openSite({});
  return shared;
}

/** Deletes what earlier test files stored; the folders stay, because the server creates them only at start. */
function removeFiles(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) rmSync(join(entry.parentPath, entry.name));
  }
}

async function openSite(settings: Record<string, string>, web?: WebSource): Promise<Site> {
  const dataDir = mkdtempSync(join(inject('runFolder'), 'site-'));
  // Generous, so that a busy machine does not time out; only deliberately late responses do.
  const patience = { REQUEST_DEADLINE_MS: '600000' };
  const plain = { ...patience, NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: '0', DEMO: '0' };
  const config = readConfig({ ...plain, ...settings });
  const client = await openTestDatabase();
  return { app: await createApp(config, client, web), client, dataDir };
}

interface Speaker {
  token?: string;
  address?: string;
  browserToken?: string;
}

function injectClient(app: App, locale: Locale, { token, address, browserToken }: Speaker): ApiClient {
  // A separate IP address, so that one test's calls do not count against another's limit.
  const remoteAddress = address ?? [10, ...randomBytes(3)].join('.');
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
          ...(browserToken ? { 'x-browser-token': browserToken } : {}),
          ...(parts.idempotencyKey ? { 'idempotency-key': parts.idempotencyKey } : {}),
          ...headers,
        },
        remoteAddress,
        ...payload,
      });
      const answer: unknown = response.json();
      if (response.statusCode !== 200) throw failureOf(response.statusCode, answer, response.headers['retry-after']);
      expectStrict(endpoint, answer);
      return answer as never;
    },
  };
}

/** Files are sent as form data, everything else as JSON. */
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

/**
 * The response contains exactly what its schema names: parsing strips unknown fields, so nothing may be missing after.
 */
export function expectStrict(endpoint: AnyEndpoint, answer: unknown): void {
  expect(endpoint.answer.parse(answer)).toEqual(answer);
}
