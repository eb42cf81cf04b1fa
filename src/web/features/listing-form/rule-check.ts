import type { MessageId, Translate } from '#i18n/message-id.ts';
import type { Kind } from '#kinds/define-kind.ts';
import { checkRules, withImpliedTags } from '#kinds/rules/check.ts';
import { type FieldName, fields, isRuleField } from '#kinds/rules/fields.ts';
import { rulesFor } from '#kinds/rules/for-category.ts';
import type { Post, RuleBreach } from '#kinds/rules/rule.ts';
import { askedOf, type FormValues } from './form-values.ts';
import type { AskedCode, RuleFinding } from './rule-view.ts';

/** The form as the rules look at it: codes stand among the details. */
function postOf(kind: Kind, values: FormValues): Post {
  const { tags } = askedOf(kind, values.category);
  return {
    categoryId: kind.capabilities.categories ? values.category : null,
    title: values.title,
    description: values.description,
    tags: values.tags.filter((tag) => tags.includes(tag)),
    details: { ...values.details, ...values.codes },
  };
}

/** The codes that the rules ask for in a category with its tags, each with the rule that wants it. */
export function askedCodes(kind: Kind, values: Pick<FormValues, 'category' | 'tags'>): AskedCode[] {
  const { tags } = askedOf(kind, values.category);
  const categoryId = kind.capabilities.categories ? values.category : null;
  return rulesFor(
    categoryId,
    values.tags.filter((tag) => tags.includes(tag)),
  ).flatMap((rule) => (rule.field ? [{ rule, field: rule.field }] : []));
}

/** What the rules refuse, and what they advise, at the fields of the form, in words. */
export function findingsOf(kind: Kind, values: FormValues, t: Translate): RuleFinding[] {
  return checkRules(postOf(kind, values)).map(({ field, severity, message, values: said }: RuleBreach) => ({
    name: nameOfField(field),
    severity,
    text: t(message as MessageId, said),
  }));
}

/** What rules call a detail is a code of the form. */
export function nameOfField(name: string): string {
  const detail = name.startsWith('details.') ? name.slice('details.'.length) : '';
  return isRuleField(detail) ? `codes.${detail}` : name;
}

/** A code as it is stored, when it can be read. */
export function canonicalCode(name: FieldName, typed: string): string {
  return fields[name].normalise(typed);
}

/** The tags with those that the codes already say. */
export function tagsWithImplied(kind: Kind, values: FormValues): string[] {
  return withImpliedTags(values.tags, values.codes, askedOf(kind, values.category).tags);
}
