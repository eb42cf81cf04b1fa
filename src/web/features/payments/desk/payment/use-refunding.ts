import { useRef, useState } from 'react';
import { isApiError } from '#contract/errors.ts';
import type { RefundReason } from '#contract/payments/desk.ts';
import { browserApi } from '../../../../lib/browser-api.ts';
import { moneyText } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/i18n.tsx';
import { failureText, isCalledOff } from '../../../../lib/remote/failure-text.ts';
import { actKeys } from '../../../../lib/session/act-key.ts';
import { showToast } from '../../../../ui/toast-store.ts';
import { refundPayment } from '../calls.ts';
import type { RefundDialogProps } from './refund-dialog.tsx';

export interface Refund {
  /** PLN; null when the input is invalid. */
  readonly amount: number | null;
  readonly reason: RefundReason;
  readonly note: string;
}

type Errors = Readonly<Partial<Record<keyof Refund, string>>>;

/** Refunds a payment; idempotent when repeated after a lost response. */
export function useRefunding({ payment, onPayment, onClose }: RefundDialogProps) {
  const { locale, t } = useLanguage();
  const keyOf = useRef(actKeys());
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [errors, setErrors] = useState<Errors>({});

  function wrongAmount(amount: number | null): string | null {
    if (amount === null) return t('validation.price');
    if (amount < 0.01) return t('validation.tooSmall');
    return amount > payment.amount ? t('validation.tooLarge') : null;
  }

  function tell(error: unknown): void {
    const fields = isApiError(error) ? Object.entries(error.fieldErrors) : [];
    if (fields.length > 0) setErrors(Object.fromEntries(fields.map(([name, messages]) => [name, messages.join(' ')])));
    else if (!isCalledOff(error)) setFailure(failureText(error, t));
  }

  /** @returns false when the amount is invalid */
  async function send({ amount, ...rest }: Refund): Promise<boolean> {
    const wrong = wrongAmount(amount);
    setErrors(wrong ? { amount: wrong } : {});
    setFailure(null);
    if (wrong || amount === null) return false;
    setBusy(true);
    try {
      const body = { amount, ...rest };
      const api = browserApi({ idempotencyKey: keyOf.current([payment.id, body]) });
      const { data } = await api.call(refundPayment, { params: { id: payment.id }, body });
      onPayment(data);
      onClose();
      showToast({ tone: 'success', title: t('moneyDesk.refund.done', { amount: moneyText(locale, amount) }) });
    } catch (error) {
      tell(error);
      setBusy(false);
    }
    return true;
  }

  return { isBusy, failure, errors, send };
}
