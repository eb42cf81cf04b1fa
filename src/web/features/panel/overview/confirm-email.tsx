import { useT } from '../../../lib/i18n.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { ResendLink } from '../../sign-in/resend-link.tsx';
import { useAskingOnReturn } from '../../sign-in/use-asking-on-return.ts';
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
