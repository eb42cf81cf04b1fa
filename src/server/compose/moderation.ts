import type { FastifyInstance } from 'fastify';
import { blockRoutes } from '../blocks/routes.ts';
import { createBlockService } from '../blocks/service.ts';
import { commentRoutes } from '../comments/routes.ts';
import { createCommentService } from '../comments/service.ts';
import { createCommentWriting } from '../comments/writing.ts';
import type { Config } from '../config.ts';
import { createAppealService } from '../moderation/appeals.ts';
import { createAuditService } from '../moderation/audit/service.ts';
import { createCaseService } from '../moderation/cases.ts';
import { createDecide } from '../moderation/decide.ts';
import { decisionRoutes } from '../moderation/decisions/routes.ts';
import { createDecisionService } from '../moderation/decisions/service.ts';
import { deleteRemoved } from '../moderation/effects.ts';
import { createFlagService } from '../moderation/flags/service.ts';
import { createLiftService } from '../moderation/lift.ts';
import { createNoticeService } from '../moderation/reports/notices.ts';
import { forgetOldReports } from '../moderation/reports/retention.ts';
import { reportRoutes } from '../moderation/reports/routes.ts';
import { createReportService } from '../moderation/reports/service.ts';
import { moderationRoutes } from '../moderation/routes.ts';
import { serveTransparency, transparencyRoutes } from '../moderation/transparency/routes.ts';
import { createTransparencyService } from '../moderation/transparency/service.ts';
import type { PublishNews } from '../notifications/centre/publish.ts';
import type { DatabaseClient } from '../platform/db/client.ts';
import type { EventHub } from '../platform/events.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Limits } from '../platform/limits/service.ts';
import type { Mounted } from '../platform/mount.ts';
import type { SearchService } from '../search/service.ts';
import { loadStemmer } from '../search/stemmer.ts';
import type { Blocked } from '../settings/blocked.ts';

interface TrustDeps {
  readonly config: Config;
  readonly client: DatabaseClient;
  readonly events: EventHub;
  readonly jobs: Jobs;
  readonly publishNews: PublishNews;
  readonly limits: Limits;
  readonly search: SearchService;
  readonly blocked: Blocked;
}

/** Moderation's interface to the rest of the server: endpoints and jobs. */
export interface Trust {
  readonly mounted: readonly Mounted[];
  /** Registers the job workers. */
  readonly work: () => void;
  /** Daily maintenance. */
  readonly upkeep: () => Promise<void>;
  /** Serves routes outside the API. */
  readonly serve: (fastify: FastifyInstance) => void;
}

/** Wires up comments, blocks, reports, flags, the moderators' desk and its decisions. */
export function composeTrust({ client, events, jobs, publishNews, limits, blocked }: TrustDeps): Trust {
  const { db } = client;
  const flags = createFlagService({ db, loadStemmer });
  const lifting = createLiftService({ db, jobs, publishNews });
  const desk = {
    cases: createCaseService({ db }),
    decide: createDecide({ db, jobs, publishNews }),
    appeals: createAppealService({ db, jobs, publishNews }),
    lifting,
    audit: createAuditService({ db }),
  };
  const transparency = createTransparencyService({ db, events });
  return {
    mounted: [
      ...commentRoutes(createCommentService({ db }), createCommentWriting({ db, jobs, limits, publishNews, blocked })),
      ...blockRoutes(createBlockService({ db, limits })),
      ...decisionRoutes(createDecisionService({ db })),
      ...moderationRoutes(desk),
      ...reportRoutes({ reports: createReportService({ db, jobs, limits }), notices: createNoticeService({ db }) }),
      ...transparencyRoutes(transparency),
    ],
    work: () => {
      jobs.work('suspensions.end', lifting.endSuspensions);
      jobs.work('flags.look', flags.look);
    },
    upkeep: async () => {
      await deleteRemoved(db, jobs);
      await forgetOldReports(db);
    },
    serve: (fastify) => serveTransparency(fastify, transparency),
  };
}
