import { useState } from 'react';
import { isApiError } from '#contract/errors.ts';
import type { Translate } from '#i18n/message-id.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { useT } from '../../../lib/i18n.tsx';
import { failureText, isCalledOff, SaidFailure } from '../../panel/failure-text.ts';
import { type ImportAnswer, importListings } from '../calls.ts';
import { decodeText, FILE_MAX_BYTES } from './read-text.ts';

/** A file that was looked through. */
export interface TriedFile {
  readonly fileName: string;
  readonly csv: string;
  readonly lines: ImportAnswer['lines'];
}

export interface Import {
  readonly tried: TriedFile | null;
  /** How many ads were posted; null before. */
  readonly posted: number | null;
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly choose: (file: File) => Promise<void>;
  readonly post: () => Promise<void>;
  readonly startAnew: () => void;
}

/** Posts ads from a file: first every line is looked at, and nothing is posted before all of them are right. */
export function useImport(): Import {
  const t = useT();
  const [tried, setTried] = useState<TriedFile | null>(null);
  const [posted, setPosted] = useState<number | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function attempt(run: () => Promise<void>): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await run();
    } catch (error) {
      if (!isCalledOff(error)) setFailure(whyNot(error, t));
    }
    setBusy(false);
  }

  return {
    tried,
    posted,
    isBusy,
    failure,
    choose: (file) =>
      attempt(async () => {
        setTried(null);
        if (file.size > FILE_MAX_BYTES) throw new SaidFailure(t('selling.csv.tooLarge'));
        const csv = decodeText(new Uint8Array(await file.arrayBuffer()));
        const { data } = await browserApi().call(importListings, { body: { csv, dryRun: true } });
        setTried({ fileName: file.name, csv, lines: data.lines });
      }),
    post: () =>
      attempt(async () => {
        if (!tried) return;
        const { data } = await browserApi().call(importListings, { body: { csv: tried.csv, dryRun: false } });
        // A town may have been renamed since it was tried: then nothing was posted, and the lines say why.
        if (data.lines.some(({ outcome }) => outcome === 'wrong')) setTried({ ...tried, lines: data.lines });
        else setPosted(data.posted);
      }),
    startAnew() {
      setTried(null);
      setPosted(null);
      setFailure(null);
    },
  };
}

/** What is wrong with the file as a whole stands at its field. */
function whyNot(error: unknown, t: Translate): string {
  const [said] = (isApiError(error) && error.fieldErrors.csv) || [];
  return said ?? failureText(error, t);
}
