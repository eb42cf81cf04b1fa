import { Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useT } from '../i18n.tsx';
import { failureText } from '../remote/failure-text.ts';

const ConfirmDialog = lazyPart(
  () => import('../../ui/confirm-dialog.tsx'),
  (module) => module.ConfirmDialog,
);

export interface RemovalButtonProps {
  label: string;
  icon: IconName;
  /** The confirmation question. */
  question: string;
  /** What removing means. */
  text: string;
  remove: () => Promise<unknown>;
  onRemoved?: () => void;
}

/** Removes something after a confirmation; shows a failure. */
export function RemovalButton({ label, icon, question, text, remove, onRemoved }: RemovalButtonProps) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function confirm(): Promise<void> {
    setBusy(true);
    try {
      await remove();
      onRemoved?.();
    } catch (error) {
      showToast({ tone: 'error', title: t('commenting.removeFailed'), description: failureText(error, t) });
    }
    setBusy(false);
  }

  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        icon={icon}
        className="text-danger"
        busy={isBusy}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            title={question}
            confirmLabel={label}
            cancelLabel={t('commenting.cancel')}
            closeLabel={t('frame.close')}
            icon={icon}
            onConfirm={() => void confirm()}
            onClose={() => setAsking(false)}
          >
            {text}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
