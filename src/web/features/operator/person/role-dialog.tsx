import { useState } from 'react';
import type { PersonDetail, Role } from '#contract/operator/people.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { useT } from '../../../lib/i18n.tsx';
import { Field, SelectInput, TextInput } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { ROLES } from '../bounds.ts';
import { changeRole } from '../calls.ts';
import type { ActsPartProps } from './acts-part.tsx';
import { FormDialog } from './form-dialog.tsx';
import { useDialogCall } from './use-dialog-call.ts';

/** The role that is offered first: another than the person has. */
function otherRole({ role }: PersonDetail): Role {
  return role === 'user' ? 'moderator' : 'user';
}

/** Changes a role; asks for a code of the second factor unless the log-in is recent. */
export function RoleDialog({ person, onPerson, onClose }: ActsPartProps & { onClose: () => void }) {
  const t = useT();
  const [role, setRole] = useState(otherRole(person));
  const [code, setCode] = useState('');
  const { isBusy, failure, error, send } = useDialogCall('code');

  async function submit(): Promise<void> {
    const isDone = await send([role, code], async (idempotencyKey) => {
      const body = { role, code };
      const { data } = await browserApi({ idempotencyKey }).call(changeRole, { params: { id: person.id }, body });
      onPerson(data);
    });
    if (!isDone) return;
    onClose();
    showToast({ tone: 'success', title: t('operator.act.changeRole.done') });
  }

  return (
    <FormDialog
      title={t('operator.act.sure', { name: person.name })}
      description={t('operator.act.changeRole.lead')}
      action={t('operator.act.changeRole')}
      icon="shield-check"
      isBusy={isBusy}
      failure={failure}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field label={t('operator.people.role')}>
        <SelectInput value={role} onChange={(event) => setRole(event.currentTarget.value as Role)}>
          {ROLES.filter((each) => each !== person.role).map((each) => (
            <option key={each} value={each}>
              {t(`desk.role.${each}`)}
            </option>
          ))}
        </SelectInput>
      </Field>
      <Field label={t('operator.act.code')} hint={t('operator.act.codeHint')} error={error ?? undefined}>
        <TextInput
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          autoComplete="one-time-code"
          maxLength={40}
        />
      </Field>
    </FormDialog>
  );
}
