import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiClient } from '#contract/api-client.ts';
import { ApiError, type ErrorCode } from '#contract/errors.ts';
import type { Operator, WebHandler, WebSeam } from '#contract/web-seam.ts';
import { messagesJson } from '#i18n/catalog.ts';
import { readDocument } from '#i18n/documents.ts';
import { DEFAULT_LOCALE, findLocale, type Locale } from '#i18n/locales.ts';
import { visitorContext } from './context.ts';
import { toApiError } from './errors.ts';
import { localClient, type Mounted } from './mount.ts';
import { type CachedPage, PageCache } from './page-cache.ts';
import { sendPage } from './page-sending.ts';
import { pagePolicy } from './security.ts';

export { PageCache };

/** Where the pages come from: the built web app, or a development server that builds as one types. */
export interface WebSource {
  readonly handle: WebHandler;
  /** The folder of built files; null in development, where the development server serves them. */
  readonly clientDir: string | null;
  /** Where each language's messages are served. */
  readonly messages: Partial<Record<Locale, string>>;
  /** Whether pages may be kept. */
  readonly cache: boolean;
  /** In development, what answers requests for modules and assets before anything else looks at them. */
  readonly middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

interface PageHost {
  readonly web: WebSource;
  readonly mounted: readonly Mounted[];
  readonly pages: PageCache;
  readonly publicUrl: string;
  readonly operator: Operator | null;
}

const YEAR_S = 31_536_000;
const FORM_LIMIT = 5;
const FORM_WINDOW_MS = 10 * 60_000;
const LANGUAGE_COOKIE = 'selectedLanguage';

/** Serves every path that nothing else serves with a page of the web app. */
export function servePages(fastify: FastifyInstance, host: PageHost): void {
  const { middleware } = host.web;
  if (middleware) {
    fastify.addHook('onRequest', (request, reply, done) => {
      middleware(request.raw, reply.raw, done);
    });
  }
  fastify.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => servePage(host, request, reply),
    errorHandler: (error, request, reply) => serveFailure(host, error, request, reply),
  });
  fastify.route({
    method: 'POST',
    url: '/*',
    // A page's form calls the API in process, so the limit that the API sets is set here too.
    config: { rateLimit: { max: FORM_LIMIT, timeWindow: FORM_WINDOW_MS } },
    handler: (request, reply) => serveAction(host, request, reply),
    errorHandler: (error, request, reply) => serveFailure(host, error, request, reply),
  });
}

async function servePage(host: PageHost, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const url = addressOf(host, request);
  // A browser would take `//somewhere`, as links to this very page would say, for another site.
  if (request.url.startsWith('//')) return reply.redirect(url.pathname + url.search, 301);
  const chosen = localeOfAddress(url);
  const locale = chosen ?? localeOfCookie(request);
  const key = `${locale} ${request.url}`;
  const cacheable = host.web.cache;
  const hit = cacheable ? host.pages.find(key) : undefined;
  const make = (onTags: (tags: readonly string[]) => void) => render(host, request, url, locale, onTags);
  const page = hit ?? (await (cacheable ? host.pages.getOrMake(key, make) : make(() => {})));
  reply.header('x-cache', hit ? 'hit' : 'miss');
  if (chosen) reply.header('set-cookie', languageCookie(chosen, host.publicUrl));
  return sendPage(request, reply, page);
}

/** Renders a page as a visitor who is not logged in sees it: the same for all, so it can be kept. */
async function render(
  host: PageHost,
  request: FastifyRequest,
  url: URL,
  locale: Locale,
  onTags: (tags: readonly string[]) => void,
): Promise<CachedPage> {
  const context = visitorContext({ requestId: request.id, locale, log: request.log });
  const seam = makeSeam(host, locale, localClient(host.mounted, context, onTags));
  const response = await host.web.handle(toWebRequest(request, url), seam);
  return toCachedPage(response, host.publicUrl.startsWith('https:'));
}

function makeSeam({ web, publicUrl, operator }: PageHost, locale: Locale, api: ApiClient): WebSeam {
  return {
    api,
    locale,
    publicUrl,
    operator,
    messages: web.messages[locale] ?? null,
    saying: (part) => messagesJson(locale, part),
    nowMs: Date.now(),
    document: (name) => readDocument(name, locale),
  };
}

