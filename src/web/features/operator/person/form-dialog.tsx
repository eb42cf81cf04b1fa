import { type FormEvent, type ReactNode, useId } from 'react';
import { useT } from '../../../lib/i18n.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button, type ButtonVariant } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { IconName } from '../../../ui/icon-names.ts';

export interface FormDialogProps {
  title: ReactNode;
  description: ReactNode;
  action: string;
  icon: IconName;
  variant?: ButtonVariant;
  isBusy: boolean;
  failure: string | null;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a short form and what went wrong with it. */
export function FormDialog({ isBusy, failure, onSubmit, onClose, children, ...texts }: FormDialogProps) {
  const t = useT();
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  return (
    <Dialog
      open
      sticky
      isPage
      onOpenChange={(open) => !open && onClose()}
      title={<span className="wrap-anywhere">{texts.title}</span>}
      description={texts.description}
      closeLabel={t('frame.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('moneyDesk.refund.cancel')}
          </Button>
          <Button type="submit" form={formId} variant={texts.variant} icon={texts.icon} busy={isBusy}>
            {texts.action}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-5" onSubmit={submit}>
        {children}
        {failure && (
          <Alert tone="error" live title={t('moneyDesk.failed')}>
            {failure}
          </Alert>
        )}
      </form>
    </Dialog>
  );
}
