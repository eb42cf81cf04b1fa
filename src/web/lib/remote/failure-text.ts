import { isApiError } from '#contract/errors.ts';
import type { Translate } from '#i18n/message-id.ts';

/** A failure whose message is already translated. */
export class SaidFailure extends Error {
  override readonly name = 'SaidFailure';
}

/** Why something failed, for the user: the server's message, or that it could not be reached. */
export function failureText(error: unknown, t: Translate): string {
  if (error instanceof SaidFailure) return error.message;
  // A message that equals its code is not from the server.
  if (isApiError(error)) return error.message === error.code ? t('account.server') : error.message;
  return t('frame.error.offline');
}

/** Whether it was cancelled: the user closed the password dialog, or aborted the request. */
export function isCalledOff(error: unknown): boolean {
  if (isApiError(error)) return error.code === 'passwordConfirmationRequired';
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Whether it does not exist, or not for this user. */
export function isNotFound(error: unknown): boolean {
  return isApiError(error) && error.code === 'notFound';
}
