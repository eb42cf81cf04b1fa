import { join } from 'node:path';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { ApiError } from '#contract/errors.ts';
import { serveExports } from './accounts/export-files.ts';
import { createPersonKeys, type FindPersonKey } from './accounts/person-key.ts';
import { followEditions, type HoldCatalogue } from './catalogue/holding.ts';
import { composePeople } from './compose/accounts.ts';
import { composeBackup } from './compose/backup.ts';
import { composeCatalogue } from './compose/catalogue.ts';
import { composeTalk } from './compose/conversations.ts';
import { composeCredentials } from './compose/credentials.ts';
import { composeFollowing } from './compose/following.ts';
import { MAIL_TEMPLATES } from './compose/mail-templates.ts';
import { composeTrust } from './compose/moderation.ts';
import { composeNews } from './compose/news.ts';
import { composeOperator } from './compose/operator.ts';
import { composeMoney } from './compose/payments.ts';
import { composePrograms } from './compose/programs.ts';
import { composeReviews } from './compose/reviews.ts';
import { composeSavedSearches } from './compose/saved-searches.ts';
import { composeSellerStatuses } from './compose/seller-status.ts';
import { composeSellers } from './compose/selling.ts';
import { composeSettings, followSettings } from './compose/settings.ts';
import { composeSetup, type FirstStart } from './compose/setup.ts';
import { composeTexts } from './compose/texts.ts';
import { assertPayee, type Config } from './config.ts';
import { contactRoutes } from './contact/routes.ts';
import { openDocumentKey } from './credentials/document-key.ts';
import { createDocumentStore, type DocumentStore } from './credentials/document-store.ts';
import { createDocumentWorker } from './demo/draw-documents.ts';
import { createPictureWorker } from './demo/draw-pictures.ts';
import { favouriteRoutes } from './favourites/routes.ts';
import { createFavouriteService } from './favourites/service.ts';
import { serveFeeds } from './feeds/routes.ts';
import { listingRoutes } from './listings/routes.ts';
import { createListingService } from './listings/service.ts';
import { createShowcaseService } from './listings/showcase.ts';
import { serveMedia } from './media/routes.ts';
import { type MediaStore, type MediaStoreOptions, openMediaStore } from './media/store.ts';
import { createBounces } from './notifications/bounces/bounces.ts';
import { noteMail } from './notifications/mail/log-repository.ts';
import { createMailer, mailerForJobs } from './notifications/mail/mailer.ts';
import { createDeliveries } from './notifications/mail/repository.ts';
import { followPriceList, type HeldPrices } from './payments/price-list/holding.ts';
import { placeRoutes } from './places/routes.ts';
import { compressAnswers } from './platform/answer-compression.ts';
import {
  answerFailure,
  answerUnreadable,
  answerUnrouted,
  type FindMethods,
  refuseUnknown,
  serveUnknownApi,
  watchMethods,
} from './platform/api-answers.ts';
import type { DatabaseClient } from './platform/db/client.ts';
import { limitRequests } from './platform/deadline.ts';
import { EventHub } from './platform/events.ts';
import { serveFiles } from './platform/files.ts';
import { serveHealth } from './platform/health.ts';
import { Jobs } from './platform/jobs.ts';
import { buildSerializerLazily } from './platform/lazy-serializers.ts';
import { createLimits, type Limits } from './platform/limits/service.ts';
import { createFailureLog, createLogger } from './platform/logger.ts';
import { type Mounted, serveEndpoints } from './platform/mount.ts';
import { serveOpenApi } from './platform/open-api.ts';
import { applySecurity } from './platform/security.ts';
import { traceRequests } from './platform/tracing/requests.ts';
import { startTracing } from './platform/tracing/start.ts';
import { PageCache, type PageHost, serveFailure, servePages, type WebSource } from './platform/web-host.ts';
import { wellFormedUrl } from './platform/well-formed-url.ts';
import { isSocketUrl, type Realtime } from './realtime/service.ts';
import { createPopularSearches, type PopularSearches } from './search/popular-searches.ts';
import { searchRoutes } from './search/routes.ts';
import { SearchService } from './search/service.ts';
import { type CurrentSettings, openSettings } from './settings/current.ts';
import { numberRoutes } from './statistics/routes.ts';
import { createNumberService } from './statistics/service.ts';
import { type CurrentTexts, openTexts } from './texts/current.ts';

