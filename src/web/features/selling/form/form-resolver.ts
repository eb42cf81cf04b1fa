import { toNestErrors } from '@hookform/resolvers';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type * as z from 'zod';
import type { ListingForm } from '#contract/selling/forms.ts';
import type { MessageId, Translate } from '#i18n/message-id.ts';
import type { Kind } from '#kinds/define-kind.ts';
import { errorsOf } from '../../../lib/forms/form-resolver.ts';
import { pressEnded } from '../../../lib/forms/press.ts';
import { type FormValues, formOf } from './form-values.ts';
import { answerOf } from './use-town.ts';

interface FieldError {
  readonly type: string;
  readonly message: string;
}

export interface FormChecks {
  readonly schema: z.ZodType<ListingForm>;
  readonly isPast: (form: { endsAt?: string }) => boolean;
  /** Errors by field from the category's rules, and the code fields that they require. */
  readonly rules: (values: FormValues) => { errors: Readonly<Record<string, string>>; codeNames: readonly string[] };
}

/**
 * Validates the form with the contract's schema and the category's rules. If these cannot be loaded, the form is sent
 * unchecked; the server validates everything.
 */
export function listingResolver(
  kind: Kind,
  load: () => Promise<FormChecks>,
  t: Translate,
  { mayBePast }: { mayBePast: boolean } = { mayBePast: false },
): Resolver<FormValues, unknown, ListingForm> {
  return async (values, _context, options) => {
    const checks = await load().catch(() => null);
    if (!checks)
      return { values: formOf(kind, values, Object.keys(values.codes)) as unknown as ListingForm, errors: {} };
    const { errors: refused, codeNames } = checks.rules(values);
    const typed = formOf(kind, values, codeNames);
    const result = checks.schema.safeParse(typed);
    const errors: Record<string, FieldError> = {};
    for (const [name, message] of Object.entries(refused)) errors[name] = { type: 'rule', message };
    const wrong = result.success ? {} : errorsOf(result.error.issues, {}, t);
    for (const [name, error] of Object.entries(wrong)) errors[nameInForm(name, values)] = error;
    if (!mayBePast && checks.isPast(typed)) errors.endsAt ??= { type: 'rule', message: t('validation.eventOver') };
    const doubt = doubtAbout(values.town);
    if (doubt) errors.town ??= { type: 'rule', message: t(doubt) };
    await pressEnded();
    if (Object.keys(errors).length === 0 && result.success) return { values: result.data, errors: {} };
    return { values: {}, errors: toNestErrors(errors, options) as FieldErrors<FormValues> };
  };
}

/** Why the typed town is not accepted, as far as the server was asked. */
function doubtAbout(town: string): MessageId | null {
  const answer = answerOf(town);
  if (!town.trim() || !answer || answer.place) return null;
  return answer.choices.length > 0 ? 'posting.town.pick' : 'validation.placeUnknown';
}

/** The schema skips the empty lines of a list, the form counts them. */
function nameInForm(name: string, { details }: FormValues): string {
  const [, field, index] = /^details\.(\w+)\.(\d+)$/.exec(name) ?? [];
  const lines = field === undefined ? undefined : details[field];
  if (!Array.isArray(lines)) return name;
  const filled = lines.flatMap((line, at) => (line.trim() ? [at] : []));
  return `details.${field}.${filled[Number(index)] ?? 0}`;
}

/** The error message of a field or of anything below it. */
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
