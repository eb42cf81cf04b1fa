import { useT } from '../../lib/i18n.tsx';
import { loginPath } from '../../lib/session/places.ts';
import { ResendLink } from '../../lib/session/resend-link.tsx';
import { useCurrentUser, useSession } from '../../lib/session/session-store.ts';
import { LinkPage } from '../../lib/sign-in/link-page.tsx';
import { Outcome } from '../../lib/sign-in/outcome.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Verified } from './confirm-email.tsx';
import { useVerification } from './verify-link.ts';

/** The page of a confirmation link: confirms the e-mail address. */
export function VerifyPage({ token }: { token: string }) {
  const t = useT();
  return (
    <LinkPage
      {...useVerification(token)}
      title={t('account.verify.title')}
      waiting={t('account.verify.waiting')}
      waitingText={t('account.verify.waitingText')}
      success={({ email, wasConfirmed }) => <Verified email={email} isRepeated={wasConfirmed} />}
      failed={<Failed />}
    />
  );
}

/** The link is invalid, expired or used. Signed-in users can request another. */
function Failed() {
  const t = useT();
  const session = useSession();
  const isVerified = useCurrentUser()?.verified ?? false;
  return (
    <Outcome
      title={t('account.verify.failed')}
      ornament="jug"
      action={
        !session || isVerified ? (
          <>
            <LinkButton to={session ? '/userpanel' : loginPath('/userpanel')} icon={session ? 'user' : 'log-in'}>
              {t(session ? 'account.verified.panel' : 'account.login.title')}
            </LinkButton>
            <LinkButton to="/" variant="secondary">
              {t('account.home')}
            </LinkButton>
          </>
        ) : undefined
      }
    >
      <p className="text-lg">{t('account.verify.failedText')}</p>
      {isVerified ? (
        <p className="text-muted">{t('account.verified.textShort')}</p>
      ) : (
        <>
          <p className="text-muted">{t('account.verify.done')}</p>
          {session ? <ResendLink /> : <p className="text-muted">{t('account.verify.failedLogin')}</p>}
        </>
      )}
    </Outcome>
  );
}
