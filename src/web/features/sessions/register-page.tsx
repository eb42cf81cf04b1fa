import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { backPath, loginPath } from '../../lib/session/places.ts';
import { useCurrentUser, useSession } from '../../lib/session/session-store.ts';
import { ScriptNotice, SignInFrame, SignInHeading } from '../../lib/sign-in/sign-in-frame.tsx';
import { Link } from '../../ui/link.tsx';
import { ConfirmEmail } from './confirm-email.tsx';
import { AlreadyIn } from './login-page.tsx';
import { RegisterForm } from './register-form.tsx';
import { Welcome } from './welcome.tsx';

/** The registration page, which then asks to confirm the e-mail address. */
export function RegisterPage() {
  const t = useT();
  const session = useSession();
  const me = useCurrentUser();
  const [search] = useSearchParams();
  const [email, setEmail] = useState<string | null>(null);
  const back = backPath(search);
  const isUnconfirmed = email !== null || me?.verified === false;
  return (
    <SignInFrame
      ornament={isUnconfirmed ? 'rooster-pair' : 'rooster'}
      ornamentClass={isUnconfirmed ? 'w-[30rem]' : 'w-72'}
      aside={!isUnconfirmed && <Welcome />}
    >
      {session && isUnconfirmed ? (
        <ConfirmEmail email={email} back={back} />
      ) : session ? (
        <AlreadyIn user={session} title={t('account.register.already')} />
      ) : (
        <>
          <SignInHeading title={t('account.register.title')} lead={t('account.register.lead')} />
          <ScriptNotice />
          <RegisterForm onRegistered={setEmail} />
          <p className="mt-6 text-center">
            {t('account.register.hasAccount')}{' '}
            <Link to={loginPath(back)} className="link font-bold">
              {t('account.register.login')}
            </Link>
          </p>
        </>
      )}
    </SignInFrame>
  );
}
