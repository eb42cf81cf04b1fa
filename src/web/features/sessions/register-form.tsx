import { useState } from 'react';
import type * as z from 'zod';
import { useT } from '../../lib/i18n.tsx';
import { actKeys } from '../../lib/session/act-key.ts';
import { NAME_MAX_LENGTH } from '../../lib/session/bounds.ts';
import { register } from '../../lib/session/calls.ts';
import { signInApi } from '../../lib/session/session-call.ts';
import { startSession } from '../../lib/session/session-store.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import { EmailField } from './email-field.tsx';
import { FormSummary } from './form-summary.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import type { registrationFormSchema } from './schemas.ts';
import { SignInField } from './sign-in-field.tsx';
import { useSignInForm } from './use-sign-in-form.ts';

type Typed = z.input<typeof registrationFormSchema>;
type Checked = z.output<typeof registrationFormSchema>;

const loadSchema = () => import('./schemas.ts').then((schemas) => schemas.registrationFormSchema);
/** The specification requires an address, which is not stored. */
const ADDRESS = '-';
const DOCUMENTS = { terms: '/terms', privacy: '/termsAndPolicies/newestCookiePolicy' };

/** Creates an account and logs in. `onRegistered` receives the e-mail address, which has to be confirmed. */
export function RegisterForm({ onRegistered }: { onRegistered: (email: string) => void }) {
  const t = useT();
  const isHydrated = useHydrated();
  const [keyOf] = useState(actKeys);
  const form = useSignInForm<Typed, Checked>({
    schema: loadSchema,
    failed: t('account.register.failed'),
    about: ({ name, email, phone_number }) => [name, email, phone_number],
    send: async ({ password_confirmation: _, ...person }) => {
      const body = { ...person, address: ADDRESS };
      const { data } = await signInApi.call(register, { body, idempotencyKey: keyOf(body) });
      // First, or the page would treat the user as arriving logged in.
      onRegistered(data.email);
      startSession(data);
    },
  });
  const labels = {
    name: t('account.name'),
    email: t('account.email'),
    phone_number: t('account.phone'),
    password: t('account.password'),
    password_confirmation: t('account.password.again'),
  };
  const fields = Object.entries(labels).map(([name, label]) => ({ name, label, error: form.errorOf(name as 'name') }));
  const about = [form.valueOf('name'), form.valueOf('email'), form.valueOf('phone_number')];
  return (
    <form {...form.formProps} method="post" noValidate className="flex flex-col gap-5">
      <FormSummary failure={form.failure} fields={fields} />
      <SignInField
        form={form}
        name="name"
        label={labels.name}
        hint={t('account.name.hint')}
        autoComplete="nickname"
        maxLength={NAME_MAX_LENGTH * 2}
      />
      <EmailField form={form} label={labels.email} />
      <SignInField
        form={form}
        name="phone_number"
        label={labels.phone_number}
        hint={t('account.phone.hint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
      />
      <NewPasswordFields form={form} labels={labels} about={about} />
      <div className="text-[0.9375rem] text-muted">
        <p>
          <LinkedText text={t('account.register.terms')} links={DOCUMENTS} />
        </p>
        <p className="mt-1">{t('account.register.contact')}</p>
      </div>
      <Button type="submit" size="lg" icon="sprout" busy={form.isBusy} disabled={!isHydrated}>
        {t(form.isBusy ? 'account.register.busy' : 'account.register.submit')}
      </Button>
    </form>
  );
}
