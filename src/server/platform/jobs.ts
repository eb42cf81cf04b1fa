import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { PgBoss, type Queue } from 'pg-boss';
import type { JobName } from '#contract/operator/job-names.ts';
import type { MoneyMail } from '../invoices/mails.ts';
import type { TargetRef } from '../moderation/targets.ts';
import type { MailJob } from '../notifications/mail/queued.ts';
import type { PushSubject } from '../notifications/push/queue.ts';
import { type DatabaseClient, jobsWithin, type Tx } from './db/client.ts';
import { traced } from './tracing/tracing.ts';

/**
 * All kinds of jobs with their payloads. A job is queued in the transaction that causes it. The names are defined by
 * the contract, so that the operator's desk can label each job.
 */
export interface JobPayloads {
  /** A mail to a person, rendered when sent. */
  'account.mail': MailJob;
  /** Creates a requested data export. */
  'account.export': { exportId: number; accountId: number };
  'exports.remove': { fileNames: string[] };
  /** Removes the files of deleted message rows, by their names in the store. */
  'chatFiles.remove': { names: string[] };
  /** Removes encrypted documents by their storage keys. */
  'credentials.removeFiles': { storageKeys: string[] };
  /** Sends owners reminders of credentials that end soon. */
  'credentials.remind': Record<string, never>;
  /** Ends open offers that have expired, or whose listing is no longer shown. */
  'offers.end': Record<string, never>;
  /** Shows the reviews of agreements whose time is over. */
  'reviews.show': Record<string, never>;
  /** Asks for reviews of agreements, and reminds of them. */
  'reviews.prompt': Record<string, never>;
  /** Removes stored files that nothing refers to any more. */
  'media.sweep': Record<string, never>;
  /** Expires listings, and mails their owners before and after. */
  'listings.expire': Record<string, never>;
  /** Moves listings of merged categories. */
  'catalogue.move': Record<string, never>;
  /** Permanently deletes listings that can no longer be restored. */
  'listings.purge': Record<string, never>;
  /** Ends suspensions that are over, and publishes the change. */
  'suspensions.end': Record<string, never>;
  /** Checks new content for anything that moderators should see. */
  'flags.look': TargetRef;
  /** Queues mails to people with unread messages. */
  'mails.unread': Record<string, never>;
  /** Sends the sandbox's webhook about a payment, as a provider would. */
  'sandbox.webhook': { ref: string; eventId: string };
  /** Sends a push notification to one browser, unless it is obsolete by then. */
  'push.send': { subscriptionId: number; accountId: number } & PushSubject;
  /** Mails the news about a thing. */
  'notifications.mail': { accountId: number; thing: string };
  /** Sends the daily mails with news. */
  'notifications.digest': Record<string, never>;
  /** Matches changed listings against the saved searches. */
  'savedSearches.match': Record<string, never>;
  /** Sends notifications about new matches of a saved search. */
  'savedSearches.tell': { searchId: number };
  /** Sends notifications about new matches of all saved searches of a frequency. */
  'savedSearches.daily': Record<string, never>;
  'savedSearches.weekly': Record<string, never>;
  /** Checks saved searches whose relative dates mean other days than the day before. */
  'savedSearches.newDay': Record<string, never>;
  /** Notifies followers of new listings. */
  'following.tell': Record<string, never>;
  /** Notifies those followers who chose a daily notification. */
  'following.daily': Record<string, never>;
  /** Notifies people of changes of their favourites. */
  'favourites.tell': Record<string, never>;
  /** Reminds people of favourites that begin or end the next day. */
  'favourites.remind': Record<string, never>;
  /** Times out unpaid payments. */
  'payments.expire': Record<string, never>;
  /** Queries providers about recent payments, latest first; `before` is where the previous batch ended. */
  'payments.compare': { before?: number };
  /** Queries the provider about one payment. */
  'payment.check': { purchaseId: number };
  /** Cancels a checkout that must not be paid any more. */
  'payment.cancel': { purchaseId: number };
  /** Asks the provider for a refund. */
  'payment.refund': { refundId: number };
  /** Marks a refund as failed after the last retry. */
  'payment.refundFailed': { refundId: number };
  /** A mail about a payment, rendered when sent. */
  'money.mail': MoneyMail;
  /** Sends waiting invoices to KSeF, and polls the status of sent ones. */
  'ksef.send': Record<string, never>;
  /** Backs up the site. */
  'backup.make': Record<string, never>;
  /** Queues attempts for pending webhook deliveries. */
  'webhooks.queue': Record<string, never>;
  /** Notifies people of new terms. */
  'terms.tell': Record<string, never>;
  /** One attempt of a webhook delivery. */
  'webhooks.send': { deliveryId: string; accountId: number };
  /** Daily maintenance. */
  'upkeep.daily': Record<string, never>;
  'mail.send': { to: string; replyTo?: string; subject: string; text: string; html?: string };
  /** Creates pictures for the demo market's listings (or people) in the range from–to, out of a total. */
  'demo.pictures': { part: 'cover' | 'avatar' | 'rest'; from: number; to: number; total: number };
  /** Draws the documents of the demo market's credentials that wait for review. */
  'demo.documents': { credentialIds: number[] };
  /** Removes the demo market. */
  'demo.leave': { actorId: number };
}