function toWebRequest(request: FastifyRequest, url: URL, body?: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string' && name !== 'cookie' && name !== 'authorization') headers.set(name, value);
  }
  return new Request(url, {
    method: request.method === 'POST' ? 'POST' : 'GET',
    headers,
    ...(body === undefined ? {} : { body }),
  });
}

const SCRIPT_END = '</script>';

/** Hashes of the scripts within a page that the browser runs; structured data is none. It is read as bytes: pages are long. */
function inlineScriptHashes(body: Buffer): string[] {
  const hashes = new Set<string>();
  let at = 0;
  while (true) {
    const tag = body.indexOf('<script', at);
    if (tag < 0) return [...hashes];
    const start = body.indexOf('>', tag) + 1;
    const end = body.indexOf(SCRIPT_END, start);
    if (start === 0 || end < 0) return [...hashes];
    const attributes = body.toString('latin1', tag, start);
    if (!/\bsrc=|type="application\/ld\+json"/.test(attributes))
      hashes.add(createHash('sha256').update(body.subarray(start, end)).digest('base64'));
    at = end + SCRIPT_END.length;
  }
}

async function toCachedPage(response: Response, secure: boolean): Promise<CachedPage> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers: Record<string, string> = {};
  response.headers.forEach((value, name) => {
    headers[name] = value;
  });
  if (headers['content-type']?.startsWith('text/html')) {
    headers['content-security-policy'] = pagePolicy(inlineScriptHashes(body), secure);
  }
  headers.etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  return { status: response.status, headers, body, encoded: new Map() };
}

/** A form sent by a page without JavaScript: never kept. */
async function serveAction(host: PageHost, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const url = addressOf(host, request);
  const body = new URLSearchParams((request.body ?? {}) as Record<string, string>).toString();
  const web = toWebRequest(request, url, body);
  web.headers.set('content-type', 'application/x-www-form-urlencoded');
  const locale = localeOfAddress(url) ?? localeOfCookie(request);
  const context = visitorContext({ requestId: request.id, locale, log: request.log, ip: request.ip });
  const response = await host.web.handle(web, makeSeam(host, locale, localClient(host.mounted, context)));
  return sendPage(request, reply, await toCachedPage(response, host.publicUrl.startsWith('https:')));
}

/** Tells people with the site's own page why they get no other, and programs as the API tells it. */
async function serveFailure(
  host: PageHost,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!request.headers.accept?.includes('text/html')) throw error;
  const { code, status } = toApiError(error);
  if (status >= 500) request.log.error({ err: error, req: request }, 'page failed');
  const locale = localeOfAddress(addressOf(host, request)) ?? localeOfCookie(request);
  const make = () => renderFailure(host, locale, code);
  // Whoever is turned away must not cost more than a page from the cache.
  return sendPage(request, reply, await (host.web.cache ? host.pages.getOrMake(`${locale} !${code}`, make) : make()));
}

async function renderFailure(host: PageHost, locale: Locale, failure: ErrorCode): Promise<CachedPage> {
  const api: ApiClient = { call: () => Promise.reject(new ApiError(failure)) };
  const request = new Request(new URL('/', host.publicUrl));
  const response = await host.web.handle(request, { ...makeSeam(host, locale, api), failure });
  return toCachedPage(response, host.publicUrl.startsWith('https:'));
}

/** Where a request goes, always on this site, whatever its line says. */
function addressOf({ publicUrl }: PageHost, request: FastifyRequest): URL {
  return new URL(publicUrl + request.url.replace(/^(https?:\/\/[^/?#]*)?[/\\]*/i, '/'));
}

function localeOfAddress(url: URL): Locale | undefined {
  return findLocale(url.searchParams.get('lang'));
}

function localeOfCookie(request: FastifyRequest): Locale {
  const match = /(?:^|;\s*)selectedLanguage=([^;]+)/.exec(request.headers.cookie ?? '');
  return findLocale(match?.[1]) ?? DEFAULT_LOCALE;
}

function languageCookie(locale: Locale, publicUrl: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${LANGUAGE_COOKIE}=${locale}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure}`;
}
