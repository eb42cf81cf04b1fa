import { join } from 'node:path';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { ApiError } from '#contract/errors.ts';
import { negotiateLocale } from '#i18n/locales.ts';
import { serveExports } from './accounts/export-files.ts';
import type { Config } from './config.ts';
import { contactRoutes } from './contact/routes.ts';
import type { DatabaseClient } from './db/client.ts';
import { createPictureWorker } from './demo/draw-pictures.ts';
import { failureAnswer, toApiError } from './errors.ts';
import { EventHub } from './events.ts';
import { favouriteRoutes } from './favourites/routes.ts';
import { createFavouriteService } from './favourites/service.ts';
import { serveFeeds } from './feeds/routes.ts';
import { serveFiles } from './files.ts';
import { serveHealth } from './health.ts';
import { Jobs } from './jobs.ts';
import { createLimits, type Limits } from './limits/service.ts';
import { listingRoutes } from './listings/routes.ts';
import { createListingService } from './listings/service.ts';
import { createShowcaseService } from './listings/showcase.ts';
import { createLogger } from './logger.ts';
import { createMailer, mailerForJobs } from './mail/mailer.ts';
import { createDeliveries } from './mail/repository.ts';
import { serveMedia } from './media/routes.ts';
import { type MediaStoreOptions, openMediaStore } from './media/store.ts';
import { composeMoney } from './money.ts';
import { type Mounted, serveEndpoints } from './mount.ts';
import { numberRoutes } from './numbers/routes.ts';
import { createNumberService } from './numbers/service.ts';
import { serveOpenApi } from './open-api.ts';
import { composePeople } from './people.ts';
import { placeRoutes } from './places/routes.ts';
import { isSocketUrl, type Realtime } from './realtime/service.ts';
import { searchRoutes } from './search/routes.ts';
import { SearchService } from './search/service.ts';
import { applySecurity } from './security.ts';
import { composeSellers } from './sellers.ts';
import { composeTalk } from './talk.ts';
import { composeTrust } from './trust.ts';
import { PageCache, servePages, type WebSource } from './web-host.ts';
import { wellFormedUrl } from './well-formed-url.ts';

/** A server that is ready to listen, with what tests and the start want to reach. */
export interface App {
  readonly fastify: FastifyInstance;
  readonly mounted: readonly Mounted[];
  readonly search: SearchService;
  readonly pages: PageCache;
  readonly jobs: Jobs;
  readonly realtime: Realtime;
  close(): Promise<void>;
}

const BODY_LIMIT_BYTES = 256 * 1024;
const DRAIN_MS = 20_000;
/** As long as a client waits: four photos over a weak signal take their time. */
const UPLOAD_MS = 125_000;
const FILE_PATH = /^\/(assets|categories|media|userAvatar)\/|^\/[\w-]+\.(svg|png|ico|webmanifest|txt|js)$/;

/**
 * Puts the whole server together over an open, migrated database.
 *
 * web  where the pages come from; without it only the API is served.
 */
