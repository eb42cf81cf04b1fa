import type { GalleryPicture } from '#contract/media.ts';
import { upload } from '../../../../lib/upload.ts';
import type { UploadQueueDeps } from '../../../../lib/uploads/upload-queue.ts';
import { addToGallery } from '../calls.ts';

/** Uploads one picture to the user's gallery; resolves to the whole gallery. */
export const sendToGallery: UploadQueueDeps<readonly GalleryPicture[]>['send'] = async (
  { id, file },
  { signal, onProgress },
) => {
  const { data } = await upload(addToGallery, [file], { signal, onProgress, idempotencyKey: id });
  return data;
};
