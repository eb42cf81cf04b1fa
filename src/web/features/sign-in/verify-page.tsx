import { useT } from '../../lib/i18n.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { loginPath } from '../session/places.ts';
import { useCurrentUser, useSession } from '../session/session-store.ts';
import { troubleText } from '../session/trouble-text.ts';
import { Verified } from './confirm-email.tsx';
import { Outcome } from './outcome.tsx';
import { ResendLink } from './resend-link.tsx';
import { ScriptNotice, SignInFrame } from './sign-in-frame.tsx';
import { useLink, type Verification } from './verify-link.ts';

const ORNAMENTS = { waiting: 'rosette', success: 'basket', failed: 'jug', unreached: 'jug' } as const;

/** The page that the link of a mail leads to: the address is confirmed by it. */
export function VerifyPage({ token }: { token: string }) {
  const { state, retry } = useLink(token);
  return (
    <SignInFrame ornament={ORNAMENTS[state.name]} ornamentClass={state.name === 'waiting' ? 'w-60' : 'w-80'}>
      <ScriptNotice />
      <Content state={state} retry={retry} />
    </SignInFrame>
  );
}

function Content({ state, retry }: { state: Verification; retry: () => void }) {
  const t = useT();
  if (state.name === 'success') return <Verified email={state.email} />;
  if (state.name === 'failed') return <Failed />;
  if (state.name === 'unreached') {
    const { text, title = t('account.failed') } = troubleText(state.error, t);
    return (
      <Outcome
        title={t('account.verify.title')}
        ornament="jug"
        action={
          <Button icon="rotate-cw" onClick={retry}>
            {t('account.retry')}
          </Button>
        }
      >
        <Alert tone="error" live title={title}>
          {text}
        </Alert>
      </Outcome>
    );
  }
  return (
    <Outcome title={t('account.verify.title')} ornament="rosette" isNews={false}>
      <p role="status" className="flex items-center gap-3 text-lg">
        <Spinner size="1.75rem" className="text-primary" />
        {t('account.verify.waiting')}
      </p>
      <p className="text-muted">{t('account.verify.waitingText')}</p>
    </Outcome>
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
