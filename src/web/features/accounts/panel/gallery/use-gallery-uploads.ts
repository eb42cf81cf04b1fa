import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { GalleryPicture } from '#contract/media.ts';
import { useLeavingQuestion } from '../../../../lib/forms/use-leaving-question.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { newActKey } from '../../../../lib/session/act-key.ts';
import { admitFiles } from '../../../../lib/uploads/admit-files.ts';
import { explainFailure } from '../../../../lib/uploads/explain-failure.ts';
import { refusalTexts } from '../../../../lib/uploads/refusals.ts';
import { shrinkPicture } from '../../../../lib/uploads/shrink-picture.ts';
import { type QueuedUpload, UploadQueue } from '../../../../lib/uploads/upload-queue.ts';
import { sendToGallery } from './send-to-gallery.ts';

export interface GalleryUploads {
  readonly uploads: readonly QueuedUpload[];
  /** Why files were rejected. */
  readonly reasons: readonly string[];
  readonly add: (files: File[]) => void;
  readonly retry: (id: string) => void;
  readonly remove: (id: string) => void;
  readonly forgetReasons: () => void;
}

/**
 * Adds pictures to the user's gallery.
 *
 * allowedCount  how many may be chosen at once now.
 * onGallery     receives the gallery after each upload.
 */
export function useGalleryUploads(
  allowedCount: number,
  onGallery: (gallery: readonly GalleryPicture[]) => void,
): GalleryUploads {
  const t = useT();
  const [reasons, setReasons] = useState<readonly string[]>([]);
  const newest = useRef({ onGallery, t });
  newest.current = { onGallery, t };
  const [queue] = useState(
    () =>
      new UploadQueue<readonly GalleryPicture[]>({
        prepare: shrinkPicture,
        send: sendToGallery,
        onSent: (gallery) => newest.current.onGallery(gallery),
        explain: (error) => explainFailure(error, newest.current.t),
        newId: newActKey,
        urls: URL,
      }),
  );
  const uploads = useSyncExternalStore(queue.subscribe, queue.snapshot, queue.snapshot);
  useEffect(() => () => queue.clear(), [queue]);
  useLeavingQuestion(uploads.some(({ state }) => state !== 'failed'));

  return {
    uploads,
    reasons,
    add(files) {
      const admission = admitFiles(files, Math.max(0, allowedCount - uploads.length));
      setReasons(refusalTexts(admission, t));
      queue.add(admission.accepted);
    },
    retry: (id) => queue.retry(id),
    remove: (id) => queue.remove(id),
    forgetReasons: () => setReasons([]),
  };
}
