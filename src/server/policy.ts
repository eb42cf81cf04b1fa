import type { AnyEndpoint } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import type { Caller, RequestContext } from './context.ts';
import { CONFIRMATION_MS } from './sessions/service.ts';

/**
 * Whether the caller may call an endpoint at all; who may do what to which thing is the features' business.
 *
 * @throws  ApiError 'mustLoggedIn' | 'mustVerifyEmail' | 'accountSuspended' | 'forbidden' | 'strongSignInRequired' |
 *          'passwordConfirmationRequired'
 */
export function assertMayCall(endpoint: AnyEndpoint, { account }: Pick<RequestContext, 'account'>): void {
  if (endpoint.access === 'public') return;
  if (!account) throw new ApiError('mustLoggedIn');
  if (endpoint.access !== 'user' && account.isSuspended) throw new ApiError('accountSuspended');
  if (endpoint.access === 'verified' && !account.isVerified) throw new ApiError('mustVerifyEmail');
  if (endpoint.access === 'moderator' || endpoint.access === 'admin') assertStaff(endpoint.access, account);
  if (endpoint.confirmsPassword && !hasConfirmedPassword(account)) throw new ApiError('passwordConfirmationRequired');
}

function assertStaff(needed: 'moderator' | 'admin', { role, isStrong }: Caller): void {
  if (role !== 'admin' && role !== needed) throw new ApiError('forbidden');
  if (!isStrong) throw new ApiError('strongSignInRequired');
}

function hasConfirmedPassword({ passwordConfirmedAt }: Caller): boolean {
  return passwordConfirmedAt !== null && Date.now() - passwordConfirmedAt.getTime() < CONFIRMATION_MS;
}
