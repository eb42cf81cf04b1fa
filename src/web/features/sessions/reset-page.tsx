import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type * as z from 'zod';
import { isApiError } from '#contract/errors.ts';
import { useT } from '../../lib/i18n.tsx';
import { resetPassword } from '../../lib/session/calls.ts';
import { plainApi } from '../../lib/session/session-call.ts';
import { endSession } from '../../lib/session/session-store.ts';
import { Outcome } from '../../lib/sign-in/outcome.tsx';
import { ScriptNotice, SignInFrame, SignInHeading } from '../../lib/sign-in/sign-in-frame.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { FormSummary } from './form-summary.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import type { resetPasswordFormSchema } from './schemas.ts';
import { useSignInForm } from './use-sign-in-form.ts';

type Typed = z.input<typeof resetPasswordFormSchema>;
type Checked = z.output<typeof resetPasswordFormSchema>;

/** Only the server knows the account. */
const NOTHING_KNOWN: readonly string[] = [];

const loadSchema = () => import('./schemas.ts').then((schemas) => schemas.resetPasswordFormSchema);

/** The page of a password reset link: a new password, typed twice. */
export function ResetPage() {
  const token = useSearchParams()[0].get('token') ?? '';
  const [state, setState] = useState<'asking' | 'done' | 'invalid'>(token ? 'asking' : 'invalid');
  return (
    <SignInFrame
      ornament={state === 'invalid' ? 'jug' : state === 'done' ? 'rooster' : 'tree-of-life'}
      ornamentClass="w-72"
    >
      {state === 'asking' && <Asking token={token} onState={setState} />}
      {state === 'done' && <Done />}
      {state === 'invalid' && <Invalid isNews={token !== ''} />}
    </SignInFrame>
  );
}

interface AskingProps {
  token: string;
  onState: (state: 'done' | 'invalid') => void;
}

function Asking({ token, onState }: AskingProps) {
  const t = useT();
  const isHydrated = useHydrated();
  const form = useSignInForm<Typed, Checked>({
    schema: loadSchema,
    failed: t('account.reset.failed'),
    about: () => NOTHING_KNOWN,
    send: async ({ password }) => {
      try {
        await plainApi.call(resetPassword, { body: { token, password } });
        // The server has ended all sessions of the account, perhaps including this browser's.
        endSession();
        onState('done');
      } catch (error) {
        if (!isApiError(error) || error.code !== 'linkInvalid') throw error;
        onState('invalid');
      }
    },
  });
  const labels = { password: t('account.password.new'), password_confirmation: t('account.password.newAgain') };
  const fields = Object.entries(labels).map(([name, label]) => ({
    name,
    label,
    error: form.errorOf(name as 'password'),
  }));
  return (
    <>
      <SignInHeading title={t('account.reset.title')} lead={t('account.reset.lead')} />
      <ScriptNotice />
      <form {...form.formProps} method="post" noValidate className="flex flex-col gap-5">
        <FormSummary failure={form.failure} fields={fields} />
        <NewPasswordFields form={form} labels={labels} about={NOTHING_KNOWN} />
        <Button type="submit" size="lg" icon="lock" busy={form.isBusy} disabled={!isHydrated}>
          {t(form.isBusy ? 'account.reset.busy' : 'account.reset.submit')}
        </Button>
      </form>
    </>
  );
}

function Done() {
  const t = useT();
  return (
    <Outcome
      title={t('account.reset.done')}
      ornament="rooster"
      action={
        <LinkButton to="/login" icon="log-in" size="lg">
          {t('account.reset.login')}
        </LinkButton>
      }
    >
      <p className="text-lg">{t('account.reset.doneText')}</p>
    </Outcome>
  );
}

function Invalid({ isNews }: { isNews: boolean }) {
  const t = useT();
  return (
    <Outcome
      title={t('account.reset.invalid')}
      ornament="jug"
      isNews={isNews}
      action={
        <>
          <LinkButton to="/forgotPassword" icon="send">
            {t('account.reset.again')}
          </LinkButton>
          <LinkButton to="/login" variant="secondary">
            {t('account.forgot.login')}
          </LinkButton>
        </>
      }
    >
      <p className="text-lg">{t('account.reset.invalidText')}</p>
    </Outcome>
  );
}
