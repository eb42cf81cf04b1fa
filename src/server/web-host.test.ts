import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import type { WebHandler } from '#contract/web-seam.ts';
import { EventHub } from './events.ts';
import { PageCache } from './page-cache.ts';
import { servePages } from './web-host.ts';

const SCRIPT = 'document.title = "x"';
let rendered: string[] = [];

const handle: WebHandler = async (request, seam) => {
  rendered.push(`${seam.locale} ${new URL(request.url).pathname} ${request.headers.get('cookie') ?? '-'}`);
  const body = `<html lang="${seam.locale}"><script>${SCRIPT}</script><script type="application/ld+json">{}</script>${'page '.repeat(500)}</html>`;
  return new Response(body, {
    status: request.url.includes('/gone') ? 404 : 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
};

async function aServer(publicUrl = 'http://localhost:3000') {
  const fastify = Fastify();
  servePages(fastify, {
    web: { handle, clientDir: null, messages: {}, cache: true },
    mounted: [],
    pages: new PageCache(new EventHub(() => {})),
    publicUrl,
  });
  await fastify.ready();
  return fastify;
}

beforeEach(() => {
  rendered = [];
});

test('a page is rendered once and then sent from the cache', async () => {
  const server = await aServer();
  const first = await server.inject('/ads?q=a');
  const second = await server.inject('/ads?q=a');
  expect([first.headers['x-cache'], second.headers['x-cache']]).toEqual(['miss', 'hit']);
  expect(second.body).toBe(first.body);
  expect(rendered).toHaveLength(1);
});

test('each language has its own copy: from the cookie, or from the address, which also sets the cookie', async () => {
  const server = await aServer();
  await server.inject({ url: '/', headers: { cookie: 'a=b; selectedLanguage=de' } });
  const chosen = await server.inject({ url: '/?lang=UK', headers: { cookie: 'selectedLanguage=de' } });
  await server.inject({ url: '/', headers: { cookie: 'selectedLanguage=klingon' } });
  expect(rendered.map((each) => each.slice(0, 2))).toEqual(['de', 'uk', 'pl']);
  expect(chosen.headers['set-cookie']).toMatch(/^selectedLanguage=uk; Path=\/; .*SameSite=Lax$/);
});

test('nothing of who asks reaches the rendering', async () => {
  const server = await aServer();
  await server.inject({ url: '/', headers: { cookie: 'session=secret', authorization: 'Bearer secret' } });
  expect(rendered[0]).toMatch(/ -$/);
});

test('the policy allows exactly the inline scripts of the page, by their hash', async () => {
  const policy = String((await (await aServer()).inject('/')).headers['content-security-policy']);
  const hash = createHash('sha256').update(SCRIPT).digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  expect(policy.match(/sha256-/g)).toHaveLength(1);
});

test('pages come compressed as asked for, and not at all when nothing has changed', async () => {
  const server = await aServer();
  const plain = await server.inject('/');
  const brotli = await server.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
  const gzip = await server.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  const again = await server.inject({ url: '/', headers: { 'if-none-match': String(plain.headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a page that is not there keeps its status from the cache too', async () => {
  const server = await aServer();
  expect((await server.inject('/gone')).statusCode).toBe(404);
  expect((await server.inject('/gone')).statusCode).toBe(404);
});

test('a site behind TLS sends secure cookies and upgrades requests', async () => {
  const response = await (await aServer('https://jarmark.example')).inject('/?lang=en');
  expect(response.headers['set-cookie']).toContain('; Secure');
  expect(response.headers['content-security-policy']).toContain('upgrade-insecure-requests');
});
