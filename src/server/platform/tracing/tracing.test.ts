import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { login } from '#contract/accounts/accounts.ts';
import { listListings } from '#contract/listings/listings.ts';
import type { WebHandler } from '#contract/web-seam.ts';
import { aListing, aPerson } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';
import { currentTracer, traced } from './tracing.ts';

interface ExportedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
  readonly status: { readonly code?: number };
}

interface Export {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly object[] };
    readonly scopeSpans: readonly { readonly spans: readonly ExportedSpan[] }[];
  }[];
}

const received: { readonly url: string; readonly key: unknown; readonly body: string }[] = [];
const collector = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  received.push({ url: request.url ?? '', key: request.headers['x-key'], body });
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
});
await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening));
const { port } = collector.address() as AddressInfo;
afterAll(() => void collector.close());

const handle: WebHandler = async (_request, { api }) => {
  const { items } = await api.call(listListings.ad, { query: {} });
  return new Response(`<html>${items.length}</html>`, { headers: { 'content-type': 'text/html' } });
};
const web = { handle, clientDir: null, messages: {}, cache: false };
const settings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/`,
  OTEL_EXPORTER_OTLP_HEADERS: 'x-key=secret',
  OTEL_SERVICE_NAME: 'jarmark-test',
};
// Read by the exporter itself: how long spans are collected.
process.env.OTEL_BSP_SCHEDULE_DELAY = '50';
const app = testApp(settings, web);

const exports = () => received.map(({ body }) => JSON.parse(body) as Export);
const spans = () =>
  exports().flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );

/** The exported spans of a request, once all have arrived. */
async function traceOf(name: string): Promise<readonly ExportedSpan[]> {
  await expect.poll(() => spans().some((span) => span.name === name), { timeout: 10_000 }).toBe(true);
  const traceId = spans().findLast((span) => span.name === name)?.traceId;
  return spans().filter((span) => span.traceId === traceId);
}

/** The names from a span up to its request. */
function pathOf(all: readonly ExportedSpan[], span: ExportedSpan | undefined): string[] {
  if (!span) return [];
  return [
    ...pathOf(
      all,
      all.find(({ spanId }) => spanId === span.parentSpanId),
    ),
    span.name,
  ];
}

test('a request is traced through its page and API calls down to SQL statements', async () => {
  await aListing(app, 'ad', { title: 'Miód lipowy' });
  const { statusCode } = await app.app.fastify.inject({
    url: '/verifyEmail/a-secret-token?q=miód',
    headers: { accept: 'text/html' },
  });
  expect(statusCode).toBe(200);
  const all = await traceOf('GET /*');
  const statement = all.find(({ name }) => name === 'sql select');
  expect(pathOf(all, statement)).toEqual(['GET /*', 'page', 'ad.list', 'sql select']);
  expect(all.find(({ name }) => name === 'page')?.attributes).toContainEqual({
    key: 'jarmark.page',
    value: { stringValue: '/verifyEmail' },
  });
  expect(all.find(({ name }) => name === 'GET /*')).toMatchObject({
    kind: 2,
    attributes: expect.arrayContaining([{ key: 'http.response.status_code', value: { intValue: 200 } }]),
  });
  expect(received[0]).toMatchObject({ url: '/v1/traces', key: 'secret' });
  expect(JSON.stringify(exports()[0]?.resourceSpans[0]?.resource)).toContain('jarmark-test');
  expect(JSON.stringify(received)).not.toMatch(/a-secret-token|miód/);
});

test("an API call and its failure are traced without the request's content", async () => {
  const { email } = await aPerson(app);
  const wrong = app.api().call(login, { body: { email, password: 'pachnący chlebuś' } });
  await expect(wrong).rejects.toMatchObject({ code: 'badCredentials' });
  const all = await traceOf(`POST /api${login.path}`);
  expect(all.find(({ name }) => name === login.name)).toMatchObject({
    attributes: expect.arrayContaining([{ key: 'error.type', value: { stringValue: 'badCredentials' } }]),
    status: { code: 2 },
  });
  expect(all.filter(({ name }) => name.startsWith('sql ')).length).toBeGreaterThan(0);
  expect(JSON.stringify(received)).not.toMatch(/chleb|halina|@example/);
});

test("each job is a separate trace, and the queue's own statements are not traced", async () => {
  await aPerson(app);
  const all = await traceOf('job account.mail');
  expect(all.find(({ name }) => name === 'job account.mail')?.parentSpanId).toBeFalsy();
  const roots = spans().filter(({ parentSpanId }) => !parentSpanId);
  expect(roots.filter(({ name }) => name.startsWith('sql '))).toEqual([]);
});

test('a span outside of any trace starts a new one and returns the result', async () => {
  expect(currentTracer()).not.toBeNull();
  expect(await traced('alone', {}, async () => 7)).toBe(7);
  expect(await traceOf('alone')).toHaveLength(1);
});
