import { useT } from '../../../../lib/i18n.tsx';
import { sectionHref } from '../../../../lib/panel/sections.ts';
import { ResendLink } from '../../../../lib/session/resend-link.tsx';
import { useAskingOnReturn } from '../../../../lib/session/use-asking-on-return.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { LinkButton } from '../../../../ui/button.tsx';

/** Asks to confirm the e-mail address and offers to resend the link. */
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
