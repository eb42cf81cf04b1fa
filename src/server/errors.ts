import type { z } from 'zod';
import { ApiError, type ErrorCode, type FailureAnswer, type FieldErrors } from '#contract/errors.ts';
import type { Locale } from '#i18n/locales.ts';
import type { MessageId, MessageValues } from '#i18n/message-id.ts';
import { getTranslator } from '#i18n/translator.ts';

/** Turns what zod found into messages by field, in the request's language. */
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

/** A schema names its message itself (`validation.…`); what it left unnamed gets the general one. */
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

/** The error that a wrong input stands for. */
export function validationError(error: z.ZodError, locale: Locale): ApiError {
  return new ApiError('validationFailed', {
    message: getTranslator(locale)('error.validationFailed'),
    fieldErrors: fieldErrorsOf(error, locale),
  });
}

/** An error whose reason stands at one field, said in the caller's language. */
export function fieldError(
  locale: Locale,
  field: string,
  id: MessageId,
  { values, code = 'validationFailed' }: { values?: MessageValues; code?: 'validationFailed' | 'placeUnknown' } = {},
): ApiError {
  const translate = getTranslator(locale);
  return new ApiError(code, { message: translate(`error.${code}`), fieldErrors: { [field]: [translate(id, values)] } });
}

/** What an error answers over HTTP; whatever is not meant for callers becomes `internal`. */
export function failureAnswer(error: ApiError, locale: Locale, requestId: string): FailureAnswer {
  return {
    success: false,
    code: error.code,
    data: error.message === error.code ? getTranslator(locale)(`error.${error.code}`) : error.message,
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
/** PostgreSQL's code for a statement that was cancelled, as by statement_timeout. */
const QUERY_CANCELED = '57014';
/** PostgreSQL's codes for a text that no text, or no JSON, can hold, as one with a NUL. */
const NOT_A_TEXT = ['22021', '22P05'];

/** The API's error for anything that was thrown: by a service, the framework or the database. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const { statusCode, code } = (error ?? {}) as { statusCode?: number; code?: string };
  if (code === QUERY_CANCELED) return new ApiError('timeout');
  if (code !== undefined && NOT_A_TEXT.includes(code)) return new ApiError('badRequest');
  const known = statusCode && statusCode < 500 ? (CODE_BY_STATUS.get(statusCode) ?? 'badRequest') : undefined;
  return new ApiError(known ?? 'internal');
}
