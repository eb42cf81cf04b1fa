import { useT } from '../../lib/i18n.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { loginPath } from '../session/places.ts';
import { useCurrentUser, useSession } from '../session/session-store.ts';
import { Verified } from './confirm-email.tsx';
import { LinkPage } from './link-page.tsx';
import { Outcome } from './outcome.tsx';
import { ResendLink } from './resend-link.tsx';
import { useVerification } from './verify-link.ts';

/** The page that the link of a mail leads to: the address is confirmed by it. */
export function VerifyPage({ token }: { token: string }) {
  const t = useT();
  return (
    <LinkPage
      {...useVerification(token)}
      title={t('account.verify.title')}
      waiting={t('account.verify.waiting')}
      waitingText={t('account.verify.waitingText')}
      success={(email) => <Verified email={email} />}
      failed={<Failed />}
    />
  );
}

/** The link is wrong, over or used up. Whoever is logged in gets another at once. */
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
