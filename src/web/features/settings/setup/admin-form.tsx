import { useState } from 'react';
import { FormFailure } from '../../../lib/forms/form-failure.tsx';
import { NewPasswordPair } from '../../../lib/forms/new-password-pair.tsx';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useT } from '../../../lib/i18n.tsx';
import { actKeys } from '../../../lib/session/act-key.ts';
import { signInApi } from '../../../lib/session/session-call.ts';
import { startSession } from '../../../lib/session/session-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { createFirstAdmin } from '../calls.ts';
import { forgetCode } from './setup-code.ts';

const EMPTY = { name: '', email: '', phone_number: '', password: '', password_confirmation: '' };
type Form = typeof EMPTY;

const TEXTS = [
  { name: 'name', label: 'setup.admin.name', type: 'text', autoComplete: 'nickname' },
  { name: 'email', label: 'setup.admin.email', type: 'email', autoComplete: 'email' },
  { name: 'phone_number', label: 'setup.admin.phone', type: 'tel', autoComplete: 'tel' },
] as const;

/** The personal data that the password must not consist of. */
const aboutOf = ({ name, email, phone_number }: Form) => [name, email, phone_number];

export interface AdminFormProps {
  code: string;
  onDone: () => void;
}

/** The account of the first admin. */
export function AdminForm({ code, onDone }: AdminFormProps) {
  const t = useT();
  const { form, isBusy, failure, onSubmit, errorOf } = useCreation(code, onDone);
  return (
    <div className="mx-auto max-w-xl px-4 py-8 sm:px-6 lg:py-12">
      <h1 className="text-title">{t('setup.admin.title')}</h1>
      <p className="mt-2 mb-6 text-lg text-muted">{t('setup.admin.lead')}</p>
      <Card padded>
        <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
          {TEXTS.map(({ name, label, ...rest }) => (
            <Field key={name} label={t(label)} error={errorOf(name)} required>
              <TextInput {...rest} {...form.register(name)} />
            </Field>
          ))}
          <NewPasswordPair
            labels={[t('setup.admin.password'), t('setup.admin.again')]}
            password={form.register('password')}
            again={form.register('password_confirmation')}
            typed={form.watch('password')}
            about={aboutOf(form.watch())}
            errorOf={errorOf}
          />
          <FormFailure failure={failure} title={t('setup.admin.failed')} />
          <Button type="submit" size="lg" icon="sprout" busy={isBusy}>
            {t('setup.admin.create')}
          </Button>
        </form>
      </Card>
    </div>
  );
}

/** Creates the account; counts once when it is repeated after a lost response. */
function useCreation(code: string, onDone: () => void) {
  const [keyOf] = useState(actKeys);
  return useContractForm<Form, Form>({
    schema: async () => (await import('#contract/accounts/accounts.ts')).registrationFormSchema,
    values: EMPTY,
    isCheckedEarly: true,
    about: aboutOf,
    send: async (form) => {
      const body = { ...form, code };
      const { data } = await signInApi.call(createFirstAdmin, { body, idempotencyKey: keyOf(body) });
      forgetCode();
      startSession(data);
      onDone();
    },
  });
}
