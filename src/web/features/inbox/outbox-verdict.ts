import { isApiError } from '#contract/errors.ts';

/**
 * What a failed try means.
 *
 * later    the server was not reached, or has its own trouble.
 * slower   it was reached, but too often.
 * over     nobody is logged in any more: the message waits for them.
 * anew     the files that were brought earlier are no longer there.
 * refused  however often it is tried.
 */
export type Verdict = 'later' | 'slower' | 'over' | 'anew' | 'refused';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
const SLOWER_PAUSE_MS = 5_000;

export function verdictOf(error: unknown): Verdict {
  if (!isApiError(error)) return 'later';
  if (error.status === 429) return 'slower';
  // Without a request's number it was not the site that has answered, but a hotspot's own page.
  if (error.status >= 500 || error.requestId === '') return 'later';
  if (error.code === 'mustLoggedIn') return 'over';
  return Object.keys(error.fieldErrors).some((field) => field.startsWith('fileIds')) ? 'anew' : 'refused';
}

/** Why the server refuses, in its words: what it says of a field says more than the whole. */
export function wordsOf(error: unknown): string {
  if (!isApiError(error)) return '';
  return Object.values(error.fieldErrors)[0]?.[0] ?? error.message;
}

/** How long to wait before the next try, after `tries` that have failed. */
export function pauseMs(verdict: 'later' | 'slower', tries: number): number {
  return verdict === 'slower' ? SLOWER_PAUSE_MS : Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS);
}
