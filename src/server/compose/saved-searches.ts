import type { FastifyInstance } from 'fastify';
import { createListingService } from '../listings/service.ts';
import type { DatabaseClient } from '../platform/db/client.ts';
import type { EventHub } from '../platform/events.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Limits } from '../platform/limits/service.ts';
import type { Mounted } from '../platform/mount.ts';
import { createSoon } from '../platform/soon.ts';
import { deleteOldLinks } from '../saved-searches/link-repository.ts';
import { createMatching, GRACE_MS } from '../saved-searches/matching.ts';
import { lookAtNewDay } from '../saved-searches/new-day.ts';
import { deleteUnwanted } from '../saved-searches/repository.ts';
import { savedSearchRoutes, serveSearchLinks } from '../saved-searches/routes.ts';
import { createSavedSearchService } from '../saved-searches/service.ts';
import { createTelling } from '../saved-searches/telling.ts';
import { createVisitorSearchService } from '../saved-searches/visitors.ts';
import type { SearchService } from '../search/service.ts';
import type { Blocked } from '../settings/blocked.ts';
import type { NewsCentre } from './news.ts';

interface SavedSearchesDeps {
  readonly client: DatabaseClient;
  readonly events: EventHub;
  readonly jobs: Jobs;
  readonly news: Pick<NewsCentre, 'publishNews' | 'queuePushes'>;
  readonly limits: Limits;
  readonly search: SearchService;
  readonly blocked: Blocked;
  readonly onError: (error: unknown) => void;
}

/** The saved searches' interface to the rest of the server: endpoints, links and jobs. */
export interface SavedSearches {
  readonly mounted: readonly Mounted[];
  /** Registers the job workers, and subscribes to changes of listings. */
  readonly work: () => void;
  readonly upkeep: () => Promise<void>;
  readonly serve: (fastify: FastifyInstance) => void;
  readonly close: () => Promise<void>;
}

/** A little longer than the grace period, after which an event's listings can be matched. */
const AFTER_EVENT_MS = GRACE_MS + 100;

/** Wires up saved searches: saving, matching, and notifications. */
export function composeSavedSearches({
  client,
  events,
  jobs,
  news,
  limits,
  search,
  blocked,
  onError,
}: SavedSearchesDeps): SavedSearches {
  const { db } = client;
  const listings = createListingService({ db, search });
  const matching = createMatching({ db, jobs, search });
  const telling = createTelling({ db, jobs, search, ...news });
  const searches = createSavedSearchService({ db, jobs, limits, search, listings });
  const visitors = createVisitorSearchService({ db, jobs, limits, search, blocked });
  const soon = createSoon(AFTER_EVENT_MS, () => matching.run(), onError);
  return {
    mounted: savedSearchRoutes(searches, visitors),
    work: () => {
      events.on('listing.changed', soon.ask);
      events.on('listings.changed', soon.ask);
      jobs.work('savedSearches.match', () => matching.run());
      jobs.work('savedSearches.tell', telling.tell);
      jobs.work('savedSearches.daily', () => telling.tellAll('daily'));
      jobs.work('savedSearches.weekly', () => telling.tellAll('weekly'));
      jobs.work('savedSearches.newDay', () => lookAtNewDay({ db, jobs, search }));
    },
    upkeep: async () => {
      await deleteUnwanted(db);
      await deleteOldLinks(db);
    },
    serve: serveSearchLinks,
    close: soon.close,
  };
}
