import { Suspense, useState } from 'react';
import { isApiError } from '#contract/errors.ts';
import type { DeskText } from '#contract/texts/texts.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { useT } from '../../../lib/i18n.tsx';
import { failureText, isCalledOff } from '../../../lib/remote/failure-text.ts';
import { newActKey } from '../../../lib/session/act-key.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { discardTextDraft } from '../calls.ts';
import type { Faults } from './text-editor.tsx';
import type { Draft, DraftStatus } from './use-draft.ts';

const PublishDialog = lazyPart(
  () => import('./publish-dialog.tsx'),
  (module) => module.PublishDialog,
);
const ConfirmDialog = lazyPart(
  () => import('../../../ui/confirm-dialog.tsx'),
  (module) => module.ConfirmDialog,
);

export interface ActsBarProps {
  text: DeskText;
  draft: Draft;
  onFaults: (faults: Faults) => void;
}

/** The actions on the draft, and its save status. */
export function ActsBar({ text, draft, onFaults }: ActsBarProps) {
  const t = useT();
  const { id, locale } = text;
  const [dialog, setDialog] = useState<'publish' | 'discard' | null>(null);
  const isSettled = draft.status === 'saved' || draft.status === 'same';
  const isScheduled = text.versions.some(({ state }) => state === 'scheduled');
  const hasDraft = text.languages.some(({ revision }) => revision > 0);
  const close = () => setDialog(null);

  async function discard(): Promise<void> {
    try {
      const body = { locale, revision: text.draft?.revision ?? 0 };
      const { data } = await browserApi({ idempotencyKey: newActKey() }).call(discardTextDraft, {
        params: { id },
        body,
      });
      draft.begin(data);
      onFaults({});
    } catch (error) {
      if (isCalledOff(error)) return;
      const isConflict = isApiError(error) && error.code === 'conflict';
      const why = isConflict ? t('texts.conflict.again') : failureText(error, t);
      showToast({ tone: 'error', title: t('texts.failed'), description: why });
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button icon="send" disabled={!hasDraft || !isSettled || isScheduled} onClick={() => setDialog('publish')}>
        {t('texts.publish')}
      </Button>
      <Button
        variant="quiet"
        icon="trash-2"
        disabled={text.draft === null || !isSettled}
        onClick={() => setDialog('discard')}
      >
        {t('texts.discard')}
      </Button>
      <StatusLine status={draft.status} />
      {isScheduled && <p className="w-full text-sm text-muted">{t('texts.scheduledFirst')}</p>}
      {dialog === 'publish' && (
        <Suspense>
          <PublishDialog
            text={text}
            onFaults={onFaults}
            onClose={close}
            onPublished={(published) => {
              close();
              draft.begin(published);
            }}
          />
        </Suspense>
      )}
      {dialog === 'discard' && (
        <Suspense>
          <ConfirmDialog
            title={t('texts.discardTitle')}
            confirmLabel={t('texts.discard')}
            cancelLabel={t('texts.cancel')}
            closeLabel={t('frame.close')}
            icon="trash-2"
            onConfirm={() => void discard()}
            onClose={close}
          >
            {t('texts.discardText')}
          </ConfirmDialog>
        </Suspense>
      )}
    </div>
  );
}

function StatusLine({ status }: { status: DraftStatus }) {
  const t = useT();
  return (
    <p role="status" className="flex items-center gap-1.5 text-[0.9375rem] text-muted">
      {status === 'saved' && <Icon name="check" size="1.1rem" className="text-primary" />}
      {status === 'failed' && <Icon name="circle-alert" size="1.1rem" className="text-danger" />}
      {t(`texts.status.${status}`)}
    </p>
  );
}
