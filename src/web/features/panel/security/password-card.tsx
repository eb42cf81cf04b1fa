import { useEffect } from 'react';
import { browserApi } from '../../../lib/browser-api.ts';
import { useT } from '../../../lib/i18n.tsx';
import { Field } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { PASSWORD_MIN_LENGTH } from '../../sign-in/bounds.ts';
import { PasswordInput } from '../../sign-in/password-input.tsx';
import { StrengthMeter } from '../../sign-in/strength-meter.tsx';
import { changePassword } from '../calls.ts';
import { FormFailure } from '../form/form-failure.tsx';
import { useContractForm } from '../form/use-contract-form.ts';
import { SettingActions, SettingCard } from './setting-card.tsx';

export interface PasswordCardProps {
  email: string;
  name: string;
  /** All other sessions have ended. */
  onChanged: () => void;
}

/** The password, of which nothing is shown. */
export function PasswordCard({ email, name, onChanged }: PasswordCardProps) {
  const t = useT();
  return (
    <SettingCard
      icon="lock"
      title={t('account.password')}
      value={t('panel.security.passwordValue')}
      changeLabel={t('panel.security.changePassword')}
    >
      {(close) => <PasswordForm email={email} name={name} onChanged={onChanged} close={close} />}
    </SettingCard>
  );
}

function PasswordForm({ email, name, onChanged, close }: PasswordCardProps & { close: () => void }) {
  const t = useT();
  const { form, isBusy, failure, onSubmit, errorOf } = useContractForm({
    schema: async () => (await import('../schemas.ts')).passwordFormSchema,
    values: { password: '', password_confirmation: '' },
    isCheckedEarly: true,
    send: async ({ password }) => {
      await browserApi().call(changePassword, { body: { password } });
      onChanged();
      close();
      showToast({
        tone: 'success',
        title: t('panel.security.passwordChanged'),
        description: t('panel.security.othersEnded'),
      });
    },
  });
  useEffect(() => form.setFocus('password'), [form]);
  return (
    <form onSubmit={onSubmit} noValidate className="flex max-w-md flex-col gap-5">
      {/* So that a password manager knows whose password it is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <div>
        <Field
          label={t('account.password.new')}
          hint={t('account.password.hint', { minimum: PASSWORD_MIN_LENGTH })}
          error={errorOf('password')}
          required
        >
          <PasswordInput {...form.register('password')} autoComplete="new-password" />
        </Field>
        <StrengthMeter password={form.watch('password')} about={[email, name]} />
      </div>
      <Field label={t('account.password.newAgain')} error={errorOf('password_confirmation')} required>
        <PasswordInput {...form.register('password_confirmation')} autoComplete="new-password" />
      </Field>
      <p className="text-sm text-muted">{t('panel.security.passwordNote')}</p>
      <FormFailure failure={failure} />
      <SettingActions isBusy={isBusy} onCancel={close} />
    </form>
  );
}
