import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { TellOffline } from '../conversations/sending.ts';
import { pushRoutes } from '../notifications/push/routes.ts';
import { createPushWorker } from '../notifications/push/sending.ts';
import { createPushService } from '../notifications/push/service.ts';
import { createTellOffline } from '../notifications/push/tell-offline.ts';
import { serveStopLinks, unreadRoutes } from '../notifications/unread/routes.ts';
import { createUnreadService } from '../notifications/unread/service.ts';
import type { Db } from '../platform/db/client.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Mounted } from '../platform/mount.ts';
import { readNews } from '../saved-searches/news.ts';
import type { NewsCentre } from './news.ts';

interface OfflineDeps {
  readonly config: Config;
  readonly db: Db;
  readonly jobs: Jobs;
  readonly news: Pick<NewsCentre, 'queuePushes' | 'readThing'>;
  /** Logs one line for the operator. */
  readonly warn: (line: string) => void;
}

/** Notifications for people without an open page. */
export interface Offline {
  readonly mounted: readonly Mounted[];
  readonly tellOffline: TellOffline;
  /** Registers the job workers. */
  readonly work: () => void;
  readonly serve: (fastify: FastifyInstance) => void;
  /** Creates what exists once per installation, on the first start. */
  readonly start: () => Promise<void>;
}

/** Wires up push notifications, and mails about unread messages. */
export function composeOffline({ config, db, jobs, news, warn }: OfflineDeps): Offline {
  const ownHosts = config.pushHosts;
  const push = createPushService({ db, ownHosts });
  const unread = createUnreadService({ db, jobs });
  const worker = createPushWorker({
    db,
    getKeys: push.getKeys,
    readNotice: readNews,
    readThing: news.readThing,
    subject: senderOf(config),
    ownHosts,
    warn,
  });
  return {
    mounted: [...pushRoutes(push), ...unreadRoutes(unread)],
    tellOffline: createTellOffline(news),
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

/** The sender's contact for push services: an https address or a mailbox. */
function senderOf({ publicUrl, mail }: Config): string {
  return publicUrl.startsWith('https:') ? publicUrl : `mailto:${mail.contactEmail}`;
}
