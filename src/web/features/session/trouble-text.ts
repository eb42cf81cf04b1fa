import { isApiError } from '#contract/errors.ts';
import type { Translate } from '#i18n/message-id.ts';

/** Why a call failed, to be read. */
export interface TroubleText {
  /** Left out where the caller knows better what it was that failed. */
  readonly title?: string;
  readonly text: string;
  /** No server has answered. */
  readonly isOffline: boolean;
}

/** Says why a call failed: in the server's words, or that it could not be reached. The page has `account.`. */
export function troubleText(error: unknown, t: Translate): TroubleText {
  // A message that is only the code means that the server did not get to say anything.
  if (isApiError(error))
    return { text: error.message === error.code ? t('account.server') : error.message, isOffline: false };
  return { title: t('account.failed'), text: `${t('account.offline')}. ${t('account.offline.text')}`, isOffline: true };
}