/** A server ready to listen, with the parts that tests and the entry point need. */
export interface App {
  readonly fastify: FastifyInstance;
  readonly mounted: readonly Mounted[];
  readonly search: SearchService;
  readonly pages: PageCache;
  readonly jobs: Jobs;
  readonly realtime: Realtime;
  readonly settings: CurrentSettings;
  readonly texts: CurrentTexts;
  readonly invite: FirstStart['invite'];
  close(): Promise<void>;
}

const BODY_LIMIT_BYTES = 256 * 1024;
const DRAIN_MS = 20_000;
/** As long as a client waits: uploading four photos over a weak signal takes time. */
const UPLOAD_MS = 125_000;
const FILE_PATH = /^\/(assets|categories|logo|media|userAvatar)\/|^\/[\w-]+\.(svg|png|ico|webmanifest|txt|js)$/;

/**
 * Assembles the whole server over an open, migrated database.
 *
 * web  source of the pages; without it only the API is served.
 */
export async function createApp(started: Config, client: DatabaseClient, web?: WebSource): Promise<App> {
  const stopTracing = await startTracing(started.tracing);
  const log = createLogger(started.logLevel);
  const fastify = openFastify(started, log);
  const onError = createFailureLog(log);
  const events = new EventHub(onError);
  const jobs = new Jobs(client, onError);
  const search = await SearchService.open(client.db);
  // Subscribe before the first load, so that no event is missed. The page cache receives each event after the index has
  // applied it: a page rendered in between shows the old state and is dropped.
  await events.start(client);
  const current = await openSettings({ db: client.db, events, locked: started.lockedSettings });
  const config = followSettings(started, current);
  assertPayee(config);
  const holdCatalogue = await followEditions({ db: client.db, search }, events);
  const texts = await openTexts({ db: client.db, events, mailKinds: Object.keys(MAIL_TEMPLATES), onError });
  const heldPrices = await followPriceList(client.db, events, onError);
  await search.start(events, onError);
  // Tests start many sites, most of which are never searched.
  if (started.mode !== 'test') search.warmUpSoon();
  const pages = new PageCache(events);
  heldPrices.onTurn(() => pages.clear());
  const store = await openMediaStore(mediaOptions(config));
  const limits = createLimits({ db: client.db, countsAddresses: config.rateLimit > 0 });
  const key = openDocumentKey(config, (line) => log.warn(line));
  const documents = createDocumentStore({ store, key });
  const ground = {
    config,
    current,
    client,
    events,
    jobs,
    search,
    holdCatalogue,
    texts,
    heldPrices,
    limits,
    store,
    documents,
    siteKey: key,
    findPersonKey: createPersonKeys(key),
    log,
    onError,
  };
  const features = composeFeatures(ground);
  assignJobs(ground, features);
  await serve(fastify, { ...ground, ...features, pages, web });
  await features.talk.start();
  await jobs.start();
  return {
    fastify,
    mounted: features.mounted,
    search,
    pages,
    jobs,
    realtime: features.talk.realtime,
    settings: current,
    texts,
    invite: features.setup.invite,
    close: async () => {
      await features.talk.close();
      await features.saved.close();
      await features.following.close();
      await features.programs.close();
      await fastify.close();
      await jobs.stop(DRAIN_MS);
      await features.operator.close();
      texts.close();
      heldPrices.close();
      await search.stop();
      await client.close();
      await stopTracing();
    },
  };
}

/** The dependencies shared by all features. */
interface Ground {
  readonly config: Config;
  readonly current: CurrentSettings;
  readonly client: DatabaseClient;
  readonly events: EventHub;
  readonly jobs: Jobs;
  readonly search: SearchService;
  readonly holdCatalogue: HoldCatalogue;
  readonly texts: CurrentTexts;
  readonly heldPrices: HeldPrices;
  readonly limits: Limits;
  readonly store: MediaStore;
  readonly documents: DocumentStore;
  readonly siteKey: Buffer;
  readonly findPersonKey: FindPersonKey;
  readonly log: FastifyBaseLogger;
  readonly onError: (error: unknown) => void;
}

type Features = ReturnType<typeof composeFeatures>;

