import type { AnyEndpoint } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import type { Caller, RequestContext } from './context.ts';

/** How long a confirmed password is valid. */
export const CONFIRMATION_MS = 15 * 60_000;

/**
 * Checks whether the caller may use an endpoint at all; permissions on individual objects are up to the features.
 *
 * @throws  ApiError 'mustLoggedIn' | 'tokenNotAllowed' | 'scopeMissing' | 'mustVerifyEmail' | 'accountSuspended' | 'forbidden' | 'strongSignInRequired' |
 *          'passwordConfirmationRequired'
 */
export function assertMayCall(endpoint: AnyEndpoint, { account }: Pick<RequestContext, 'account'>): void {
  if (endpoint.access === 'public') return;
  if (!account) throw new ApiError('mustLoggedIn');
  assertScope(endpoint, account);
  if (endpoint.access !== 'user' && account.isSuspended) throw new ApiError('accountSuspended');
  if (endpoint.access === 'verified' && !account.isVerified) throw new ApiError('mustVerifyEmail');
  if (endpoint.access === 'moderator' || endpoint.access === 'admin') assertStaff(endpoint.access, account);
  if (endpoint.confirmsPassword && !hasConfirmedPassword(account)) throw new ApiError('passwordConfirmationRequired');
}

/**
 * Checks whether an access token's scopes allow a call; a session allows all.
 *
 * @throws ApiError 'tokenNotAllowed' | 'scopeMissing'
 */
export function assertScope({ scope }: Pick<AnyEndpoint, 'scope'>, { accessToken }: Pick<Caller, 'accessToken'>): void {
  if (!accessToken) return;
  if (!scope) throw new ApiError('tokenNotAllowed');
  if (scope !== 'any' && !accessToken.scopes.includes(scope)) throw new ApiError('scopeMissing');
}

/**
 * The context in which an endpoint is called: callers of public endpoints with an access token are treated as visitors.
 */
export function contextFor({ access, scope }: AnyEndpoint, context: RequestContext): RequestContext {
  const isVisitor = access === 'public' && !scope && context.account?.accessToken;
  return isVisitor ? { ...context, account: null } : context;
}

function assertStaff(needed: 'moderator' | 'admin', { role, isStrong }: Caller): void {
  if (role !== 'admin' && role !== needed) throw new ApiError('forbidden');
  if (!isStrong) throw new ApiError('strongSignInRequired');
}

function hasConfirmedPassword({ passwordConfirmedAt }: Caller): boolean {
  return passwordConfirmedAt !== null && Date.now() - passwordConfirmedAt.getTime() < CONFIRMATION_MS;
}
