import type { FieldPath, FieldValues } from 'react-hook-form';
import { StrengthMeter } from '../../lib/forms/strength-meter.tsx';
import { useT } from '../../lib/i18n.tsx';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../lib/session/bounds.ts';
import { SignInField } from './sign-in-field.tsx';
import type { SignInForm } from './use-sign-in-form.ts';

export interface NewPasswordFieldsProps<Input extends FieldValues> {
  form: SignInForm<Input>;
  labels: { readonly password: string; readonly password_confirmation: string };
  /** Personal data that the password must not consist of. */
  about: readonly string[];
}

/** A new password with its strength, and the same once more. */
export function NewPasswordFields<Input extends FieldValues>({ form, labels, about }: NewPasswordFieldsProps<Input>) {
  const t = useT();
  const shared = { form, type: 'password', autoComplete: 'new-password', maxLength: PASSWORD_MAX_LENGTH * 2 } as const;
  const password = 'password' as FieldPath<Input>;
  return (
    <>
      <SignInField
        {...shared}
        name={password}
        label={labels.password}
        hint={t('account.password.hint', { minimum: PASSWORD_MIN_LENGTH })}
      >
        <StrengthMeter password={form.valueOf(password)} about={about} />
      </SignInField>
      <SignInField
        {...shared}
        name={'password_confirmation' as FieldPath<Input>}
        label={labels.password_confirmation}
      />
    </>
  );
}
