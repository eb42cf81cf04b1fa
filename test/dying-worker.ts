import type { News, PublishNews } from '#server/notifications/centre/publish.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import type { TestApp } from './test-app.ts';

/** Thrown by a worker when it is killed. */
export class Killed extends Error {}

/** Whether the next transaction is killed, before or after its commit. */
export type Death = 'none' | 'before' | 'after';

/** A worker's database and publisher: its publications count once their transaction has committed. */
export interface DyingWorker {
  readonly db: Db;
  readonly publishNews: PublishNews;
  /** What its committed transactions have published, in order. */
  readonly published: readonly News[];
}

/** A worker that is killed at the transactions that `nextDeath` chooses. */
export function aDyingWorker(test: TestApp, nextDeath: () => Death): DyingWorker {
  const pending = new WeakMap<object, News[]>();
  const published: News[] = [];
  const execute = async <T>(act: (tx: Tx) => Promise<T>): Promise<T> => {
    const death = nextDeath();
    const news: News[] = [];
    const outcome = await test.client.db.transaction().execute(async (tx) => {
      pending.set(tx, news);
      const value = await act(tx);
      if (death === 'before') throw new Killed();
      return value;
    });
    published.push(...news);
    if (death === 'after') throw new Killed();
    return outcome;
  };
  const db = new Proxy(test.client.db, {
    get: (target, name) => {
      if (name === 'transaction') return () => ({ execute });
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  }) as Db;
  return { db, published, publishNews: async (tx, news) => void pending.get(tx)?.push(...news) };
}

const MAX_DEATHS = 4;

/** A finite sequence of deaths, so that all work completes in the end. */
export class Deaths {
  readonly #drawn: Iterator<Death>;
  #mayDie = true;

  constructor(drawn: Iterator<Death>) {
    this.#drawn = drawn;
  }

  next = (): Death => (this.#mayDie ? (this.#drawn.next().value ?? 'none') : 'none');

  /** Runs several workers concurrently and restarts killed ones until all have completed. */
  async survive(all: readonly (() => Promise<unknown>)[]): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      this.#mayDie = tries < MAX_DEATHS;
      const outcomes = await Promise.allSettled(all.map((work) => work()));
      const failed = outcomes.filter((each) => each.status === 'rejected');
      for (const { reason } of failed) if (!(reason instanceof Killed)) throw reason;
      if (failed.length === 0) break;
    }
    this.#mayDie = true;
  }
}
