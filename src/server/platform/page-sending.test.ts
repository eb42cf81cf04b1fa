import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { assertInTime, limitRequests } from './deadline.ts';
import type { CachedPage } from './page-cache.ts';
import { sendPage } from './page-sending.ts';

const aPage = (status: number, text: string): CachedPage => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', etag: `"${status}"` },
  body: Buffer.from(text.repeat(2_000)),
  encoded: new Map(),
});

/** Occupies the thread pool that compresses, as picture processing does. */
const occupyThreads = () =>
  Promise.all(Array.from({ length: 12 }, () => promisify(pbkdf2)('', '', 400_000, 64, 'sha512')));

test('a page compressed after the deadline is not sent, and the error response keeps its content type', async () => {
  const fastify = Fastify();
  limitRequests(fastify, 50);
  const failure = aPage(503, 'zajęte ');
  failure.encoded.set('br', { bytes: Buffer.from('failure'), effort: 'thorough' });
  let beganFailing = false;
  fastify.route({
    method: 'GET',
    url: '/',
    handler: (request, reply) => sendPage(request, reply, aPage(200, 'strona '), assertInTime),
    errorHandler: async (_error, request, reply) => {
      beganFailing = true;
      // Rendering the error page takes longer than the compression that is still pending.
      await busy;
      await new Promise((resolve) => setTimeout(resolve, 100));
      return sendPage(request, reply, failure, () => {});
    },
  });
  await fastify.ready();
  const busy = occupyThreads();
  const { statusCode, headers, rawPayload } = await fastify.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
  await busy;
  expect(beganFailing).toBe(true);
  expect({ statusCode, type: headers['content-type'] }).toEqual({ statusCode: 503, type: 'text/html; charset=utf-8' });
  expect(rawPayload.toString()).toBe('failure');
  await fastify.close();
});

test('a page is compressed quickly for its first request and thoroughly, once, for the later ones', async () => {
  const fastify = Fastify();
  const page = aPage(200, 'strona ');
  fastify.get('/', (request, reply) => sendPage(request, reply, page, () => {}, 'quick'));
  fastify.get('/again', (request, reply) => sendPage(request, reply, page, () => {}));
  const ask = async (url: string) => {
    const { rawPayload } = await fastify.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(brotliDecompressSync(rawPayload)).toEqual(page.body);
    return page.encoded.get('br');
  };
  const first = await ask('/');
  expect(first?.effort).toBe('quick');
  expect(await ask('/')).toBe(first);
  const second = await ask('/again');
  expect(second?.effort).toBe('thorough');
  expect(await ask('/again')).toBe(second);
  expect(await ask('/')).toBe(second);
  await fastify.close();
});
