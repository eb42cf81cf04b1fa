import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { GalleryPicture } from '#contract/media.ts';
import { useT } from '../../../lib/i18n.tsx';
import { newActKey } from '../../session/act-key.ts';
import { admitFiles } from '../files/admit-files.ts';
import { refusalTexts } from '../files/refusals.ts';
import { type QueuedUpload, UploadQueue } from '../files/upload-queue.ts';
import { explainFailure, sendToGallery } from './send-to-gallery.ts';

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
