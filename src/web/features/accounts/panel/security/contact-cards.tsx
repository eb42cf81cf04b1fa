import { useEffect } from 'react';
import type { Account } from '#contract/accounts/settings.ts';
import { browserApi } from '../../../../lib/browser-api.ts';
import { FormFailure } from '../../../../lib/forms/form-failure.tsx';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { phoneText } from '../../../../lib/phone-text.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Field, TextInput } from '../../../../ui/field.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { changeEmail, changePhone } from '../calls.ts';
import { SettingActions, SettingCard } from './setting-card.tsx';

interface ContactCardProps {
  account: Account;
  onChanged: (account: Account) => void;
}

/** The login address; a new one takes effect when its confirmation link is followed. */
export function EmailCard({ account, onChanged }: ContactCardProps) {
  const t = useT();
  const { email, verified, pendingEmail } = account;
  return (
    <SettingCard
      icon="mail"
      title={t('panel.security.email')}
      value={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {email}
          <Badge tone={verified ? 'success' : 'amber'} icon={verified ? 'check' : 'clock'}>
            {t(verified ? 'panel.security.confirmed' : 'panel.security.unconfirmed')}
          </Badge>
        </span>
      }
      changeLabel={t('panel.security.changeEmail')}
      note={
        pendingEmail && (
          <Alert tone="info" live title={t('panel.security.pending', { email: pendingEmail })}>
            {t('panel.security.pendingText')}
          </Alert>
        )
      }
    >
      {(close) => <EmailForm onChanged={onChanged} close={close} />}
    </SettingCard>
  );
}

interface FormProps {
  onChanged: (account: Account) => void;
  close: () => void;
}

function EmailForm({ onChanged, close }: FormProps) {
  const t = useT();
  const { form, isBusy, failure, onSubmit, errorOf } = useContractForm({
    schema: async () => (await import('../schemas.ts')).emailFormSchema,
    values: { email: '' },
    send: async (body) => {
      const { data } = await browserApi().call(changeEmail, { body });
      onChanged(data);
      close();
    },
  });
  useEffect(() => form.setFocus('email'), [form]);
  return (
    <form onSubmit={onSubmit} noValidate className="flex max-w-md flex-col gap-5">
      <Field
        label={t('panel.security.newEmail')}
        hint={t('panel.security.newEmailHint')}
        error={errorOf('email')}
        required
      >
        <TextInput {...form.register('email')} type="email" autoComplete="email" inputMode="email" />
      </Field>
      <FormFailure failure={failure} />
      <SettingActions isBusy={isBusy} onCancel={close} label={t('panel.security.sendLink')} />
    </form>
  );
}

/** The phone number by which the operator contacts the user. */
export function PhoneCard({ account, onChanged }: ContactCardProps) {
  const t = useT();
  const phone = account.phone_number;
  return (
    <SettingCard
      icon="phone"
      title={t('panel.security.phone')}
      value={phone ? phoneText(phone) : t('panel.security.noPhone')}
      changeLabel={t('panel.security.changePhone')}
    >
      {(close) => <PhoneForm onChanged={onChanged} close={close} phone={phone} />}
    </SettingCard>
  );
}

function PhoneForm({ onChanged, close, phone }: FormProps & { phone: string | null }) {
  const t = useT();
  const { form, isBusy, failure, onSubmit, errorOf } = useContractForm({
    schema: async () => (await import('../schemas.ts')).phoneFormSchema,
    values: { phone_number: phone ? phoneText(phone) : '' },
    send: async (body) => {
      const { data } = await browserApi().call(changePhone, { body });
      onChanged(data);
      close();
      showToast({ tone: 'success', title: t('panel.saved') });
    },
  });
  useEffect(() => form.setFocus('phone_number', { shouldSelect: true }), [form]);
  return (
    <form onSubmit={onSubmit} noValidate className="flex max-w-md flex-col gap-5">
      <Field
        label={t('panel.security.phone')}
        hint={t('panel.security.phoneHint')}
        error={errorOf('phone_number')}
        required
      >
        <TextInput {...form.register('phone_number')} type="tel" autoComplete="tel" inputMode="tel" />
      </Field>
      <FormFailure failure={failure} />
      <SettingActions isBusy={isBusy} onCancel={close} />
    </form>
  );
}
