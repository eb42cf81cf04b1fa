import type { ComponentProps, ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { PasswordInput } from '../../lib/forms/password-input.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import type { SignInForm } from './use-sign-in-form.ts';

export interface SignInFieldProps<Input extends FieldValues> extends Omit<ComponentProps<'input'>, 'form' | 'name'> {
  form: SignInForm<Input>;
  name: FieldPath<Input>;
  label: string;
  hint?: ReactNode;
  aside?: ReactNode;
  /** Below the control. */
  children?: ReactNode;
}

/** A field of a sign-in form; a `password` can be revealed. */
export function SignInField<Input extends FieldValues>({
  form,
  name,
  label,
  hint,
  aside,
  type = 'text',
  children,
  ...input
}: SignInFieldProps<Input>) {
  const control = { ...input, ...form.register(name) };
  return (
    <div>
      <Field label={label} hint={hint} aside={aside} error={form.errorOf(name)} required>
        {type === 'password' ? <PasswordInput {...control} /> : <TextInput type={type} {...control} />}
      </Field>
      {children}
    </div>
  );
}
