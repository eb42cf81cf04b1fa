import type { PublishNews } from '../notifications/centre/publish.ts';
import type { DatabaseClient } from '../platform/db/client.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Limits } from '../platform/limits/service.ts';
import type { Mounted } from '../platform/mount.ts';
import { createReviewAnswering } from '../reviews/answering.ts';
import { prompt, showDue } from '../reviews/clock.ts';
import { createReviewReading } from '../reviews/reading.ts';
import { reviewRoutes } from '../reviews/routes.ts';
import { createReviewWriting } from '../reviews/writing.ts';
import type { Blocked } from '../settings/blocked.ts';

interface ReviewParts {
  readonly client: DatabaseClient;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly publishNews: PublishNews;
  readonly blocked: Blocked;
}

/** The interface of reviews after an agreement to the rest of the server: endpoints and jobs. */
export interface Reviews {
  readonly mounted: readonly Mounted[];
  /** Registers the job workers. */
  readonly work: () => void;
}

/** Wires up the reviews of agreements: writing, scheduled showing, and replies. */
export function composeReviews({ client, jobs, limits, publishNews, blocked }: ReviewParts): Reviews {
  const { db } = client;
  const writing = createReviewWriting({ db, jobs, limits, publishNews, blocked });
  const answering = createReviewAnswering({ db, jobs, limits, publishNews, blocked });
  return {
    mounted: reviewRoutes(createReviewReading({ db }), writing, answering),
    work: () => {
      jobs.work('reviews.show', () => showDue({ db, jobs, publishNews }));
      jobs.work('reviews.prompt', () => prompt({ db, jobs, publishNews }));
    },
  };
}
