import { isApiError } from '#contract/errors.ts';

/** Why a user has no access to a desk: their role, or the missing second factor. */
export type ClosedReason = 'forbidden' | 'strongSignInRequired';

/** Why the server denies access to a desk, as after a role was revoked; null for other failures. */
export function closedReason(error: unknown): ClosedReason | null {
  if (!isApiError(error)) return null;
  return error.code === 'forbidden' || error.code === 'strongSignInRequired' ? error.code : null;
}
