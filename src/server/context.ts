import type { FastifyBaseLogger } from 'fastify';
import { ApiError } from '#contract/errors.ts';
import type { Locale } from '#i18n/locales.ts';

/**
 * The person who is logged in, and the session they speak through.
 *
 * isVerified   the e-mail address is confirmed.
 * isSuspended  a moderator has taken the right to write away, for a time or for good.
 * isStrong     the session was begun with a second factor.
 * token        of the session, as the caller sent it.
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
}

/** Who asks, in which language: what every handler gets besides the call's input. */
export interface RequestContext {
  readonly requestId: string;
  readonly locale: Locale;
  /** The address of the caller; empty for calls that the server's own pages make. */
  readonly ip: string;
  /** Browser and system in short, such as `Firefox, Android`; empty when they are not told. */
  readonly device: string;
  /** The browser's mark, for whoever agreed to it: another thing to count tries by. */
  readonly visitorId: string | null;
  /** What the caller named this act, so that a repeated call counts once; null when it did not. */
  readonly idempotencyKey: string | null;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** The person who is logged in, null for a visitor. */
  readonly account: Caller | null;
}

/** The person who is logged in. @throws ApiError 'mustLoggedIn' */
export function callerOf({ account }: RequestContext): Caller {
  if (!account) throw new ApiError('mustLoggedIn');
  return account;
}

/** The context of a call that the server makes for whoever is not logged in. */
export function visitorContext(
  fields: Pick<RequestContext, 'requestId' | 'locale' | 'log'> & { ip?: string },
): RequestContext {
  return { ip: '', device: '', visitorId: null, idempotencyKey: null, account: null, ...fields };
}
