import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { fileRoutes, serveChatFiles } from '../conversations/file-routes.ts';
import { createFileService } from '../conversations/files.ts';
import { createOpeningService } from '../conversations/opening.ts';
import { createReadingService } from '../conversations/reading.ts';
import { conversationRoutes } from '../conversations/routes.ts';
import { createSendingService } from '../conversations/sending.ts';
import { createConversationService, deleteUnused, findPosted } from '../conversations/service.ts';
import type { MediaStore } from '../media/store.ts';
import { serveCaseFiles } from '../moderation/case-files.ts';
import type { Bounces } from '../notifications/bounces/bounces.ts';
import { offerRoutes } from '../offers/routes.ts';
import { createOfferService } from '../offers/service.ts';
import type { RequestContext } from '../platform/context.ts';
import type { DatabaseClient } from '../platform/db/client.ts';
import type { EventHub } from '../platform/events.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Limits } from '../platform/limits/service.ts';
import type { Authenticate, Mounted } from '../platform/mount.ts';
import { createRealtime, type Realtime } from '../realtime/service.ts';
import type { Blocked } from '../settings/blocked.ts';
import type { NewsCentre } from './news.ts';
import { composeOffline } from './notifications.ts';
import { composeReplies } from './replies.ts';

interface TalkDeps {
  readonly config: Config;
  readonly client: DatabaseClient;
  readonly events: EventHub;
  readonly jobs: Jobs;
  readonly news: NewsCentre;
  readonly bounces: Bounces;
  readonly limits: Limits;
  readonly store: MediaStore;
  readonly authenticate: Authenticate;
  /** Which of these sessions are invalid. */
  readonly listEndedSessions: (ids: readonly number[]) => Promise<number[]>;
  readonly log: RequestContext['log'];
  readonly onError: (error: unknown) => void;
  /** Logs one line for the operator. */
  readonly warn: (line: string) => void;
  readonly blocked: Blocked;
}

/** The conversations' interface to the rest of the server: endpoints, files, sockets and jobs. */
export interface Talk {
  readonly mounted: readonly Mounted[];
  /** Registers the job workers. */
  readonly work: () => void;
  /** Daily maintenance. */
  readonly upkeep: () => Promise<void>;
  /** Serves routes outside the API. */
  readonly serve: (fastify: FastifyInstance) => void;
  /** Creates what exists once per installation, on the first start. */
  readonly start: () => Promise<void>;
  /** Closes open connections before the server stops. */
  readonly close: () => Promise<void>;
  readonly realtime: Realtime;
}

/** Wires up conversations, live updates for open pages, and notifications for people who are away. */
export function composeTalk(deps: TalkDeps): Talk {
  const { config, client, events, jobs, limits } = deps;
  const { db } = client;
  // The first event listener: later ones may be slow, and messages must be delivered in order.
  const realtime = createRealtime({
    config,
    db,
    events,
    authenticate: deps.authenticate,
    listEndedSessions: deps.listEndedSessions,
    findPosted: (ids) => findPosted(db, ids),
    onError: deps.onError,
  });
  const offline = composeOffline({ config, db, jobs, news: deps.news, warn: deps.warn });
  const ownHost = new URL(config.publicUrl).host;
  const services = {
    conversations: createConversationService({ db }),
    opening: createOpeningService({ db, limits }),
    reading: createReadingService({ db, limits }),
    sending: createSendingService({ db, limits, ownHost, tellOffline: offline.tellOffline, blocked: deps.blocked }),
  };
  const { bounces, log, onError } = deps;
  const { send } = services.sending;
  const replies = composeReplies({ config: config.replies, db, limits, send, bounces, log, onError });
  const offers = createOfferService({ db, limits, ownHost, publishNews: deps.news.publishNews });
  // Hiding a listing ends the offers for it; the job handles missed events.
  events.on('listing.changed', ({ id }) => offers.endDue(id));
  const files = createFileService({ db, jobs, limits, store: deps.store });
  return {
    mounted: [...conversationRoutes(services), ...fileRoutes(files), ...offerRoutes(offers), ...offline.mounted],
    work: () => {
      jobs.work('chatFiles.remove', files.removeFromStore);
      jobs.work('offers.end', () => offers.endDue());
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
      replies.serve(fastify);
    },
    start: async () => {
      await offline.start();
      await replies.start();
    },
    close: async () => {
      await replies.close();
      await realtime.close();
    },
    realtime,
  };
}
