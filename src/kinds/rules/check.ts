import { readAlcohol } from './alcohol.ts';
import { readContactInTitle } from './contact-words.ts';
import { readEggMarks, tagsOfEggCode } from './egg-marks.ts';
import { isExampleNumber } from './example-numbers.ts';
import { normaliseField } from './fields.ts';
import { rulesFor } from './for-category.ts';
import { readJobTitle } from './job-title.ts';
import { readOrganicWords } from './organic-words.ts';
import { parsePay, saysNet } from './pay.ts';
import type { Finding, Post, Reading, RuleBreach, RuleField } from './rule.ts';

const readings: Readonly<Record<Reading, (post: Post) => Finding[]>> = {
  contactInTitle: readContactInTitle,
  alcohol: readAlcohol,
  eggMarks: readEggMarks,
  organicWords: readOrganicWords,
  jobTitle: readJobTitle,
};

/**
 * A listing's breaches of the rules that apply to it, in the order of the rules; codes may be written in any way that
 * `normaliseDetails` understands. A listing may be published if no breach has the severity `refuse`.
 */
export function checkRules(post: Post): RuleBreach[] {
  const applying = rulesFor(post.categoryId, post.tags);
  const names = applying.flatMap(({ field }) => (field ? [field.name] : []));
  const details = { ...post.details, ...Object.fromEntries(names.map((name) => [name, canonicalValue(post, name)])) };
  return applying.flatMap((rule) =>
    [
      ...(rule.field ? checkField(rule.field, details[rule.field.name], post.details[rule.field.name]) : []),
      ...(rule.reads ? readings[rule.reads]({ ...post, details }) : []),
    ].map((finding) => ({ ruleId: rule.id, ...finding })),
  );
}

function canonicalValue({ details }: Post, name: RuleField['name']): unknown {
  const value = details[name];
  return typeof value === 'string' ? normaliseField(name, value) : (value ?? '');
}

function checkField({ name, required, forms }: RuleField, value: unknown, typed: unknown): Finding[] {
  const field = `details.${name}` as const;
  if (value === '') return required ? [{ field, severity: 'refuse', message: `rules.field.${name}.missing` }] : [];
  const fits = typeof value === 'string' && forms.some(({ pattern }) => pattern.test(value));
  if (!fits) return [{ field, severity: 'refuse', ...malformed({ name, required, forms }, String(typed)) }];
  if (name !== 'pay' && isExampleNumber(value)) return [{ field, severity: 'refuse', message: 'rules.example' }];
  const pay = name === 'pay' ? parsePay(value) : null;
  const inOrder = !pay || pay.toMinor === null || pay.fromMinor < pay.toMinor;
  return inOrder ? [] : [{ field, severity: 'refuse', message: 'rules.pay.order' }];
}

/** The expected format, shown by the example of the form whose prefix was typed. */
function malformed({ name, forms }: RuleField, typed: string): Pick<Finding, 'message' | 'values'> {
  if (name === 'pay' && saysNet(typed)) return { message: 'rules.pay.net' };
  const begun = normaliseField(name, typed);
  const form = forms.find(({ prefix }) => prefix && begun.startsWith(`${prefix} `)) ?? forms[0];
  const example = name === 'pay' ? '32–36 zł/h' : (form?.example ?? '');
  return { message: 'rules.malformed', values: { example } };
}

/**
 * The tags with those implied by the codes ("1-PL-…" means free range). The form ticks them, and the server adds them
 * before its check, so that filters never depend on the seller's diligence.
 *
 * allowed  the category's tags.
 */
export function withImpliedTags(
  tags: readonly string[],
  details: Readonly<Record<string, unknown>>,
  allowed: readonly string[],
): string[] {
  const code = typeof details.eggCode === 'string' ? normaliseField('eggCode', details.eggCode) : '';
  return [...new Set([...tags, ...tagsOfEggCode(code).filter((tag) => allowed.includes(tag))])];
}
