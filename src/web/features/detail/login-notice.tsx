import { useT } from '../../lib/i18n.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Says that something needs an account, and shows the way to one. Load it lazily. */
export function LoginNotice({ text, onClose }: { text: string; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('detail.login.title')}
      description={text}
      closeLabel={t('detail.close')}
      actions={
        <>
          <LinkButton to="/register" variant="secondary">
            {t('detail.login.register')}
          </LinkButton>
          <LinkButton to="/login" icon="log-in">
            {t('detail.login.action')}
          </LinkButton>
        </>
      }
    />
  );
}
