import { useT } from '../../lib/i18n.tsx';
import { Alert } from '../../ui/alert.tsx';
import { ResendLink } from '../sign-in/resend-link.tsx';
import { useAskingOnReturn } from '../sign-in/use-asking-on-return.ts';

/** The e-mail address waits for its confirmation, and nobody pays before it. Notices when that has happened. */
export function ConfirmFirst() {
  const t = useT();
  useAskingOnReturn();
  return (
    <Alert tone="warning" title={t('panel.confirm.title')} action={<ResendLink />}>
      <p>{t('paying.confirmFirst')}</p>
    </Alert>
  );
}
