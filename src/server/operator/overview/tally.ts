const EVERY_MS = 30_000;

/**
 * Counts ended jobs of this node in memory and adds them to the day's figures twice a minute, because a write for each
 * job would cost more than many jobs. A killed node loses only half a minute of figures.
 *
 * add  stores them; after a failure they are added to the next ones.
 */
export function createTally({ add }: { add: (jobs: { done: number; failed: number }) => Promise<void> }) {
  let done = 0;
  let failed = 0;

  async function flush(): Promise<void> {
    const jobs = { done, failed };
    if (done + failed === 0) return;
    done = 0;
    failed = 0;
    try {
      await add(jobs);
    } catch {
      // Add them to the next ones.
      done += jobs.done;
      failed += jobs.failed;
    }
  }

  const timer = setInterval(() => void flush(), EVERY_MS).unref();
  return {
    note: (isDone: boolean): void => {
      if (isDone) done += 1;
      else failed += 1;
    },
    flush,
    close: async (): Promise<void> => {
      clearInterval(timer);
      await flush();
    },
  };
}
