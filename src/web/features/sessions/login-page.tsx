import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { Face } from '../../lib/session/face.tsx';
import { logOut } from '../../lib/session/log-out.ts';
import { backPath, withBack } from '../../lib/session/places.ts';
import { type SessionUser, useSession } from '../../lib/session/session-store.ts';
import { Outcome } from '../../lib/sign-in/outcome.tsx';
import { ScriptNotice, SignInFrame, SignInHeading } from '../../lib/sign-in/sign-in-frame.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { enter } from './enter.ts';
import { LoginForm } from './login-form.tsx';
import { loginReason } from './login-reason.ts';

/** The login page. */
export function LoginPage() {
  const t = useT();
  const session = useSession();
  const [search] = useSearchParams();
  // Logging in here redirects; only a user who arrives logged in sees the notice.
  const isEntering = useRef(false);
  const back = backPath(search);
  return (
    <SignInFrame ornament="tree-of-life" ornamentClass="w-[21rem]">
      {session && !isEntering.current ? (
        <AlreadyIn user={session} title={t('account.login.already')} />
      ) : (
        <LoginForm
          heading={
            <>
              <SignInHeading title={t('account.login.title')} lead={t(loginReason(back) ?? 'account.login.lead')}>
                <p className="mt-1">
                  {t('account.login.noAccount')}{' '}
                  <Link
                    to={withBack('/register', back)}
                    className="link tap inline-flex min-h-6 items-center font-bold"
                  >
                    {t('account.login.register')}
                  </Link>
                </p>
              </SignInHeading>
              <ScriptNotice />
            </>
          }
          forgot={
            <Link to="/forgotPassword" className="link inline-flex min-h-11 items-center">
              {t('account.login.forgot')}
            </Link>
          }
          linkPath={withBack('/loginLink', back)}
          onLogin={async (person) => {
            isEntering.current = true;
            await enter(person, back);
          }}
        />
      )}
    </SignInFrame>
  );
}

/** The visitor is already logged in. */
export function AlreadyIn({ user, title }: { user: SessionUser; title: string }) {
  const t = useT();
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void logOut(t('account.loggedOut'));
  };
  return (
    <Outcome
      title={title}
      ornament="rooster"
      isNews={false}
      action={
        <>
          <LinkButton to="/userpanel" icon="user">
            {t('account.login.panel')}
          </LinkButton>
          <LinkButton to="/" variant="secondary">
            {t('account.home')}
          </LinkButton>
        </>
      }
    >
      <p className="flex items-center gap-3 text-lg text-muted">
        <Face user={user} size={44} />
        <span className="min-w-0">{t('account.login.alreadyText', { name: user.name })}</span>
      </p>
      <Button variant="quiet" size="sm" icon="log-out" busy={isLeaving} className="-ms-3 self-start" onClick={leave}>
        {t('account.login.other')}
      </Button>
    </Outcome>
  );
}
