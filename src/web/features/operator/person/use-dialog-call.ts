import { useState } from 'react';
import { isApiError } from '#contract/errors.ts';
import { useT } from '../../../lib/i18n.tsx';
import { failureText, isCalledOff } from '../../../lib/remote/failure-text.ts';
import { useActKeys } from '../../../lib/session/use-act-keys.ts';

/** Sends a dialog's form: reports field errors and other failures, and keeps the idempotency key across retries. */
export function useDialogCall(field: string) {
  const t = useT();
  const keyOf = useActKeys();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);

  /** @returns whether the call succeeded; `call` gets the idempotency key of this content */
  async function send(content: unknown, call: (idempotencyKey: string) => Promise<void>): Promise<boolean> {
    setBusy(true);
    setError(null);
    setFailure(null);
    try {
      await call(keyOf(content));
      return true;
    } catch (reason) {
      const messages = isApiError(reason) ? reason.fieldErrors[field] : undefined;
      if (messages) setError(messages.join(' '));
      else if (!isCalledOff(reason)) setFailure(failureText(reason, t));
      setBusy(false);
      return false;
    }
  }

  return { isBusy, failure, error, send };
}
