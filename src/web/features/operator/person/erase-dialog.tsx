import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { PersonDetail } from '#contract/operator/people.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { useT } from '../../../lib/i18n.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { erasePerson } from '../calls.ts';
import { peopleHref } from '../places.ts';
import { FormDialog } from './form-dialog.tsx';
import { useDialogCall } from './use-dialog-call.ts';

/** Erases an account on request, once its name was typed. */
export function EraseDialog({ person, onClose }: { person: PersonDetail; onClose: () => void }) {
  const t = useT();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const { isBusy, failure, error, send } = useDialogCall('name');

  async function submit(): Promise<void> {
    const isDone = await send(name, async (idempotencyKey) => {
      const call = { params: { id: person.id }, body: { name } };
      await browserApi({ idempotencyKey }).call(erasePerson, call);
    });
    if (!isDone) return;
    showToast({ tone: 'success', title: t('operator.act.erase.done') });
    await navigate(peopleHref());
  }

  return (
    <FormDialog
      title={t('operator.act.sure', { name: person.name })}
      description={t('operator.act.erase.lead')}
      action={t('operator.act.erase')}
      icon="trash-2"
      variant="danger"
      isBusy={isBusy}
      failure={failure}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field label={t('operator.act.erase.name', { name: person.name })} error={error ?? undefined} required>
        <TextInput value={name} onChange={(event) => setName(event.currentTarget.value)} autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
