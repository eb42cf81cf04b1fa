import type { FastifyBaseLogger } from 'fastify';
import type { Locale } from '#i18n/locales.ts';

/** Who asks, in which language: what every handler gets besides the call's input. */
export interface RequestContext {
  readonly requestId: string;
  readonly locale: Locale;
  /** The address of the caller; empty for calls that the server's own pages make. */
  readonly ip: string;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** The person who is logged in, null for a visitor. */
  readonly account: { readonly id: number; readonly role: 'user' | 'moderator' | 'admin' } | null;
}
