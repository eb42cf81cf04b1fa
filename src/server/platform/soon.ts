/** Deferred work: each run covers all requests made before it. */
export interface Soon {
  readonly ask: () => void;
  /** Cancels a scheduled run, and waits for those in progress: a slow one may overlap the next. */
  readonly close: () => Promise<void>;
}

/**
 * Runs `work` `afterMs` after a request; requests made meanwhile cause one more run, `afterMs` after the last of them.
 * A failure is reported and not retried, because a scheduled job covers it.
 */
export function createSoon(afterMs: number, work: () => Promise<void>, onError: (error: unknown) => void): Soon {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let latestMs = 0;
  const run = () => {
    const leftMs = latestMs + afterMs - Date.now();
    timer = leftMs > 0 ? setTimeout(run, leftMs) : undefined;
    const before = running;
    running = work()
      .catch(onError)
      .then(() => before);
  };
  return {
    ask: () => {
      latestMs = Date.now();
      timer ??= setTimeout(run, afterMs);
    },
    close: async () => {
      clearTimeout(timer);
      await running;
    },
  };
}