function openFastify(config: Config, log: FastifyBaseLogger): FastifyInstance {
  return Fastify({
    loggerInstance: log,
    trustProxy: config.trustProxy ?? false,
    bodyLimit: BODY_LIMIT_BYTES,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    rewriteUrl: ({ url = '/' }) => wellFormedUrl(url),
    schemaController: { compilersFactory: { buildSerializer: buildSerializerLazily } },
    frameworkErrors: answerUnrouted,
    clientErrorHandler: answerUnreadable,
    requestTimeout: UPLOAD_MS,
    forceCloseConnections: 'idle',
    // Some programs offer another protocol (h2c) with plain requests; answer those as plain HTTP.
    http: { shouldUpgradeCallback: ({ url }) => isSocketUrl(url) },
  });
}

/** Creates the features' services and endpoints, and wires them to each other. */
function composeFeatures(ground: Ground) {
  const { config, current, client, jobs, search, limits, siteKey, log } = ground;
  const warn = (line: string) => log.warn(line);
  const settings = composeSettings({ config, db: client.db, current });
  const { blocked } = settings;
  const news = composeNews(ground);
  const { publishNews } = news;
  const wording = composeTexts({ ...ground, publishNews });
  const bounces = createBounces({ db: client.db, publishNews, domain: config.replies?.domain ?? null });
  const people = composePeople({ ...ground, blocked, acceptTerms: wording.acceptCurrent });
  const { authenticate, listEndedSessions, media, useRenewLink } = people;
  const setup = composeSetup({ config, db: client.db, jobs, limits, siteKey, people });
  const sellers = composeSellers({ ...ground, publishNews, media, useRenewLink, blocked });
  const trust = composeTrust({ ...ground, publishNews, blocked });
  const talk = composeTalk({ ...ground, news, bounces, authenticate, listEndedSessions, warn, blocked });
  const money = composeMoney({ ...ground, publishNews, authenticate, warn });
  const popular = createPopularSearches({ db: client.db, search, onError: (error) => log.warn(error) });
  const saved = composeSavedSearches({ ...ground, news, blocked });
  const following = composeFollowing({ ...ground, publishNews });
  const credentials = composeCredentials({ ...ground, publishNews, authenticate });
  const statuses = composeSellerStatuses({ client, jobs, limits, publishNews });
  const reviews = composeReviews({ client, jobs, limits, publishNews, blocked });
  const operator = composeOperator({ ...ground, people, money });
  const programs = composePrograms(ground);
  const catalogue = composeCatalogue(ground);
  const mounted = [
    ...composeRoutes(config, client, search, { jobs, limits, popular }),
    ...people.mounted,
    ...sellers.mounted,
    ...trust.mounted,
    ...talk.mounted,
    ...money.mounted,
    ...saved.mounted,
    ...following.mounted,
    ...credentials.mounted,
    ...statuses.mounted,
    ...reviews.mounted,
    ...catalogue.mounted,
    ...wording.mounted,
    ...news.mounted,
    ...operator.mounted,
    ...settings.mounted,
    ...setup.mounted,
    ...programs.mounted,
  ];
  return {
    ...{ people, sellers, trust, talk, money, saved, popular, following, credentials, statuses, news, operator },
    ...{ settings, setup, programs, catalogue, reviews, wording, bounces },
    mounted,
  };
}

/** Assigns each job its handler. */
function assignJobs(ground: Ground, features: Features): void {
  const { config, client, jobs, store, documents, log } = ground;
  const { people, sellers, trust, talk, money, saved, popular, following, credentials, statuses, news } = features;
  const { operator, setup, programs, catalogue, reviews, wording, bounces } = features;
  const warn = (line: string) => log.warn(line);
  const deliveries = createDeliveries(client.db);
  const mailer = mailerForJobs(
    createMailer({
      ...config.mail,
      from: () => config.mail.from,
      dataDir: config.dataDir,
      say: sayUnlessSilent(config),
      warn,
      deliveries,
      returnAddress: bounces.returnAddress,
    }),
    warn,
    async (id, outcome, reason) => {
      await noteMail(client.db, id, outcome, reason);
      if (outcome === 'refused' && reason) await bounces.noteRefusal(id, reason);
    },
  );
  jobs.work('mail.send', mailer);
  people.work(mailer);
  sellers.work();
  trust.work();
  talk.work();
  money.work(mailer);
  saved.work();
  following.work();
  credentials.work();
  catalogue.work();
  reviews.work();
  wording.work();
  news.work();
  operator.work();
  setup.work();
  programs.work();
  composeBackup(ground).work();
  jobs.work('upkeep.daily', async () => {
    await people.upkeep();
    await sellers.upkeep();
    await trust.upkeep();
    await talk.upkeep();
    await saved.upkeep();
    await credentials.upkeep();
    await popular.upkeep();
    await statuses.upkeep();
    await catalogue.upkeep();
    await wording.upkeep();
    await news.upkeep();
    await operator.upkeep();
    await programs.upkeep();
  });
  jobs.work('demo.documents', createDocumentWorker({ db: client.db, documents }));
  jobs.work('demo.pictures', createPictureWorker({ db: client.db, store, say: (line) => log.info(line) }));
}

