import { Suspense, useState } from 'react';
import type { OwnCredential } from '#contract/credentials/credentials.ts';
import { getCredentialKind } from '#kinds/credentials/kinds.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { kindName, stateName } from '../credential-texts.ts';
import { RegisterLink } from '../register-link.tsx';
import { stateDetails } from '../state-details.ts';
import { StateSeal } from '../state-seal.tsx';
import { AnswerNote } from './answer-note.tsx';
import { DocumentPart } from './document-part.tsx';

const ConfirmDialog = lazyPart(
  () => import('../../../ui/confirm-dialog.tsx'),
  (module) => module.ConfirmDialog,
);

export interface CredentialCardProps {
  credential: OwnCredential;
  onEdit: () => void;
  onChooseDocument: () => void;
  onRemoveDocument: () => void;
  onRemove: () => void;
}

/** One of the user's credentials: its state, where its check stands, its document. */
export function CredentialCard({
  credential,
  onEdit,
  onChooseDocument,
  onRemoveDocument,
  onRemove,
}: CredentialCardProps) {
  const { t } = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const { kind, number, listings } = credential;
  const name = `${kindName(kind, t)}, ${number}`;
  return (
    <Card as="article" className="flex flex-col gap-4 p-5 sm:p-6" aria-label={name}>
      <Head credential={credential} />
      <AnswerNote credential={credential} />
      <DocumentPart credential={credential} onChoose={onChooseDocument} onRemove={onRemoveDocument} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line pt-4">
        <Button
          variant="secondary"
          size="sm"
          icon="pencil"
          aria-label={t('credentials.own.editOne', { name })}
          onClick={onEdit}
        >
          {t('credentials.own.edit')}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          icon="trash-2"
          aria-label={t('credentials.own.removeOne', { name })}
          onClick={() => setAsking(true)}
        >
          {t('credentials.own.remove')}
        </Button>
        <span className="ms-auto text-sm text-muted">{t('credentials.own.listings', { count: listings })}</span>
      </div>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            title={t('credentials.own.removeTitle', { name })}
            confirmLabel={t('credentials.own.remove')}
            cancelLabel={t('credentials.own.cancel')}
            closeLabel={t('frame.close')}
            icon="trash-2"
            onConfirm={onRemove}
            onClose={() => setAsking(false)}
          >
            {t('credentials.own.removeText', { count: listings })}
          </ConfirmDialog>
        </Suspense>
      )}
    </Card>
  );
}

function Head({ credential }: { credential: OwnCredential }) {
  const { locale, t } = useLanguage();
  const { kind, number, state, controlBody, registerUrl, review } = credential;
  const { isPublic } = getCredentialKind(kind);
  return (
    <div className="flex items-start gap-3 sm:gap-4">
      <StateSeal state={state} size={40} />
      <div className="min-w-0 flex-1">
        <h2 className="text-subheading">{kindName(kind, t)}</h2>
        <p className="font-semibold wrap-anywhere">{number}</p>
        {controlBody && <p className="text-sm text-muted">{controlBody}</p>}
        {!isPublic && <p className="text-sm text-muted">{t('credentials.own.numberHidden')}</p>}
        {review !== 'refused' && (
          <p className="mt-1.5">
            <b>{stateName(state, t)}</b>
            {stateDetails(credential, t, locale).map((line) => (
              <span key={line} className="text-muted">
                {` · ${line}`}
              </span>
            ))}
          </p>
        )}
        {registerUrl && <RegisterLink url={registerUrl} className="text-sm" />}
      </div>
    </div>
  );
}
