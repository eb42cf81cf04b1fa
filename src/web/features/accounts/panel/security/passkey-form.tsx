import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser';
import { useEffect } from 'react';
import { browserApi } from '../../../../lib/browser-api.ts';
import { FormFailure } from '../../../../lib/forms/form-failure.tsx';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { SaidFailure } from '../../../../lib/remote/failure-text.ts';
import { Field, TextInput } from '../../../../ui/field.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { addPasskey, startPasskey } from '../calls.ts';
import { deviceHint } from './device-hint.ts';
import { SettingActions } from './setting-card.tsx';
import type { MethodCardProps } from './sign-in-cards.tsx';

/** Names a passkey and asks the browser to create it. */
export function PasskeyForm({ onAnswer, close }: Pick<MethodCardProps, 'onAnswer'> & { close: () => void }) {
  const t = useT();
  const { form, isBusy, failure, onSubmit, errorOf } = useContractForm({
    schema: async () => (await import('../schemas.ts')).passkeyNameSchema,
    values: { name: deviceHint(navigator.userAgent) },
    send: async ({ name }) => {
      const { data: start } = await browserApi().call(startPasskey);
      const response = await createPasskey(start.options, t('panel.passkeys.cancelled'), t('panel.passkeys.known'));
      const { data } = await browserApi().call(addPasskey, { body: { name, response } });
      close();
      onAnswer(data);
      showToast({ tone: 'success', title: t('panel.passkeys.added') });
    },
  });
  useEffect(() => form.setFocus('name', { shouldSelect: true }), [form]);
  return (
    <form onSubmit={onSubmit} noValidate className="flex w-full max-w-md flex-col gap-5 border-t border-line pt-5">
      <Field label={t('panel.passkeys.name')} hint={t('panel.passkeys.nameHint')} error={errorOf('name')} required>
        <TextInput {...form.register('name')} maxLength={60} autoComplete="off" />
      </Field>
      <p className="text-sm text-muted">{t('panel.passkeys.then')}</p>
      <FormFailure failure={failure} title={t('panel.passkeys.failed')} />
      <SettingActions isBusy={isBusy} onCancel={close} label={t('panel.passkeys.make')} />
    </form>
  );
}

/** @throws SaidFailure when the user or the device refuses */
async function createPasskey(
  options: Record<string, unknown>,
  cancelled: string,
  known: string,
): Promise<Record<string, unknown>> {
  try {
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
    return { ...(await startRegistration({ optionsJSON })) };
  } catch (error) {
    throw new SaidFailure((error as Error).name === 'InvalidStateError' ? known : cancelled);
  }
}
