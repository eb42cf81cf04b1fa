import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import fc from 'fast-check';
import Fastify from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { ApiError, ERROR_STATUS } from '#contract/errors.ts';
import { marketOf } from '#contract/settings/public.ts';
import { INITIAL_SETTINGS } from '#contract/settings/registry.ts';
import type { WebHandler } from '#contract/web-seam.ts';
import { anyText } from '#test/any-text.ts';
import { share } from '#test/effort.ts';
import { EventHub } from './events.ts';
import { PageCache } from './page-cache.ts';
import { servePages } from './web-host.ts';
import { wellFormedUrl } from './well-formed-url.ts';

const SCRIPT = 'document.title = "x"';
let rendered: string[] = [];

const handle: WebHandler = async (request, seam) => {
  rendered.push(`${seam.locale} ${new URL(request.url).pathname} ${request.headers.get('cookie') ?? '-'}`);
  if (request.url.includes('/broken') && !seam.failure) throw new Error('broken');
  // Simulates a component that forgets to escape text.
  const hole = new URL(request.url).searchParams.get('q') ?? '';
  const body = `<html lang="${seam.locale}"><script nonce="${seam.nonce}">${SCRIPT}</script><script type="application/ld+json">{}</script><script nonce="${seam.nonce}" src="/own.js"></script>${hole}${'page '.repeat(500)}</html>`;
  if (request.url.includes('/elsewhere'))
    return new Response(null, { status: 302, headers: { location: request.url } });
  return new Response(body, {
    status: seam.failure ? ERROR_STATUS[seam.failure] : request.url.includes('/gone') ? 404 : 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
};

async function aServer(publicUrl = 'http://localhost:3000', pages = new PageCache(new EventHub(() => {}))) {
  const fastify = Fastify({ rewriteUrl: ({ url = '/' }) => wellFormedUrl(url) });
  await fastify.register(formbody);
  await fastify.register(multipart);
  await fastify.register(rateLimit, { global: false, errorResponseBuilder: () => new ApiError('tooManyRequests') });
  servePages(fastify, {
    web: { handle, clientDir: null, messages: {}, cache: true },
    mounted: [],
    pages,
    texts: { policyDate: () => undefined, announcedTerms: () => 0 },
    config: { publicUrl, market: marketOf(INITIAL_SETTINGS), operator: null },
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

test('nothing about the caller reaches the rendering', async () => {
  const server = await aServer();
  await server.inject({ url: '/', headers: { cookie: 'session=secret', authorization: 'Bearer secret' } });
  expect(rendered[0]).toMatch(/ -$/);
});

test('the policy allows exactly the page’s inline scripts, by hash', async () => {
  const policy = String((await (await aServer()).inject('/')).headers['content-security-policy']);
  const hash = createHash('sha256').update(SCRIPT).digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  expect(policy.match(/sha256-/g)).toHaveLength(1);
});

test.each([
  '<script>evil()</script>',
  '<script nonce>evil()</script>',
  '<script nonce="">evil()</script>',
  '<script nonce="guess">evil()</script>',
  '<SCRIPT>evil()</SCRIPT>',
  "<script x='",
  '<script>evil()//',
])('an injected script is not allowed by the policy: %s', async (injected) => {
  const server = await aServer();
  const clean = await server.inject('/ads');
  const page = await server.inject(`/ads?q=${encodeURIComponent(injected)}`);
  expect(page.body).toContain(injected);
  expect(page.headers['content-security-policy']).toBe(clean.headers['content-security-policy']);
});

test("the nonce of the page's own scripts differs at each rendering, and never leaves the server", async () => {
  const server = await aServer();
  const [first, second] = [await server.inject('/gone'), await server.inject('/gone')];
  expect(first.body).toContain(`<script>${SCRIPT}</script>`);
  expect(first.body).toContain('<script src="/own.js"></script>');
  expect(first.body).not.toContain('nonce');
  expect(second.body).toBe(first.body);
  expect(second.headers['x-cache']).toBe('miss');
});

test('pages are compressed as requested, and not sent at all if nothing has changed', async () => {
  const server = await aServer();
  const plain = await server.inject('/');
  const brotli = await server.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
  const gzip = await server.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  const again = await server.inject({ url: '/', headers: { 'if-none-match': String(plain.headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a missing page keeps its status, from the cache too', async () => {
  const server = await aServer();
  expect((await server.inject('/gone')).statusCode).toBe(404);
  expect((await server.inject('/gone')).statusCode).toBe(404);
});

test('a site behind TLS sets secure cookies and upgrades requests', async () => {
  const response = await (await aServer('https://jarmark.example')).inject('/?lang=en');
  expect(response.headers['set-cookie']).toContain('; Secure');
  expect(response.headers['content-security-policy']).toContain('upgrade-insecure-requests');
});

const A_PERSON = { accept: 'text/html,application/xhtml+xml', cookie: 'selectedLanguage=de' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

test('the response to a form is in the language of the address, otherwise of the cookie', async () => {
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

test('an address that a browser would take for another site is redirected', async () => {
  const server = await aServer();
  const response = await server.inject('//evil.example/ads?q=a');
  expect([response.statusCode, response.headers.location]).toEqual([301, '/evil.example/ads?q=a']);
  expect((await server.inject('//')).headers.location).toBe('/');
  expect(rendered).toEqual([]);
});

test("a refused browser gets a page in the user's language, a program the API's error", async () => {
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

test('a failing page is replaced by the error page', async () => {
  const response = await (await aServer()).inject({ url: '/broken', headers: A_PERSON });
  expect([response.statusCode, response.body.slice(0, 16)]).toEqual([500, '<html lang="de">']);
});

const BODIES: readonly [string, string, string][] = [
  ['a list', 'application/json', '["x"]'],
  ['a list of lists', 'application/json', '[["a","b"]]'],
  ['a text', 'application/json', '"x"'],
  ['a number', 'application/json', '5'],
  ['nothing', 'application/json', 'null'],
  ['an object', 'application/json', '{"name":{"a":1}}'],
  ['deep nesting', 'application/json', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
  ['plain text', 'text/plain', 'x'],
  ['broken JSON', 'application/json', '{"a'],
  ['form data', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--'],
  ['no type', '', 'x'],
];

test.each(BODIES)('%s is not a form and is refused, not an error', async (_, type, payload) => {
  const server = await aServer();
  const headers: Record<string, string> = type ? { ...A_PERSON, 'content-type': type } : A_PERSON;
  for (const url of ['/contact', '/', '/ads.data']) {
    const { statusCode, body } = await server.inject({ method: 'POST', url, payload, headers });
    expect([400, 415], `${url}: ${body.slice(0, 100)}`).toContain(statusCode);
  }
});

test('any body of any type, sent to any page, causes no server error', async () => {
  const type = fc.constantFrom(
    'application/json',
    FORM['content-type'],
    `${FORM['content-type']}; charset=utf-16`,
    'text/plain',
    'multipart/form-data',
    'a',
    'APPLICATION/JSON',
  );
  const body = fc.oneof(
    fc.json(),
    anyText(),
    fc.uint8Array().map((bytes) => Buffer.from(bytes)),
    fc.webQueryParameters(),
    fc.constant('a=1&a=2&__proto__=3&a[b]=4&%zz=%'),
  );
  const path = fc.constantFrom('/', '/contact', '/ads', '/ad/1', '/nowhere', '/contact.data', '/%zz', '/login?index');
  // A server per run would be slow, and one address may send only five forms.
  const server = await aServer();
  let from = 0;
  await fc.assert(
    fc.asyncProperty(path, type, body, async (url, contentType, payload) => {
      from += 1;
      const headers = { accept: 'text/html', 'content-type': contentType };
      const remoteAddress = `10.${from >> 16}.${(from >> 8) & 255}.${from & 255}`;
      const { statusCode } = await server.inject({ method: 'POST', url, payload, headers, remoteAddress });
      expect(statusCode).toBeLessThan(500);
    }),
    { numRuns: share(600) },
  );
});

test('parameters unknown to a page neither split the cache nor reach the page', async () => {
  const pages = new PageCache(new EventHub(() => {}));
  const server = await aServer(undefined, pages);
  for (let time = 0; time < 300; time += 1)
    await server.inject(`/ads?utm_source=${time}&q=mi%C3%B3d&${'x'.repeat(time)}=1`);
  await server.inject('/ads?q=mi%C3%B3d');
  await server.inject('/?gclid=1');
  await server.inject('/');
  expect(pages.size.pages).toBe(2);
  expect(rendered).toHaveLength(2);
  // The order of parameters does not matter, their values do.
  const statuses = [];
  for (const url of ['/ads?q=a&page=2', '/ads?page=2&q=a', '/ads?q=b&page=2'])
    statuses.push((await server.inject(url)).headers['x-cache']);
  expect(statuses).toEqual(['miss', 'hit', 'miss']);
});

test('a page that may read any parameter is rendered with all of them, and not cached', async () => {
  const pages = new PageCache(new EventHub(() => {}));
  const server = await aServer(undefined, pages);
  await server.inject('/login?next=%2Fchat');
  await server.inject('/login?next=%2Fchat');
  expect(rendered).toHaveLength(2);
  expect(pages.size.pages).toBe(0);
});

test('missing or redirected addresses leave nothing in the cache', async () => {
  const pages = new PageCache(new EventHub(() => {}));
  const server = await aServer(undefined, pages);
  const padding = 'x'.repeat(15_000);
  for (let time = 0; time < share(6_000); time += 1)
    await server.inject(`/${time % 2 ? 'gone' : 'elsewhere'}/${time}?q=${padding}`);
  expect(pages.size).toEqual({ pages: 0, bytes: 0 });
  for (let time = 0; time < share(4_000); time += 1) await server.inject(`/ads?q=${time}${padding}`);
  expect(pages.size).toEqual({ pages: 0, bytes: 0 });
});