interface Served extends Ground, Features {
  readonly pages: PageCache;
  readonly web: WebSource | undefined;
}

/** Registers the server's routes; the first registered takes precedence. */
async function serve(fastify: FastifyInstance, served: Served): Promise<void> {
  const { config, client, store, pages, texts, web, mounted, people, trust, talk, money, saved, credentials } = served;
  const { settings, programs } = served;
  if (config.tracing) traceRequests(fastify);
  applySecurity(fastify, config);
  compressAnswers(fastify);
  limitRequests(fastify, config.requestDeadlineMs);
  const host = web && { web, mounted, pages, texts, config };
  const findMethods = watchMethods(fastify);
  serveErrors(fastify, findMethods, host);
  await fastify.register(formbody);
  await fastify.register(multipart);
  await limitRates(fastify, config);
  serveHealth(fastify, { db: client.db, config, metrics: talk.realtime.metrics });
  await serveOpenApi(fastify, mounted, config);
  serveEndpoints(fastify, mounted, async (token) => (await programs.authenticate(token)) ?? people.authenticate(token));
  serveUnknownApi(fastify, findMethods);
  serveExports(fastify, people.exports);
  serveMedia(fastify, store);
  trust.serve(fastify);
  talk.serve(fastify);
  money.serve(fastify);
  saved.serve(fastify);
  credentials.serve(fastify);
  settings.serve(fastify);
  serveFeeds(fastify, { mounted, db: client.db, config });
  await serveFiles(fastify, web);
  if (host) servePages(fastify, host);
}

async function limitRates(fastify: FastifyInstance, { rateLimit: most }: Config): Promise<void> {
  await fastify.register(rateLimit, {
    global: most > 0,
    max: most,
    timeWindow: 60_000,
    // Files are cheap and many: visitors who share an address must not lose a page's styles. With limits switched off,
    // the stricter ones of single endpoints do not apply either.
    allowList: (request) => most === 0 || FILE_PATH.test(request.url),
    errorResponseBuilder: (_request, { ttl }) =>
      new ApiError('tooManyRequests', { retryAfterS: Math.max(1, Math.ceil(ttl / 1000)) }),
  });
}

/** Binds every feature's endpoints to its service; the only place that knows all of them. */
function composeRoutes(
  config: Config,
  { db }: DatabaseClient,
  search: SearchService,
  { jobs, limits, popular }: { jobs: Jobs; limits: Limits; popular: PopularSearches },
): Mounted[] {
  const listings = createListingService({ db, search, noteSearch: popular.note });
  return [
    ...listingRoutes(listings, createShowcaseService({ db, search, listings })),
    ...searchRoutes({ search, popular, findGoods: listings.listAsked }),
    ...placeRoutes({ db }),
    ...favouriteRoutes(createFavouriteService({ db, limits, listings })),
    ...numberRoutes(createNumberService({ db })),
    ...contactRoutes({ db, jobs, config }),
  ];
}

/** Without a mail server the links in mails are printed here, since the log would redact them. */
function sayUnlessSilent({ logLevel }: Config): (line: string) => void {
  return (line) => {
    if (logLevel !== 'silent') console.log(line);
  };
}

function mediaOptions({ s3, dataDir }: Config): MediaStoreOptions {
  return s3 ? { kind: 's3', ...s3 } : { kind: 'disk', directory: join(dataDir, 'media') };
}

/** Every error is answered in one format, in the caller's language. */
function serveErrors(fastify: FastifyInstance, findMethods: FindMethods, host: PageHost | undefined): void {
  fastify.setErrorHandler((error, request, reply) => {
    // A followed download link counts as a page; below /api the callers are programs.
    const isPage = !request.url.startsWith('/api') && request.headers.accept?.includes('text/html');
    return host && isPage ? serveFailure(host, error, request, reply) : answerFailure(error, request, reply);
  });
  fastify.setNotFoundHandler((request, reply) => refuseUnknown(findMethods, request, reply));
}
