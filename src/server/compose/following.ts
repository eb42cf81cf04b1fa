import { createWatching } from '../favourites/watching.ts';
import { followingRoutes } from '../following/routes.ts';
import { createFollowingService } from '../following/service.ts';
import { createTelling, GRACE_MS } from '../following/telling.ts';
import { createListingService } from '../listings/service.ts';
import type { PublishNews } from '../notifications/centre/publish.ts';
import type { DatabaseClient } from '../platform/db/client.ts';
import type { EventHub } from '../platform/events.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Limits } from '../platform/limits/service.ts';
import type { Mounted } from '../platform/mount.ts';
import { createSoon } from '../platform/soon.ts';
import type { SearchService } from '../search/service.ts';

interface FollowingParts {
  readonly client: DatabaseClient;
  readonly events: EventHub;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly search: SearchService;
  readonly publishNews: PublishNews;
  readonly onError: (error: unknown) => void;
}

/** The interface of follows and favourites to the rest of the server: endpoints and jobs. */
export interface Following {
  readonly mounted: readonly Mounted[];
  /** Registers the job workers, and subscribes to changes of listings. */
  readonly work: () => void;
  readonly close: () => Promise<void>;
}

/** A little longer than the grace period, after which an event's listings can be processed. */
const AFTER_EVENT_MS = GRACE_MS + 100;

/** Wires up follows, and notifications about favourites. */
export function composeFollowing({
  client,
  events,
  jobs,
  limits,
  search,
  publishNews,
  onError,
}: FollowingParts): Following {
  const { db } = client;
  const listings = createListingService({ db, search });
  const following = createFollowingService({ db, limits, listings, publishNews });
  const telling = createTelling({ db, publishNews });
  const watching = createWatching({ db, publishNews });
  const soon = createSoon(AFTER_EVENT_MS, () => telling.tell(), onError);
  return {
    mounted: followingRoutes(following),
    work: () => {
      events.on('listing.changed', soon.ask);
      events.on('listings.changed', soon.ask);
      jobs.work('following.tell', () => telling.tell());
      jobs.work('following.daily', telling.tellDaily);
      jobs.work('favourites.tell', watching.tellChanges);
      jobs.work('favourites.remind', watching.remind);
    },
    close: soon.close,
  };
}
