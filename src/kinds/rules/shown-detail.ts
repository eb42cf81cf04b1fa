import { codeForms, type FormId } from './code-forms.ts';
import type { FieldName } from './fields.ts';
import type { RuleMessageId } from './messages.ts';
import { type Pay, parsePay } from './pay.ts';

/**
 * How a page shows a detail's value: a code unchanged; a declaration as a message; pay as a message whose `{amount}` is
 * formatted as money in the reader's language.
 */
export type ShownDetail =
  | { readonly as: 'code'; readonly code: string }
  | { readonly as: 'message'; readonly message: RuleMessageId }
  | { readonly as: 'pay'; readonly pay: Pay; readonly message: RuleMessageId };

const declared: ReadonlyMap<string, FormId> = new Map(
  Object.values(codeForms).flatMap((form) => ('declared' in form ? [[form.example, form.id] as const] : [])),
);

/** The displayed form of a stored value. */
export function showDetail(name: FieldName, value: string): ShownDetail {
  const pay = name === 'pay' ? parsePay(value) : null;
  if (pay) return { as: 'pay', pay, message: `rules.pay.per.${pay.per}` };
  const form = declared.get(value);
  return form ? { as: 'message', message: `rules.form.${form}` } : { as: 'code', code: value };
}
