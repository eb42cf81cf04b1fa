import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { isApiError } from '#contract/errors.ts';
import { useT } from '../../../lib/i18n.tsx';
import { formResolver } from '../../sign-in/form-resolver.ts';
import { failureText, isCalledOff } from '../failure-text.ts';

export interface ContractFormOptions<Input extends FieldValues, Output> {
  /** Loads the schema; begun when the form appears. */
  readonly schema: () => Promise<z.ZodType<Output, Input>>;
  readonly values: DefaultValues<Input>;
  /** Whether a field is checked when one leaves it, and not only when the form is sent: for forms of several fields. */
  readonly isCheckedEarly?: boolean;
  /** Makes the call; what it throws stands at its field or above the form's buttons. */
  readonly send: (output: Output, form: UseFormReturn<Input, unknown, Output>) => Promise<void>;
}

export interface ContractForm<Input extends FieldValues, Output> {
  readonly form: UseFormReturn<Input, unknown, Output>;
  readonly isBusy: boolean;
  /** Why the whole of it failed, in words. */
  readonly failure: string | null;
  readonly onSubmit: (event: FormEvent) => void;
  /** What is wrong with a field, in words. */
  readonly errorOf: (name: FieldPath<Input>) => string | undefined;
}

/** A form of the contract: checked by its schema; what was typed survives a failure. */
export function useContractForm<Input extends FieldValues, Output>({
  schema,
  values,
  isCheckedEarly = false,
  send,
}: ContractFormOptions<Input, Output>): ContractForm<Input, Output> {
  const t = useT();
  const [failure, setFailure] = useState<string | null>(null);
  const newest = useRef(schema);
  newest.current = schema;
  useEffect(() => void newest.current().catch(() => {}), []);
  const form = useForm<Input, unknown, Output>({
    resolver: formResolver(() => newest.current(), t),
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
