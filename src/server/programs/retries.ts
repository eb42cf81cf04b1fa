const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/** Delays in seconds between the attempts of a delivery; they add up to about a day. */
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
 * The delay before the next attempt, or null after the last.
 *
 * failedTries  of this run, 1 after the first.
 */
export function retryDelayS(failedTries: number): number | null {
  return DELAYS_S[failedTries - 1] ?? null;
}
