import { useRef, useState } from 'react';
import type * as z from 'zod';
import type { CredentialCase, CredentialDecisionForm } from '#contract/credentials/desk.ts';
import { isApiError } from '#contract/errors.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { type ContractForm, useContractForm } from '../../../lib/forms/use-contract-form.ts';
import type { UsedRemote } from '../../../lib/remote/use-remote.ts';
import { useActKeys } from '../../../lib/session/use-act-keys.ts';
import { decideCredential } from '../calls.ts';

/** The form's values: strings, empty when unset. */
export interface DecisionValues {
  outcome: CredentialDecisionForm['outcome'] | '';
  validUntil: string;
  reason: string;
  text: string;
}

export interface UsedDecision extends ContractForm<DecisionValues, CredentialDecisionForm> {
  /** The last attempt was rejected because the credential had changed; it was reloaded. */
  readonly isLate: boolean;
}

/** The answer to a credential. One that changed meanwhile is reloaded; the input stays. */
export function useCredentialDecision(value: CredentialCase, remote: UsedRemote<CredentialCase>): UsedDecision {
  const keyOf = useActKeys();
  const [isLate, setLate] = useState(false);
  const newest = useRef(value);
  newest.current = value;

  async function send(output: CredentialDecisionForm): Promise<void> {
    setLate(false);
    const body = { ...output, version: newest.current.version };
    try {
      const call = browserApi({ idempotencyKey: keyOf(body) });
      remote.write((await call.call(decideCredential, { params: { id: value.id }, body })).data);
    } catch (error) {
      if (!isApiError(error) || !['conflict', 'actionNotPossible'].includes(error.code)) throw error;
      setLate(true);
      await remote.reload();
    }
  }

  const form = useContractForm<DecisionValues, CredentialDecisionForm>({
    schema: decisionSchema,
    values: { outcome: '', validUntil: value.validUntil ?? '', reason: '', text: '' },
    send,
  });
  return { ...form, isLate };
}

async function decisionSchema(): Promise<z.ZodType<CredentialDecisionForm, DecisionValues>> {
  const [{ fromControls }, { credentialDecisionFormSchema }] = await Promise.all([
    import('../../../lib/forms/from-controls.ts'),
    import('./schemas.ts'),
  ]);
  return fromControls(outputOf, credentialDecisionFormSchema);
}

/** Converts the controls' values to the contract's form. Fields of other outcomes are dropped. */
function outputOf({ outcome, validUntil, reason, text }: DecisionValues): unknown {
  return {
    // Set when it is sent.
    version: 0,
    outcome: outcome || undefined,
    text,
    ...(outcome === 'accepted' && { validUntil: validUntil || null }),
    ...(outcome === 'refused' && { reason: reason || undefined }),
  };
}
