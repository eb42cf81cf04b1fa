import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Kind } from '#kinds/define-kind.ts';
import type { CategoryRule, RuleField } from '#kinds/rules/rule.ts';
import { useT } from '../../lib/i18n.tsx';
import type { PostingFormMethods } from './form-context.tsx';
import type { FormValues } from './form-values.ts';

/** A code that a rule asks for. */
export interface AskedCode {
  readonly rule: CategoryRule;
  readonly field: RuleField;
}

/** What a rule says to a field. */
export interface RuleFinding {
  readonly name: string;
  readonly severity: 'refuse' | 'advise';
  readonly text: string;
}

/** What the rules of the chosen category want, and what they say while one types. */
export interface RuleView {
  readonly codes: readonly AskedCode[];
  readonly findings: readonly RuleFinding[];
}

type RuleCheck = typeof import('./rule-check.ts');
/** Brings lists of words along, so it comes after the form. */
export const loadRuleCheck = () => import('./rule-check.ts');

/** The rules that come first in a text, where a missing code would only say that nobody has typed it yet. */
const LIVE_FIELDS = ['title', 'description', 'tags'];

/** The rules of the category, followed while one types; nothing until they are loaded. */
export function useRuleView(form: PostingFormMethods, kind: Kind): RuleView {
  const t = useT();
  const values = useDeferredValue(useWatch({ control: form.control }) as FormValues);
  const [check, setCheck] = useState<RuleCheck | null>(null);
  useEffect(() => void loadRuleCheck().then(setCheck, () => {}), []);
  const { category, tags } = values;
  const codes = useMemo(() => check?.askedCodes(kind, { category, tags }) ?? [], [check, kind, category, tags]);
  const findings = useMemo(() => {
    const all = check?.findingsOf(kind, values, t) ?? [];
    return all.filter(({ name, severity }) => severity === 'advise' || LIVE_FIELDS.includes(name));
  }, [check, kind, values, t]);
  return { codes, findings };
}
