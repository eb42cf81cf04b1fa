import { sql } from 'kysely';
import { PgBoss, type Queue } from 'pg-boss';
import type { AccountMail } from './accounts/mails.ts';
import { type DatabaseClient, type Db, jobsWithin, type Tx } from './db/client.ts';
import type { MoneyMail } from './invoices/mails.ts';
import type { TargetRef } from './moderation/targets.ts';

/** Every kind of job with what it carries. A job is queued in the transaction that causes it. */
export interface JobPayloads {
  /** A mail to a person, rendered when it is sent. */
  'account.mail': AccountMail;
  /** Makes the copy of a person's data that was asked for. */
  'account.export': { exportId: number; accountId: number };
  'exports.remove': { fileNames: string[] };
  /** Removes files of messages whose rows have gone, by their names in the store. */
  'chatFiles.remove': { names: string[] };
  /** Removes stored files that nothing refers to any more. */
  'media.sweep': Record<string, never>;
  /** Ends the time of listings, and tells their owners before and after. */
  'listings.expire': Record<string, never>;
  /** Removes deleted listings that nobody can take back any more. */
  'listings.purge': Record<string, never>;
  /** Ends suspensions whose time is over, and tells of it. */
  'suspensions.end': Record<string, never>;
  /** Looks at what somebody wrote, for whatever moderators should see. */
  'flags.look': TargetRef;
  /** Queues mails to those who have not read what was written to them. */
  'mails.unread': Record<string, never>;
  /** Tells our own webhook of what became of a payment in the sandbox, as a provider would. */
  'sandbox.webhook': { ref: string; eventId: string };
  /** Tells one browser of what waits in a conversation, unless it was read meanwhile. */
  'push.send': { subscriptionId: number; conversationId: number; accountId: number };
  /** Ends payments that nobody has heard of in time. */
  'payments.expire': Record<string, never>;
  /** Asks the providers what became of recent payments, the latest first; `before` is where the piece before ended. */
  'payments.compare': { before?: number };
  /** Asks the provider what became of one. */
  'payment.check': { purchaseId: number };
  /** Ends a checkout that nobody is to pay any more. */
  'payment.cancel': { purchaseId: number };
  /** Has the provider give money back. */
  'payment.refund': { refundId: number };
  /** Takes note of a refund that was tried often enough. */
  'payment.refundFailed': { refundId: number };
  /** A mail about a payment, rendered when it is sent. */
  'money.mail': MoneyMail;
  /** Sends to KSeF what waits for it, and asks what became of what was sent. */
  'ksef.send': Record<string, never>;
  /** What is tidied up once a day. */
  'upkeep.daily': Record<string, never>;
  'mail.send': { to: string; replyTo?: string; subject: string; text: string };
  /** Pictures of the demo market's listings (or people) from one number up to another, of so many. */
  'demo.pictures': { part: 'cover' | 'avatar' | 'rest'; from: number; to: number; total: number };
}

export type JobName = keyof JobPayloads;
type Worker<N extends JobName> = (payload: JobPayloads[N], jobId: string) => Promise<void>;

type QueueSettings = Omit<Queue, 'name'>;

