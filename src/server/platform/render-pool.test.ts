import { afterEach, expect, test } from 'vitest';
import type { ApiClient } from '#contract/api-client.ts';
import { ApiError } from '#contract/errors.ts';
import { marketOf } from '#contract/settings/public.ts';
import { INITIAL_SETTINGS } from '#contract/settings/registry.ts';
import type { WebSeam } from '#contract/web-seam.ts';
import { RenderPool } from './render-pool.ts';

/** A minimal web app as a module URL. */
function webApp(handle: string): string {
  return `data:text/javascript,${encodeURIComponent(`export const handle = ${handle};`)}`;
}

function seamWith(call: (name: string, input: unknown) => Promise<unknown>): WebSeam {
  const api = { call: (endpoint: { name: string }, input: unknown) => call(endpoint.name, input) };
  return {
    api: api as unknown as ApiClient,
    locale: 'de',
    publicUrl: 'https://jarmark.test',
    market: marketOf(INITIAL_SETTINGS),
    messages: null,
    operator: null,
    catalogue: null,
    policyDate: undefined,
    announcedTerms: 0,
    prices: null,
    nonce: 'secret',
    nowMs: 5,
    document: () => Promise.reject(new Error('not lent to threads')),
  };
}

const noCalls = seamWith(() => Promise.reject(new Error('no call was expected')));
const pools: RenderPool[] = [];

function poolOf(handle: string, size = 1): RenderPool {
  const pool = new RenderPool(webApp(handle), size);
  pools.push(pool);
  return pool;
}

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

test('a thread gets the request and the seam, and its response comes back complete', async () => {
  const pool = poolOf(`async (request, { locale, nowMs, document }) => new Response(
    [request.method, request.url, request.headers.get('x-a'), await request.text(), locale, nowMs,
      (await document('about')).title.length > 0].join(' '),
    { status: 201, headers: { 'content-type': 'text/plain', 'x-b': 'c' } })`);
  const request = new Request('https://jarmark.test/ads?q=x', { method: 'POST', body: 'ż=1', headers: { 'x-a': 'y' } });
  const response = await pool.handle(request, noCalls);
  expect(response.status).toBe(201);
  expect(response.headers.get('x-b')).toBe('c');
  expect(await response.text()).toBe('POST https://jarmark.test/ads?q=x y ż=1 de 5 true');
});

test('the main thread makes the loaders’ calls, several concurrently', async () => {
  const pool = poolOf(`async (_, { api }) => Response.json(await Promise.all([1, 2, 3].map((id) =>
    api.call({ name: 'ad.get' }, { params: { id } }))))`);
  const seam = seamWith(async (name, input) => ({ name, input }));
  const pages = await Promise.all([1, 2].map(() => pool.handle(new Request('https://jarmark.test/'), seam)));
  for (const page of pages) {
    expect(await page.json()).toEqual([1, 2, 3].map((id) => ({ name: 'ad.get', input: { params: { id } } })));
  }
});

test('a failed call reaches the loader with its code and fields', async () => {
  const pool = poolOf(`(_, { api }) => api.call({ name: 'ad.list' }).catch(({ name, code, status, fieldErrors }) =>
    Response.json({ name, code, status, fieldErrors }))`);
  const failing = seamWith(() => Promise.reject(new ApiError('placeUnknown', { fieldErrors: { near: ['?'] } })));
  const page = await pool.handle(new Request('https://jarmark.test/'), failing);
  expect(await page.json()).toEqual({
    name: 'ApiError',
    code: 'placeUnknown',
    status: 400,
    fieldErrors: { near: ['?'] },
  });
});

test('a failing page does not block the next one', async () => {
  const pool = poolOf(
    `async ({ url }) => { if (url.endsWith('/bad')) throw new Error('broken page'); return new Response('ok'); }`,
  );
  await expect(pool.handle(new Request('https://jarmark.test/bad'), noCalls)).rejects.toThrow('broken page');
  expect(await (await pool.handle(new Request('https://jarmark.test/'), noCalls)).text()).toBe('ok');
});

test('a thread that dies fails its pages and is replaced', async () => {
  const pool = poolOf(`async ({ url }) => { if (url.endsWith('/bad')) process.exit(1); return new Response('ok'); }`);
  const both = ['bad', 'slow'].map((path) => pool.handle(new Request(`https://jarmark.test/${path}`), noCalls));
  await expect(both[0]).rejects.toThrow('has ended');
  await Promise.allSettled(both);
  expect(await (await pool.handle(new Request('https://jarmark.test/'), noCalls)).text()).toBe('ok');
});
