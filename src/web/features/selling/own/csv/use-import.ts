import { useRef, useState } from 'react';
import { isApiError } from '#contract/errors.ts';
import type { Translate } from '#i18n/message-id.ts';
import { browserApi } from '../../../../lib/browser-api.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { failureText, isCalledOff, SaidFailure } from '../../../../lib/remote/failure-text.ts';
import { newActKey } from '../../../../lib/session/act-key.ts';
import { upload } from '../../../../lib/upload.ts';
import { type ImportAnswer, importListings, importPictures, type PicturesAnswer } from '../calls.ts';
import { decodeText, FILE_MAX_BYTES, ZIP_MAX_BYTES } from './read-text.ts';

/** A file that was checked. */
export interface TriedFile {
  readonly fileName: string;
  readonly csv: string;
  readonly answer: ImportAnswer;
}

export interface Import {
  readonly tried: TriedFile | null;
  /** The result; null before posting. */
  readonly done: ImportAnswer | null;
  readonly pictures: PicturesAnswer | null;
  readonly busy: null | 'csv' | 'zip';
  /** Upload progress of an archive, 0 to 1. */
  readonly progress: number;
  readonly failure: string | null;
  /** Accepts a CSV file, a ZIP of pictures, or both, in any order. */
  readonly choose: (files: readonly File[]) => Promise<void>;
  readonly post: (options: { skipsWrong: boolean }) => Promise<void>;
  readonly startAnew: () => void;
}

const isZip = ({ name, type }: File) => /\.zip$/i.test(name) || type === 'application/zip';

/** Posts and updates ads from a file: every row is checked first, and nothing is written before the user confirms. */
export function useImport(): Import {
  const t = useT();
  const [tried, setTried] = useState<TriedFile | null>(null);
  const [done, setDone] = useState<ImportAnswer | null>(null);
  const [pictures, setPictures] = useState<PicturesAnswer | null>(null);
  const [busy, setBusy] = useState<Import['busy']>(null);
  const [progress, setProgress] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  // Submitting the same file twice, or again after a lost response, is idempotent.
  const actKey = useRef(newActKey());

  async function attempt(run: () => Promise<void>): Promise<void> {
    setFailure(null);
    try {
      await run();
    } catch (error) {
      if (!isCalledOff(error)) setFailure(whyNot(error, t));
    }
    setBusy(null);
  }

  async function takeZip(file: File): Promise<PicturesAnswer> {
    if (file.size > ZIP_MAX_BYTES) throw new SaidFailure(t('validation.zipTooLarge'));
    setBusy('zip');
    setProgress(0);
    const { data } = await upload(importPictures, [file], { onProgress: setProgress, idempotencyKey: newActKey() });
    setPictures(data);
    return data;
  }

  async function look(fileName: string, csv: string, known: PicturesAnswer | null): Promise<void> {
    setBusy('csv');
    const body = { csv, dryRun: true, pictures: keysOf(known) };
    const { data } = await browserApi().call(importListings, { body });
    actKey.current = newActKey();
    setTried({ fileName, csv, answer: data });
  }

  return {
    tried,
    done,
    pictures,
    busy,
    progress,
    failure,
    choose: (files) =>
      attempt(async () => {
        const zip = files.find(isZip);
        const table = files.find((file) => !isZip(file));
        const known = zip ? await takeZip(zip) : pictures;
        if (!table) return tried ? look(tried.fileName, tried.csv, known) : undefined;
        setTried(null);
        if (table.size > FILE_MAX_BYTES) throw new SaidFailure(t('selling.csv.tooLarge'));
        await look(table.name, decodeText(new Uint8Array(await table.arrayBuffer())), known);
      }),
    post: ({ skipsWrong }) =>
      attempt(async () => {
        if (!tried) return;
        setBusy('csv');
        const body = { csv: tried.csv, dryRun: false, skipsWrong, pictures: keysOf(pictures) };
        const { data } = await browserApi({ idempotencyKey: actKey.current }).call(importListings, { body });
        // A town may have been renamed since the check: then nothing was written, and the rows say why.
        if (data.rejected && !skipsWrong) setTried({ ...tried, answer: data });
        else setDone(data);
      }),
    startAnew() {
      setTried(null);
      setDone(null);
      setPictures(null);
      setFailure(null);
    },
  };
}

function keysOf(answer: PicturesAnswer | null): Record<string, number> {
  return Object.fromEntries((answer?.pictures ?? []).map(({ name, key }) => [name, key]));
}

/** Errors of the whole file are on its field. */
function whyNot(error: unknown, t: Translate): string {
  const { csv, zip, pictures } = isApiError(error) ? error.fieldErrors : {};
  return csv?.[0] ?? zip?.[0] ?? pictures?.[0] ?? failureText(error, t);
}
