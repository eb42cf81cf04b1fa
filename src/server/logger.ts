import type { FastifyBaseLogger } from 'fastify';
import pino from 'pino';

const EMAIL = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g;
const PHONE = /(?<![\w.-])(\+?\d{2}[ -]?)?\d{3}[ -]?\d{3}[ -]?\d{3}(?![\w.-])/g;
const TOKEN = /(bearer\s+|auth_token["'=:\s]+|token=)[\w.-]{8,}/gi;
/** What follows in an address lets one in, or tells where somebody's browser is reached. */
const SECRET_IN_URL = /(?<=\/(?:stop|stopMails|renew|notices)\/)[\w-]{8,}|(?<=[?&]endpoint=)[^\s&]+/gi;

/** Takes out of a text what tells who a person is or lets one in. */
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

/** JSON logs; tokens, e-mail addresses and phone numbers never reach them. */
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

function decodeURISafe(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
