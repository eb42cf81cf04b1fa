import { useSearchParams } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { requestLoginLink } from '../../lib/session/calls.ts';
import { backPath, loginPath } from '../../lib/session/places.ts';
import { AskLinkPage } from './ask-link-page.tsx';
import { useTypedEmail } from './typed-email.ts';

/** The page that requests a login link. */
export function LoginLinkPage() {
  const t = useT();
  const [search] = useSearchParams();
  return (
    <AskLinkPage
      call={requestLoginLink}
      ornament="tree-of-life"
      title={t('account.byLink.title')}
      lead={t('account.byLink.lead')}
      submit={t('account.login.byLink')}
      sentText={(email) => t('account.byLink.sentText', { email })}
      back={{ to: loginPath(backPath(search)), label: t('account.byLink.password') }}
      email={useTypedEmail()}
    />
  );
}
