import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod';
import { isApiError } from '#contract/errors.ts';
import { useT } from '../i18n.tsx';
import { failureText, isCalledOff } from '../remote/failure-text.ts';
import { formResolver } from './form-resolver.ts';

export interface ContractFormOptions<Input extends FieldValues, Output> {
  /** Loads the schema; started when the form is mounted. */
  readonly schema: () => Promise<z.ZodType<Output, Input>>;
  readonly values: DefaultValues<Input>;
  /** Whether fields are validated on blur, not only on submit: for forms of several fields. */
  readonly isCheckedEarly?: boolean;
  /** For forms with a new password: personal data that a password must not consist of. */
  readonly about?: (values: Input) => readonly string[];
  /** Makes the call; errors are shown on their fields or above the form's buttons. */
  readonly send: (output: Output, form: UseFormReturn<Input, unknown, Output>) => Promise<void>;
}

export interface ContractForm<Input extends FieldValues, Output> {
  readonly form: UseFormReturn<Input, unknown, Output>;
  readonly isBusy: boolean;
  /** The general error, translated. */
  readonly failure: string | null;
  readonly onSubmit: (event: FormEvent) => void;
  /** A field's error message. */
  readonly errorOf: (name: FieldPath<Input>) => string | undefined;
}

/** A form validated by the contract's schema; failures lose no input. */
export function useContractForm<Input extends FieldValues, Output>({
  schema,
  values,
  isCheckedEarly = false,
  about,
  send,
}: ContractFormOptions<Input, Output>): ContractForm<Input, Output> {
  const t = useT();
  const [failure, setFailure] = useState<string | null>(null);
  const newest = useRef(schema);
  newest.current = schema;
  useEffect(() => void newest.current().catch(() => {}), []);
  const form = useForm<Input, unknown, Output>({
    resolver: formResolver(() => newest.current(), t, about),
    defaultValues: values,
    mode: isCheckedEarly ? 'onTouched' : 'onSubmit',
  });
  const { errors, isSubmitting } = form.formState;

  async function submit(output: Output): Promise<void> {
    setFailure(null);
    try {
      await send(output, form);
    } catch (error) {
      if (isCalledOff(error)) return;
      const messages = messagesOf(error, form.getValues());
      for (const [name, message] of messages) form.setError(name as FieldPath<Input>, { type: 'server', message });
      if (messages[0]) form.setFocus(messages[0][0] as FieldPath<Input>);
      else setFailure(failureText(error, t));
    }
  }

  return {
    form,
    isBusy: isSubmitting,
    failure,
    onSubmit: (event) => {
      event.preventDefault();
      if (!isSubmitting) void form.handleSubmit(submit)(event);
    },
    errorOf: (name) => (errors as Record<string, { message?: string } | undefined>)[name]?.message,
  };
}

/** The first message of each field that the form has. */
function messagesOf(error: unknown, values: FieldValues): [name: string, message: string][] {
  const fieldErrors = isApiError(error) ? error.fieldErrors : {};
  return Object.entries(fieldErrors).flatMap(([name, [message]]) =>
    message && name in values ? [[name, message] as [string, string]] : [],
  );
}
