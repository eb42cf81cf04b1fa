const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/** After how many seconds a failed delivery is tried again, once for each; after the last, a day has passed. */
const DELAYS_S = [
  10,
  MINUTE_S,
  5 * MINUTE_S,
  15 * MINUTE_S,
  30 * MINUTE_S,
  HOUR_S,
  2 * HOUR_S,
  4 * HOUR_S,
  8 * HOUR_S,
  8 * HOUR_S,
];

/**
 * When to try again, or null when never.
 *
 * failedTries  of this run, 1 after the first.
 */
export function retryDelayS(failedTries: number): number | null {
  return DELAYS_S[failedTries - 1] ?? null;
}
