import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { OwnCredential } from '#contract/credentials/credentials.ts';
import { useLeavingQuestion } from '../../../lib/forms/use-leaving-question.ts';
import { useT } from '../../../lib/i18n.tsx';
import { newActKey } from '../../../lib/session/act-key.ts';
import { upload } from '../../../lib/upload.ts';
import { explainFailure } from '../../../lib/uploads/explain-failure.ts';
import { shrinkPicture } from '../../../lib/uploads/shrink-picture.ts';
import { type QueuedUpload, UploadQueue } from '../../../lib/uploads/upload-queue.ts';
import { setCredentialDocument } from '../calls.ts';
import { reasonAgainst } from './admit-document.ts';

export interface DocumentUpload {
  /** The file on its way, or why it did not arrive. */
  readonly current: QueuedUpload | undefined;
  /** Why the chosen file was not accepted. */
  readonly refusal: string | null;
  readonly send: (file: File) => void;
  readonly retry: () => void;
  readonly cancel: () => void;
}

/** Uploads a credential's document; a failed upload is kept and retried when the browser is back online. */
export function useDocumentUpload(id: number, onSent: (credential: OwnCredential) => void): DocumentUpload {
  const t = useT();
  const [refusal, setRefusal] = useState<string | null>(null);
  const newest = useRef({ onSent, t });
  newest.current = { onSent, t };
  const [queue] = useState(
    () =>
      new UploadQueue<OwnCredential>({
        prepare: async (file) => (file.type === 'application/pdf' ? file : shrinkPicture(file)),
        send: async ({ id: key, file }, { signal, onProgress }) => {
          const options = { signal, onProgress, idempotencyKey: key, input: { params: { id } } };
          return (await upload(setCredentialDocument, [file], options)).data;
        },
        onSent: (credential) => newest.current.onSent(credential),
        explain: (error) => explainFailure(error, newest.current.t),
        newId: newActKey,
        urls: URL,
      }),
  );
  const [current] = useSyncExternalStore(queue.subscribe, queue.snapshot, queue.snapshot);
  useEffect(() => () => queue.clear(), [queue]);
  useLeavingQuestion(Boolean(current));
  useEffect(() => {
    if (!current) return;
    const again = () => current.state === 'failed' && current.canRetry && queue.retry(current.id);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [current, queue]);
  return {
    current,
    refusal,
    send(file) {
      const reason = reasonAgainst(file);
      setRefusal(reason && t(reason));
      queue.clear();
      if (!reason) queue.add([file]);
    },
    retry: () => current && queue.retry(current.id),
    cancel: () => queue.clear(),
  };
}