export type { JobName };

type Worker<N extends JobName> = (payload: JobPayloads[N], jobId: string) => Promise<void>;

type QueueSettings = Omit<Queue, 'name'>;

const RETRYING = { retryLimit: 12, retryDelay: 10, retryBackoff: true, retryDelayMax: 3_600 };
/** Sending takes at most 90 seconds; the job expires soon after, so that it is retried if its worker was killed. */
const MAILING = { ...RETRYING, expireInSeconds: 180, deleteAfterSeconds: 3_600 };
/**
 * At most one job waits per key, as it covers everything that arrives meanwhile. Jobs older than an hour are dropped; a
 * mail has been sent by then.
 */
const PUSHING: QueueSettings = {
  policy: 'short',
  retryLimit: 7,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 1_200,
  expireInSeconds: 60,
  deleteAfterSeconds: 3_600,
};
/** Retry settings of each queue; the delay in seconds doubles with each attempt. */
const QUEUES: Record<JobName, QueueSettings> = {
  'account.mail': MAILING,
  'account.export': RETRYING,
  'exports.remove': RETRYING,
  'chatFiles.remove': RETRYING,
  'credentials.removeFiles': RETRYING,
  'credentials.remind': RETRYING,
  'offers.end': RETRYING,
  'reviews.show': RETRYING,
  'reviews.prompt': RETRYING,
  'media.sweep': RETRYING,
  'listings.expire': RETRYING,
  // One at a time across all nodes, because each run moves everything that waits.
  'catalogue.move': { ...RETRYING, policy: 'singleton', heartbeatSeconds: 60 },
  'listings.purge': RETRYING,
  // One at a time across all nodes, because each run notifies all remaining accounts.
  'terms.tell': { ...RETRYING, policy: 'singleton', heartbeatSeconds: 60 },
  'suspensions.end': RETRYING,
  'flags.look': { ...RETRYING, deleteAfterSeconds: 3_600 },
  'mails.unread': RETRYING,
  'push.send': PUSHING,
  // One waiting job per thing also covers what arrives meanwhile.
  'notifications.mail': { ...RETRYING, policy: 'short', deleteAfterSeconds: 3_600 },
  'notifications.digest': RETRYING,
  'savedSearches.match': RETRYING,
  'savedSearches.tell': { ...RETRYING, policy: 'short' },
  'savedSearches.daily': RETRYING,
  'savedSearches.weekly': RETRYING,
  'savedSearches.newDay': RETRYING,
  'following.tell': RETRYING,
  'following.daily': RETRYING,
  'favourites.tell': RETRYING,
  'favourites.remind': RETRYING,
  'sandbox.webhook': { ...RETRYING, retryDelay: 2, deleteAfterSeconds: 86_400 },
  'payments.expire': RETRYING,
  'payments.compare': RETRYING,
  'payment.check': { ...RETRYING, retryLimit: 5, retryDelay: 60 },
  'payment.cancel': { ...RETRYING, retryLimit: 5 },
  // Must be created before the queue that has it as dead letter queue.
  'payment.refundFailed': RETRYING,
  'payment.refund': { ...RETRYING, deadLetter: 'payment.refundFailed' },
  'money.mail': MAILING,
  // One at a time across all nodes, because each run handles everything that waits.
  'ksef.send': { ...RETRYING, retryLimit: 2, policy: 'singleton', expireInSeconds: 300, deleteAfterSeconds: 3_600 },
  // One at a time across all nodes. A first backup of many pictures takes hours; the heartbeat detects a killed node at
  // once.
  'backup.make': {
    retryLimit: 2,
    retryDelay: 900,
    policy: 'singleton',
    expireInSeconds: 12 * 3_600,
    heartbeatSeconds: 120,
  },
  'webhooks.queue': RETRYING,
  // A failed try queues the next one itself; a job is retried only if its node failed.
  'webhooks.send': { ...RETRYING, policy: 'short', expireInSeconds: 60, deleteAfterSeconds: 3_600 },
  'upkeep.daily': RETRYING,
  'mail.send': MAILING,
  'demo.pictures': RETRYING,
  'demo.documents': RETRYING,
  'demo.leave': { ...RETRYING, policy: 'singleton', expireInSeconds: 1_800 },
};
/** Scheduled jobs (cron, Polish time), run once across all nodes. */
const SCHEDULE: Partial<Record<JobName, string>> = {
  'ksef.send': '*/5 * * * *',
  'upkeep.daily': '20 3 * * *',
  'credentials.remind': '0 8 * * *',
  'media.sweep': '*/30 * * * *',
  'listings.expire': '* * * * *',
  'listings.purge': '*/10 * * * *',
  'suspensions.end': '* * * * *',
  'mails.unread': '* * * * *',
  'payments.expire': '* * * * *',
  'offers.end': '* * * * *',
  'reviews.show': '* * * * *',
  'reviews.prompt': '*/5 8-20 * * *',
  'webhooks.queue': '* * * * *',
  'payments.compare': '50 3 * * *',
  'notifications.digest': '0 7 * * *',
  'savedSearches.match': '* * * * *',
  'savedSearches.daily': '0 7 * * *',
  'savedSearches.weekly': '0 7 * * 5',
  // Soon after midnight, then hourly in case no node was running.
  'savedSearches.newDay': '5 * * * *',
  'following.tell': '* * * * *',
  'favourites.tell': '* * * * *',
  // Before the daily mails; reminders are repeated during the day for new favourites and missed runs.
  'following.daily': '50 6 * * *',
  'favourites.remind': '40 6-20 * * *',
};
/**
 * Jobs start when their transaction commits, and a worker fetches until nothing is left; polling finds delayed jobs and
 * retries. Every queue is polled by every node: at once per second, they took 3 % of a processor while nothing happened.
 */
