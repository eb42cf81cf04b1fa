import { toNestErrors } from '@hookform/resolvers';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod';
import type { PasswordFault } from '#contract/accounts/password-judge.ts';
import type { MessageId, MessageValues, Translate } from '#i18n/message-id.ts';
import { pressEnded } from './press.ts';

/**
 * Validates a form with a lazily loaded schema of the contract.
 *
 * The messages are translated here: the library's own resolver passes on a message's id but not the limits that it
 * mentions. If the schema cannot be loaded, the form is sent unchecked; the server validates everything.
 *
 * about  for forms with a new password: personal data that a password must not consist of.
 */
export function formResolver<Input extends FieldValues, Output>(
  load: () => Promise<z.ZodType<Output, Input>>,
  t: Translate,
  about?: (values: Input) => readonly string[],
): Resolver<Input, unknown, Output> {
  return async (values, _context, options) => {
    const schema = await load().catch(() => null);
    if (!schema) return { values: values as unknown as Output, errors: {} };
    const result = schema.safeParse(values);
    const errors = errorsOf(result.error?.issues ?? [], values, t);
    if (about && values.password && !errors.password) {
      const fault = await faultOf(String(values.password), about(values));
      if (fault) errors.password = { type: 'custom', message: t(FAULTS[fault]) };
    }
    await pressEnded();
    if (result.success && Object.keys(errors).length === 0) return { values: result.data, errors: {} };
    return { values: {}, errors: toNestErrors(errors as FieldErrors<Input>, options) };
  };
}

const FAULTS = {
  passwordPersonal: 'validation.passwordPersonal',
  passwordCommon: 'validation.passwordCommon',
  passwordPattern: 'validation.passwordPattern',
  passwordWeak: 'validation.passwordWeak',
} as const satisfies Record<PasswordFault, MessageId>;

async function faultOf(password: string, about: readonly string[]): Promise<PasswordFault | null> {
  const { findPasswordFault } = await import('./strength.ts');
  return findPasswordFault(password, about);
}

interface FormError {
  readonly type: string;
  readonly message: string;
}

/** The first error of each field, translated. */
export function errorsOf(issues: readonly z.core.$ZodIssue[], values: FieldValues, t: Translate) {
  const errors: Record<string, FormError> = {};
  for (const issue of issues) {
    errors[issue.path.join('.')] ??= { type: issue.code, message: t(messageIdOf(issue), boundsOf(issue)) };
  }
  // The schema compares the passwords only once everything else is valid; report a typo at once.
  const { password, password_confirmation: again } = values;
  if (again && password !== again)
    errors.password_confirmation ??= { type: 'custom', message: t('validation.passwordsDiffer') };
  return errors;
}

/** A schema sets its messages' ids (`validation.…`); the others get the general one. */
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
