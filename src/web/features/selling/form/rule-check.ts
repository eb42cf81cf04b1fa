import type { MessageId, Translate } from '#i18n/message-id.ts';
import type { Kind } from '#kinds/define-kind.ts';
import { checkRules, withImpliedTags } from '#kinds/rules/check.ts';
import { type FieldName, fields, isRuleField } from '#kinds/rules/fields.ts';
import { rulesFor } from '#kinds/rules/for-category.ts';
import { actsOf, CATEGORY_OF, isAskedTopic } from '#kinds/rules/goods/topics.ts';
import type { Post, RuleBreach } from '#kinds/rules/rule.ts';
import { readNumber } from '../../../lib/forms/typing.ts';
import { askedOf, type FormValues } from './form-values.ts';
import type { AskedCode, RuleFinding } from './rule-view.ts';

/** The form in the shape that the rules expect: codes are among the details. */
function postOf(kind: Kind, values: FormValues): Post {
  const { tags } = askedOf(kind, values.category);
  return {
    categoryId: kind.capabilities.categories ? values.category : null,
    title: values.title,
    description: values.description,
    tags: values.tags.filter((tag) => tags.includes(tag)),
    details: { ...values.details, ...values.codes },
    disputed: values.disputed.filter(isAskedTopic),
    isPriced: (readNumber(values.price, 'price') ?? 0) > 0,
  };
}

/** The codes that the rules require for a category and tags, each with its rule. */
export function askedCodes(kind: Kind, values: Pick<FormValues, 'category' | 'tags'>): AskedCode[] {
  const { tags } = askedOf(kind, values.category);
  const categoryId = kind.capabilities.categories ? values.category : null;
  return rulesFor(
    categoryId,
    values.tags.filter((tag) => tags.includes(tag)),
  ).flatMap((rule) => (rule.field ? [{ rule, field: rule.field }] : []));
}

/** The rules' errors and advice by form field, translated. */
export function findingsOf(kind: Kind, values: FormValues, t: Translate): RuleFinding[] {
  return checkRules(postOf(kind, values)).map(({ field, severity, message, values: said, topic }: RuleBreach) => ({
    name: nameOfField(field),
    severity,
    text: t(message as MessageId, said),
    ...(topic && { goods: { topic, acts: actsOf(topic), category: isAskedTopic(topic) ? CATEGORY_OF[topic] : null } }),
  }));
}

/** Maps a detail of the rules to the form's code field. */
export function nameOfField(name: string): string {
  const detail = name.startsWith('details.') ? name.slice('details.'.length) : '';
  return isRuleField(detail) ? `codes.${detail}` : name;
}

/** A code in its stored form, when valid. */
export function canonicalCode(name: FieldName, typed: string): string {
  return fields[name].normalise(typed);
}

/** The tags, including those implied by the codes. */
export function tagsWithImplied(kind: Kind, values: FormValues): string[] {
  return withImpliedTags(values.tags, values.codes, askedOf(kind, values.category).tags);
}
