import { useRef, useState } from 'react';
import type * as z from 'zod';
import { isApiError } from '#contract/errors.ts';
import type { ModerationCase } from '#contract/moderation/cases.ts';
import type { decideFormSchema } from '#contract/moderation/deciding.ts';
import { browserApi } from '../../../../lib/browser-api.ts';
import { type ContractForm, useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import type { UsedRemote } from '../../../../lib/remote/use-remote.ts';
import { actKeys } from '../../../../lib/session/act-key.ts';
import { decideCase } from '../calls.ts';
import { useDeskCounts } from '../use-desk.ts';

export type DecisionOutput = z.output<typeof decideFormSchema>;

/** Values of the form's controls: strings, empty when unset. `days` may be `forGood`. */
export interface DecisionInput {
  action: DecisionOutput['action'];
  rule: string;
  explanation: string;
  days: string;
}

export interface UsedDecision extends ContractForm<DecisionInput, DecisionOutput> {
  /** The decision awaiting confirmation, as it is hard to undo. */
  readonly asked: DecisionOutput | null;
  readonly answer: (isSure: boolean) => void;
  /** The last attempt was rejected because the case had changed; it was reloaded. */
  readonly isLate: boolean;
}

const SERIOUS: readonly DecisionOutput['action'][] = ['remove', 'suspendAccount'];

async function decideSchema(): Promise<z.ZodType<DecisionOutput, DecisionInput>> {
  const [{ fromControls }, { decideFormSchema }] = await Promise.all([
    import('../../../../lib/forms/from-controls.ts'),
    import('#contract/moderation/deciding.ts'),
  ]);
  return fromControls(outputOf, decideFormSchema);
}

/** Converts a select's days to the contract's form: null is permanent. */
export function daysOf(text: string): number | null | undefined {
  if (text === 'forGood') return null;
  return text === '' ? undefined : Number(text);
}

/** Converts the controls' values to the contract's form. Fields of other choices are dropped. */
function outputOf({ action, rule, explanation, days }: DecisionInput): unknown {
  return {
    // Set when it is sent.
    version: 0,
    action,
    explanation,
    ...(action !== 'dismiss' && { rule: rule || undefined }),
    ...(action === 'suspendAccount' && { days: daysOf(days) }),
  };
}

/** The form of a case's decision. A case changed meanwhile is reloaded; the input stays. */
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
