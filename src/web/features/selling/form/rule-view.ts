import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Kind } from '#kinds/define-kind.ts';
import type { GoodsTopic } from '#kinds/rules/goods/topics.ts';
import type { CategoryRule, LegalAct, RuleField } from '#kinds/rules/rule.ts';
import { useT } from '../../../lib/i18n.tsx';
import type { PostingFormMethods } from './form-context.tsx';
import type { FormValues } from './form-values.ts';

/** A code required by a rule. */
export interface AskedCode {
  readonly rule: CategoryRule;
  readonly field: RuleField;
}

/**
 * Goods that a text seems to offer.
 *
 * category  where they may be offered; null: nowhere.
 */
export interface GoodsFinding {
  readonly topic: GoodsTopic;
  readonly category: number | null;
  readonly acts: readonly LegalAct[];
}

/** A rule's finding on a field. */
export interface RuleFinding {
  readonly name: string;
  readonly severity: 'refuse' | 'advise';
  readonly text: string;
  readonly goods?: GoodsFinding;
}

/** The chosen category's rules: required fields and live findings. */
export interface RuleView {
  readonly codes: readonly AskedCode[];
  readonly findings: readonly RuleFinding[];
}

type RuleCheck = typeof import('./rule-check.ts');
/** Loaded after the form, as it contains word lists. */
export const loadRuleCheck = () => import('./rule-check.ts');

/** Fields checked live; a missing code would only mean that it has not been typed yet. */
const LIVE_FIELDS = ['title', 'description', 'tags'];

/** The category's rules, applied live; nothing until they are loaded. */
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
