import { useEffect } from 'react';
import { browserApi } from '../../../../lib/browser-api.ts';
import { FormFailure } from '../../../../lib/forms/form-failure.tsx';
import { NewPasswordPair } from '../../../../lib/forms/new-password-pair.tsx';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { changePassword } from '../calls.ts';
import { SettingActions, SettingCard } from './setting-card.tsx';

export interface PasswordCardProps {
  email: string;
  name: string;
  /** All other sessions were revoked. */
  onChanged: () => void;
}

/** The password setting; the password itself is never shown. */
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
    about: () => [email, name],
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
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordPair
        labels={[t('account.password.new'), t('account.password.newAgain')]}
        password={form.register('password')}
        again={form.register('password_confirmation')}
        typed={form.watch('password')}
        about={[email, name]}
        errorOf={errorOf}
      />
      <p className="text-sm text-muted">{t('panel.security.passwordNote')}</p>
      <FormFailure failure={failure} />
      <SettingActions isBusy={isBusy} onCancel={close} />
    </form>
  );
}
