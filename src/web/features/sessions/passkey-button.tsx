import { type ReactNode, useState } from 'react';
import type { SignedIn } from '#contract/accounts/accounts.ts';
import { useT } from '../../lib/i18n.tsx';
import { troubleText } from '../../lib/session/trouble-text.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import type { FormFailure } from './use-sign-in-form.ts';

export interface PasskeyButtonProps {
  label?: string;
  /** Above the button, if there is one. */
  before?: ReactNode;
  onLogin: (person: SignedIn) => Promise<void>;
  /** Receives the failure, or null when a new attempt starts. */
  onFailure: (failure: FormFailure | null) => void;
}

/** Logs in with a passkey; nothing where the browser has no support. */
export function PasskeyButton({ label, before, onLogin, onFailure }: PasskeyButtonProps) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  if (!useHydrated() || typeof PublicKeyCredential === 'undefined') return null;

  async function handleClick(): Promise<void> {
    setBusy(true);
    onFailure(null);
    try {
      const { logInWithPasskey } = await import('./passkey.ts');
      await onLogin(await logInWithPasskey());
    } catch (error) {
      const title = t('account.passkey.failed');
      // The user closed the browser's prompt, or there is no passkey for this site: not an error.
      const isCancelled = error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
      onFailure({
        trouble: isCancelled ? { title, text: t('account.passkey.cancelled') } : { title, ...troubleText(error, t) },
      });
    }
    setBusy(false);
  }

  return (
    <>
      {before}
      <Button
        variant="secondary"
        icon="shield-check"
        busy={isBusy}
        className={before ? 'w-full' : 'mt-3 w-full'}
        onClick={() => void handleClick()}
      >
        {isBusy ? t('account.passkey.busy') : (label ?? t('account.passkey.login'))}
      </Button>
    </>
  );
}
