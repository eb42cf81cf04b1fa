import { type ReactNode, useState } from 'react';
import type { SignInMethods } from '#contract/second-factor.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { browserApi } from '../browser-api.ts';
import { useT } from '../i18n.tsx';
import { sectionHref } from '../panel/sections.ts';
import { stateBackTo } from '../panel/way-back.ts';
import { useRemote } from '../remote/use-remote.ts';
import { getSignInMethods, logout } from '../session/calls.ts';
import { loginPath } from '../session/places.ts';
import { plainApi } from '../session/session-call.ts';
import { goTo } from '../session/session-outlet.tsx';
import { endSession } from '../session/session-store.ts';

/** Two steps: set up a second factor, and sign in with it. The first is ticked off once done. */
export function SecondFactorMissing({ back }: { back: string }) {
  const t = useT();
  const { value } = useRemote<SignInMethods>('methods', () => browserApi().call(getSignInMethods));
  const hasFactor = value ? value.totp || value.passkeys.length > 0 : null;
  return (
    <div className="mx-auto max-w-text px-4 py-10 sm:px-6 lg:py-16">
      <Icon name="lock" size={44} className="text-amber-strong" />
      <h1 className="mt-4 text-title">{t('desk.strong.title')}</h1>
      <p className="mt-3 text-lg text-muted">{t('desk.strong.text')}</p>
      <ol className="mt-8 flex flex-col gap-4">
        <Step number={1} isDone={hasFactor === true} title={t('desk.strong.set')} text={t('desk.strong.setText')}>
          {hasFactor === true ? (
            <p className="font-bold text-success">{t('desk.strong.done')}</p>
          ) : (
            <LinkButton
              to={`${sectionHref('security')}#methods`}
              state={stateBackTo(back)}
              icon="lock"
              variant="primary"
            >
              {t('desk.strong.toSecurity')}
            </LinkButton>
          )}
        </Step>
        <Step number={2} isDone={false} title={t('desk.strong.again')} text={t('desk.strong.againText')}>
          <SignInAgain isFirst={hasFactor === true} back={back} />
        </Step>
      </ol>
    </div>
  );
}

interface StepProps {
  number: number;
  isDone: boolean;
  title: string;
  text: string;
  children: ReactNode;
}

function Step({ number, isDone, title, text, children }: StepProps) {
  return (
    <li className="card flex gap-4 p-5">
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-primary-soft font-bold text-primary-strong">
        {isDone ? <Icon name="check" /> : number}
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="text-subheading">{title}</h2>
        <p className="mt-1 mb-4 text-muted">{text}</p>
        {children}
      </div>
    </li>
  );
}

/** Ends the session and opens the login, which leads back to the desk. */
function SignInAgain({ isFirst, back }: { isFirst: boolean; back: string }) {
  const t = useT();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await plainApi.call(logout).catch(() => {});
    endSession();
    await goTo(loginPath(back));
  };
  return (
    <Button variant={isFirst ? 'primary' : 'secondary'} icon="log-in" busy={isLeaving} onClick={() => void leave()}>
      {t('desk.strong.signIn')}
    </Button>
  );
}
