import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveFiles } from './files.ts';

const clientDir = mkdtempSync(join(tmpdir(), 'jarmark-files-'));
const fastify = Fastify();

beforeAll(async () => {
  mkdirSync(join(clientDir, 'assets'));
  for (const end of ['', '.br', '.gz']) writeFileSync(join(clientDir, `assets/page.js${end}`), `page${end}`);
  await serveFiles(fastify, { clientDir, handle: async () => new Response(), messages: {}, cache: false });
});

afterAll(async () => {
  await fastify.close();
  rmSync(clientDir, { recursive: true });
});

const ask = (url: string, encodings: string) => fastify.inject({ url, headers: { 'accept-encoding': encodings } });

test.each([
  ['gzip, br', 'br', 'page.br'],
  ['gzip', 'gzip', 'page.gz'],
  ['identity', undefined, 'page'],
])('a built file is sent compressed in advance to who accepts %s', async (encodings, encoding, content) => {
  const { body, headers } = await ask('/assets/page.js', encodings);
  expect(body).toBe(content);
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['content-type']).toMatch(/^application\/javascript/);
  expect(headers['cache-control']).toMatch(/immutable/);
});

test.each(['br', 'gz'])('a compressed file has no address of its own (.%s)', async (end) => {
  expect((await ask(`/assets/page.js.${end}`, 'br')).statusCode).toBe(404);
});
