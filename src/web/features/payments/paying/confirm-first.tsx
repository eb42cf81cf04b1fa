import { useT } from '../../../lib/i18n.tsx';
import { ResendLink } from '../../../lib/session/resend-link.tsx';
import { useAskingOnReturn } from '../../../lib/session/use-asking-on-return.ts';
import { Alert } from '../../../ui/alert.tsx';

/** Paying requires a confirmed e-mail address; notices the confirmation. */
export function ConfirmFirst() {
  const t = useT();
  useAskingOnReturn();
  return (
    <Alert tone="warning" title={t('panel.confirm.title')} action={<ResendLink />}>
      <p>{t('paying.confirmFirst')}</p>
    </Alert>
  );
}
