import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { compressAnswers } from './answer-compression.ts';

const LONG = { data: 'Miód gryczany z pasieki na skraju lasu. '.repeat(80) };

function aServer() {
  const fastify = Fastify();
  compressAnswers(fastify);
  fastify.get('/long', async (_request, reply) => reply.header('vary', 'accept-language').send(LONG));
  fastify.get('/short', async () => ({ data: 'Miód' }));
  fastify.get('/text', async (_request, reply) => reply.type('text/plain').send(LONG.data));
  fastify.post('/long', async () => LONG);
  return fastify;
}

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
] as const)('for "%s" a long answer is compressed with %s', async (accepted, encoding, decompress) => {
  const answer = await aServer().inject({ url: '/long', headers: { 'accept-encoding': accepted } });
  expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-language, accept-encoding' });
  expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
  expect(answer.rawPayload.length).toBeLessThan(300);
  expect(JSON.parse(decompress(answer.rawPayload).toString())).toEqual(LONG);
});

test.each([
  ['a client that accepts no compression', 'GET', '/long', 'identity'],
  ['a client that says nothing', 'GET', '/long', undefined],
  ['an answer of a few characters', 'GET', '/short', 'br'],
  ['an answer that is not JSON', 'GET', '/text', 'br'],
  ['an answer to a POST, which may hold a new token', 'POST', '/long', 'br'],
] as const)('not compressed: %s', async (_case, method, url, accepted) => {
  const headers = accepted ? { 'accept-encoding': accepted } : {};
  const answer = await aServer().inject({ method, url, headers });
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.payload).toContain('Miód');
});

test('an answer that would be compressed for others says so to caches', async () => {
  const answer = await aServer().inject({ url: '/long' });
  expect(answer.headers.vary).toBe('accept-language, accept-encoding');
});
