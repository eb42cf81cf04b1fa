import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { ERROR_STATUS } from '#contract/errors.ts';
import { api } from '#contract/index.ts';
import type { WebHandler } from '#contract/web-seam.ts';
import { getTranslator } from '#i18n/translator.ts';
import { testApp } from '#test/test-app.ts';

const page: WebHandler = async () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } });
const app = testApp({}, { handle: page, clientDir: null, messages: {}, cache: false });

/** Every failure below `/api` has this form, in the requested language. */
function expectFailure(response: { statusCode: number; body: string; headers: object }, status: number): void {
  expect([response.statusCode, response.body]).toEqual([status, expect.stringContaining('"success":false')]);
  const answer = JSON.parse(response.body);
  expect(Object.keys(answer)).toEqual(['success', 'code', 'data', 'errors', 'requestId']);
  expect(ERROR_STATUS[answer.code as keyof typeof ERROR_STATUS]).toBe(status);
  expect(answer.data).toBe(getTranslator('de')(`error.${answer.code as 'notFound'}`));
  expect(response.headers).toMatchObject({ 'content-type': expect.stringContaining('application/json') });
}

// Each from its own address, as the contact form is limited to five requests.
const ask = (method: string, url: string, more: { payload?: string; headers?: Record<string, string> } = {}) =>
  app.app.fastify.inject({
    method: method as 'GET',
    url,
    remoteAddress: [10, ...randomBytes(3)].join('.'),
    ...more,
    headers: { 'accept-language': 'de', accept: 'text/html', ...more.headers },
  });

test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])(
  '%s of an unknown path below /api is not found, for browsers too',
  async (method) => {
    for (const url of [
      '/api',
      '/api/',
      '/api/nope',
      '/api/nope?q=1',
      '/api/ads/1/nope',
      '/api/%zz',
      '/api/docs/nope.js',
    ])
      expectFailure(await ask(method, url), 404);
    expect((await ask('HEAD', '/api/nope')).statusCode).toBe(404);
  },
);

test.each([
  ['DELETE', '/api/ads', 'GET'],
  ['POST', '/api/ads/5', 'GET'],
  ['GET', '/api/contact', 'POST'],
  ['PUT', '/api/openapi.json', 'GET'],
  ['TRACE', '/api/ads', 'GET'],
])('%s %s is not an allowed method, and the response lists those that are', async (method, url, known) => {
  const response = await ask(method, url, { payload: '{', headers: { 'content-type': 'application/json' } });
  expectFailure(response, 405);
  const allowed = String(response.headers.allow).split(', ');
  expect(allowed).toContain(known);
  expect(allowed).not.toContain(method);
});

test('OPTIONS lists the methods and allows no other origin; HEAD responds like GET, without a body', async () => {
  const options = await ask('OPTIONS', '/api/categories', { headers: { origin: 'https://evil.example' } });
  expect([options.statusCode, options.body, options.headers.allow]).toEqual([204, '', 'GET, HEAD, OPTIONS']);
  expect(Object.keys(options.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  const head = await ask('HEAD', '/api/categories');
  expect([head.statusCode, head.body]).toEqual([200, '']);
});

test('a parameter of more than 500 characters is not found', async () => {
  for (const length of [501, 5_000]) expectFailure(await ask('GET', `/api/ads/${'1'.repeat(length)}`), 404);
});

test.each([
  ['{"name":', 'application/json', 400],
  ['', 'application/json', 400],
  ['{"__proto__":{}}', 'application/json', 400],
  ['<a/>', 'application/xml', 415],
  ['a', 'nonsense', 415],
  [JSON.stringify('x'.repeat(300_000)), 'application/json', 413],
  ['--x\r\ncut off', 'multipart/form-data; boundary=x', 400],
])('the body %j of type %s cannot be parsed and is refused with %i', async (payload, type, status) => {
  expectFailure(await ask('POST', '/api/contact', { payload, headers: { 'content-type': type } }), status);
});

async function sendRaw(lines: readonly string[]): Promise<{ statusCode: number; body: string; headers: object }> {
  if (!app.app.fastify.server.listening) await app.app.fastify.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.app.fastify.server.address() as { port: number }).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  const [line = '', ...headers] = head.split('\r\n');
  const named = headers.map((each) => each.split(': ') as [string, string]);
  return {
    statusCode: Number(line.split(' ')[1]),
    body,
    headers: Object.fromEntries(named.map(([name, value]) => [name.toLowerCase(), value])),
  };
}

test.each([
  ['an invalid length', ['POST /api/contact HTTP/1.1', 'Host: x', 'Content-Length: many'], 400],
  ['two lengths', ['POST /api/contact HTTP/1.1', 'Host: x', 'Content-Length: 1', 'Content-Length: 2'], 400],
  ['an address that is too long', [`GET /api/ads?q=${'x'.repeat(20_000)} HTTP/1.1`, 'Host: x'], 431],
  ['headers that are too long', ['GET /api/ads HTTP/1.1', 'Host: x', `X-Much: ${'x'.repeat(20_000)}`], 431],
  ['garbage instead of a request', ['hello'], 400],
])('%s gets a response in the API’s form', async (_, lines, status) => {
  const response = await sendRaw(lines);
  expect(response.statusCode).toBe(status);
  expect(JSON.parse(response.body)).toMatchObject({ success: false, errors: {}, requestId: expect.any(String) });
});

test('the OpenAPI document lists the errors for size, type, address and rate of each call', async () => {
  const { paths } = (await app.app.fastify.inject('/api/openapi.json')).json();
  for (const { path, method, params } of api) {
    const statuses = Object.keys(paths[path][method.toLowerCase()].responses);
    expect(statuses, `${method} ${path}`).toContain('429');
    if (params) expect(statuses, `${method} ${path}`).toContain('404');
    if (method !== 'GET') expect(statuses, `${method} ${path}`).toEqual(expect.arrayContaining(['413', '415']));
  }
});
