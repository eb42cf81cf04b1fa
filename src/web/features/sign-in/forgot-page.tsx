import { useRef, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { useHydrated } from '../gallery/use-hydrated.ts';
import { forgotPassword } from '../session/calls.ts';
import { plainApi } from '../session/session-call.ts';
import { FormSummary } from './form-summary.tsx';
import { Outcome } from './outcome.tsx';
import { SignInField } from './sign-in-field.tsx';
import { ScriptNotice, SignInFrame, SignInHeading } from './sign-in-frame.tsx';
import { useSignInForm } from './use-sign-in-form.ts';

const loadSchema = () => import('./schemas.ts').then((schemas) => schemas.forgotPasswordFormSchema);

/** The page that asks where to send a link for a new password. What it says next tells nothing of who has an account. */
export function ForgotPage() {
  const t = useT();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const hasAskedBefore = useRef(false);
  return (
    <SignInFrame ornament={sentTo ? 'rooster-pair' : 'lost-path'} ornamentClass={sentTo ? 'w-[30rem]' : 'w-80'}>
      {sentTo ? (
        <Outcome
          title={t('account.forgot.sent')}
          ornament="rooster-pair"
          action={
            <>
              <LinkButton to="/login" icon="log-in">
                {t('account.forgot.login')}
              </LinkButton>
              <Button
                variant="secondary"
                onClick={() => {
                  hasAskedBefore.current = true;
                  setSentTo(null);
                }}
              >
                {t('account.forgot.other')}
              </Button>
            </>
          }
        >
          <p className="text-lg wrap-anywhere">{t('account.forgot.sentText', { email: sentTo })}</p>
          <p className="text-muted">{t('account.sent.spam')}</p>
        </Outcome>
      ) : (
        <>
          <SignInHeading title={t('account.forgot.title')} lead={t('account.forgot.lead')} />
          <ScriptNotice />
          <ForgotForm onSent={setSentTo} takesFocus={hasAskedBefore.current} />
        </>
      )}
    </SignInFrame>
  );
}

function ForgotForm({ onSent, takesFocus }: { onSent: (email: string) => void; takesFocus: boolean }) {
  const t = useT();
  const isHydrated = useHydrated();
  const form = useSignInForm<{ email: string }, { email: string }>({
    schema: loadSchema,
    failed: t('account.forgot.failed'),
    send: async ({ email }) => {
      await plainApi.call(forgotPassword, { body: { email } });
      onSent(email);
    },
  });
  const label = t('account.email');
  return (
    <form {...form.formProps} method="post" noValidate className="flex flex-col gap-5">
      <FormSummary failure={form.failure} fields={[{ name: 'email', label, error: form.errorOf('email') }]} />
      <SignInField
        form={form}
        name="email"
        label={label}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        // Only after a press on the button that asks for another address.
        autoFocus={takesFocus}
      />
      <div className="flex flex-wrap items-center gap-3 max-sm:flex-col max-sm:items-stretch">
        <Button type="submit" size="lg" icon="send" busy={form.isBusy} disabled={!isHydrated}>
          {t(form.isBusy ? 'account.forgot.busy' : 'account.forgot.submit')}
        </Button>
        <LinkButton to="/login" variant="quiet" size="lg">
          {t('account.forgot.login')}
        </LinkButton>
      </div>
    </form>
  );
}
