import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { isApiError } from '#contract/errors.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../forms/password-input.tsx';
import { useT } from '../i18n.tsx';
import { confirmPassword } from './calls.ts';
import { leave, plainApi } from './session-call.ts';
import { useSession } from './session-store.ts';
import { troubleText } from './trouble-text.ts';

export interface PasswordDialogProps {
  /** Called once with whether the password was confirmed. */
  onAnswer: (isConfirmed: boolean) => void;
  /** The closing animation has ended: the dialog can be unmounted. */
  onGone: () => void;
}

const CLOSING_MS = 250;

/** Asks for the signed-in user's password before a sensitive action. */
export function PasswordDialog({ onAnswer, onGone }: PasswordDialogProps) {
  const t = useT();
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(true);
  const close = (isConfirmed: boolean) => {
    setOpen(false);
    onAnswer(isConfirmed);
    setTimeout(onGone, CLOSING_MS);
  };
  useCalledOff(() => isOpen && close(false));
  const { isBusy, error, trouble, handleSubmit, forget } = useConfirmation(field, () => close(true));
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => !next && close(false)}
      title={t('account.confirm.title')}
      description={t('account.confirm.text')}
      closeLabel={t('frame.close')}
      initialFocus={field}
      sticky
      actions={
        <>
          <Button variant="secondary" onClick={() => close(false)}>
            {t('account.confirm.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={isBusy} className="min-w-28">
            {t('account.confirm.ok')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
        {trouble && (
          <Alert tone="error" live title={trouble.title}>
            {trouble.text}
          </Alert>
        )}
        <Field label={t('account.password')} error={error} required>
          <PasswordInput ref={field} name="password" autoComplete="current-password" onInput={forget} />
        </Field>
      </form>
    </Dialog>
  );
}

/** Navigating away, or logging out in another tab, cancels it. */
function useCalledOff(callOff: () => void): void {
  const { key } = useLocation();
  const session = useSession();
  const before = useRef({ key, token: session ? session.auth_token : null });
  useEffect(() => {
    const token = session ? session.auth_token : null;
    if (before.current.key !== key || before.current.token !== token) callOff();
    before.current = { key, token };
  });
}

function useConfirmation(field: { readonly current: HTMLInputElement | null }, onConfirmed: () => void) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [trouble, setTrouble] = useState<ReturnType<typeof troubleText>>();

  function tell(failure: unknown): void {
    if (isApiError(failure) && failure.code === 'mustLoggedIn') {
      leave();
      return;
    }
    const messages = isApiError(failure) ? failure.fieldErrors.password : undefined;
    setError(messages?.join(' '));
    setTrouble(messages ? undefined : troubleText(failure, t));
    field.current?.select();
    field.current?.focus();
  }

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const password = field.current?.value ?? '';
    if (isBusy) return;
    setTrouble(undefined);
    if (!password) {
      setError(t('validation.passwordRequired'));
      field.current?.focus();
      return;
    }
    setBusy(true);
    try {
      await plainApi.call(confirmPassword, { body: { password } });
      onConfirmed();
    } catch (failure) {
      tell(failure);
    }
    setBusy(false);
  }

  return {
    isBusy,
    error,
    trouble,
    handleSubmit: (event: FormEvent) => void handleSubmit(event),
    /** The error of the previous attempt does not apply to new input. */
    forget: () => setError(undefined),
  };
}
