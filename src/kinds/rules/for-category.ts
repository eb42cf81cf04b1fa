import { naturePath } from '../ad/categories.ts';
import { type FieldName, fields, isRuleField, normaliseField } from './fields.ts';
import { rules } from './index.ts';
import type { CategoryRule, RuleField } from './rule.ts';

/**
 * The rules that apply to a listing, in the order of a form.
 *
 * categoryId  null for kinds without categories: only rules that apply everywhere remain.
 * tags        the listing's tags; some rules apply only with certain tags.
 */
export function rulesFor(categoryId: number | null, tags: readonly string[]): CategoryRule[] {
  const path = categoryId === null ? [] : naturePath(categoryId).map(({ id }) => id);
  return rules.filter(
    ({ appliesTo: { categories, tags: wanted } }) =>
      (categories === 'everywhere' || path.some((id) => categories.includes(id))) &&
      (!wanted || wanted.some((tag) => tags.includes(tag))),
  );
}

/** The fields that a listing's rules add to its form. */
export function ruleFieldsFor(categoryId: number | null, tags: readonly string[]): RuleField[] {
  return rulesFor(categoryId, tags).flatMap(({ field }) => (field ? [field] : []));
}

/** The details that a listing's page shows publicly, in order. */
export function shownDetails(categoryId: number | null, tags: readonly string[]): FieldName[] {
  return ruleFieldsFor(categoryId, tags)
    .map(({ name }) => name)
    .filter((name) => fields[name].shown);
}

/**
 * The details as stored: fields of the current rules in canonical form, without fields that no rule asks for any longer
 * (such as the certificate once the flag is removed), and the kind's own details unchanged.
 */
export function normaliseDetails<Value>(
  categoryId: number | null,
  tags: readonly string[],
  details: Readonly<Record<string, Value>>,
): Record<string, Value | string> {
  const asked = new Set<string>(ruleFieldsFor(categoryId, tags).map(({ name }) => name));
  const kept = Object.entries(details).filter(([name]) => !isRuleField(name) || asked.has(name));
  return Object.fromEntries(kept.flatMap(([name, value]) => canonical(name, value)));
}

function canonical<Value>(name: string, value: Value): (readonly [string, Value | string])[] {
  if (!isRuleField(name) || typeof value !== 'string') return [[name, value]];
  const code = normaliseField(name, value);
  return code === '' ? [] : [[name, code]];
}
