/** One row of the table: what was measured, the goal, and the result. */
export interface Row {
  readonly what: string;
  readonly goal: string;
  readonly measured: string;
  readonly isMet: boolean;
}

/** The options of a run. */
export interface Course {
  /** A few rounds instead of all, for work on the scenarios. */
  readonly isShort: boolean;
  /** Sixty minutes instead of ten. */
  readonly isSoak: boolean;
  /** Reports progress in one line. */
  readonly say: (line: string) => void;
}

export interface Scenario {
  readonly title: string;
  run(course: Course): Promise<Row[]>;
}

/** A count that should be zero. */
export function noneOf(what: string, found: readonly string[], outOf?: string): Row {
  const shown = found.slice(0, 3).join('; ');
  const count = outOf === undefined ? String(found.length) : `${found.length} of ${outOf}`;
  return { what, goal: '0', measured: found.length === 0 ? count : `${count}: ${shown}`, isMet: found.length === 0 };
}

/** The longest of several times, which should not exceed a goal. */
export function longestOf(what: string, timesMs: readonly number[], goalMs: number): Row {
  const longestMs = Math.max(...timesMs);
  const sorted = timesMs.toSorted((one, other) => one - other);
  const middleMs = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const inSeconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
  return {
    what,
    goal: `≤ ${goalMs / 1_000} s`,
    measured: `${inSeconds(longestMs)} at most, ${inSeconds(middleMs)} median`,
    isMet: longestMs <= goalMs,
  };
}

/** A condition that is either met or not. */
export function isSo(what: string, isMet: boolean, measured = isMet ? 'yes' : 'no'): Row {
  return { what, goal: 'yes', measured, isMet };
}

/**
 * Waits until a condition is true; returns how long it took.
 *
 * @throws if it does not become true in time
 */
export async function until(
  what: string,
  isTrue: () => boolean | Promise<boolean>,
  longestMs: number,
): Promise<number> {
  const startedMs = Date.now();
  for (;;) {
    if (await isTrue()) return Date.now() - startedMs;
    if (Date.now() - startedMs > longestMs) throw new Error(`not within ${longestMs / 1_000} s: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
