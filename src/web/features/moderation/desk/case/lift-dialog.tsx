import { useState } from 'react';
import type { PastDecision } from '#contract/moderation/cases.ts';
import { browserApi } from '../../../../lib/browser-api.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { failureText, isCalledOff } from '../../../../lib/remote/failure-text.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { liftDecision } from '../calls.ts';

export interface LiftDialogProps {
  decision: PastDecision;
  onLifted: () => Promise<void> | void;
  onClose: () => void;
}

/** Confirms lifting a decision: the user is notified at once. */
export function LiftDialog({ decision, onLifted, onClose }: LiftDialogProps) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function lift(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await browserApi().call(liftDecision, { params: { id: decision.id } });
      await onLifted();
      showToast({ tone: 'success', title: t('desk.lift.done', { reference: decision.reference }) });
      onClose();
    } catch (error) {
      if (!isCalledOff(error)) setFailure(failureText(error, t));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('desk.lift.title', { reference: decision.reference })}
      description={t(`desk.lift.text.${decision.action as Exclude<PastDecision['action'], 'dismiss'>}`, {
        target: decision.target.type,
      })}
      closeLabel={t('frame.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('desk.cancel')}
          </Button>
          <Button icon="undo-2" busy={isBusy} onClick={() => void lift()}>
            {t('desk.lift')}
          </Button>
        </>
      }
    >
      {failure && (
        <Alert tone="error" live>
          {failure}
        </Alert>
      )}
    </Dialog>
  );
}
