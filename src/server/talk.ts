import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { fileRoutes, serveChatFiles } from './conversations/file-routes.ts';
import { createFileService } from './conversations/files.ts';
import { createOpeningService } from './conversations/opening.ts';
import { createReadingService } from './conversations/reading.ts';
import { conversationRoutes } from './conversations/routes.ts';
import { createSendingService } from './conversations/sending.ts';
import { createConversationService, deleteUnused, findPosted } from './conversations/service.ts';
import type { DatabaseClient } from './db/client.ts';
import type { EventHub } from './events.ts';
import type { Jobs } from './jobs.ts';
import type { Limits } from './limits/service.ts';
import type { MediaStore } from './media/store.ts';
import { serveCaseFiles } from './moderation/case-files.ts';
import type { Authenticate, Mounted } from './mount.ts';
import { composeOffline } from './offline.ts';
import { createRealtime, type Realtime } from './realtime/service.ts';

interface TalkDeps {
  readonly config: Config;
  readonly client: DatabaseClient;
  readonly events: EventHub;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly store: MediaStore;
  readonly authenticate: Authenticate;
  /** Which of these log-ins nobody can use any more. */
  readonly listEndedSessions: (ids: readonly number[]) => Promise<number[]>;
  readonly onError: (error: unknown) => void;
  /** Gets one line for what an operator should know. */
  readonly warn: (line: string) => void;
}

/** What the rest of the server has of people's talk: endpoints, files, sockets and jobs. */
export interface Talk {
  readonly mounted: readonly Mounted[];
  /** Names the functions that do the jobs. */
  readonly work: () => void;
  /** What is tidied up once a day. */
  readonly upkeep: () => Promise<void>;
  /** Serves what is not part of the API. */
  readonly serve: (fastify: FastifyInstance) => void;
  /** Makes what the first start makes. */
  readonly start: () => Promise<void>;
  /** Cuts what is still open, before the server closes. */
  readonly close: () => Promise<void>;
  readonly realtime: Realtime;
}

/** Puts together conversations, what is told of them while pages are open, and what while none is. */
export function composeTalk(deps: TalkDeps): Talk {
  const { config, client, events, jobs, limits } = deps;
  const { db } = client;
  // First of those who hear of events: whoever comes later may take its time, and messages are told in their order.
  const realtime = createRealtime({
    config,
    db,
    events,
    authenticate: deps.authenticate,
    listEndedSessions: deps.listEndedSessions,
    findPosted: (ids) => findPosted(db, ids),
    onError: deps.onError,
  });
  const offline = composeOffline({ config, db, jobs, warn: deps.warn });
  const ownHost = new URL(config.publicUrl).host;
  const services = {
    conversations: createConversationService({ db }),
    opening: createOpeningService({ db, limits }),
    reading: createReadingService({ db, limits }),
    sending: createSendingService({ db, limits, ownHost, tellOffline: offline.tellOffline }),
  };
  const files = createFileService({ db, jobs, limits, store: deps.store });
  return {
    mounted: [...conversationRoutes(services), ...fileRoutes(files), ...offline.mounted],
    work: () => {
      jobs.work('chatFiles.remove', files.removeFromStore);
      offline.work();
    },
    upkeep: async () => {
      await files.sweep();
      await deleteUnused(db);
    },
    serve: (fastify) => {
      serveChatFiles(fastify, files, deps.authenticate);
      serveCaseFiles(fastify, { db, files, authenticate: deps.authenticate });
      realtime.serve(fastify);
      offline.serve(fastify);
    },
    start: offline.start,
    close: realtime.close,
    realtime,
  };
}
