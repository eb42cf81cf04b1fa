import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiClient } from '#contract/api-client.ts';
import { getListing } from '#contract/listings/listings.ts';
import type { Market } from '#contract/settings/market.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Translate } from '#i18n/message-id.ts';
import { getTranslator } from '#i18n/translator.ts';
import { getKind, KIND_IDS, type KindId } from '#kinds/index.ts';
import type { Config } from '../config.ts';
import { visitorContext } from '../platform/context.ts';
import type { Db } from '../platform/db/client.ts';
import { localClient, type Mounted } from '../platform/mount.ts';
import { type DocumentHeaders, sendChunks, sendText } from './answers.ts';
import { ATOM_TYPE, atomText } from './atom.ts';
import { CALENDAR_TYPE, calendarFeed, listingCalendar } from './calendar.ts';
import { collectComing } from './coming.ts';
import { feedUrl, listRequestOf, localeOfRequest, subjectOf } from './list-request.ts';
import { newestFeed } from './newest.ts';
import { robotsText } from './robots.ts';
import { RSS_TYPE, rssText } from './rss.ts';
import { createSitemapService } from './service.ts';
import { type SitemapPage, sitemapIndex, sitemapPart } from './sitemap.ts';

interface FeedDeps {
  readonly mounted: readonly Mounted[];
  readonly db: Db;
  /** Read for each request, because admins can change it. */
  readonly config: Pick<Config, 'publicUrl' | 'market'>;
}

/**
 * Serves documents for programs: `/robots.txt` and sitemaps for search engines, feeds of the newest listings
 * (`/feed.atom`, `/feed.rss`), and calendars (`/event/{id}/calendar.ics`, `/events.ics`).
 */
export function serveFeeds(fastify: FastifyInstance, deps: FeedDeps): void {
  serveSitemaps(fastify, deps);
  serveNewest(fastify, deps);
  for (const kind of KIND_IDS) if (getKind(kind).capabilities.schedule) serveCalendars(fastify, deps, kind);
}

const ROBOTS: DocumentHeaders = { contentType: 'text/plain; charset=utf-8', maxAgeS: 86_400 };
const SITEMAP: DocumentHeaders = { contentType: 'application/xml; charset=utf-8', maxAgeS: 3_600 };
const FEED_MAX_AGE_S = 300;
const CALENDAR_MAX_AGE_S = 900;
/** A full part costs as much as dozens of pages, and no search engine reads faster. */
const PART_OPTIONS = { config: { rateLimit: { max: 60, timeWindow: 60_000 } } };
/** A part's number, limited in length so that the ids in its range are safe integers. */
const PART = ':part(^[1-9]\\d{0,9}$)';

type PartRequest = FastifyRequest<{ Params: { part: string } }>;

function serveSitemaps(fastify: FastifyInstance, { db, config }: FeedDeps): void {
  const { publicUrl } = config;
  const sitemaps = createSitemapService({ db });
  const sendPart = (request: FastifyRequest, reply: FastifyReply, pages: readonly SitemapPage[]) =>
    sendChunks(
      request,
      reply,
      {
        chunks: sitemapPart(publicUrl, pages, config.market.languages),
        version: JSON.stringify([pages, config.market.languages]),
      },
      SITEMAP,
    );

  fastify.get('/robots.txt', (request, reply) =>
    sendText(request, reply, robotsText(publicUrl, config.market), ROBOTS),
  );
  fastify.get('/sitemap.xml', async (request, reply) =>
    sendText(request, reply, sitemapIndex(publicUrl, await sitemaps.listParts()), SITEMAP),
  );
  fastify.get('/sitemap-pages.xml', async (request, reply) => sendPart(request, reply, sitemaps.listStanding()));
  fastify.get(`/sitemap-${PART}.xml`, PART_OPTIONS, async (request: PartRequest, reply) =>
    sendPart(request, reply, await sitemaps.getListings(Number(request.params.part))),
  );
  fastify.get(`/sitemap-sellers-${PART}.xml`, PART_OPTIONS, async (request: PartRequest, reply) =>
    sendPart(request, reply, await sitemaps.getSellers(Number(request.params.part))),
  );
}

/** What is needed to answer in the reader's language. */
interface Speech {
  readonly publicUrl: string;
  readonly market: Market;
  readonly locale: Locale;
  readonly translate: Translate;
  readonly api: ApiClient;
}

/** Reads as an anonymous visitor: through the API, with its validation and visibility rules. */
function speechOf(request: FastifyRequest, { mounted, config: { publicUrl, market } }: FeedDeps): Speech {
  const locale = localeOfRequest(request, market.languages);
  const api = localClient(mounted, visitorContext({ requestId: request.id, locale, log: request.log, ip: request.ip }));
  return { publicUrl, market, locale, translate: getTranslator(locale), api };
}

function serveNewest(fastify: FastifyInstance, deps: FeedDeps): void {
  const formats = [
    { path: '/feed.atom', contentType: ATOM_TYPE, write: atomText },
    { path: '/feed.rss', contentType: RSS_TYPE, write: rssText },
  ];
  for (const { path, contentType, write } of formats) {
    fastify.get(path, async (request, reply) => {
      const speech = speechOf(request, deps);
      const wish = listRequestOf(request, speech.translate);
      const selfUrl = feedUrl(deps.config, path, request, speech.locale);
      const text = write(await newestFeed(wish, selfUrl, speech));
      return sendText(request, reply, text, { contentType, maxAgeS: FEED_MAX_AGE_S, byLanguage: true });
    });
  }
}

const CALENDAR: DocumentHeaders = { contentType: CALENDAR_TYPE, maxAgeS: CALENDAR_MAX_AGE_S, byLanguage: true };

function serveCalendars(fastify: FastifyInstance, deps: FeedDeps, kind: KindId): void {
  const { detail, list } = getKind(kind).paths;

  fastify.get<{ Params: { id: string } }>(`${detail}/:id/calendar.ics`, async (request, reply) => {
    const speech = speechOf(request, deps);
    const listing = await speech.api.call(getListing[kind], { params: { id: request.params.id } as never });
    const disposition = `attachment; filename="jarmark-${listing.id}.ics"`;
    return sendText(request, reply, listingCalendar(listing, speech), { ...CALENDAR, disposition });
  });

  fastify.get(`${list}.ics`, async (request, reply) => {
    const speech = speechOf(request, deps);
    const wish = listRequestOf(request, speech.translate, kind);
    const { listings, near } = await collectComing(wish, speech.api, deps.db);
    const name = `${subjectOf(wish, near, speech.translate)} – ${speech.market.name}`;
    const url = feedUrl(deps.config, `${list}.ics`, request, speech.locale);
    return sendText(request, reply, calendarFeed({ name, url }, listings, speech), CALENDAR);
  });
}
