import { data, redirect } from 'react-router';
import { type ErrorCode, isApiError } from '#contract/errors.ts';

/** What the error page gets to know of a failed call; an error of another sort reaches it without its words. */
export interface PageFailure {
  readonly code: ErrorCode;
  readonly requestId: string;
}

/**
 * What a loader throws instead of a failed call's error: the same with its status and code, or the way to the log-in.
 * Anything but an ApiError stays what it is.
 */
export function pageError(error: unknown): unknown {
  if (!isApiError(error)) return error;
  const { code, requestId, status } = error;
  if (code === 'mustLoggedIn') return redirect('/login');
  return data({ code, requestId } satisfies PageFailure, { status });
}
