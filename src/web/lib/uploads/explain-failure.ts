import { isApiError } from '#contract/errors.ts';
import type { Translate } from '#i18n/message-id.ts';
import { failureText } from '../remote/failure-text.ts';

/** Why a picture could not be added; retrying is pointless when the file itself is at fault. */
export function explainFailure(error: unknown, t: Translate): { reason: string; canRetry: boolean } {
  if (!isApiError(error)) return { reason: failureText(error, t), canRetry: true };
  const ofFile = error.fieldErrors['files.0']?.[0] ?? error.fieldErrors.files?.[0];
  const isFinal = ofFile !== undefined || ['payloadTooLarge', 'unsupportedMediaType'].includes(error.code);
  return { reason: ofFile ?? failureText(error, t), canRetry: !isFinal };
}
