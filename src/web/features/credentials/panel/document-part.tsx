import { Suspense, useState } from 'react';
import type { OwnCredential } from '#contract/credentials/credentials.ts';
import { dateText } from '../../../lib/format.ts';
import { handOver } from '../../../lib/hand-over.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { failureText } from '../../../lib/remote/failure-text.ts';
import { fileSizeText } from '../../../lib/uploads/file-size.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { fetchDocument } from '../fetch-document.ts';

const ConfirmDialog = lazyPart(
  () => import('../../../ui/confirm-dialog.tsx'),
  (module) => module.ConfirmDialog,
);

export interface DocumentPartProps {
  credential: OwnCredential;
  /** Opens the step that sends a document. */
  onChoose: () => void;
  onRemove: () => void;
}

/** The stored document with its owner's actions; without one, an invitation to send it. */
export function DocumentPart({ credential, onChoose, onRemove }: DocumentPartProps) {
  const { locale, t } = useLanguage();
  const { document } = credential;
  const [isAsking, setAsking] = useState(false);
  if (!document) {
    return (
      <Button
        variant={credential.state === 'seen' ? 'quiet' : 'secondary'}
        size="sm"
        icon="upload"
        className="self-start"
        onClick={onChoose}
      >
        {t('credentials.own.addDocument')}
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field bg-linen px-4 py-2.5">
      <p className="flex min-w-0 flex-1 basis-56 items-center gap-2.5">
        <Icon name="lock" className="text-primary" label={t('credentials.own.isPrivate')} />
        <span className="min-w-0">
          <span className="block truncate font-semibold">{document.name}</span>
          <span className="block text-sm text-muted">
            {`${fileSizeText(locale, document.sizeBytes)} · ${dateText(locale, document.addedAt)}`}
          </span>
        </span>
      </p>
      <div className="-mx-2 flex flex-wrap">
        <OpenButton credential={credential} />
        <Button variant="quiet" size="sm" icon="upload" onClick={onChoose}>
          {t('credentials.own.replace')}
        </Button>
        <Button variant="quiet" size="sm" icon="trash-2" onClick={() => setAsking(true)}>
          {t('credentials.own.erase')}
        </Button>
      </div>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            title={t('credentials.own.eraseTitle')}
            confirmLabel={t('credentials.own.erase')}
            cancelLabel={t('credentials.own.cancel')}
            closeLabel={t('frame.close')}
            icon="trash-2"
            onConfirm={onRemove}
            onClose={() => setAsking(false)}
          >
            {t('credentials.own.eraseText')}
          </ConfirmDialog>
        </Suspense>
      )}
    </div>
  );
}

function OpenButton({ credential: { id, document } }: Pick<DocumentPartProps, 'credential'>) {
  const { t } = useLanguage();
  const [isBusy, setBusy] = useState(false);
  async function open(): Promise<void> {
    if (!document) return;
    setBusy(true);
    try {
      handOver(await fetchDocument(`/user/me/credentials/${id}/document`, document.type), document.name);
    } catch (error) {
      showToast({ tone: 'error', title: t('credentials.own.openFailed'), description: failureText(error, t) });
    }
    setBusy(false);
  }
  return (
    <Button variant="quiet" size="sm" icon="download" busy={isBusy} onClick={() => void open()}>
      {t('credentials.own.open')}
    </Button>
  );
}
