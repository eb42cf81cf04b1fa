import { readFileSync } from 'node:fs';

export interface Reading {
  /** Wall-clock time. */
  readonly wallS: number;
  /** CPU time of this process. */
  readonly cpuS: number;
  /** How many times longer it took than on an idle machine; null where the kernel does not report it. */
  readonly slowdown: number | null;
}

/** Starts measuring this process; the returned function reads the values so far. */
export function startWatch(): () => Reading {
  const started = { atMs: performance.now(), cpu: process.cpuUsage(), queue: readQueue() };
  return () => {
    const { user, system } = process.cpuUsage(started.cpu);
    const { ranNs, waitedNs } = readQueue();
    const ran = ranNs - started.queue.ranNs;
    return {
      wallS: round((performance.now() - started.atMs) / 1e3),
      cpuS: round((user + system) / 1e6),
      slowdown: ran > 0 ? round((ran + waitedNs - started.queue.waitedNs) / ran) : null,
    };
  };
}

/** This thread's run time and its wait for a CPU, as Linux accounts them. */
export function readQueue(): { ranNs: number; waitedNs: number } {
  try {
    const [ran, waited] = readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ').map(Number);
    return { ranNs: ran ?? 0, waitedNs: waited ?? 0 };
  } catch {
    return { ranNs: 0, waitedNs: 0 };
  }
}

const round = (value: number) => Math.round(value * 100) / 100;
