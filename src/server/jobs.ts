import { PgBoss, type QueueOptions } from 'pg-boss';
import { type DatabaseClient, jobsWithin, type Tx } from './db/client.ts';

/** Every kind of job with what it carries. A job is queued in the transaction that causes it. */
export interface JobPayloads {
  'mail.send': { to: string; replyTo?: string; subject: string; text: string };
  /** Pictures of the demo market's listings (or people) from one number up to another, of so many. */
  'demo.pictures': { part: 'cover' | 'avatar' | 'rest'; from: number; to: number; total: number };
}

export type JobName = keyof JobPayloads;
type Worker<N extends JobName> = (payload: JobPayloads[N], jobId: string) => Promise<void>;

const RETRYING = { retryLimit: 12, retryDelay: 10, retryBackoff: true };
/** How each queue treats a job that failed; the delay in seconds doubles with each try. */
const QUEUES: Record<JobName, QueueOptions> = { 'mail.send': RETRYING, 'demo.pictures': RETRYING };
const POLLING_S = 1;

/** The job queue: it lives in the database, so what is queued survives everything that the database survives. */
export class Jobs {
  readonly #boss: PgBoss;
  readonly #workers = new Map<JobName, Worker<never>>();

  constructor(client: DatabaseClient, onError: (error: unknown) => void) {
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
    for (const [name, worker] of this.#workers) {
      await this.#boss.work(name, { pollingIntervalSeconds: POLLING_S }, async (jobs) => {
        for (const job of jobs) await worker(job.data as never, job.id);
      });
    }
  }

  /** Queues a job that exists exactly when the transaction commits. */
  async queue<N extends JobName>(tx: Tx, name: N, payload: JobPayloads[N], priority = 0): Promise<void> {
    await this.#boss.send(name, payload, { db: jobsWithin(tx), priority });
  }

  /** Lets running jobs end, for at most the given time. */
  async stop(timeoutMs: number): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: timeoutMs, close: true });
  }
}
