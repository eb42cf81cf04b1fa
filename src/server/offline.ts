import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { TellOffline } from './conversations/sending.ts';
import type { Db } from './db/client.ts';
import type { Jobs } from './jobs.ts';
import type { Mounted } from './mount.ts';
import { pushRoutes } from './push/routes.ts';
import { createPushWorker } from './push/sending.ts';
import { createPushService } from './push/service.ts';
import { createTellOffline } from './push/tell-offline.ts';
import { serveStopLinks, unreadRoutes } from './unread/routes.ts';
import { createUnreadService } from './unread/service.ts';

interface OfflineDeps {
  readonly config: Config;
  readonly db: Db;
  readonly jobs: Jobs;
  /** Gets one line for what an operator should know. */
  readonly warn: (line: string) => void;
}

/** How people hear of messages while they have no page open. */
export interface Offline {
  readonly mounted: readonly Mounted[];
  readonly tellOffline: TellOffline;
  /** Names the functions that do the jobs. */
  readonly work: () => void;
  readonly serve: (fastify: FastifyInstance) => void;
  /** Makes what the first start makes. */
  readonly start: () => Promise<void>;
}

/** Puts together what browsers are told at once, and the mails to those who have not read. */
export function composeOffline({ config, db, jobs, warn }: OfflineDeps): Offline {
  const ownHosts = config.pushHosts;
  const push = createPushService({ db, ownHosts });
  const unread = createUnreadService({ db, jobs });
  const worker = createPushWorker({ db, getKeys: push.getKeys, subject: senderOf(config), ownHosts, warn });
  return {
    mounted: [...pushRoutes(push), ...unreadRoutes(unread)],
    tellOffline: createTellOffline({ jobs }),
    work: () => {
      jobs.work('push.send', worker);
      jobs.work('mails.unread', unread.queueMails);
    },
    serve: serveStopLinks,
    start: async () => {
      await push.getKeys();
    },
  };
}

/** How the services of browsers can reach whoever sends: they take an https address, or a mailbox. */
function senderOf({ publicUrl, mail }: Config): string {
  return publicUrl.startsWith('https:') ? publicUrl : `mailto:${mail.contactEmail}`;
}
