import type { Account } from '#contract/accounts/settings.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { sectionHref } from '../../../../lib/panel/sections.ts';
import { ResendLink } from '../../../../lib/session/resend-link.tsx';
import { useAskingOnReturn } from '../../../../lib/session/use-asking-on-return.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { LinkButton } from '../../../../ui/button.tsx';

interface MailTroubleProps {
  email: string;
  trouble: NonNullable<Account['mailTrouble']>;
}

/** Says that mails to the address come back, and offers to change it or to confirm it once more. */
export function MailTrouble({ email, trouble }: MailTroubleProps) {
  const t = useT();
  useAskingOnReturn();
  return (
    <Alert
      tone="warning"
      title={t('panel.mailTrouble.title')}
      action={
        <>
          <LinkButton to={sectionHref('security')}>{t('panel.mailTrouble.change')}</LinkButton>
          <ResendLink variant="secondary" />
        </>
      }
    >
      <p className="max-w-text wrap-anywhere">
        {t(`panel.mailTrouble.why.${trouble.why}`, { email })} {t('panel.mailTrouble.text')}
      </p>
    </Alert>
  );
}
