import type { ComponentProps } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { SignInField } from './sign-in-field.tsx';
import type { SignInForm } from './use-sign-in-form.ts';

export interface EmailFieldProps<Input extends FieldValues> extends Omit<ComponentProps<'input'>, 'form' | 'name'> {
  form: SignInForm<Input>;
  label: string;
}

/** The e-mail address that is also the user name. */
export function EmailField<Input extends FieldValues>({ form, label, ...input }: EmailFieldProps<Input>) {
  return (
    <SignInField
      form={form}
      name={'email' as FieldPath<Input>}
      label={label}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      {...input}
    />
  );
}