export async function createApp(config: Config, client: DatabaseClient, web?: WebSource): Promise<App> {
  const log = createLogger(config.logLevel);
  const fastify = Fastify({
    loggerInstance: log,
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    rewriteUrl: ({ url = '/' }) => wellFormedUrl(url),
    requestTimeout: UPLOAD_MS,
    forceCloseConnections: 'idle',
    // Programs offer other protocols (h2c) with plain requests; those are answered as what they are.
    http: { shouldUpgradeCallback: ({ url }) => isSocketUrl(url) },
  });
  const warn = (line: string) => log.warn(line);
  const onError = (error: unknown) => log.error({ err: error }, 'background work failed');
  const events = new EventHub(onError);
  const jobs = new Jobs(client, onError);
  const search = await SearchService.open(client.db);
  // Listening begins before the first load, so that nothing falls between. The pages hear of each event after the index
  // has taken it in: one that is made in between shows what was before, and is dropped.
  await events.start(client);
  await search.start(events, onError);
  const pages = new PageCache(events);
  const store = await openMediaStore(mediaOptions(config));
  const limits = createLimits({ db: client.db, countsAddresses: config.rateLimit > 0 });
  const people = composePeople({ config, client, jobs, store, limits, search });
  const { media, useRenewLink } = people;
  const sellers = composeSellers({ client, jobs, limits, media, search, useRenewLink });
  const trust = composeTrust({ config, client, events, jobs, limits, search });
  const { authenticate, listEndedSessions } = people;
  const talk = composeTalk({
    config,
    client,
    events,
    jobs,
    limits,
    store,
    authenticate,
    listEndedSessions,
    onError,
    warn,
  });
  const money = composeMoney({ config, client, jobs, limits, store, authenticate, warn });
  const mounted = [
    ...composeRoutes(config, client, search, { jobs, limits }),
    ...people.mounted,
    ...sellers.mounted,
    ...trust.mounted,
    ...talk.mounted,
    ...money.mounted,
  ];

  const deliveries = createDeliveries(client.db);
  const mailer = mailerForJobs(
    createMailer({ ...config.mail, dataDir: config.dataDir, say: sayUnlessSilent(config), warn, deliveries }),
    warn,
  );
  jobs.work('mail.send', mailer);
  people.work(mailer);
  sellers.work();
  trust.work();
  talk.work();
  money.work(mailer);
  jobs.work('upkeep.daily', async () => {
    await people.upkeep();
    await sellers.upkeep();
    await trust.upkeep();
    await talk.upkeep();
  });
  jobs.work('demo.pictures', createPictureWorker({ db: client.db, store, say: (line) => log.info(line) }));

  applySecurity(fastify, config);
  serveErrors(fastify);
  await fastify.register(formbody);
  await fastify.register(multipart);
  await fastify.register(rateLimit, {
    global: config.rateLimit > 0,
    max: config.rateLimit,
    timeWindow: 60_000,
    // Files are cheap and many: people behind one address must not lose the styles of a page. Without a limit the stricter
    // ones of single calls do not hold either.
    allowList: (request) => config.rateLimit === 0 || FILE_PATH.test(request.url),
    errorResponseBuilder: () => new ApiError('tooManyRequests'),
  });
  serveHealth(fastify, { db: client.db, config, metrics: talk.realtime.metrics });
  await serveOpenApi(fastify, mounted, config);
  serveEndpoints(fastify, mounted, authenticate);
  serveExports(fastify, people.exports);
  serveMedia(fastify, store);
  trust.serve(fastify);
  talk.serve(fastify);
  money.serve(fastify);
  serveFeeds(fastify, { mounted, db: client.db, publicUrl: config.publicUrl });
  await serveFiles(fastify, web);
  if (web) servePages(fastify, { web, mounted, pages, publicUrl: config.publicUrl, operator: config.operator });

  await talk.start();
  await jobs.start();
  return {
    fastify,
    mounted,
    search,
    pages,
    jobs,
    realtime: talk.realtime,
    close: async () => {
      await talk.close();
      await fastify.close();
      await jobs.stop(DRAIN_MS);
      await search.stop();
      await client.close();
    },
  };
}

/** Every feature's endpoints over its service: the only place that knows them all. */
function composeRoutes(
  config: Config,
  { db }: DatabaseClient,
  search: SearchService,
  { jobs, limits }: { jobs: Jobs; limits: Limits },
): Mounted[] {
  const listings = createListingService({ db, search });
  return [
    ...listingRoutes(listings, createShowcaseService({ db, search, listings })),
    ...searchRoutes(search),
    ...placeRoutes(),
    ...favouriteRoutes(createFavouriteService({ db, limits, listings })),
    ...numberRoutes(createNumberService({ db })),
    ...contactRoutes({ db, jobs, contactEmail: config.mail.contactEmail }),
  ];
}

/** Without a mail server the links of mails are said here, past the log that would blacken them. */
function sayUnlessSilent({ logLevel }: Config): (line: string) => void {
  return (line) => {
    if (logLevel !== 'silent') console.log(line);
  };
}

function mediaOptions({ s3, dataDir }: Config): MediaStoreOptions {
  return s3 ? { kind: 's3', ...s3 } : { kind: 'disk', directory: join(dataDir, 'media') };
}

/** Every failure answers in one form, in the caller's language; what is not meant for callers only reaches the log. */
function serveErrors(fastify: FastifyInstance): void {
  fastify.setErrorHandler((error, request, reply) => {
    const known = toApiError(error);
    if (known.status >= 500) request.log.error({ err: error, req: request }, 'request failed');
    const locale = negotiateLocale(request.headers['accept-language']);
    return reply
      .status(known.status)
      .type('application/json')
      .send(failureAnswer(known, locale, request.id));
  });
  fastify.setNotFoundHandler((request, reply) => {
    const locale = negotiateLocale(request.headers['accept-language']);
    return reply.status(404).send(failureAnswer(new ApiError('notFound'), locale, request.id));
  });
}
