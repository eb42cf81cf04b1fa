import { useEffect } from 'react';
import { useT } from '../../../lib/i18n.tsx';
import { noticeVerified } from '../../../lib/session/notice-verified.ts';
import { ResendLink } from '../../../lib/session/resend-link.tsx';
import { Alert } from '../../../ui/alert.tsx';

/** Writing is possible, but posting requires a confirmed e-mail address; notices the confirmation. */
export function ConfirmFirst() {
  const t = useT();
  useEffect(() => {
    const handleReturn = () => {
      if (document.visibilityState === 'visible') void noticeVerified();
    };
    document.addEventListener('visibilitychange', handleReturn);
    return () => document.removeEventListener('visibilitychange', handleReturn);
  }, []);
  return (
    <Alert tone="warning" title={t('panel.confirm.title')} action={<ResendLink />}>
      <p>{t('posting.confirmFirst')}</p>
    </Alert>
  );
}
