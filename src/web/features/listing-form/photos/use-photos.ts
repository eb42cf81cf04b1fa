import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useWatch } from 'react-hook-form';
import type { GalleryPicture } from '#contract/media.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { useT } from '../../../lib/i18n.tsx';
import { forgetFile, forgetFiles, type KeptFile, keepFile } from '../../../lib/kept-files.ts';
import { upload } from '../../../lib/upload.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { failureText } from '../../panel/failure-text.ts';
import { admitFiles } from '../../pictures/admit-files.ts';
import { explainFailure } from '../../pictures/explain-failure.ts';
import { refusalTexts } from '../../pictures/refusals.ts';
import { shrinkPicture } from '../../pictures/shrink-picture.ts';
import { type QueuedUpload, UploadQueue, type UploadQueueDeps } from '../../pictures/upload-queue.ts';
import { newActKey } from '../../session/act-key.ts';
import { PICTURES_MAX } from '../bounds.ts';
import { addPictures, rotatePicture } from '../calls.ts';
import type { PostingFormMethods } from '../form-context.tsx';
import type { FormPicture } from '../form-values.ts';

export interface Photos {
  readonly pictures: readonly FormPicture[];
  readonly uploads: readonly QueuedUpload[];
  /** Why files were not taken at all. */
  readonly reasons: readonly string[];
  /** Keys of those that are being turned. */
  readonly turning: ReadonlySet<number>;
  readonly add: (files: File[]) => void;
  readonly retry: (id: string) => void;
  readonly stop: (id: string) => void;
  readonly forgetReasons: () => void;
  readonly order: (keys: readonly number[]) => void;
  readonly describe: (key: number, alt: string) => void;
  readonly rotate: (key: number) => Promise<void>;
  readonly remove: (key: number) => void;
  /** Waits until nothing is on its way any more. @returns whether everything has arrived */
  readonly settled: () => Promise<boolean>;
  /** Whether all that has not arrived outlives this page. */
  readonly areSafe: boolean;
  /** The listing is posted or saved: nothing is kept for it any more. */
  readonly finish: () => void;
}

const send: UploadQueueDeps<readonly GalleryPicture[]>['send'] = async ({ id, file }, { signal, onProgress }) => {
  const { data } = await upload(addPictures, [file], { signal, onProgress, idempotencyKey: id });
  return data;
};

/**
 * What the pictures' way to the server survives a reload by.
 *
 * place     where the browser keeps those that have not arrived.
 * kept      those that an earlier visit has left there.
 * onChosen  notes that there is something to go on with.
 */
export interface PhotosOptions {
  readonly place: string;
  readonly kept: readonly KeptFile[];
  readonly onChosen: () => void;
}

/** The pictures of the listing: those that have arrived and those on their way, sent one by one as soon as chosen. */
export function usePhotos(form: PostingFormMethods, { place, kept, onChosen }: PhotosOptions): Photos {
  const t = useT();
  const pictures = useWatch({ control: form.control, name: 'pictures' });
  const [reasons, setReasons] = useState<readonly string[]>([]);
  const [turning, setTurning] = useState<ReadonlySet<number>>(new Set());
  const [safe, setSafe] = useState<ReadonlySet<string>>(() => new Set(kept.map(({ id }) => id)));
  const says = useRef(t);
  says.current = t;
  const current = () => form.getValues('pictures');
  const put = (next: FormPicture[]) => {
    form.setValue('pictures', next, { shouldDirty: true });
    form.clearErrors('pictures');
  };
  const [queue] = useState(
    () =>
      new UploadQueue<readonly GalleryPicture[]>({
        prepare: shrinkPicture,
        onReady: async (ready) => (await keepFile(place, ready)) && setSafe((before) => new Set(before).add(ready.id)),
        send,
        onSent(arrived, { id }) {
          void forgetFile(place, id);
          // After a reload the answer to the try before may say what the draft has already.
          const fresh = arrived.filter(({ key }) => current().every((each) => each.key !== key));
          if (fresh.length > 0) put([...current(), ...fresh.map((each) => ({ ...each, alt: '' }))]);
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

  return {
    pictures,
    uploads,
    reasons,
    turning,
    add(files) {
      const admission = admitFiles(files, Math.max(0, PICTURES_MAX - current().length - queue.snapshot().length));
      setReasons(refusalTexts(admission, t));
      if (admission.accepted.length > 0) onChosen();
      queue.add(admission.accepted);
    },
    retry: (id) => queue.retry(id),
    stop(id) {
      queue.remove(id);
      void forgetFile(place, id);
    },
    forgetReasons: () => setReasons([]),
    order(keys) {
      const byKey = new Map(current().map((each) => [each.key, each]));
      put(keys.flatMap((key) => byKey.get(key) ?? []));
    },
    describe: (key, alt) => put(current().map((each) => (each.key === key ? { ...each, alt } : each))),
    async rotate(key) {
      if (turning.has(key)) return;
      setTurning((before) => new Set(before).add(key));
      try {
        const { data } = await browserApi().call(rotatePicture, { params: { id: key } });
        put(current().map((each) => (each.key === key ? { ...data, alt: each.alt } : each)));
      } catch (error) {
        showToast({ tone: 'error', title: t('posting.photos.rotateFailed'), description: failureText(error, t) });
      }
      setTurning((before) => new Set([...before].filter((other) => other !== key)));
    },
    remove(key) {
      const before = current();
      const at = before.findIndex((each) => each.key === key);
      const [gone] = before.slice(at, at + 1);
      if (!gone) return;
      put(before.filter((each) => each !== gone));
      showToast({
        title: t('panel.gallery.removed'),
        action: { label: t('posting.undo'), onPress: () => put(inserted(current(), at, gone)) },
      });
    },
    areSafe: uploads.every(({ id }) => safe.has(id)),
    settled: () => settled(queue),
    finish: () => void forgetFiles(place),
  };
}

function inserted(pictures: readonly FormPicture[], at: number, picture: FormPicture): FormPicture[] {
  return pictures.length < PICTURES_MAX ? [...pictures.slice(0, at), picture, ...pictures.slice(at)] : [...pictures];
}

function settled(queue: UploadQueue<readonly GalleryPicture[]>): Promise<boolean> {
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

/** A lost connection comes back by itself, and the pictures go on by themselves. */
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
