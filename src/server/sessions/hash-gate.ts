import { availableParallelism } from 'node:os';
import { ApiError } from '#contract/errors.ts';

/** Limits the concurrency of expensive work. */
export interface Gate {
  /**
   * isFirst  goes ahead of work without it, and has a queue of its own.
   * @throws  ApiError 'unavailable', with the time to wait, when the queue is full.
   */
  run<T>(work: () => Promise<T>, isFirst?: boolean): Promise<T>;
}

/** `atOnce`: maximum concurrency; `mostWaiting`: the length of each of the two queues. */
export function createGate({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }): Gate {
  const first: (() => void)[] = [];
  const rest: (() => void)[] = [];
  let running = 0;

  function leave(): void {
    const next = first.shift() ?? rest.shift();
    // The next in the queue takes over the slot.
    if (next) next();
    else running -= 1;
  }

  async function enter(line: (() => void)[]): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (line.length >= mostWaiting) throw new ApiError('unavailable', { retryAfterS: RETRY_AFTER_S });
    await new Promise<void>((resolve) => line.push(resolve));
  }

  return {
    async run(work, isFirst = false) {
      await enter(isFirst ? first : rest);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}

const RETRY_AFTER_S = 5;
/** A hash takes about 30 ms: the last in the queue waits two to three seconds. */
const MOST_WAITING = 96;

/** Password hashing in this process. Always leaves at least one core to everything else. */
export const hashGate: Gate = createGate({
  atOnce: Math.max(1, Math.min(availableParallelism() - 1, 3)),
  mostWaiting: MOST_WAITING,
});
