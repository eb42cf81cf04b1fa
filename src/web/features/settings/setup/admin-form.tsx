import { type FormEvent, useState } from 'react';
import { isApiError } from '#contract/errors.ts';
import { FormFailure } from '../../../lib/forms/form-failure.tsx';
import { PasswordInput } from '../../../lib/forms/password-input.tsx';
import { StrengthMeter } from '../../../lib/forms/strength-meter.tsx';
import { useT } from '../../../lib/i18n.tsx';
import { failureText } from '../../../lib/remote/failure-text.ts';
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

export interface AdminFormProps {
  code: string;
  onDone: () => void;
}

/** The account of the first admin. */
export function AdminForm({ code, onDone }: AdminFormProps) {
  const t = useT();
  const [form, setForm] = useState<Form>(EMPTY);
  const { isBusy, failure, errorOf, send } = useCreation(code, onDone);
  const set = (name: keyof Form, value: string) => setForm({ ...form, [name]: value });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void send(form);
  };
  return (
    <div className="mx-auto max-w-xl px-4 py-8 sm:px-6 lg:py-12">
      <h1 className="text-title">{t('setup.admin.title')}</h1>
      <p className="mt-2 mb-6 text-lg text-muted">{t('setup.admin.lead')}</p>
      <Card padded>
        <form noValidate onSubmit={submit} className="flex flex-col gap-5">
          {TEXTS.map(({ name, label, ...rest }) => (
            <Field key={name} label={t(label)} error={errorOf(name)} required>
              <TextInput {...rest} value={form[name]} onChange={(event) => set(name, event.currentTarget.value)} />
            </Field>
          ))}
          <Field label={t('setup.admin.password')} error={errorOf('password')} required>
            <PasswordInput
              autoComplete="new-password"
              value={form.password}
              onChange={(event) => set('password', event.currentTarget.value)}
            />
          </Field>
          <StrengthMeter password={form.password} about={[form.name, form.email, form.phone_number]} />
          <Field label={t('setup.admin.again')} error={errorOf('password_confirmation')} required>
            <PasswordInput
              autoComplete="new-password"
              value={form.password_confirmation}
              onChange={(event) => set('password_confirmation', event.currentTarget.value)}
            />
          </Field>
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
  const t = useT();
  const [keyOf] = useState(actKeys);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string[]>>>({});

  async function send(form: Form): Promise<void> {
    setBusy(true);
    setFailure(null);
    setErrors({});
    try {
      const body = { ...form, code };
      const { data } = await signInApi.call(createFirstAdmin, { body, idempotencyKey: keyOf(body) } as never);
      forgetCode();
      startSession(data);
      onDone();
    } catch (error) {
      const fields = isApiError(error) ? error.fieldErrors : {};
      setErrors(fields);
      if (Object.keys(fields).length === 0) setFailure(failureText(error, t));
      setBusy(false);
    }
  }

  return { isBusy, failure, errorOf: (name: string) => errors[name]?.join(' '), send };
}
