import { useRef, useState } from 'react';
import type { z } from 'zod';
import { isApiError } from '#contract/errors.ts';
import type { ModerationCase } from '#contract/moderation.ts';
import type { decideFormSchema } from '#contract/moderation-decisions.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { type ContractForm, useContractForm } from '../../panel/form/use-contract-form.ts';
import type { UsedRemote } from '../../panel/use-remote.ts';
import { actKeys } from '../../session/act-key.ts';
import { decideCase } from '../calls.ts';
import { useDeskCounts } from '../use-desk.ts';

export type DecisionOutput = z.output<typeof decideFormSchema>;

/** What the form's controls hold: texts, empty where nothing was chosen. `days` may be `forGood`. */
export interface DecisionInput {
  action: DecisionOutput['action'];
  rule: string;
  explanation: string;
  days: string;
}

export interface UsedDecision extends ContractForm<DecisionInput, DecisionOutput> {
  /** What is about to be decided and cannot be taken back easily: wants a yes or a no. */
  readonly asked: DecisionOutput | null;
  readonly answer: (isSure: boolean) => void;
  /** The last try came too late: something came in meanwhile, and was fetched. */
  readonly isLate: boolean;
}

const SERIOUS: readonly DecisionOutput['action'][] = ['remove', 'suspendAccount'];

async function decideSchema(): Promise<z.ZodType<DecisionOutput, DecisionInput>> {
  const [{ preprocess }, { decideFormSchema }] = await Promise.all([
    import('zod'),
    import('#contract/moderation-decisions.ts'),
  ]);
  return preprocess(outputOf, decideFormSchema) as unknown as z.ZodType<DecisionOutput, DecisionInput>;
}

/** The number of days that a list holds, as the contract has it: null is for good. */
export function daysOf(text: string): number | null | undefined {
  if (text === 'forGood') return null;
  return text === '' ? undefined : Number(text);
}

/** What the controls hold as the contract has it. What belongs to another choice than the last one is left out. */
function outputOf(values: unknown): unknown {
  const { action, rule, explanation, days } = values as DecisionInput;
  return {
    // The real one is known when it is sent.
    version: 0,
    action,
    explanation,
    ...(action !== 'dismiss' && { rule: rule || undefined }),
    ...(action === 'suspendAccount' && { days: daysOf(days) }),
  };
}

/** The form with which a case is decided. A case that was changed meanwhile is fetched anew; what was typed stays. */
export function useDecision(
  value: ModerationCase,
  remote: UsedRemote<ModerationCase>,
  onDecided: () => void,
): UsedDecision {
  const counts = useDeskCounts();
  const [keyOf] = useState(actKeys);
  const [isLate, setLate] = useState(false);
  const [asked, setAsked] = useState<DecisionOutput | null>(null);
  const settle = useRef<(isSure: boolean) => void>(undefined);
  const newest = useRef(value);
  newest.current = value;

  function isSure(output: DecisionOutput): Promise<boolean> | boolean {
    if (!SERIOUS.includes(output.action)) return true;
    setAsked(output);
    return new Promise<boolean>((resolve) => {
      settle.current = resolve;
    }).finally(() => setAsked(null));
  }

  async function send(output: DecisionOutput): Promise<void> {
    setLate(false);
    if (!(await isSure(output))) return;
    const body = { ...output, version: newest.current.version };
    try {
      const { data } = await browserApi({ idempotencyKey: keyOf(body) }).call(decideCase, {
        params: { id: value.id },
        body,
      });
      onDecided();
      remote.write(data);
      void counts.reload();
    } catch (error) {
      if (!isApiError(error) || error.code !== 'conflict') throw error;
      setLate(true);
      await remote.reload();
    }
  }

  const form = useContractForm<DecisionInput, DecisionOutput>({
    schema: decideSchema,
    values: { rule: '', explanation: '', days: '' },
    send,
  });
  return { ...form, asked, answer: (yes) => settle.current?.(yes), isLate };
}
