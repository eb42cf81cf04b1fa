import type { FastifyBaseLogger } from 'fastify';
import { ApiError } from '#contract/errors.ts';
import type { Scope } from '#contract/programs/scopes.ts';
import type { Locale } from '#i18n/locales.ts';

/**
 * The signed-in user, and their session.
 *
 * isVerified   the e-mail address is confirmed.
 * isSuspended  a moderator has revoked write access, temporarily or permanently.
 * isStrong     the session was begun with a second factor.
 * token        the session's token, as sent by the caller.
 * accessToken  the access token used instead of a session, and its scopes; null for a session.
 */
export interface Caller {
  readonly id: number;
  readonly role: 'user' | 'moderator' | 'admin';
  readonly isVerified: boolean;
  readonly isSuspended: boolean;
  readonly isStrong: boolean;
  readonly sessionId: number;
  readonly passwordConfirmedAt: Date | null;
  readonly token: string;
  readonly accessToken: { readonly id: number; readonly scopes: readonly Scope[] } | null;
}

/** The caller and language of a request: what every handler gets besides the input. */
export interface RequestContext {
  readonly requestId: string;
  readonly locale: Locale;
  /** The caller's IP address; empty for calls by the server's own pages. */
  readonly ip: string;
  /** Browser and system, such as `Firefox, Android`; empty if unknown. */
  readonly device: string;
  /** The browser's visitor id, if the visitor has consented to it: another key for rate limits. */
  readonly visitorId: string | null;
  /** A secret that the browser has kept since its first log-in, even after logging out; null if it has none. */
  readonly browserToken: string | null;
  /** The caller's idempotency key, which makes a repeated request count once; null if none was sent. */
  readonly idempotencyKey: string | null;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** The signed-in user, null for a visitor. */
  readonly account: Caller | null;
}

/** The signed-in user. @throws ApiError 'mustLoggedIn' */
export function callerOf({ account }: RequestContext): Caller {
  if (!account) throw new ApiError('mustLoggedIn');
  return account;
}

/** The context of a call by the server on behalf of a visitor. */
export function visitorContext(
  fields: Pick<RequestContext, 'requestId' | 'locale' | 'log'> & { ip?: string },
): RequestContext {
  return { ip: '', device: '', visitorId: null, browserToken: null, idempotencyKey: null, account: null, ...fields };
}
