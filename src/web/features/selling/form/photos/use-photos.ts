import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { browserApi } from '../../../../lib/browser-api.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { failureText } from '../../../../lib/remote/failure-text.ts';
import { forgetFile, forgetFiles, type KeptFile } from '../../../../lib/storage/kept-files.ts';
import { admitFiles } from '../../../../lib/uploads/admit-files.ts';
import { refusalTexts } from '../../../../lib/uploads/refusals.ts';
import type { QueuedUpload } from '../../../../lib/uploads/upload-queue.ts';
import { showToast } from '../../../../ui/toast-store.ts';
import { PICTURES_MAX } from '../bounds.ts';
import { rotatePicture } from '../calls.ts';
import type { PostingFormMethods } from '../form-context.tsx';
import type { FormPicture } from '../form-values.ts';
import { settled, usePhotoQueue } from './use-photo-queue.ts';

export interface Photos {
  readonly pictures: readonly FormPicture[];
  readonly uploads: readonly QueuedUpload[];
  /** Why files were rejected. */
  readonly reasons: readonly string[];
  /** Keys of pictures being rotated. */
  readonly turning: ReadonlySet<number>;
  readonly add: (files: File[]) => void;
  readonly retry: (id: string) => void;
  readonly stop: (id: string) => void;
  readonly forgetReasons: () => void;
  readonly order: (keys: readonly number[]) => void;
  readonly describe: (key: number, alt: string) => void;
  readonly rotate: (key: number) => Promise<void>;
  readonly remove: (key: number) => void;
  /** Waits for all uploads. @returns whether all have succeeded */
  readonly settled: () => Promise<boolean>;
  /** Whether all unfinished uploads survive this page. */
  readonly areSafe: boolean;
  /** The listing is posted or saved: deletes the stored files. */
  readonly finish: () => void;
}

/**
 * How uploads survive a reload.
 *
 * place     storage name of unfinished uploads.
 * kept      those left by an earlier visit.
 * onChosen  records that there is something to resume.
 */
export interface PhotosOptions {
  readonly place: string;
  readonly kept: readonly KeptFile[];
  readonly onChosen: () => void;
}

/** The listing's pictures: uploaded ones and pending ones, uploaded one by one as soon as chosen. */
export function usePhotos(form: PostingFormMethods, { place, kept, onChosen }: PhotosOptions): Photos {
  const t = useT();
  const pictures = useWatch({ control: form.control, name: 'pictures' });
  const [reasons, setReasons] = useState<readonly string[]>([]);
  const current = () => form.getValues('pictures');
  const put = (next: FormPicture[]) => {
    form.setValue('pictures', next, { shouldDirty: true });
    form.clearErrors('pictures');
  };
  const { turning, rotate } = useRotation(current, put);
  const { queue, uploads, areSafe } = usePhotoQueue({
    place,
    kept,
    onSent(arrived) {
      const fresh = arrived.filter(({ key }) => current().every((each) => each.key !== key));
      if (fresh.length > 0) put([...current(), ...fresh.map((each) => ({ ...each, alt: '' }))]);
    },
  });

  function add(files: File[]): void {
    const placesLeft = Math.max(0, PICTURES_MAX - current().length - arriving(queue.snapshot()).length);
    const admission = admitFiles(files, placesLeft);
    setReasons(refusalTexts(admission, t));
    if (admission.accepted.length > 0) onChosen();
    queue.add(admission.accepted);
  }

  function remove(key: number): void {
    const before = current();
    const at = before.findIndex((each) => each.key === key);
    const [gone] = before.slice(at, at + 1);
    if (!gone) return;
    put(before.filter((each) => each !== gone));
    showToast({
      title: t('panel.gallery.removed'),
      action: { label: t('posting.undo'), onPress: () => put(inserted(current(), at, gone)) },
    });
  }

  return {
    pictures,
    uploads,
    reasons,
    turning,
    add,
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
    rotate,
    remove,
    areSafe,
    settled: () => settled(queue),
    finish: () => void forgetFiles(place),
  };
}

/** Rotates pictures on the server, each one at a time. */
function useRotation(current: () => readonly FormPicture[], put: (next: FormPicture[]) => void) {
  const t = useT();
  const [turning, setTurning] = useState<ReadonlySet<number>>(new Set());

  async function rotate(key: number): Promise<void> {
    if (turning.has(key)) return;
    setTurning((before) => new Set(before).add(key));
    try {
      const { data } = await browserApi().call(rotatePicture, { params: { id: key } });
      put(current().map((each) => (each.key === key ? { ...data, alt: each.alt } : each)));
    } catch (error) {
      showToast({ tone: 'error', title: t('posting.photos.rotateFailed'), description: failureText(error, t) });
    }
    setTurning((before) => new Set([...before].filter((other) => other !== key)));
  }

  return { turning, rotate };
}

/** Uploads that may still become pictures: rejected ones take no place. */
export function arriving(uploads: readonly QueuedUpload[]): readonly QueuedUpload[] {
  return uploads.filter(({ state, canRetry }) => state !== 'failed' || canRetry);
}

function inserted(pictures: readonly FormPicture[], at: number, picture: FormPicture): FormPicture[] {
  return pictures.length < PICTURES_MAX ? [...pictures.slice(0, at), picture, ...pictures.slice(at)] : [...pictures];
}
