import { toNestErrors } from '@hookform/resolvers';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import type { MessageId, MessageValues, Translate } from '#i18n/message-id.ts';

/**
 * Checks a form by a schema of the contract that is loaded when it is first needed.
 *
 * The messages are said here and not by the library's own resolver, which passes on the name of a message but not the
 * bounds that it speaks of. Where the schema cannot be loaded the form goes to the server as it is, which checks all.
 */
export function formResolver<Input extends FieldValues, Output>(
  load: () => Promise<z.ZodType<Output, Input>>,
  t: Translate,
): Resolver<Input, unknown, Output> {
  return async (values, _context, options) => {
    const schema = await load().catch(() => null);
    if (!schema) return { values: values as unknown as Output, errors: {} };
    const result = schema.safeParse(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors = errorsOf(result.error.issues, values, t) as FieldErrors<Input>;
    return { values: {}, errors: toNestErrors(errors, options) };
  };
}

interface FormError {
  readonly type: string;
  readonly message: string;
}

/** The first thing that is wrong with each field, in words. */
export function errorsOf(issues: readonly z.core.$ZodIssue[], values: FieldValues, t: Translate) {
  const errors: Record<string, FormError> = {};
  for (const issue of issues) {
    errors[issue.path.join('.')] ??= { type: issue.code, message: t(messageIdOf(issue), boundsOf(issue)) };
  }
  // The schema compares the passwords only once everything else is right; whoever mistyped wants to know at once.
  const { password, password_confirmation: again } = values;
  if (again && password !== again)
    errors.password_confirmation ??= { type: 'custom', message: t('validation.passwordsDiffer') };
  return errors;
}

/** A schema names its message itself (`validation.…`); what it left unnamed gets the general one. */
function messageIdOf({ message }: z.core.$ZodIssue): MessageId {
  return (message.startsWith('validation.') ? message : 'validation.invalid') as MessageId;
}

function boundsOf(issue: z.core.$ZodIssue): MessageValues {
  const { minimum, maximum } = issue as { minimum?: unknown; maximum?: unknown };
  return {
    ...(typeof minimum === 'number' ? { minimum } : {}),
    ...(typeof maximum === 'number' ? { maximum } : {}),
  };
}
