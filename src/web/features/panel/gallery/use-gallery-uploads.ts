import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { GalleryPicture } from '#contract/media.ts';
import { useT } from '../../../lib/i18n.tsx';
import { admitFiles } from '../../pictures/admit-files.ts';
import { explainFailure } from '../../pictures/explain-failure.ts';
import { refusalTexts } from '../../pictures/refusals.ts';
import { shrinkPicture } from '../../pictures/shrink-picture.ts';
import { type QueuedUpload, UploadQueue } from '../../pictures/upload-queue.ts';
import { newActKey } from '../../session/act-key.ts';
import { sendToGallery } from './send-to-gallery.ts';

export interface GalleryUploads {
  readonly uploads: readonly QueuedUpload[];
  /** Why files were not taken at all. */
  readonly reasons: readonly string[];
  readonly add: (files: File[]) => void;
  readonly retry: (id: string) => void;
  readonly remove: (id: string) => void;
  readonly forgetReasons: () => void;
}

/**
 * Adds pictures to the own gallery.
 *
 * allowedCount  how many may be chosen at once now.
 * onGallery     is given the gallery after each picture that has arrived.
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

/** The browser asks before the page is closed while something is on its way. */
function useLeavingQuestion(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isBusy]);
}