const RETRYING = { retryLimit: 12, retryDelay: 10, retryBackoff: true, retryDelayMax: 3_600 };
/** How each queue treats a job that failed; the delay in seconds doubles with each try. */
/** A mail is sent within a minute and a half, or not: one whose worker was killed is taken up soon. */
const MAILING = { ...RETRYING, expireInSeconds: 180, deleteAfterSeconds: 3_600 };
/**
 * One waits at a time for each key, whatever else comes meanwhile: it tells of all of it. After an hour nobody wants to be
 * told by a bell any more; a mail has gone out by then.
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
const QUEUES: Record<JobName, QueueSettings> = {
  'account.mail': MAILING,
  'account.export': RETRYING,
  'exports.remove': RETRYING,
  'chatFiles.remove': RETRYING,
  'media.sweep': RETRYING,
  'listings.expire': RETRYING,
  'listings.purge': RETRYING,
  'suspensions.end': RETRYING,
  'flags.look': { ...RETRYING, deleteAfterSeconds: 3_600 },
  'mails.unread': RETRYING,
  'push.send': PUSHING,
  'sandbox.webhook': { ...RETRYING, retryDelay: 2, deleteAfterSeconds: 86_400 },
  'payments.expire': RETRYING,
  'payments.compare': RETRYING,
  'payment.check': { ...RETRYING, retryLimit: 5, retryDelay: 60 },
  'payment.cancel': { ...RETRYING, retryLimit: 5 },
  // Before the queue that hands over to it.
  'payment.refundFailed': RETRYING,
  'payment.refund': { ...RETRYING, deadLetter: 'payment.refundFailed' },
  'money.mail': MAILING,
  // One run at a time, on all nodes together: it takes whatever waits.
  'ksef.send': { ...RETRYING, retryLimit: 2, policy: 'singleton', expireInSeconds: 300, deleteAfterSeconds: 3_600 },
  'upkeep.daily': RETRYING,
  'mail.send': MAILING,
  'demo.pictures': RETRYING,
};
/** Jobs that come by the clock (cron, Polish time), once on all nodes together. */
const SCHEDULE: Partial<Record<JobName, string>> = {
  'ksef.send': '*/5 * * * *',
  'upkeep.daily': '20 3 * * *',
  'media.sweep': '*/30 * * * *',
  'listings.expire': '* * * * *',
  'listings.purge': '*/10 * * * *',
  'suspensions.end': '* * * * *',
  'mails.unread': '* * * * *',
  'payments.expire': '* * * * *',
  'payments.compare': '50 3 * * *',
};
const POLLING_S = 1;
/** Small jobs that come in numbers are fetched many at a time, one batch after the other while there are more. */
const AT_ONCE: Partial<Record<JobName, number>> = { 'flags.look': 50 };
/** Jobs that wait for servers of others are done side by side: a slow one must not hold up the rest. */
const SIDE_BY_SIDE: Partial<Record<JobName, number>> = { 'push.send': 4 };

/** The job queue: it lives in the database, so what is queued survives everything that the database survives. */
export class Jobs {
  readonly #boss: PgBoss;
  readonly #db: Db;
  readonly #workers = new Map<JobName, Worker<never>>();

  constructor(client: DatabaseClient, onError: (error: unknown) => void) {
    this.#db = client.db;
    this.#boss =
      'db' in client.jobs
        ? new PgBoss({ backend: 'pglite', db: client.jobs.db })
        : new PgBoss({ connectionString: client.jobs.connectionString, max: 3 });
    this.#boss.on('error', onError);
  }

  /** Names the function that does the jobs of a name; before `start`. */
  work<N extends JobName>(name: N, worker: Worker<N>): void {
    this.#workers.set(name, worker as Worker<never>);
  }

  async start(): Promise<void> {
    await this.#boss.start();
    for (const [name, options] of Object.entries(QUEUES)) await this.#boss.createQueue(name, options);
    for (const [name, cron] of Object.entries(SCHEDULE)) {
      await this.#boss.schedule(name, cron, {}, { tz: 'Europe/Warsaw' });
    }
    for (const [name, worker] of this.#workers) {
      const pace = {
        pollingIntervalSeconds: POLLING_S,
        batchSize: AT_ONCE[name] ?? 1,
        burstWhenBatchFull: true,
        localConcurrency: SIDE_BY_SIDE[name] ?? 1,
      };
      await this.#boss.work(name, pace, async (jobs) => {
        for (const job of jobs) await worker(job.data as never, job.id);
      });
    }
  }

  /** Queues a job that exists exactly when the transaction commits. */
  async queue<N extends JobName>(tx: Tx, name: N, payload: JobPayloads[N], priority = 0): Promise<void> {
    await this.#boss.send(name, payload, { db: jobsWithin(tx), priority });
  }

  /** Queues several jobs of a name with one statement. */
  async queueAll<N extends JobName>(tx: Tx, name: N, payloads: readonly JobPayloads[N][]): Promise<void> {
    await this.#boss.insert(
      name,
      payloads.map((data) => ({ data })),
      { db: jobsWithin(tx) },
    );
  }

  /** Queues jobs that begin after a while; where one with the same key waits already, that one does. */
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

  /** Empties what a job carries that is being done, where that should not outlast it. */
  async blank(name: JobName, jobId: string): Promise<void> {
    await sql`update pgboss.job set data = '{}' where name = ${name} and id = ${jobId}::uuid`.execute(this.#db);
  }

  /** Lets running jobs end, for at most the given time. */
  async stop(timeoutMs: number): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: timeoutMs, close: true });
  }
}