const POLLING_S = 5;
/** The channel where pg-boss announces queues with new jobs; its own listener requires its own connections. */
export const JOB_CHANNEL = `pgboss_${createHash('sha224').update('pgboss').digest('hex').slice(0, 24)}`;
/** Small, frequent jobs are fetched in batches. */
const AT_ONCE: Partial<Record<JobName, number>> = { 'flags.look': 50 };
/** Jobs that wait for third-party servers run concurrently: a slow one must not hold up the rest. */
const SIDE_BY_SIDE: Partial<Record<JobName, number>> = { 'push.send': 4, 'webhooks.send': 4 };

/** The job queue. It is stored in the database, so queued jobs are as durable as the data. */
export class Jobs {
  readonly #boss: PgBoss;
  readonly #client: DatabaseClient;
  readonly #workers = new Map<JobName, Worker<never>>();
  /** Jobs whose schedule is configurable, with their cron expression. */
  readonly #chosen = new Map<JobName, string | null>();
  /** The ids of each queue's workers in pg-boss. */
  readonly #workerIds = new Map<string, readonly string[]>();
  readonly #pollingS: number;
  #onEnded: (isDone: boolean) => void = () => {};

  constructor(client: DatabaseClient, onError: (error: unknown) => void, pollingS = POLLING_S) {
    this.#client = client;
    this.#pollingS = pollingS;
    this.#boss = new PgBoss({ backend: client.backend, db: client.jobs });
    this.#boss.on('error', onError);
  }

  /** Sets the schedule of a job (cron, Polish time); null: it is not scheduled. Call it before `start`. */
  schedule(name: JobName, cron: string | null): void {
    this.#chosen.set(name, cron);
  }

  /** Reports the end of each attempt on this node, done or failed. Call it before `start`. */
  watch(onEnded: (isDone: boolean) => void): void {
    this.#onEnded = onEnded;
  }

  /** Registers the worker of a job; call it before `start`. */
  work<N extends JobName>(name: N, worker: Worker<N>): void {
    this.#workers.set(name, worker as Worker<never>);
  }

