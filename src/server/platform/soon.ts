/** Work that is done a while after it was asked for, once for all requests of that time. */
export interface Soon {
  readonly ask: () => void;
  /** Asks for nothing more, and waits for work in progress. */
  readonly close: () => Promise<void>;
}

/**
 * Runs `work` `afterMs` after it was asked for; what is asked for in between is run `afterMs` after the last request.
 * What fails is reported, and not tried again: a scheduled job takes it up.
 */
export function createSoon(afterMs: number, work: () => Promise<void>, onError: (error: unknown) => void): Soon {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let latestMs = 0;
  const run = () => {
    const leftMs = latestMs + afterMs - Date.now();
    timer = leftMs > 0 ? setTimeout(run, leftMs) : undefined;
    running = work().catch(onError);
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
