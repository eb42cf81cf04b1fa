import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import Fastify from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { ApiError, ERROR_STATUS } from '#contract/errors.ts';
import type { WebHandler } from '#contract/web-seam.ts';
import { EventHub } from './events.ts';
import { PageCache } from './page-cache.ts';
import { servePages } from './web-host.ts';
import { wellFormedUrl } from './well-formed-url.ts';

const SCRIPT = 'document.title = "x"';
let rendered: string[] = [];

const handle: WebHandler = async (request, seam) => {
  rendered.push(`${seam.locale} ${new URL(request.url).pathname} ${request.headers.get('cookie') ?? '-'}`);
  if (request.url.includes('/broken') && !seam.failure) throw new Error('broken');
  const body = `<html lang="${seam.locale}"><script>${SCRIPT}</script><script type="application/ld+json">{}</script>${'page '.repeat(500)}</html>`;
  return new Response(body, {
    status: seam.failure ? ERROR_STATUS[seam.failure] : request.url.includes('/gone') ? 404 : 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
};

async function aServer(publicUrl = 'http://localhost:3000') {
  const fastify = Fastify({ rewriteUrl: ({ url = '/' }) => wellFormedUrl(url) });
  await fastify.register(formbody);
  await fastify.register(rateLimit, { global: false, errorResponseBuilder: () => new ApiError('tooManyRequests') });
  servePages(fastify, {
    web: { handle, clientDir: null, messages: {}, cache: true },
    mounted: [],
    pages: new PageCache(new EventHub(() => {})),
    publicUrl,
    operator: null,
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

const A_PERSON = { accept: 'text/html,application/xhtml+xml', cookie: 'selectedLanguage=de' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

test('a form is answered in the language of the address, else of the cookie', async () => {
  const server = await aServer();
  const send = (url: string, cookie: string) =>
    server.inject({ method: 'POST', url, payload: 'a=b', headers: { ...FORM, cookie } });
  expect((await send('/contact', 'selectedLanguage=it')).body).toContain('<html lang="it">');
  expect((await send('/contact?lang=uk', 'selectedLanguage=it')).body).toContain('<html lang="uk">');
});

test.each(['/%E0%A4%A', '/ad/%zz', '/%', '/ad/5%?x=%zz', '/user/%C3%28'])(
  '%s is a page like any other',
  async (url) => {
    const response = await (await aServer()).inject({ url, headers: A_PERSON });
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('<html lang="de">');
    expect(decodeURIComponent(rendered[0]?.split(' ')[1] ?? '')).toBe(url.split('?')[0]);
  },
);

test('an address that a browser would take for another site is put right', async () => {
  const server = await aServer();
  const response = await server.inject('//evil.example/ads?q=a');
  expect([response.statusCode, response.headers.location]).toEqual([301, '/evil.example/ads?q=a']);
  expect((await server.inject('//')).headers.location).toBe('/');
  expect(rendered).toEqual([]);
});

test('a person who is turned away gets a page in their language, a program what the API says', async () => {
  const server = await aServer();
  const send = (headers: Record<string, string>, type = FORM['content-type']) =>
    server.inject({ method: 'POST', url: '/contact', payload: 'a=b', headers: { ...headers, 'content-type': type } });
  const wrongType = await send(A_PERSON, 'text/csv');
  expect([wrongType.statusCode, wrongType.body.slice(0, 16)]).toEqual([415, '<html lang="de">']);
  expect(wrongType.headers['content-security-policy']).toContain("default-src 'self'");
  for (let time = 0; time < 4; time += 1) await send(A_PERSON);
  rendered = [];
  const tooMany = [await send(A_PERSON), await send(A_PERSON)];
  expect(tooMany.map(({ statusCode }) => statusCode)).toEqual([429, 429]);
  expect(tooMany[1]?.headers['retry-after']).toBeDefined();
  expect(tooMany[1]?.body).toContain('<html lang="de">');
  expect((await send({ accept: '*/*' })).headers['content-type']).toContain('application/json');
});

test('a page that breaks is told by the page that tells of errors', async () => {
  const response = await (await aServer()).inject({ url: '/broken', headers: A_PERSON });
  expect([response.statusCode, response.body.slice(0, 16)]).toEqual([500, '<html lang="de">']);
});
