import { isApiError } from '#contract/errors.ts';
import type { Translate } from '#i18n/message-id.ts';

/** Something failed, and the reason is in words already. */
export class SaidFailure extends Error {
  override readonly name = 'SaidFailure';
}

/** Why something failed, to be read: what the server said, or that it could not be reached. */
export function failureText(error: unknown, t: Translate): string {
  if (error instanceof SaidFailure) return error.message;
  // A message that is only the code means that the server did not get to say anything.
  if (isApiError(error)) return error.message === error.code ? t('account.server') : error.message;
  return t('frame.error.offline');
}

/** Whether nothing went wrong: the person was asked for the password and thought better of it, or ended it themselves. */
export function isCalledOff(error: unknown): boolean {
  if (isApiError(error)) return error.code === 'passwordConfirmationRequired';
  return error instanceof DOMException && error.name === 'AbortError';
}
