import type * as z from 'zod';
import { ApiError, type ErrorCode, type FailureAnswer, type FieldErrors } from '#contract/errors.ts';
import type { Locale } from '#i18n/locales.ts';
import type { MessageId, MessageValues } from '#i18n/message-id.ts';
import { getTranslator } from '#i18n/translator.ts';
import { isOutage } from './db/outage.ts';

/** Converts zod issues into messages by field, in the request's language. */
export function fieldErrorsOf(error: z.ZodError, locale: Locale): FieldErrors {
  const translate = getTranslator(locale);
  const fields: FieldErrors = {};
  for (const issue of error.issues) {
    const field = issue.path.join('.') || 'form';
    fields[field] ??= [];
    const messages = fields[field];
    const message = translate(messageIdOf(issue), valuesOf(issue));
    if (!messages.includes(message)) messages.push(message);
  }
  return fields;
}

/** Schemas name their message (`validation.…`); unnamed issues get the general one. */
function messageIdOf(issue: z.core.$ZodIssue): MessageId {
  return (issue.message.startsWith('validation.') ? issue.message : 'validation.invalid') as MessageId;
}

function valuesOf(issue: z.core.$ZodIssue): MessageValues {
  const { minimum, maximum } = issue as { minimum?: unknown; maximum?: unknown };
  return {
    ...(typeof minimum === 'number' ? { minimum } : {}),
    ...(typeof maximum === 'number' ? { maximum } : {}),
  };
}

/** The ApiError for invalid input. */
export function validationError(error: z.ZodError, locale: Locale): ApiError {
  return new ApiError('validationFailed', {
    message: getTranslator(locale)('error.validationFailed'),
    fieldErrors: fieldErrorsOf(error, locale),
  });
}

/** An error with a reason at one field, in the caller's language. */
export function fieldError(
  locale: Locale,
  field: string,
  id: MessageId,
  { values, code = 'validationFailed' }: { values?: MessageValues; code?: 'validationFailed' | 'placeUnknown' } = {},
): ApiError {
  const translate = getTranslator(locale);
  return new ApiError(code, { message: translate(`error.${code}`), fieldErrors: { [field]: [translate(id, values)] } });
}

/** A waiting time in words: `za 30 sekund`, `za 5 minut`. */
function waitText(locale: Locale, seconds: number): string {
  const translate = getTranslator(locale);
  if (seconds <= 90) return translate('error.wait.seconds', { count: seconds });
  if (seconds <= 90 * 60) return translate('error.wait.minutes', { count: Math.ceil(seconds / 60) });
  return translate('error.wait.hours', { count: Math.ceil(seconds / 3600) });
}

/** Runs an action; if it is rate-limited, throws a message with the waiting time and the alternatives. */
export async function inWords<T>(locale: Locale, id: MessageId, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'tooManyRequests' || !error.retryAfterS) throw error;
    const { code, retryAfterS } = error;
    const message = getTranslator(locale)(id, { wait: waitText(locale, retryAfterS) });
    throw new ApiError(code, { message, retryAfterS });
  }
}

/** The message of an error without a specific one. */
function usualMessage({ code, retryAfterS }: ApiError, locale: Locale): string {
  const translate = getTranslator(locale);
  if (code !== 'tooManyRequests' || !retryAfterS) return translate(`error.${code}`);
  return translate('error.tooManyRequests.wait', { wait: waitText(locale, retryAfterS) });
}

/** The body of an error response. */
export function failureAnswer(error: ApiError, locale: Locale, requestId: string): FailureAnswer {
  return {
    success: false,
    code: error.code,
    data: error.message === error.code ? usualMessage(error, locale) : error.message,
    errors: error.fieldErrors,
    requestId,
  };
}

const CODE_BY_STATUS = new Map<number, ErrorCode>([
  [400, 'badRequest'],
  [404, 'notFound'],
  [405, 'methodNotAllowed'],
  [413, 'payloadTooLarge'],
  [415, 'unsupportedMediaType'],
  [429, 'tooManyRequests'],
  [503, 'unavailable'],
]);
/** PostgreSQL's code for a cancelled statement, for example by statement_timeout. */
const QUERY_CANCELED = '57014';
/** PostgreSQL's codes for characters that text or JSON cannot store, such as NUL. */
const NOT_A_TEXT = ['22021', '22P05'];

/** The constraint of listings in ended categories: the category has ended meanwhile, so the form must be reloaded. */
const ENDED_CATEGORY = 'category_open';

/** Out of space: on a disk, in a quota, or in the database. */
const NO_ROOM = ['ENOSPC', 'EDQUOT', '53100'];

/** Whether the root cause is that a server is unavailable or storage is full. */
function isUnavailable(error: unknown): boolean {
  const { code, $fault } = (error ?? {}) as { code?: string; $fault?: string };
  // The S3 client marks faults of the server.
  if (isOutage(error) || (code !== undefined && NO_ROOM.includes(code)) || $fault === 'server') return true;
  return error instanceof Error && error.cause !== undefined && isUnavailable(error.cause);
}

/** Retry-After of a 503: enough for a database restart. */
export const RETRY_AFTER_S = 5;

/** Converts anything thrown by a service, the framework or the database into an ApiError. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const { statusCode, code, constraint } = (error ?? {}) as { statusCode?: number; code?: string; constraint?: string };
  if (isUnavailable(error)) return new ApiError('unavailable');
  if (constraint === ENDED_CATEGORY) return new ApiError('conflict');
  if (code === QUERY_CANCELED) return new ApiError('timeout');
  if (code !== undefined && NOT_A_TEXT.includes(code)) return new ApiError('badRequest');
  const known = statusCode && statusCode < 500 ? (CODE_BY_STATUS.get(statusCode) ?? 'badRequest') : undefined;
  return new ApiError(known ?? 'internal');
}
