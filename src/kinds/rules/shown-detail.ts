import { codeForms, type FormId } from './code-forms.ts';
import type { FieldName } from './fields.ts';
import type { RuleMessageId } from './messages.ts';
import { type Pay, parsePay } from './pay.ts';

/**
 * How a page says a detail's value: a code as it is; something declared by a message; pay by a message whose `{amount}` is
 * the pay written as money of the reader's language.
 */
export type ShownDetail =
  | { readonly as: 'code'; readonly code: string }
  | { readonly as: 'message'; readonly message: RuleMessageId }
  | { readonly as: 'pay'; readonly pay: Pay; readonly message: RuleMessageId };

const declared: ReadonlyMap<string, FormId> = new Map(
  Object.values(codeForms).flatMap((form) => ('declared' in form ? [[form.example, form.id] as const] : [])),
);

/** What the page shows of a stored value. */
export function showDetail(name: FieldName, value: string): ShownDetail {
  const pay = name === 'pay' ? parsePay(value) : null;
  if (pay) return { as: 'pay', pay, message: `rules.pay.per.${pay.per}` };
  const form = declared.get(value);
  return form ? { as: 'message', message: `rules.form.${form}` } : { as: 'code', code: value };
}
