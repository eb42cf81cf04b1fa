import { isApiError } from '#contract/errors.ts';
import type { GalleryPicture } from '#contract/media.ts';
import type { Translate } from '#i18n/message-id.ts';
import { upload } from '../../../lib/upload.ts';
import { addToGallery } from '../calls.ts';
import { failureText } from '../failure-text.ts';
import { shrinkPicture } from '../files/shrink-picture.ts';
import type { UploadQueueDeps } from '../files/upload-queue.ts';

/** Sends one picture into the own gallery, made smaller where that spares much; answers the whole gallery. */
export const sendToGallery: UploadQueueDeps<readonly GalleryPicture[]>['send'] = async (
  { id, file },
  { signal, onProgress },
) => {
  const picture = await shrinkPicture(file);
  signal.throwIfAborted();
  const { data } = await upload(addToGallery, [picture], { signal, onProgress, idempotencyKey: id });
  return data;
};

/** Why a picture could not be added; a file that is itself at fault is not worth another try. */
export function explainFailure(error: unknown, t: Translate): { reason: string; canRetry: boolean } {
  if (!isApiError(error)) return { reason: failureText(error, t), canRetry: true };
  const ofFile = error.fieldErrors['files.0']?.[0] ?? error.fieldErrors.files?.[0];
  const isFinal = ofFile !== undefined || ['payloadTooLarge', 'unsupportedMediaType'].includes(error.code);
  return { reason: ofFile ?? failureText(error, t), canRetry: !isFinal };
}
