import { useState } from 'react';
import type { SignedIn } from '#contract/accounts/accounts.ts';
import { isApiError } from '#contract/errors.ts';
import { useT } from '../../lib/i18n.tsx';
import { newActKey } from '../../lib/session/act-key.ts';
import { loginByLink } from '../../lib/session/calls.ts';
import { signInApi } from '../../lib/session/session-call.ts';
import { type TroubleText, troubleText } from '../../lib/session/trouble-text.ts';
import { Outcome } from '../../lib/sign-in/outcome.tsx';
import { ScriptNotice, SignInFrame } from '../../lib/sign-in/sign-in-frame.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { CodeStep } from './code-step.tsx';
import { enter } from './enter.ts';

type State = 'asking' | 'code' | 'invalid';

/**
 * The page of a login link. Only pressing its button uses the link up; scanners that open an e-mail's links, even in a
 * browser, do not.
 */
export function LoginByLinkPage({ token }: { token: string }) {
  const t = useT();
  const [state, setState] = useState<State>('asking');
  // The same for every press, so that one whose response was lost can be repeated.
  const [idempotencyKey] = useState(newActKey);

  async function send(code?: string): Promise<SignedIn> {
    try {
      const { data } = await signInApi.call(loginByLink, { body: { token, code }, idempotencyKey });
      const { passwordCleared, ...person } = data;
      showToast({
        id: 'session',
        title: t('account.login.success'),
        description: t(passwordCleared ? 'account.byLink.cleared' : 'account.login.welcome', { name: person.name }),
        tone: 'success',
      });
      return person;
    } catch (error) {
      if (isApiError(error) && error.code === 'linkInvalid') setState('invalid');
      throw error;
    }
  }

  const onLogin = (person: SignedIn) => enter(person, '/');
  return (
    <SignInFrame ornament={state === 'invalid' ? 'jug' : 'basket'} ornamentClass="w-80">
      {state === 'asking' && <Asking enter={async () => onLogin(await send())} onCode={() => setState('code')} />}
      {state === 'code' && <CodeStep send={send} isSmall={false} onLogin={onLogin} onBack={() => setState('asking')} />}
      {state === 'invalid' && <Invalid />}
    </SignInFrame>
  );
}

function Asking({ enter, onCode }: { enter: () => Promise<void>; onCode: () => void }) {
  const t = useT();
  const isHydrated = useHydrated();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<TroubleText | null>(null);

  async function handleClick(): Promise<void> {
    setBusy(true);
    setTrouble(null);
    try {
      await enter();
    } catch (error) {
      if (isApiError(error) && error.code === 'secondFactorRequired') onCode();
      else setTrouble(troubleText(error, t));
    }
    setBusy(false);
  }

  return (
    <Outcome
      title={t('account.byLink.enterTitle')}
      ornament="basket"
      isNews={false}
      action={
        <Button
          size="lg"
          icon="log-in"
          busy={isBusy}
          disabled={!isHydrated}
          className="max-sm:w-full"
          onClick={() => void handleClick()}
        >
          {t(isBusy ? 'account.login.busy' : 'account.byLink.enter')}
        </Button>
      }
    >
      <ScriptNotice />
      {trouble && (
        <Alert tone="error" live title={trouble.title ?? t('account.login.failed')}>
          {trouble.text}
        </Alert>
      )}
      <p className="text-lg">{t('account.byLink.enterText')}</p>
      <p className="text-muted">{t('account.byLink.notYours')}</p>
    </Outcome>
  );
}

function Invalid() {
  const t = useT();
  return (
    <Outcome
      title={t('account.reset.invalid')}
      ornament="jug"
      action={
        <>
          <LinkButton to="/loginLink" icon="send">
            {t('account.byLink.again')}
          </LinkButton>
          <LinkButton to="/login" variant="secondary">
            {t('account.forgot.login')}
          </LinkButton>
        </>
      }
    >
      <p className="text-lg">{t('account.byLink.invalidText')}</p>
    </Outcome>
  );
}
