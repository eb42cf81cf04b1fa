import { useState } from 'react';
import { browserApi } from '../../../../lib/browser-api.ts';
import { CopyButton } from '../../../../lib/forms/copy-button.tsx';
import { FormFailure } from '../../../../lib/forms/form-failure.tsx';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Field, TextInput } from '../../../../ui/field.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { confirmTotp, removeTotp, startTotp } from '../calls.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { MethodHead } from './method-head.tsx';
import { SettingActions } from './setting-card.tsx';
import type { MethodCardProps } from './sign-in-cards.tsx';
import { useAct } from './use-act.ts';

/** What the server generated for the authenticator app: a secret, as a QR code and as text. */
interface Setup {
  readonly secret: string;
  readonly uri: string;
  readonly qr: string;
}

/** Authenticator app codes: set up in three steps, or turned off. */
export function TotpCard({ methods, onAnswer }: MethodCardProps) {
  const t = useT();
  const { isBusy, failure, run } = useAct();
  const [setup, setSetup] = useState<Setup | null>(null);
  const start = async () => setSetup((await browserApi().call(startTotp)).data);
  const remove = async () => {
    const { data } = await browserApi().call(removeTotp);
    onAnswer({ methods: data, recoveryCodes: null });
    showToast({ tone: 'info', title: t('panel.totp.removed') });
  };
  return (
    <Card as="section" padded aria-labelledby="totp">
      <MethodHead
        id="totp"
        icon="clock"
        title={t('panel.totp.title')}
        text={t('panel.totp.text')}
        isOn={methods.totp}
      />
      <div className="mt-4 flex flex-col items-start gap-4">
        <FormFailure failure={failure} />
        {setup ? (
          <TotpSetup setup={setup} onAnswer={onAnswer} close={() => setSetup(null)} />
        ) : methods.totp ? (
          <ConfirmButton
            label={t('panel.totp.remove')}
            question={t('panel.totp.sure')}
            isBusy={isBusy}
            onConfirm={() => run(remove)}
          />
        ) : (
          <Button variant="secondary" size="sm" busy={isBusy} onClick={() => run(start)}>
            {t('panel.totp.start')}
          </Button>
        )}
      </div>
    </Card>
  );
}

interface TotpSetupProps extends Pick<MethodCardProps, 'onAnswer'> {
  setup: Setup;
  close: () => void;
}

function TotpSetup({ setup, onAnswer, close }: TotpSetupProps) {
  const t = useT();
  const { form, isBusy, failure, onSubmit, errorOf } = useContractForm({
    schema: async () => (await import('../schemas.ts')).codeFormSchema,
    values: { code: '' },
    send: async (body) => {
      const { data } = await browserApi().call(confirmTotp, { body });
      close();
      onAnswer(data);
      showToast({ tone: 'success', title: t('panel.totp.added') });
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate className="flex w-full flex-col gap-6 border-t border-line pt-5">
      <Step number={1} text={t('panel.totp.step1')} />
      <div>
        <Step number={2} text={t('panel.totp.step2')} />
        {/* A phone cannot scan its own screen. */}
        <a href={setup.uri} className="btn mt-4 sm:ms-11 pointer-fine:hidden">
          {t('panel.totp.open')}
        </a>
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-4 sm:ms-11">
          <img
            src={`data:image/svg+xml,${encodeURIComponent(setup.qr)}`}
            alt={t('panel.totp.qr')}
            width={192}
            height={192}
            className="size-48 rounded-field bg-[#fff] p-2"
          />
          <div className="min-w-0 flex-1 basis-52">
            <p className="text-sm text-muted">{t('panel.totp.byHand')}</p>
            <p className="my-1 font-mono wrap-anywhere select-all">{grouped(setup.secret)}</p>
            <CopyButton text={setup.secret} label={t('panel.totp.copy')} />
          </div>
        </div>
      </div>
      <div>
        <Step number={3} text={t('panel.totp.step3')} />
        <div className="mt-4 max-w-60 sm:ms-11">
          <Field label={t('panel.totp.code')} error={errorOf('code')} required>
            <TextInput
              {...form.register('code')}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={9}
              className="text-xl tracking-widest"
            />
          </Field>
        </div>
      </div>
      <FormFailure failure={failure} />
      <div className="sm:ms-11">
        <SettingActions isBusy={isBusy} onCancel={close} label={t('panel.totp.confirm')} />
      </div>
    </form>
  );
}

function Step({ number, text }: { number: number; text: string }) {
  return (
    <p className="flex items-start gap-3">
      <span className="grid size-8 shrink-0 place-items-center rounded-full bg-amber-soft font-bold text-amber-strong">
        {number}
      </span>
      <span className="min-w-0 pt-1">{text}</span>
    </p>
  );
}

/** Groups of four are easier to type. */
function grouped(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ');
}
