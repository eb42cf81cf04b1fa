import { useState } from 'react';
import type { z } from 'zod';
import { browserApi } from '../../lib/browser-api.ts';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { useHydrated } from '../gallery/use-hydrated.ts';
import { actKeys } from '../session/act-key.ts';
import { register } from '../session/calls.ts';
import { startSession } from '../session/session-store.ts';
import { NAME_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './bounds.ts';
import { FormSummary } from './form-summary.tsx';
import { LinkedText } from './linked-text.tsx';
import type { registrationFormSchema } from './schemas.ts';
import { SignInField } from './sign-in-field.tsx';
import { StrengthMeter } from './strength-meter.tsx';
import { useSignInForm } from './use-sign-in-form.ts';

type Typed = z.input<typeof registrationFormSchema>;
type Checked = z.output<typeof registrationFormSchema>;

const loadSchema = () => import('./schemas.ts').then((schemas) => schemas.registrationFormSchema);
/** The specification's payload has an address, of which nothing is kept. */
const ADDRESS = '-';
const DOCUMENTS = { terms: '/terms', privacy: '/termsAndPolicies/newestCookiePolicy' };

/** Makes an account and logs in to it. `onRegistered` is told the e-mail address, which waits for its confirmation. */
export function RegisterForm({ onRegistered }: { onRegistered: (email: string) => void }) {
  const t = useT();
  const isHydrated = useHydrated();
  const [keyOf] = useState(actKeys);
  const form = useSignInForm<Typed, Checked>({
    schema: loadSchema,
    failed: t('account.register.failed'),
    send: async ({ password_confirmation: _, ...person }) => {
      const body = { ...person, address: ADDRESS };
      const { data } = await browserApi({ idempotencyKey: keyOf(body), isIdentified: true }).call(register, { body });
      // First this: the page must not think that somebody came here logged in.
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
  const about = [form.valueOf('name'), ...form.valueOf('email').split('@'), form.valueOf('phone_number'), 'jarmark'];
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
        name="phone_number"
        label={labels.phone_number}
        hint={t('account.phone.hint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
      />
      <SignInField
        form={form}
        name="password"
        label={labels.password}
        hint={t('account.password.hint', { minimum: PASSWORD_MIN_LENGTH })}
        type="password"
        autoComplete="new-password"
        maxLength={PASSWORD_MAX_LENGTH * 2}
      >
        <StrengthMeter password={form.valueOf('password')} about={about} />
      </SignInField>
      <SignInField
        form={form}
        name="password_confirmation"
        label={labels.password_confirmation}
        type="password"
        autoComplete="new-password"
        maxLength={PASSWORD_MAX_LENGTH * 2}
      />
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
