import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { GalleryPicture } from '#contract/media.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { newActKey } from '../../../../lib/session/act-key.ts';
import { forgetFile, type KeptFile, keepFile } from '../../../../lib/storage/kept-files.ts';
import { upload } from '../../../../lib/upload.ts';
import { explainFailure } from '../../../../lib/uploads/explain-failure.ts';
import { shrinkPicture } from '../../../../lib/uploads/shrink-picture.ts';
import { type QueuedUpload, UploadQueue, type UploadQueueDeps } from '../../../../lib/uploads/upload-queue.ts';
import { addPictures } from '../calls.ts';

export interface PhotoQueueOptions {
  /** Storage name of unfinished uploads. */
  readonly place: string;
  /** Those left by an earlier visit. */
  readonly kept: readonly KeptFile[];
  /** Receives the pictures of each upload; after a reload, some that the form already has. */
  readonly onSent: (pictures: readonly GalleryPicture[]) => void;
}

const send: UploadQueueDeps<readonly GalleryPicture[]>['send'] = async ({ id, file }, { signal, onProgress }) => {
  const { data } = await upload(addPictures, [file], { signal, onProgress, idempotencyKey: id });
  return data;
};

/** Uploads chosen files one by one; stored in the browser until they are sent, retried when the connection is back. */
export function usePhotoQueue({ place, kept, onSent }: PhotoQueueOptions) {
  const [safe, setSafe] = useState<ReadonlySet<string>>(() => new Set(kept.map(({ id }) => id)));
  const t = useT();
  const says = useRef(t);
  says.current = t;
  const [queue] = useState(
    () =>
      new UploadQueue<readonly GalleryPicture[]>({
        prepare: shrinkPicture,
        onReady: async (ready) => (await keepFile(place, ready)) && setSafe((before) => new Set(before).add(ready.id)),
        send,
        onSent(arrived, { id }) {
          void forgetFile(place, id);
          onSent(arrived);
        },
        explain: (error) => explainFailure(error, says.current),
        newId: newActKey,
        urls: URL,
      }),
  );
  const uploads = useSyncExternalStore(queue.subscribe, queue.snapshot, queue.snapshot);
  useEffect(() => {
    queue.restore(kept);
    return () => queue.clear();
  }, [queue, kept]);
  useRetries(queue, uploads);
  return { queue, uploads, areSafe: uploads.every(({ id }) => safe.has(id)) };
}

/** Waits for all uploads. @returns whether all have succeeded */
export function settled(queue: UploadQueue<readonly GalleryPicture[]>): Promise<boolean> {
  return new Promise((resolve) => {
    const check = () => {
      const left = queue.snapshot();
      if (!left.every(({ state }) => state === 'failed')) return;
      stop();
      resolve(left.length === 0);
    };
    const stop = queue.subscribe(check);
    check();
  });
}

const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 60_000;

/** Retries uploads when the connection is back. */
function useRetries(queue: UploadQueue<readonly GalleryPicture[]>, uploads: readonly QueuedUpload[]): void {
  const pauseMs = useRef(FIRST_RETRY_MS);
  const isStuck = uploads.some(({ state, canRetry }) => state === 'failed' && canRetry);
  useEffect(() => {
    if (!isStuck) return;
    const retry = () => {
      for (const { id, state, canRetry } of queue.snapshot()) if (state === 'failed' && canRetry) queue.retry(id);
    };
    const timer = setTimeout(retry, pauseMs.current);
    pauseMs.current = Math.min(pauseMs.current * 2, LONGEST_RETRY_MS);
    addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', retry);
    };
  }, [isStuck, queue]);
}
