import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { type FieldPath, type FieldValues, type UseFormRegisterReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { type FieldErrors, isApiError } from '#contract/errors.ts';
import { useT } from '../../lib/i18n.tsx';
import { troubleText } from '../session/trouble-text.ts';
import { formResolver } from './form-resolver.ts';

export interface SignInFormOptions<Input extends FieldValues, Output> {
  /** Loads the schema; also called early, when the form gets the focus. */
  readonly schema: () => Promise<z.ZodType<Output, Input>>;
  /** Makes the call. What it throws is said at its fields or above the form; afterwards the form stays busy. */
  readonly send: (output: Output) => Promise<void>;
  /** What failed, as the title above what the server says of it. */
  readonly failed: string;
  /** The small form says that the server is out of reach in fewer words. */
  readonly isSmall?: boolean;
}

export interface SignInForm<Input extends FieldValues> {
  /** For the <form>. */
  readonly formProps: {
    ref: RefObject<HTMLFormElement | null>;
    onSubmit: (event: FormEvent) => void;
    onFocus: () => void;
  };
  readonly register: (name: FieldPath<Input>) => UseFormRegisterReturn;
  /** What is wrong with a field, in words. */
  readonly errorOf: (name: FieldPath<Input>) => string | undefined;
  readonly isBusy: boolean;
  /** What went wrong when the form was last sent; null while nothing did. Each failure is a new object. */
  readonly failure: FormFailure | null;
  readonly setFailure: (failure: FormFailure | null) => void;
  readonly valueOf: (name: FieldPath<Input>) => string;
}

/** Why a form did not get through: a trouble of the whole, or only of its fields. */
export interface FormFailure {
  readonly trouble: Trouble | null;
}

interface Trouble {
  readonly title: string;
  readonly text: string;
}

/**
 * A form that lets people in: checked field by field as one leaves them and by the server at the end. Nothing that was
 * typed is lost by a failure, and pressing twice sends once. Fields keep what a password manager or an eager visitor
 * filled in before the page came to life.
 */
export function useSignInForm<Input extends FieldValues, Output>({
  schema,
  send,
  failed,
  isSmall,
}: SignInFormOptions<Input, Output>): SignInForm<Input> {
  const t = useT();
  const element = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const form = useForm<Input, unknown, Output>({
    resolver: formResolver(schema, t),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { errors, dirtyFields } = form.formState;

  async function submit(): Promise<void> {
    let isWrong = false;
    takeOverFilledIn();
    setFailure(null);
    await form.handleSubmit(send, () => {
      isWrong = true;
    })();
    // Only now the fields know what is wrong with them.
    if (isWrong) setFailure({ trouble: null });
  }

  /** A password manager may fill in without telling. */
  function takeOverFilledIn(): void {
    for (const field of element.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement) || !field.name) continue;
      if (form.getValues(field.name as FieldPath<Input>) !== field.value)
        form.setValue(field.name as FieldPath<Input>, field.value as never);
    }
  }

  function tell(error: unknown): void {
    const fieldErrors = isApiError(error) ? error.fieldErrors : {};
    const own = fieldsOf(fieldErrors, element.current);
    for (const [name, message] of own) form.setError(name as FieldPath<Input>, { type: 'server', message });
    setFailure({ trouble: own.length > 0 ? null : troubleOf(error) });
  }

  function troubleOf(error: unknown): Trouble {
    const trouble = troubleText(error, t);
    if (isSmall && trouble.isOffline) return { title: t('account.offline'), text: t('account.offline.text') };
    return { title: failed, ...trouble };
  }

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    try {
      await submit();
    } catch (error) {
      tell(error);
    }
    isSending.current = false;
    setBusy(false);
  }

  /** What was typed once more is compared anew when what it repeats has changed. */
  function recheckRepeated(name: string): void {
    const again = 'password_confirmation' as FieldPath<Input>;
    if (name === 'password' && (dirtyFields as Record<string, unknown>)[again]) void form.trigger(again);
  }

  return {
    formProps: {
      ref: element,
      onSubmit: (event) => void handleSubmit(event),
      onFocus: () => void schema().catch(() => {}),
    },
    register: (name) => form.register(name, { onChange: () => recheckRepeated(name) }),
    errorOf: (name) => (errors as Record<string, { message?: string } | undefined>)[name]?.message,
    isBusy,
    failure,
    setFailure,
    valueOf: (name) => String(form.watch(name) ?? ''),
  };
}

/** The first message of each field that the form has. */
function fieldsOf(fieldErrors: FieldErrors, element: HTMLFormElement | null): [name: string, message: string][] {
  return Object.entries(fieldErrors).flatMap(([name, [message]]) =>
    message && element?.elements.namedItem(name) ? [[name, message] as [string, string]] : [],
  );
}
