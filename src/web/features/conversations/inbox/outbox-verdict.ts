import { isApiError } from '#contract/errors.ts';

/**
 * The meaning of a failed attempt.
 *
 * later    the server was not reached, or failed.
 * slower   rate limited.
 * over     the session has ended: the message waits for its user.
 * anew     previously uploaded files have expired.
 * refused  permanently.
 */
export type Verdict = 'later' | 'slower' | 'over' | 'anew' | 'refused';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
const SLOWER_PAUSE_MS = 5_000;

export function verdictOf(error: unknown): Verdict {
  if (!isApiError(error)) return 'later';
  if (error.status === 429) return 'slower';
  // Without a request id the response is not the site's but a captive portal's.
  if (error.status >= 500 || error.requestId === '') return 'later';
  if (error.code === 'mustLoggedIn') return 'over';
  return Object.keys(error.fieldErrors).some((field) => field.startsWith('fileIds')) ? 'anew' : 'refused';
}

/** The server's reason for refusing; a field error is more specific than the general one. */
export function wordsOf(error: unknown): string {
  if (!isApiError(error)) return '';
  return Object.values(error.fieldErrors)[0]?.[0] ?? error.message;
}

/** Backoff before the next attempt, after `tries` failed ones. */
export function pauseMs(verdict: 'later' | 'slower', tries: number): number {
  return verdict === 'slower' ? SLOWER_PAUSE_MS : Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS);
}
