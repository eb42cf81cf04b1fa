import { type ChangeEvent, useRef } from 'react';
import type { OwnCredential } from '#contract/credentials/credentials.ts';
import { DOCUMENT_KEPT_DAYS } from '#contract/credentials/states.ts';
import { useT } from '../../../lib/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { DOCUMENT_ACCEPT, PHOTO_ACCEPT } from './admit-document.ts';
import { useDocumentUpload } from './use-document-upload.ts';

export interface DocumentChooserProps {
  credential: OwnCredential;
  onSent: (credential: OwnCredential) => void;
}

/** Sends a document: a file, or a photo taken now. Shows the progress of an upload. */
export function DocumentChooser({ credential, onSent }: DocumentChooserProps) {
  const t = useT();
  const { current, refusal, send, retry, cancel } = useDocumentUpload(credential.id, onSent);
  if (!current) return <Buttons onChoose={send} refusal={refusal} />;
  const { file, state, progress, reason, canRetry } = current;
  return (
    <div className="rounded-card border border-line bg-surface p-4">
      <p className="flex items-center gap-2.5 font-semibold">
        <Icon name="file-text" className="text-primary" />
        <span className="min-w-0 truncate">{file.name}</span>
      </p>
      {state === 'failed' ? (
        <p role="alert" className="mt-2 flex items-start gap-1.5 text-sm font-semibold text-danger">
          <Icon name="circle-alert" size="1.1rem" className="mt-px" />
          {reason}
        </p>
      ) : (
        <div className="mt-3">
          <ProgressBar share={progress} label={t('credentials.own.sending', { name: file.name })} />
        </div>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {state === 'failed' && canRetry && (
          <Button size="sm" icon="rotate-cw" onClick={retry}>
            {t('credentials.own.sendAgain')}
          </Button>
        )}
        <Button size="sm" variant="secondary" onClick={cancel}>
          {t(state === 'failed' ? 'credentials.own.otherFile' : 'credentials.own.stopSending')}
        </Button>
      </div>
    </div>
  );
}

function Buttons({ refusal, onChoose }: { refusal: string | null; onChoose: (file: File) => void }) {
  const t = useT();
  const file = useRef<HTMLInputElement>(null);
  const photo = useRef<HTMLInputElement>(null);
  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const [chosen] = currentTarget.files ?? [];
    // Choosing the same file again must fire `change` again.
    currentTarget.value = '';
    if (chosen) onChoose(chosen);
  }
  const input = { type: 'file', hidden: true, tabIndex: -1, onChange: handleChange } as const;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-3">
        <Button icon="upload" onClick={() => file.current?.click()}>
          {t('credentials.own.chooseFile')}
        </Button>
        <Button
          variant="secondary"
          icon="camera"
          className="pointer-fine:hidden"
          onClick={() => photo.current?.click()}
        >
          {t('credentials.own.takePhoto')}
        </Button>
      </div>
      <div role="alert">
        <FieldError>{refusal}</FieldError>
      </div>
      <p className="text-sm text-muted">{t('credentials.own.files')}</p>
      <input ref={file} {...input} accept={DOCUMENT_ACCEPT} data-input="document" />
      <input ref={photo} {...input} accept={PHOTO_ACCEPT} capture="environment" />
    </div>
  );
}

const PROMISES = [
  ['lock', 'credentials.own.private'],
  ['users', 'credentials.own.whoSees'],
  ['trash-2', 'credentials.own.erased'],
] as const;

/** What happens with a document. */
export function DocumentPromises() {
  const t = useT();
  return (
    <ul className="flex flex-col gap-2.5">
      {PROMISES.map(([icon, text]) => (
        <li key={text} className="flex items-start gap-2.5">
          <Icon name={icon} className="mt-0.5 text-primary" />
          <span className="min-w-0">{t(text, { days: DOCUMENT_KEPT_DAYS })}</span>
        </li>
      ))}
    </ul>
  );
}
