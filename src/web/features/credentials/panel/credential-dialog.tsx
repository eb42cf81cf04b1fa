import { useId, useState } from 'react';
import type { OwnCredential } from '#contract/credentials/credentials.ts';
import type { CredentialKindId } from '#kinds/credentials/kinds.ts';
import { useT } from '../../../lib/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { CredentialFields } from './credential-fields.tsx';
import { DocumentChooser, DocumentPromises } from './document-chooser.tsx';
import { KindChoice } from './kind-choice.tsx';
import { useCredentialForm } from './use-credential-form.ts';

/** The step of the dialog that comes first: the number, or the document of one that is already stored. */
export type DialogStep = 'fields' | 'document';

export interface CredentialDialogProps {
  personId: number;
  /** The one being edited; null for a new one. */
  credential: OwnCredential | null;
  first: DialogStep;
  answerDays: number;
  /** Receives the credential after each step. */
  onSaved: (credential: OwnCredential) => void;
  onClose: () => void;
}

/** Adds or changes a credential. It is stored before its document is chosen: a camera may end the page. */
export function CredentialDialog({ first, credential, onSaved, ...rest }: CredentialDialogProps) {
  const [stored, setStored] = useState(first === 'document' ? credential : null);
  const handleSaved = (saved: OwnCredential) => {
    onSaved(saved);
    setStored(saved);
  };
  return stored ? (
    <DocumentStep {...rest} credential={stored} onSaved={onSaved} isNew={!credential} />
  ) : (
    <FieldsStep {...rest} credential={credential} onSaved={handleSaved} />
  );
}

function FieldsStep({ personId, credential, onSaved, onClose }: Omit<CredentialDialogProps, 'first' | 'answerDays'>) {
  const t = useT();
  const formId = useId();
  const used = useCredentialForm(personId, credential, onSaved);
  const { form, isBusy } = used;
  const kind = form.watch('kind');
  const choose = (next: CredentialKindId | '') => {
    form.setValue('kind', next);
    form.clearErrors();
  };
  return (
    <Dialog
      key={kind ? 'fields' : 'kinds'}
      open
      isPage
      sticky
      size="wide"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(credential ? 'credentials.own.editTitle' : 'credentials.own.addTitle')}
      description={kind ? undefined : t('credentials.own.chooseKind')}
      closeLabel={t('frame.close')}
      actions={
        kind && (
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('credentials.own.cancel')}
            </Button>
            <Button type="submit" form={formId} icon="check" busy={isBusy}>
              {t('credentials.own.save')}
            </Button>
          </>
        )
      }
    >
      {kind ? (
        <CredentialFields formId={formId} used={used} kind={kind} onOtherKind={() => choose('')} />
      ) : (
        <KindChoice onChoose={choose} />
      )}
    </Dialog>
  );
}

interface DocumentStepProps extends Pick<CredentialDialogProps, 'answerDays' | 'onSaved' | 'onClose'> {
  credential: OwnCredential;
  isNew: boolean;
}

function DocumentStep({ credential, answerDays, isNew, onSaved, onClose }: DocumentStepProps) {
  const t = useT();
  return (
    <Dialog
      open
      isPage
      sticky
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(isNew ? 'credentials.own.savedTitle' : 'credentials.own.documentTitle')}
      description={t('credentials.own.documentLead', { days: answerDays })}
      closeLabel={t('frame.close')}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t('credentials.own.later')}
        </Button>
      }
    >
      <div className="flex flex-col gap-6">
        <DocumentPromises />
        <DocumentChooser
          credential={credential}
          onSent={(sent) => {
            onSaved(sent);
            onClose();
          }}
        />
      </div>
    </Dialog>
  );
}