  async start(): Promise<void> {
    await this.#boss.start();
    await this.#makeQueues();
    for (const [name, cron] of Object.entries(SCHEDULE)) {
      await this.#boss.schedule(name, cron, {}, { tz: 'Europe/Warsaw' });
    }
    for (const [name, cron] of this.#chosen) {
      // Schedules are stored: remove one that an earlier start created.
      if (cron === null) await this.#boss.unschedule(name);
      else await this.#boss.schedule(name, cron, {}, { tz: 'Europe/Warsaw' });
    }
    for (const [name, worker] of this.#workers) this.#workerIds.set(name, await this.#startWorkers(name, worker));
    if (this.#workers.size > 0) await this.#wakeWorkers();
  }

  /** Starts a queue's workers one by one: of several started together, pg-boss tells only the first one's id. */
  async #startWorkers(name: JobName, worker: Worker<never>): Promise<string[]> {
    const pace = { pollingIntervalSeconds: this.#pollingS, batchSize: AT_ONCE[name] ?? 1, burstWhenBatchFull: true };
    const ids: string[] = [];
    for (let count = 0; count < (SIDE_BY_SIDE[name] ?? 1); count += 1) {
      const id = await this.#boss.work(name, pace, async (jobs) => {
        try {
          for (const job of jobs)
            await this.#attempt(() => traced(`job ${name}`, {}, () => worker(job.data as never, job.id)));
        } finally {
          // Jobs that are queued together are announced once.
          this.#wake(name);
        }
      });
      ids.push(id);
    }
    return ids;
  }

  #wake(name: string): void {
    for (const id of this.#workerIds.get(name) ?? []) this.#boss.notifyWorker(id);
  }

  async #attempt(act: () => Promise<void>): Promise<void> {
    let isDone = false;
    try {
      await act();
      isDone = true;
    } finally {
      this.#onEnded(isDone);
    }
  }

  /** Existing queues keep their settings, except that earlier versions relied on polling without notifications. */
  async #makeQueues(): Promise<void> {
    const present = new Map((await this.#boss.getQueues()).map((queue) => [queue.name, queue]));
    for (const [name, options] of Object.entries(QUEUES)) {
      const queue = present.get(name);
      if (!queue) await this.#boss.createQueue(name, { ...options, notify: true });
      else if (!queue.notify) await this.#boss.updateQueue(name, { notify: true });
      // A queue's settings are read on first use. Within a transaction that would deadlock: PGlite has one connection.
      if (!this.#workers.has(name as JobName)) await this.#boss.insert(name, []);
    }
  }

  async #wakeWorkers(): Promise<void> {
    await this.#client.listen(JOB_CHANNEL, {
      onPayload: (name) => this.#wake(name),
      onLost: () => {},
      onReconnect: () => {
        for (const name of this.#workerIds.keys()) this.#wake(name);
      },
    });
  }

  /** Queues a job if and only if the transaction commits. */
  async queue<N extends JobName>(tx: Tx, name: N, payload: JobPayloads[N], priority = 0): Promise<void> {
    await this.#boss.send(name, payload, { db: jobsWithin(tx), priority });
  }

  /** Queues several jobs of one kind in one statement. */
  async queueAll<N extends JobName>(tx: Tx, name: N, payloads: readonly JobPayloads[N][]): Promise<void> {
    await this.#boss.insert(
      name,
      payloads.map((data) => ({ data })),
      { db: jobsWithin(tx) },
    );
  }

  /** Queues delayed jobs; if one with the same key waits already, it is kept instead. */
  async queueLater<N extends JobName>(
    tx: Tx,
    name: N,
    all: readonly { readonly key: string; readonly payload: JobPayloads[N] }[],
    afterS: number,
  ): Promise<void> {
    await this.#boss.insert(
      name,
      all.map(({ key, payload }) => ({ data: payload, singletonKey: key, startAfter: afterS })),
      { db: jobsWithin(tx) },
    );
  }

  /** Blanks the payload of a running job whose data must not be kept. */
  async blank(name: JobName, jobId: string): Promise<void> {
    await sql`update pgboss.job set data = '{}' where name = ${name} and id = ${jobId}::uuid`.execute(this.#client.db);
  }

  /** Retries a permanently failed job, with one more attempt; does nothing to other jobs. */
  async retry(tx: Tx, name: JobName, jobId: string): Promise<void> {
    await this.#boss.retry(name, jobId, { db: jobsWithin(tx) });
  }

  /** Waits for running jobs to end, up to the given time. */
  async stop(timeoutMs: number): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: timeoutMs, close: true });
  }
}
