import { type ReactNode, useRef } from 'react';
import { Button, type ButtonVariant } from './button.tsx';
import { Dialog } from './dialog.tsx';
import type { IconName } from './icon-names.ts';

export interface ConfirmDialogProps {
  title: ReactNode;
  /** The consequences. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** Accessible name of the close button. */
  closeLabel: string;
  icon?: IconName;
  variant?: ButtonVariant;
  /** The dialog has closed itself. */
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms an action that is hard to undo; the safe answer has the focus. Load it lazily. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel,
  closeLabel,
  icon,
  variant = 'danger',
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = () => {
    onClose();
    onConfirm();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<span className="wrap-anywhere">{title}</span>}
      description={children}
      closeLabel={closeLabel}
      initialFocus={cancel}
      actions={
        <>
          <Button ref={cancel} variant="secondary" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button variant={variant} icon={icon} onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
