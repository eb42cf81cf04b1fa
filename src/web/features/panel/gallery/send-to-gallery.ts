import type { GalleryPicture } from '#contract/media.ts';
import { upload } from '../../../lib/upload.ts';
import type { UploadQueueDeps } from '../../pictures/upload-queue.ts';
import { addToGallery } from '../calls.ts';

/** Sends one picture into the own gallery; answers the whole gallery. */
export const sendToGallery: UploadQueueDeps<readonly GalleryPicture[]>['send'] = async (
  { id, file },
  { signal, onProgress },
) => {
  const { data } = await upload(addToGallery, [file], { signal, onProgress, idempotencyKey: id });
  return data;
};
