import { useT } from '../../lib/i18n.tsx';
import { forgotPassword } from '../../lib/session/calls.ts';
import { AskLinkPage } from './ask-link-page.tsx';
import { useTypedEmail } from './typed-email.ts';

/** The page that requests a password reset link. */
export function ForgotPage() {
  const t = useT();
  return (
    <AskLinkPage
      call={forgotPassword}
      ornament="lost-path"
      title={t('account.forgot.title')}
      lead={t('account.forgot.lead')}
      submit={t('account.forgot.submit')}
      sentText={(email) => t('account.forgot.sentText', { email })}
      back={{ to: '/login', label: t('account.forgot.login') }}
      email={useTypedEmail()}
    />
  );
}
