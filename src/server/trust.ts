import type { FastifyInstance } from 'fastify';
import { createAuditService } from './audit/service.ts';
import { blockRoutes } from './blocks/routes.ts';
import { createBlockService } from './blocks/service.ts';
import { commentRoutes } from './comments/routes.ts';
import { createCommentService } from './comments/service.ts';
import { createCommentWriting } from './comments/writing.ts';
import type { Config } from './config.ts';
import type { DatabaseClient } from './db/client.ts';
import { decisionRoutes } from './decisions/routes.ts';
import { createDecisionService } from './decisions/service.ts';
import type { EventHub } from './events.ts';
import { createFlagService } from './flags/service.ts';
import type { Jobs } from './jobs.ts';
import type { Limits } from './limits/service.ts';
import { createAppealService } from './moderation/appeals.ts';
import { createCaseService } from './moderation/cases.ts';
import { createDecide } from './moderation/decide.ts';
import { deleteRemoved } from './moderation/effects.ts';
import { createLiftService } from './moderation/lift.ts';
import { moderationRoutes } from './moderation/routes.ts';
import type { Mounted } from './mount.ts';
import { createNoticeService } from './reports/notices.ts';
import { forgetOldReports } from './reports/retention.ts';
import { reportRoutes } from './reports/routes.ts';
import { createReportService } from './reports/service.ts';
import type { SearchService } from './search/service.ts';
import { loadStemmer } from './search/stemmer.ts';
import { serveTransparency, transparencyRoutes } from './transparency/routes.ts';
import { createTransparencyService } from './transparency/service.ts';

interface TrustDeps {
  readonly config: Config;
  readonly client: DatabaseClient;
  readonly events: EventHub;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly search: SearchService;
}

/** What the rest of the server has of the trust that people can have in the site: endpoints and jobs. */
export interface Trust {
  readonly mounted: readonly Mounted[];
  /** Names the functions that do the jobs. */
  readonly work: () => void;
  /** What is tidied up once a day. */
  readonly upkeep: () => Promise<void>;
  /** Serves what is not part of the API. */
  readonly serve: (fastify: FastifyInstance) => void;
}

/** Puts together comments, blocks, reports, flags, the moderators' desk and what it decides. */
export function composeTrust({ client, events, jobs, limits }: TrustDeps): Trust {
  const { db } = client;
  const flags = createFlagService({ db, loadStemmer });
  const lifting = createLiftService({ db, jobs });
  const desk = {
    cases: createCaseService({ db }),
    decide: createDecide({ db, jobs }),
    appeals: createAppealService({ db, jobs }),
    lifting,
    audit: createAuditService({ db }),
  };
  const transparency = createTransparencyService({ db, events });
  return {
    mounted: [
      ...commentRoutes(createCommentService({ db }), createCommentWriting({ db, jobs, limits })),
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
