import { useEffect } from 'react';
import { useT } from '../../../lib/i18n.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { ResendLink } from '../../sign-in/resend-link.tsx';
import { noticeVerified } from '../../sign-in/verify-link.ts';
import { sectionHref } from '../sections.ts';

/** The address is not confirmed yet: what to look for, and the link once more. */
export function ConfirmEmail({ email }: { email: string }) {
  const t = useT();
  useAskingOnReturn();
  return (
    <Alert
      tone="warning"
      title={t('panel.confirm.title')}
      action={
        <>
          <ResendLink />
          <LinkButton variant="secondary" to={sectionHref('security')}>
            {t('panel.confirm.other')}
          </LinkButton>
        </>
      }
    >
      <p className="max-w-text wrap-anywhere">{t('panel.confirm.text', { email })}</p>
    </Alert>
  );
}

/** The link is opened in another tab or another app: whoever comes back from there sees that it has worked. */
function useAskingOnReturn(): void {
  useEffect(() => {
    const handleReturn = () => {
      if (document.visibilityState === 'visible') void noticeVerified();
    };
    document.addEventListener('visibilitychange', handleReturn);
    return () => document.removeEventListener('visibilitychange', handleReturn);
  }, []);
}
