import type { FastifyBaseLogger } from 'fastify';
import pino from 'pino';
import { isOutage } from './db/outage.ts';

const EMAIL = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g;
const PHONE = /(?<![\w.-])(\+?\d{2}[ -]?)?\d{3}[ -]?\d{3}[ -]?\d{3}(?![\w.-])/g;
const TOKEN = /(bearer\s+|auth_token["'=:\s]+|token=)[\w.-]{8,}/gi;
/** Parts of addresses that grant access or identify a browser's push endpoint. */
const SECRET_IN_URL = /(?<=\/(?:stop|stopMails|renew|notices)\/)[\w-]{8,}|(?<=[?&]endpoint=)[^\s&]+/gi;

/** Removes personal data and secrets from a text. */
export function redactText(text: string): string {
  return text
    .replace(TOKEN, '$1[token]')
    .replace(SECRET_IN_URL, '[token]')
    .replace(EMAIL, '[e-mail]')
    .replace(PHONE, '[phone]');
}

const REDACTED = [
  'req.headers.authorization',
  'req.headers.cookie',
  '*.password',
  '*.auth_token',
  '*.token',
  '*.email',
  '*.phone_number',
];

/** JSON logs without tokens, e-mail addresses and phone numbers. */
export function createLogger(level: string): FastifyBaseLogger {
  return pino({
    level,
    redact: { paths: REDACTED, censor: '[redacted]' },
    hooks: {
      logMethod(args, method) {
        const cleaned = args.map((arg) => (typeof arg === 'string' ? redactText(arg) : arg));
        method.apply(this, cleaned as Parameters<typeof method>);
      },
    },
    serializers: {
      req: (request: { method?: string; url?: string; id?: string }) => ({
        id: request.id,
        method: request.method,
        url: redactText(decodeURISafe(request.url ?? '')),
      }),
      err: (error: Error) => {
        const plain = pino.stdSerializers.err(error);
        return { type: plain.type, message: redactText(plain.message), stack: redactText(plain.stack ?? '') };
      },
    },
  });
}

const OUTAGE_SILENCE_MS = 10_000;

/**
 * Logs background failures. During a database outage dozens of jobs fail per second, so those are logged
 * only now and then.
 */
export function createFailureLog(log: Pick<FastifyBaseLogger, 'error' | 'warn'>): (error: unknown) => void {
  let silentUntilMs = 0;
  return (error) => {
    if (!isOutage(error)) return log.error({ err: error }, 'background work failed');
    if (Date.now() < silentUntilMs) return;
    silentUntilMs = Date.now() + OUTAGE_SILENCE_MS;
    log.warn({ reason: (error as Error).message }, 'the database does not answer');
  };
}

function decodeURISafe(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
