import { isApiError } from '#contract/errors.ts';
import type { Translate } from '#i18n/message-id.ts';

/** Why a call failed, for the user. */
export interface TroubleText {
  /** Left out if the caller has a more specific title. */
  readonly title?: string;
  readonly text: string;
  /** No server was reached. */
  readonly isOffline: boolean;
}

/** Explains a failed call: the server's message, or that it could not be reached. The page has `account.`. */
export function troubleText(error: unknown, t: Translate): TroubleText {
  // A message that equals its code is not from the server.
  if (isApiError(error))
    return { text: error.message === error.code ? t('account.server') : error.message, isOffline: false };
  return { title: t('account.failed'), text: `${t('account.offline')}. ${t('account.offline.text')}`, isOffline: true };
}
