import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiClient } from '#contract/api-client.ts';
import { ApiError, type ErrorCode } from '#contract/errors.ts';
import type { WebHandler, WebSeam } from '#contract/web-seam.ts';
import { readDocument } from '#i18n/documents.ts';
import type { Locale } from '#i18n/locales.ts';
import { currentCatalogue, perCatalogue } from '#kinds/ad/catalogue.ts';
import { currentPrices } from '#kinds/price-list.ts';
import type { Config } from '../config.ts';
import { visitorContext } from './context.ts';
import { assertInTime } from './deadline.ts';
import { toApiError } from './errors.ts';
import { localClient, type Mounted } from './mount.ts';
import { type PageAddress, readPageAddress, siteUrl } from './page-address.ts';
import { type CachedPage, PageCache } from './page-cache.ts';
import { makeNonce, signScripts } from './page-scripts.ts';
import { sendPage } from './page-sending.ts';
import { pagePolicy } from './security.ts';
import { traced } from './tracing/tracing.ts';

export { PageCache };

/** The source of pages: the built web app, or a development server with hot reload. */
export interface WebSource {
  readonly handle: WebHandler;
  /** The folder of built files; null in development, where the development server serves them. */
  readonly clientDir: string | null;
  /** The addresses of the message files, by language. */
  readonly messages: Partial<Record<Locale, string>>;
  /** Whether pages may be cached. */
  readonly cache: boolean;
  /** In development, handles requests for modules and assets first. */
  readonly middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

/** The dependencies of rendering. */
export interface PageHost {
  readonly web: WebSource;
  readonly mounted: readonly Mounted[];
  readonly pages: PageCache;
  readonly texts: { readonly policyDate: () => string | undefined; readonly announcedTerms: () => number };
  /** Read for each page, because admins can change it. */
  readonly config: Pick<Config, 'publicUrl' | 'market' | 'operator'>;
}

const YEAR_S = 31_536_000;
const FORM_LIMIT = 5;
const FORM_WINDOW_MS = 10 * 60_000;
const LANGUAGE_COOKIE = 'selectedLanguage';

/** Serves a page of the web app for every path that nothing else handles. */
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
    // A page's form calls the API in process, so apply the API's rate limit here too.
    config: { rateLimit: { max: FORM_LIMIT, timeWindow: FORM_WINDOW_MS } },
    handler: (request, reply) => serveAction(host, request, reply),
    errorHandler: (error, request, reply) => serveFailure(host, error, request, reply),
  });
}

async function servePage(host: PageHost, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { publicUrl, market } = host.config;
  const address = readPageAddress({ publicUrl, market }, request);
  // A browser would treat `//somewhere`, in links to this page, as another site.
  if (request.url.startsWith('//')) return reply.redirect(address.url.pathname + address.url.search, 301);
  const { key, chosen } = address;
  const make = (onTags: (tags: readonly string[]) => void) => render(host, request, address, onTags);
  const isCacheable = host.web.cache && key !== null;
  const hit = isCacheable ? host.pages.find(key) : undefined;
  const page = hit ?? (await (isCacheable ? host.pages.getOrMake(key, make) : make(() => {})));
  assertInTime();
  reply.header('x-cache', hit ? 'hit' : 'miss');
  if (chosen) reply.header('set-cookie', languageCookie(chosen, publicUrl));
  // Most pages that only a crawler asks for are sent once.
  return sendPage(request, reply, page, assertInTime, hit ? 'thorough' : 'quick');
}

/** Renders a page as a visitor sees it: the same for all, so it can be cached. */
async function render(
  host: PageHost,
  request: FastifyRequest,
  { url, locale }: PageAddress,
  onTags: (tags: readonly string[]) => void,
): Promise<CachedPage> {
  const context = visitorContext({ requestId: request.id, locale, log: request.log });
  return traced('page', { 'jarmark.page': pageName(url), 'jarmark.locale': locale }, async () => {
    const seam = makeSeam(host, locale, localClient(host.mounted, context, onTags));
    return toCachedPage(await host.web.handle(toWebRequest(request, url), seam), host, seam);
  });
}

