import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../ui/field.tsx';
import { useT } from '../i18n.tsx';
import { PASSWORD_MIN_LENGTH } from '../session/bounds.ts';
import { PasswordInput } from './password-input.tsx';
import { StrengthMeter } from './strength-meter.tsx';

export interface NewPasswordPairProps {
  /** The labels of both fields. */
  labels: readonly [password: string, again: string];
  password: UseFormRegisterReturn<'password'>;
  again: UseFormRegisterReturn<'password_confirmation'>;
  /** What is typed in the first field. */
  typed: string;
  /** The personal data that the password must not consist of. */
  about: readonly string[];
  errorOf: (name: 'password' | 'password_confirmation') => string | undefined;
}

/** A new password with its strength, and the same once more. */
export function NewPasswordPair({ labels, password, again, typed, about, errorOf }: NewPasswordPairProps) {
  const t = useT();
  return (
    <>
      <div>
        <Field
          label={labels[0]}
          hint={t('account.password.hint', { minimum: PASSWORD_MIN_LENGTH })}
          error={errorOf('password')}
          required
        >
          <PasswordInput {...password} autoComplete="new-password" />
        </Field>
        <StrengthMeter password={typed} about={about} />
      </div>
      <Field label={labels[1]} error={errorOf('password_confirmation')} required>
        <PasswordInput {...again} autoComplete="new-password" />
      </Field>
    </>
  );
}
