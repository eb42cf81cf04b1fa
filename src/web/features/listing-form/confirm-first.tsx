import { useEffect } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Alert } from '../../ui/alert.tsx';
import { ResendLink } from '../sign-in/resend-link.tsx';
import { noticeVerified } from '../sign-in/verify-link.ts';

/** One may write already, but not post: the e-mail address waits for its confirmation. Notices when that has happened. */
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
