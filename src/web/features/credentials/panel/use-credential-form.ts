import { useEffect } from 'react';
import type * as z from 'zod';
import type { CredentialForm, OwnCredential } from '#contract/credentials/credentials.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { type ContractForm, useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useActKeys } from '../../../lib/session/use-act-keys.ts';
import { createCredential, updateCredential } from '../calls.ts';
import { type CredentialValues, keepDraft, readDraft } from './drafts.ts';

export type UsedCredentialForm = ContractForm<CredentialValues, CredentialForm>;

/**
 * The form of a credential. Input is kept until it is sent; a retry after a lost response is idempotent.
 *
 * credential  the one being edited; null for a new one.
 * onSaved     receives it as stored.
 */
export function useCredentialForm(
  personId: number,
  credential: OwnCredential | null,
  onSaved: (credential: OwnCredential) => void,
): UsedCredentialForm {
  const id = credential?.id ?? 0;
  const keyOf = useActKeys();
  const used = useContractForm<CredentialValues, CredentialForm>({
    schema: loadSchema,
    values: readDraft(personId, id) ?? valuesOf(credential),
    isCheckedEarly: true,
    async send(body) {
      const { data } = credential
        ? await browserApi().call(updateCredential, { params: { id }, body })
        : await browserApi({ idempotencyKey: keyOf(body) }).call(createCredential, { body });
      keepDraft(personId, id, null);
      onSaved(data);
    },
  });
  const { watch } = used.form;
  useEffect(() => {
    const watching = watch((values) => keepDraft(personId, id, { ...valuesOf(null), ...values }));
    return () => watching.unsubscribe();
  }, [watch, personId, id]);
  return used;
}

function valuesOf(credential: OwnCredential | null): CredentialValues {
  if (!credential) return { kind: '', number: '', validFrom: '', validUntil: '' };
  const { kind, number, validFrom, validUntil } = credential;
  return { kind, number, validFrom: validFrom ?? '', validUntil: validUntil ?? '' };
}

/** The schema's input type has no empty kind, which is what it has to reject. */
async function loadSchema(): Promise<z.ZodType<CredentialForm, CredentialValues>> {
  const { credentialFormSchema } = await import('./schemas.ts');
  return credentialFormSchema as unknown as z.ZodType<CredentialForm, CredentialValues>;
}
