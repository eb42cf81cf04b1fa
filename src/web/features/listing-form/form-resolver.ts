import { toNestErrors } from '@hookform/resolvers';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import type { ListingForm } from '#contract/listing-forms.ts';
import type { Translate } from '#i18n/message-id.ts';
import type { Kind } from '#kinds/define-kind.ts';
import { errorsOf } from '../sign-in/form-resolver.ts';
import { type FormValues, formOf } from './form-values.ts';

interface FieldError {
  readonly type: string;
  readonly message: string;
}

export interface FormChecks {
  readonly schema: z.ZodType<ListingForm>;
  /** What the rules of the category refuse, by field, and the fields that they ask for. */
  readonly rules: (values: FormValues) => { errors: Readonly<Record<string, string>>; codeNames: readonly string[] };
}

/**
 * Checks the form by the contract's schema and the rules of the category. Where they cannot be loaded the form goes to
 * the server as it is, which checks all.
 */
export function listingResolver(
  kind: Kind,
  load: () => Promise<FormChecks>,
  t: Translate,
): Resolver<FormValues, unknown, ListingForm> {
  return async (values, _context, options) => {
    const checks = await load().catch(() => null);
    if (!checks)
      return { values: formOf(kind, values, Object.keys(values.codes)) as unknown as ListingForm, errors: {} };
    const { errors: refused, codeNames } = checks.rules(values);
    const result = checks.schema.safeParse(formOf(kind, values, codeNames));
    const errors: Record<string, FieldError> = {};
    for (const [name, message] of Object.entries(refused)) errors[name] = { type: 'rule', message };
    const wrong = result.success ? {} : errorsOf(result.error.issues, {}, t);
    for (const [name, error] of Object.entries(wrong)) errors[nameInForm(name, values)] = error;
    if (Object.keys(errors).length === 0 && result.success) return { values: result.data, errors: {} };
    return { values: {}, errors: toNestErrors(errors, options) as FieldErrors<FormValues> };
  };
}

/** The schema does not count empty lines of a list, the form does. */
function nameInForm(name: string, { details }: FormValues): string {
  const [, field, index] = /^details\.(\w+)\.(\d+)$/.exec(name) ?? [];
  const lines = field === undefined ? undefined : details[field];
  if (!Array.isArray(lines)) return name;
  const filled = lines.flatMap((line, at) => (line.trim() ? [at] : []));
  return `details.${field}.${filled[Number(index)] ?? 0}`;
}

/** What is wrong with a field or with anything below it, in words. */
export function messageOf(errors: object, name: string): string | undefined {
  let node: unknown = errors;
  for (const part of name.split('.')) node = (node as Record<string, unknown> | undefined)?.[part];
  return firstMessage(node);
}

function firstMessage(node: unknown): string | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  const { message } = node as { message?: unknown };
  if (typeof message === 'string') return message;
  for (const [key, child] of Object.entries(node)) {
    const found = key === 'ref' ? undefined : firstMessage(child);
    if (found) return found;
  }
  return undefined;
}
