import { useEffect } from 'react';
import type { OwnStatus, StatusForm } from '#contract/seller-status/seller-status.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { type ContractForm, useContractForm } from '../../lib/forms/use-contract-form.ts';
import { stateStatus } from './calls.ts';
import { keepTyped, readTyped, type StatusValues, valuesOf } from './status-values.ts';

export interface StatusFormOptions {
  readonly accountId: number;
  readonly status: OwnStatus;
  readonly onSaved: (status: OwnStatus) => void;
}

export interface UsedStatusForm extends ContractForm<StatusValues, StatusForm> {
  /** Saves the statement; false if it is incomplete. For a form inside another one. @throws what the call throws */
  readonly save: () => Promise<boolean>;
}

/** The form in which sellers state their kind. */
export function useStatusForm({ accountId, status, onSaved }: StatusFormOptions): UsedStatusForm {
  async function send(body: StatusForm): Promise<void> {
    const { data } = await browserApi().call(stateStatus, { body });
    contractForm.form.reset(valuesOf(data));
    keepTyped(accountId, null);
    onSaved(data);
  }

  const contractForm = useContractForm<StatusValues, StatusForm>({
    schema: async () => (await import('./schemas.ts')).statusSchema,
    values: readTyped(accountId) ?? valuesOf(status),
    isCheckedEarly: true,
    send,
  });
  const { form } = contractForm;
  useEffect(() => {
    const { unsubscribe } = form.watch(() => keepTyped(accountId, form.getValues()));
    return unsubscribe;
  }, [form, accountId]);

  async function save(): Promise<boolean> {
    let isSaved = false;
    await form.handleSubmit(async (body) => {
      await send(body);
      isSaved = true;
    })();
    return isSaved;
  }

  return { ...contractForm, save };
}
