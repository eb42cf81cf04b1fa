import { type ReactNode, useState } from 'react';
import type { SignedIn } from '#contract/accounts.ts';
import { isApiError } from '#contract/errors.ts';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { useHydrated } from '../gallery/use-hydrated.ts';
import { login } from '../session/calls.ts';
import { identifiedApi } from '../session/session-call.ts';
import { CodeStep } from './code-step.tsx';
import { FormSummary } from './form-summary.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { SignInField } from './sign-in-field.tsx';
import { Or } from './sign-in-frame.tsx';
import { useSignInForm } from './use-sign-in-form.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

const loadSchema = () => import('./schemas.ts').then(({ loginSchema }) => loginSchema);

export interface LoginFormProps {
  /** Keeps who has logged in and leads on; the form stays busy until it has. */
  onLogin: (person: SignedIn) => Promise<void>;
  /** The small form that hangs from the header. */
  isSmall?: boolean;
  /** Above the fields; not shown at the second step. */
  heading?: ReactNode;
  /** Below the form: other ways; not shown at the second step. */
  footer?: ReactNode;
  /** Where the password was forgotten. */
  forgot: ReactNode;
}

/** Logs in by password, by a passkey, and with a second factor where the account has one. */
export function LoginForm({ onLogin, isSmall = false, heading, footer, forgot }: LoginFormProps) {
  const t = useT();
  const isHydrated = useHydrated();
  const [pending, setPending] = useState<Credentials | null>(null);
  const form = useSignInForm<Credentials & { code?: string }, Credentials>({
    schema: loadSchema,
    failed: t('account.login.failed'),
    isSmall,
    send: async ({ email, password }) => {
      try {
        await onLogin((await identifiedApi.call(login, { body: { email, password } })).data);
      } catch (error) {
        if (!isApiError(error) || error.code !== 'secondFactorRequired') throw error;
        setPending({ email, password });
      }
    },
  });
  const labels = { email: t('account.email'), password: t('account.password') };
  const fields = Object.entries(labels).map(([name, label]) => ({ name, label, error: form.errorOf(name as 'email') }));
  return (
    <>
      {pending && (
        <CodeStep credentials={pending} isSmall={isSmall} onLogin={onLogin} onBack={() => setPending(null)} />
      )}
      {/* What was typed stays, for whoever comes back from the second step. */}
      <div hidden={pending !== null}>
        {heading}
        <form {...form.formProps} method="post" noValidate className={`flex flex-col ${isSmall ? 'gap-4' : 'gap-5'}`}>
          <FormSummary failure={form.failure} fields={fields} />
          <SignInField
            form={form}
            name="email"
            label={labels.email}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
          />
          <SignInField
            form={form}
            name="password"
            label={labels.password}
            aside={forgot}
            type="password"
            autoComplete="current-password"
            maxLength={128}
          />
          <Button type="submit" size={isSmall ? 'md' : 'lg'} icon="log-in" busy={form.isBusy} disabled={!isHydrated}>
            {t(form.isBusy ? 'account.login.busy' : 'account.login.submit')}
          </Button>
        </form>
        <PasskeyButton before={isSmall ? undefined : <Or />} onLogin={onLogin} onFailure={form.setFailure} />
        {footer}
      </div>
    </>
  );
}
