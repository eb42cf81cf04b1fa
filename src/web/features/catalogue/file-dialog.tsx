import { type ChangeEvent, useRef, useState } from 'react';
import type { DeskCatalogue, importCatalogue as ImportCall } from '#contract/catalogue/catalogue.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { isApiError } from '#contract/errors.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { handOver } from '../../lib/hand-over.ts';
import { useT } from '../../lib/i18n.tsx';
import { failureText, isCalledOff } from '../../lib/remote/failure-text.ts';
import { newActKey } from '../../lib/session/act-key.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { exportCatalogue, importCatalogue } from './calls.ts';
import type { Acts } from './use-acts.ts';

type Preview = AnswerOf<typeof ImportCall>['data'];

/** The changes as a file: downloaded, or replaced by those of another after a look at the differences. */
export function FileDialog({
  catalogue,
  acts,
  onClose,
}: {
  catalogue: DeskCatalogue;
  acts: Acts;
  onClose: () => void;
}) {
  const t = useT();
  const file = useFile(catalogue, acts, onClose);
  const chooser = useRef<HTMLInputElement>(null);
  const isReady = file.preview !== null && file.preview.differences.length > 0;
  return (
    <Dialog
      open
      isPage
      onOpenChange={(open) => !open && onClose()}
      title={t('catalogue.file')}
      description={t('catalogue.fileText')}
      closeLabel={t('frame.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('catalogue.cancel')}
          </Button>
          {isReady && (
            <Button icon="check" busy={file.isBusy} onClick={() => void file.apply()}>
              {t('catalogue.fileApply')}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" icon="download" onClick={() => void file.save()}>
          {t('catalogue.fileSave')}
        </Button>
        <Button variant="secondary" icon="upload" onClick={() => chooser.current?.click()}>
          {t('catalogue.fileRead')}
        </Button>
        <input
          ref={chooser}
          type="file"
          accept=".json,application/json"
          className="sr-only"
          tabIndex={-1}
          aria-label={t('catalogue.fileRead')}
          onChange={(event) => void file.read(event)}
        />
      </div>
      {file.faults.length > 0 && (
        <Alert tone="error" live title={t('catalogue.fileFaults')} className="mt-5">
          <ul className="mt-1 list-disc ps-5">
            {file.faults.map((fault) => (
              <li key={fault} className="wrap-anywhere">
                {fault}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {file.preview && <Differences preview={file.preview} />}
    </Dialog>
  );
}

function Differences({ preview: { differences } }: { preview: Preview }) {
  const t = useT();
  return (
    <div role="status" className="mt-5">
      <p className="font-bold">{t('catalogue.fileDifferences', { count: differences.length })}</p>
      <ul className="mt-2 max-h-72 divide-y divide-line overflow-y-auto">
        {differences.map(({ id, name, fields }) => (
          <li key={id} className="py-2">
            <span className="font-semibold">{name}</span>{' '}
            <span className="text-sm text-muted">
              {id} · <code className="wrap-anywhere">{fields.join(', ')}</code>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function useFile({ edition }: DeskCatalogue, acts: Acts, onClose: () => void) {
  const t = useT();
  const text = useRef('');
  const [key] = useState(newActKey);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);

  async function guarded(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setFaults([]);
    try {
      await work();
    } catch (error) {
      const said = isApiError(error) ? Object.values(error.fieldErrors).flat() : [];
      if (!isCalledOff(error)) setFaults(said.length > 0 ? said : [failureText(error, t)]);
    }
    setBusy(false);
  }

  const send = (isPreview: boolean) =>
    browserApi(isPreview ? {} : { idempotencyKey: key }).call(importCatalogue, {
      body: { edition, text: text.current, isPreview },
    });

  const save = () =>
    guarded(async () => {
      const { fileName, text: content } = await browserApi().call(exportCatalogue, {});
      handOver(new Blob([content], { type: 'application/json' }), fileName);
    });

  function read({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [chosen] = currentTarget.files ?? [];
    setPreview(null);
    return guarded(async () => {
      if (!chosen) return;
      text.current = await chosen.text();
      // The same file can be chosen again after it was corrected.
      currentTarget.value = '';
      setPreview((await send(true)).data);
    });
  }

  const apply = () =>
    guarded(async () => {
      acts.take((await send(false)).data.catalogue);
      showToast({ tone: 'success', title: t('catalogue.fileApplied') });
      onClose();
    });

  return { preview, faults, isBusy, save, read, apply };
}
