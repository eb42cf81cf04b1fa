import { useT } from '../../lib/i18n.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

export interface BlockDialogProps {
  /** Of the user to be blocked. */
  name: string;
  /** The dialog has closed itself. */
  onBlock: () => void;
  onClose: () => void;
}

/** Explains what a block means, and asks. Load it lazily; the page has `commenting.block.`. */
export function BlockDialog({ name, onBlock, onClose }: BlockDialogProps) {
  const t = useT();
  return (
    <ConfirmDialog
      title={t('commenting.block.title', { name })}
      confirmLabel={t('commenting.block.ok')}
      cancelLabel={t('commenting.cancel')}
      closeLabel={t('frame.close')}
      icon="ban"
      onConfirm={onBlock}
      onClose={onClose}
    >
      {t('commenting.block.text')}
    </ConfirmDialog>
  );
}
