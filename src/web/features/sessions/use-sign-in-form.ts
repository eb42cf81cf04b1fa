import { type FormEvent, type RefObject, useRef, useState } from 'react';
import {
  type FieldPath,
  type FieldValues,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod';
import { type FieldErrors, isApiError } from '#contract/errors.ts';
import type { Translate } from '#i18n/message-id.ts';
import { formResolver } from '../../lib/forms/form-resolver.ts';
import { useT } from '../../lib/i18n.tsx';
import { troubleText } from '../../lib/session/trouble-text.ts';

export interface SignInFormOptions<Input extends FieldValues, Output> {
  /** Loads the schema; also called early, when the form is focused. */
  readonly schema: () => Promise<z.ZodType<Output, Input>>;
  /** Makes the call. Errors are shown on their fields or above the form; after success the form stays busy. */
  readonly send: (output: Output) => Promise<void>;
  /** Title above the server's error. */
  readonly failed: string;
  /** For forms with a new password: personal data that a password must not consist of. */
  readonly about?: (values: Input) => readonly string[];
  /** The compact form has a shorter message for an unreachable server. */
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
  /** A field's error message. */
  readonly errorOf: (name: FieldPath<Input>) => string | undefined;
  readonly isBusy: boolean;
  /** The last submission's failure; null when there is none. Each failure is a new object. */
  readonly failure: FormFailure | null;
  readonly setFailure: (failure: FormFailure | null) => void;
  readonly valueOf: (name: FieldPath<Input>) => string;
}

/** Why submitting failed: a general error, or only field errors. */
export interface FormFailure {
  readonly trouble: Trouble | null;
}

interface Trouble {
  readonly title: string;
  readonly text: string;
  /** Rate limited: offer alternatives. */
  readonly isLimited?: boolean;
}

/**
 * A sign-in form: validated per field on blur, and by the server on submit. Failures lose no input, and pressing twice
 * submits once. Keeps values filled in by a password manager or the user before hydration.
 */
export function useSignInForm<Input extends FieldValues, Output>({
  schema,
  send,
  failed,
  about,
  isSmall,
}: SignInFormOptions<Input, Output>): SignInForm<Input> {
  const t = useT();
  const element = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const form = useForm<Input, unknown, Output>({
    resolver: formResolver(schema, t, about),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { errors, dirtyFields } = form.formState;

  async function submit(): Promise<void> {
    let isWrong = false;
    takeOverFilledIn(form, element.current);
    setFailure(null);
    await form.handleSubmit(send, () => {
      isWrong = true;
    })();
    // Errors are set on the fields only now.
    if (isWrong) setFailure({ trouble: null });
  }

  function showErrors(error: unknown): void {
    const fieldErrors = isApiError(error) ? error.fieldErrors : {};
    const own = fieldsOf(fieldErrors, element.current);
    for (const [name, message] of own) form.setError(name as FieldPath<Input>, { type: 'server', message });
    setFailure({ trouble: own.length > 0 ? null : troubleOf(error, { failed, isSmall }, t) });
  }

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    try {
      await submit();
    } catch (error) {
      showErrors(error);
    }
    isSending.current = false;
    setBusy(false);
  }

  /** Revalidates the repeated value when the original changes. */
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

/** A password manager may fill in fields without events. */
function takeOverFilledIn<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  element: HTMLFormElement | null,
): void {
  for (const field of element?.elements ?? []) {
    if (!(field instanceof HTMLInputElement) || !field.name) continue;
    const name = field.name as FieldPath<Input>;
    if (form.getValues(name) !== field.value) form.setValue(name, field.value as never);
  }
}

interface TroubleOptions {
  readonly failed: string;
  readonly isSmall: boolean | undefined;
}

function troubleOf(error: unknown, { failed, isSmall }: TroubleOptions, t: Translate): Trouble {
  const trouble = troubleText(error, t);
  if (isSmall && trouble.isOffline) return { title: t('account.offline'), text: t('account.offline.text') };
  return { title: failed, ...trouble, isLimited: isApiError(error) && error.code === 'tooManyRequests' };
}
