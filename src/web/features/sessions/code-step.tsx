import { useEffect, useRef, useState } from 'react';
import type { SignedIn } from '#contract/accounts/accounts.ts';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { FormSummary } from './form-summary.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { SignInField } from './sign-in-field.tsx';
import { useSignInForm } from './use-sign-in-form.ts';

const loadSchema = () => import('./schemas.ts').then(({ codeFormSchema }) => codeFormSchema);

export interface CodeStepProps {
  /** Repeats the login call with the code. */
  send: (code: string) => Promise<SignedIn>;
  isSmall: boolean;
  onLogin: (person: SignedIn) => Promise<void>;
  onBack: () => void;
}

/** The second factor of a login: an authenticator code, a recovery code, or a passkey. */
export function CodeStep({ onBack, ...rest }: CodeStepProps) {
  const t = useT();
  const [isRecovery, setRecovery] = useState(false);
  const Heading = rest.isSmall ? 'h2' : 'h1';
  return (
    <>
      <Heading className={rest.isSmall ? 'mb-4 text-heading' : 'mb-6 text-title'}>{t('account.code.title')}</Heading>
      <CodeForm key={String(isRecovery)} isRecovery={isRecovery} {...rest} />
      <div className="mt-4 flex flex-col items-start">
        <button type="button" className="link min-h-11 text-start" onClick={() => setRecovery(!isRecovery)}>
          {t(isRecovery ? 'account.code.useApp' : 'account.code.useRecovery')}
        </button>
        <button type="button" className="link min-h-11 text-start" onClick={onBack}>
          {t('account.code.back')}
        </button>
      </div>
    </>
  );
}

type CodeFormProps = Omit<CodeStepProps, 'onBack'> & { isRecovery: boolean };

function CodeForm({ send, isSmall, isRecovery, onLogin }: CodeFormProps) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  const kind = isRecovery ? 'recovery' : 'app';
  const label = t(`account.code.${kind}`);
  const form = useSignInForm<{ code: string }, { code: string }>({
    schema: loadSchema,
    failed: t('account.login.failed'),
    isSmall,
    send: async ({ code }) => onLogin(await send(code)),
  });
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={place}>
      <form {...form.formProps} method="post" noValidate className="flex flex-col gap-5">
        <FormSummary failure={form.failure} fields={[{ name: 'code', label, error: form.errorOf('code') }]} />
        <SignInField
          form={form}
          name="code"
          label={label}
          hint={t(`account.code.${kind}Hint`)}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          className="text-center font-mono text-xl tracking-[0.2em]"
        />
        <Button type="submit" size={isSmall ? 'md' : 'lg'} icon="shield-check" busy={form.isBusy}>
          {t(form.isBusy ? 'account.login.busy' : 'account.code.submit')}
        </Button>
      </form>
      <PasskeyButton label={t('account.passkey.use')} onLogin={onLogin} onFailure={form.setFailure} />
    </div>
  );
}
