import { type ReactNode, useState } from 'react';
import type { SignInMethods } from '#contract/sign-in-methods.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { useT } from '../../lib/i18n.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { getSignInMethods } from '../panel/calls.ts';
import { sectionHref } from '../panel/sections.ts';
import { useRemote } from '../panel/use-remote.ts';
import { logout } from '../session/calls.ts';
import { loginPath } from '../session/places.ts';
import { plainApi } from '../session/session-call.ts';
import { goTo } from '../session/session-outlet.tsx';
import { endSession } from '../session/session-store.ts';
import { DESK_PATH } from './places.ts';

/** Why somebody cannot work at the desk: it is not their work, or they have not signed in with a second factor. */
export type ClosedReason = 'forbidden' | 'strongSignInRequired';

/** Stands where the desk would be for whoever cannot work at it, and says what is missing. */
export function ClosedDesk({ reason }: { reason: ClosedReason }) {
  return reason === 'forbidden' ? <Forbidden /> : <SecondFactorMissing back={DESK_PATH} />;
}

function Forbidden() {
  const t = useT();
  return (
    <div className="px-4 py-8">
      <EmptyState
        level={1}
        ornament="rooster"
        title={t('desk.forbidden.title')}
        action={
          <>
            <LinkButton to="/">{t('desk.forbidden.home')}</LinkButton>
            <LinkButton to="/userpanel" variant="secondary">
              {t('desk.forbidden.panel')}
            </LinkButton>
          </>
        }
      >
        <p>{t('desk.forbidden.text')}</p>
      </EmptyState>
    </div>
  );
}

/** Two steps: to have a second factor, and to sign in with it. The first is ticked off when it is done. */
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
            <LinkButton to={`${sectionHref('security')}#methods`} icon="lock" variant="primary">
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

/** Ends the session and opens the log-in, which leads back to the desk. */
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
