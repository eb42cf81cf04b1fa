import { type FormEvent, useId, useRef, useState } from 'react';
import { isApiError } from '#contract/errors.ts';
import { browserApi } from '../../../../lib/browser-api.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { failureText, isCalledOff } from '../../../../lib/remote/failure-text.ts';
import { actKeys } from '../../../../lib/session/act-key.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field, TextArea } from '../../../../ui/field.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { EXPLANATION_LENGTH } from '../bounds.ts';
import { explainMismatch } from '../calls.ts';
import type { ActsPartProps } from './acts-part.tsx';

export interface ExplainDialogProps extends ActsPartProps {
  onClose: () => void;
}

/** Explains, in the admin's words, why a discrepancy is acceptable. */
export function ExplainDialog(props: ExplainDialogProps) {
  const t = useT();
  const formId = useId();
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const { isBusy, failure, error, send } = useExplaining(props);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isBusy) void send(text.trim()).then((isSent) => isSent || field.current?.focus());
  }

  return (
    <Dialog
      open
      sticky
      isPage
      onOpenChange={(open) => !open && props.onClose()}
      title={t('moneyDesk.explain.title')}
      description={t('moneyDesk.explain.lead')}
      closeLabel={t('frame.close')}
      actions={
        <>
          <Button variant="secondary" onClick={props.onClose}>
            {t('moneyDesk.refund.cancel')}
          </Button>
          <Button type="submit" form={formId} icon="check" busy={isBusy}>
            {t('moneyDesk.explain.do')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-5" onSubmit={submit}>
        <Field
          label={t('moneyDesk.explain.field')}
          hint={t('moneyDesk.explain.hint')}
          error={error ?? undefined}
          required
        >
          <TextArea
            ref={field}
            rows={4}
            maxLength={EXPLANATION_LENGTH.max}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </Field>
        {failure && (
          <Alert tone="error" live title={t('moneyDesk.failed')}>
            {failure}
          </Alert>
        )}
      </form>
    </Dialog>
  );
}

/** Sends the explanation; idempotent when repeated after a lost response. */
function useExplaining({ payment, onPayment, onClose }: ExplainDialogProps) {
  const t = useT();
  const keyOf = useRef(actKeys());
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);

  function tell(reason: unknown): void {
    const messages = isApiError(reason) ? reason.fieldErrors.text : undefined;
    if (messages) setError(messages.join(' '));
    else if (!isCalledOff(reason)) setFailure(failureText(reason, t));
  }

  /** @returns false when the text is too short */
  async function send(text: string): Promise<boolean> {
    const isLongEnough = text.length >= EXPLANATION_LENGTH.min;
    setError(isLongEnough ? null : t('validation.tooShort'));
    setFailure(null);
    if (!isLongEnough) return false;
    setBusy(true);
    try {
      const body = { text };
      const api = browserApi({ idempotencyKey: keyOf.current([payment.id, body]) });
      const { data } = await api.call(explainMismatch, { params: { id: payment.id }, body });
      onPayment(data);
      onClose();
      showToast({ tone: 'success', title: t('moneyDesk.explain.done') });
    } catch (reason) {
      tell(reason);
      setBusy(false);
    }
    return true;
  }

  return { isBusy, failure, error, send };
}
