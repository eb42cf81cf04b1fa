import type { Config } from '../config.ts';
import type { DatabaseClient } from '../platform/db/client.ts';
import type { EventHub } from '../platform/events.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Limits } from '../platform/limits/service.ts';
import type { Authenticate, Mounted } from '../platform/mount.ts';
import { createSoon } from '../platform/soon.ts';
import { createDeliveryService } from '../programs/deliveries.ts';
import { deliver } from '../programs/delivering.ts';
import { tokenRoutes, webhookRoutes } from '../programs/routes.ts';
import { createTokenService } from '../programs/tokens.ts';
import { createWebhookService } from '../programs/webhooks.ts';

interface ProgramParts {
  readonly config: Config;
  readonly client: DatabaseClient;
  readonly events: EventHub;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly siteKey: Buffer;
  readonly onError: (error: unknown) => void;
}

/** The server's interface for programs: endpoints, tokens and webhooks. */
export interface Programs {
  readonly mounted: readonly Mounted[];
  /** Finds the account of an access token; null for any other text. */
  readonly authenticate: Authenticate;
  /** Registers the job workers, and subscribes to the events of triggers. */
  readonly work: () => void;
  /** Daily maintenance. */
  readonly upkeep: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Events in quick succession are queued together. */
const AFTER_EVENT_MS = 50;

/** Wires up access tokens and webhooks. */
export function composePrograms(parts: ProgramParts): Programs {
  const { config, client, events, jobs, limits, siteKey, onError } = parts;
  const { db } = client;
  const allowsLoopback = config.webhookLoopback;
  const tokens = createTokenService({ db, jobs, limits, siteKey });
  const webhooks = createWebhookService({ db, siteKey, allowsLoopback });
  const deliveries = createDeliveryService({ db, jobs, limits });
  const soon = createSoon(AFTER_EVENT_MS, deliveries.queueDue, onError);
  return {
    mounted: [...tokenRoutes(tokens), ...webhookRoutes(webhooks, deliveries)],
    authenticate: tokens.authenticate,
    work: () => {
      events.on('webhooks.due', soon.ask);
      jobs.work('webhooks.queue', deliveries.queueDue);
      jobs.work('webhooks.send', (payload) => deliver({ db, jobs, siteKey, allowsLoopback }, payload));
    },
    upkeep: async () => {
      await tokens.purge();
      await deliveries.purge();
    },
    close: soon.close,
  };
}