/** The first segment of a page's path: later ones may be tokens of private links. */
function pageName({ pathname }: URL): string {
  return `/${pathname.split('/')[1] ?? ''}`;
}

function makeSeam(
  { web, texts, config: { publicUrl, market, operator } }: PageHost,
  locale: Locale,
  api: ApiClient,
): WebSeam {
  return {
    api,
    locale,
    publicUrl,
    market,
    operator,
    catalogue: catalogueText(),
    policyDate: texts.policyDate(),
    announcedTerms: texts.announcedTerms(),
    prices: pricesText(),
    nonce: makeNonce(),
    messages: web.messages[locale] ?? null,
    nowMs: Date.now(),
    document: (name) => readDocument(name, locale, market.name),
  };
}

/** The operator's changes of the catalogue; null for the seed. */
const catalogueText = perCatalogue(() => {
  const catalogue = currentCatalogue();
  return catalogue.edition === 0 ? null : JSON.stringify(catalogue);
});

/** The price list in force; null for the one in the code. */
function pricesText(): string | null {
  const list = currentPrices();
  return list.edition === 0 ? null : JSON.stringify(list);
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

async function toCachedPage(
  response: Response,
  { config: { publicUrl } }: PageHost,
  { nonce }: WebSeam,
): Promise<CachedPage> {
  const { body, hashes } = signScripts(Buffer.from(await response.arrayBuffer()), nonce);
  const headers: Record<string, string> = {};
  response.headers.forEach((value, name) => {
    headers[name] = value;
  });
  if (headers['content-type']?.startsWith('text/html')) {
    headers['content-security-policy'] = pagePolicy(hashes, publicUrl.startsWith('https:'));
  }
  headers.etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  return { status: response.status, headers, body, encoded: new Map() };
}

/** A form sent by a page without JavaScript: never cached. */
async function serveAction(host: PageHost, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const web = toWebRequest(request, siteUrl(host.config.publicUrl, request), formOf(request));
  web.headers.set('content-type', FORM_TYPE);
  const { locale } = readPageAddress(host.config, request);
  const context = visitorContext({ requestId: request.id, locale, log: request.log, ip: request.ip });
  const seam = makeSeam(host, locale, localClient(host.mounted, context));
  return sendPage(request, reply, await toCachedPage(await host.web.handle(web, seam), host, seam), assertInTime);
}

const FORM_TYPE = 'application/x-www-form-urlencoded';

/** The fields of a urlencoded form. @throws ApiError 'unsupportedMediaType' for any other body */
function formOf({ headers, body }: FastifyRequest): string {
  const [type = ''] = (headers['content-type'] ?? FORM_TYPE).split(';');
  if (type.trim().toLowerCase() !== FORM_TYPE) throw new ApiError('unsupportedMediaType');
  // A repeated field has several values.
  const values = Object.entries((body ?? {}) as Record<string, string | string[]>);
  return new URLSearchParams(values.flatMap(([name, each]) => [each].flat().map((value) => [name, value]))).toString();
}

/** Shows browsers the site's error page; rethrows for API clients. */
export async function serveFailure(
  host: PageHost,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!request.headers.accept?.includes('text/html')) throw error;
  const { code, status } = toApiError(error);
  if (status >= 500) request.log.error({ err: error, req: request }, 'page failed');
  const { locale } = readPageAddress(host.config, request);
  const key = `${locale} !${code}`;
  const make = () => renderFailure(host, locale, code);
  // A refusal must not cost more than a cached page.
  const keep = () => host.pages.find(key) ?? host.pages.getOrMake(key, make, ({ status }) => status < 500);
  return sendPage(request, reply, await (host.web.cache ? keep() : make()), () => {});
}

async function renderFailure(host: PageHost, locale: Locale, failure: ErrorCode): Promise<CachedPage> {
  const api: ApiClient = { call: () => Promise.reject(new ApiError(failure)) };
  const request = new Request(new URL('/', host.config.publicUrl));
  const seam = { ...makeSeam(host, locale, api), failure };
  return toCachedPage(await host.web.handle(request, seam), host, seam);
}

function languageCookie(locale: Locale, publicUrl: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${LANGUAGE_COOKIE}=${locale}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure}`;
}
