import { type ReactNode, useState } from 'react';
import type { SignedIn } from '#contract/accounts/accounts.ts';
import { isApiError } from '#contract/errors.ts';
import { useT } from '../../lib/i18n.tsx';
import { login } from '../../lib/session/calls.ts';
import { signInApi } from '../../lib/session/session-call.ts';
import { Or } from '../../lib/sign-in/sign-in-frame.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { CodeStep } from './code-step.tsx';
import { EmailField } from './email-field.tsx';
import { FormSummary } from './form-summary.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { SignInField } from './sign-in-field.tsx';
import { useSignInForm } from './use-sign-in-form.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

const loadSchema = () => import('./schemas.ts').then(({ loginSchema }) => loginSchema);

export interface LoginFormProps {
  /** Stores the session and redirects; the form stays busy until then. */
  onLogin: (person: SignedIn) => Promise<void>;
  /** The compact form in the header. */
  isSmall?: boolean;
  /** Above the fields; hidden at the second factor. */
  heading?: ReactNode;
  /** Below the form: alternatives; hidden at the second factor. */
  footer?: ReactNode;
  /** The link for a forgotten password. */
  forgot: ReactNode;
  /** The page that requests a login link, if linked. */
  linkPath?: string;
}

/** Alternatives when rate limited: both prove access to the mailbox. */
function OpenWays({ email }: { email: string }) {
  const t = useT();
  return (
    <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
      <Link to="/loginLink" state={{ email }} className="link tap inline-flex min-h-8 items-center font-bold">
        {t('account.login.linkWay')}
      </Link>
      <Link to="/forgotPassword" className="link tap inline-flex min-h-8 items-center font-bold">
        {t('account.login.resetWay')}
      </Link>
    </p>
  );
}

/** Logs in with a password or a passkey, and with the second factor if the account has one. */
export function LoginForm({ onLogin, isSmall = false, heading, footer, forgot, linkPath }: LoginFormProps) {
  const t = useT();
  const isHydrated = useHydrated();
  const [pending, setPending] = useState<Credentials | null>(null);
  const form = useSignInForm<Credentials & { code?: string }, Credentials>({
    schema: loadSchema,
    failed: t('account.login.failed'),
    isSmall,
    send: async ({ email, password }) => {
      try {
        await onLogin((await signInApi.call(login, { body: { email, password } })).data);
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
        <CodeStep
          send={async (code) => (await signInApi.call(login, { body: { ...pending, code } })).data}
          isSmall={isSmall}
          onLogin={onLogin}
          onBack={() => setPending(null)}
        />
      )}
      {/* Keeps the input for returning from the second factor. */}
      <div hidden={pending !== null}>
        {heading}
        <form {...form.formProps} method="post" noValidate className={`flex flex-col ${isSmall ? 'gap-4' : 'gap-5'}`}>
          <FormSummary failure={form.failure} fields={fields} ways={<OpenWays email={form.valueOf('email')} />} />
          <EmailField form={form} label={labels.email} />
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
        {!isSmall && <Or />}
        <LinkButton
          to={linkPath ?? '/loginLink'}
          state={{ email: form.valueOf('email') }}
          variant="secondary"
          icon="mail"
          className={isSmall ? 'mt-3 w-full' : 'w-full'}
        >
          {t('account.login.byLink')}
        </LinkButton>
        <PasskeyButton onLogin={onLogin} onFailure={form.setFailure} />
        {footer}
      </div>
    </>
  );
}
