import { data, redirect } from 'react-router';
import { type ErrorCode, isApiError } from '#contract/errors.ts';

/** What the error page receives of a failed call; other errors lose their message on the way. */
export interface PageFailure {
  readonly code: ErrorCode;
  readonly requestId: string;
}

/**
 * What a loader throws in place of a failed call's error: a response with its status and code, or a redirect to the
 * login. Returns anything but an ApiError unchanged.
 */
export function pageError(error: unknown): unknown {
  if (!isApiError(error)) return error;
  const { code, requestId, status } = error;
  if (code === 'mustLoggedIn') return redirect('/login');
  return data({ code, requestId } satisfies PageFailure, { status });
}
