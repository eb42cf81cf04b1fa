import { type FormEvent, useId, useRef, useState } from 'react';
import type { RefundReason } from '#contract/payments/desk.ts';
import { moneyText } from '../../../../lib/format.ts';
import { useLanguage, useT } from '../../../../lib/i18n.tsx';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { RadioGroup } from '../../../../ui/choices.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field, TextArea, TextInput } from '../../../../ui/field.tsx';
import { NOTE_MAX_LENGTH, REFUND_REASONS } from '../bounds.ts';
import type { ActsPartProps } from './acts-part.tsx';
import { amountTyped, typedAmount } from './amount-typed.ts';
import { useRefunding } from './use-refunding.ts';

export interface RefundDialogProps extends ActsPartProps {
  onClose: () => void;
}

/** The reason that the payment's state suggests. */
function usualReason({ withdrawalRequestedAt, needsRefund }: ActsPartProps['payment']): RefundReason {
  if (withdrawalRequestedAt !== null) return 'withdrawal';
  return needsRefund ? 'notDelivered' : 'goodwill';
}

/** The refund's amount, reason and effects. */
export function RefundDialog({ payment, onPayment, onClose }: RefundDialogProps) {
  const { locale, t } = useLanguage();
  const formId = useId();
  const [text, setText] = useState(typedAmount(locale, payment.proposedRefund || payment.amount));
  const [reason, setReason] = useState<RefundReason>(usualReason(payment));
  const [note, setNote] = useState('');
  const amountField = useRef<HTMLInputElement>(null);
  const { isBusy, failure, errors, send } = useRefunding({ payment, onPayment, onClose });
  const amount = amountTyped(text);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isBusy)
      void send({ amount, reason, note: note.trim() }).then((isSent) => isSent || amountField.current?.focus());
  }

  return (
    <Dialog
      open
      sticky
      isPage
      onOpenChange={(open) => !open && onClose()}
      title={t('moneyDesk.refund.title')}
      description={t('moneyDesk.refund.lead')}
      closeLabel={t('frame.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('moneyDesk.refund.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="danger" icon="banknote" busy={isBusy}>
            {amount === null
              ? t('moneyDesk.refund.open')
              : t('moneyDesk.refund.do', { amount: moneyText(locale, amount) })}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-5" onSubmit={submit}>
        <div className="flex flex-col gap-2">
          <Field label={t('moneyDesk.refund.amount')} error={errors.amount} required>
            <TextInput
              ref={amountField}
              inputMode="decimal"
              className="max-w-48"
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </Field>
          <Suggestions payment={payment} onChoose={(pln) => setText(typedAmount(locale, pln))} />
        </div>
        <RadioGroup
          legend={t('moneyDesk.refund.reason')}
          name="reason"
          value={reason}
          onValueChange={(value) => setReason(value as RefundReason)}
          error={errors.reason}
          options={REFUND_REASONS.map((value) => ({
            value,
            label: t(`moneyDesk.reason.${value}`),
            hint: t(`moneyDesk.reasonText.${value}`),
          }))}
        />
        <Field label={t('moneyDesk.refund.note')} hint={t('moneyDesk.refund.noteHint')} error={errors.note}>
          <TextArea
            rows={2}
            className="min-h-20"
            maxLength={NOTE_MAX_LENGTH}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
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

/** The full amount, or the unused part. */
function Suggestions({ payment, onChoose }: Pick<ActsPartProps, 'payment'> & { onChoose: (pln: number) => void }) {
  const { locale } = useLanguage();
  const t = useT();
  const { amount, proposedRefund } = payment;
  const isPart = proposedRefund > 0 && proposedRefund < amount;
  return (
    <div className="flex flex-wrap gap-2">
      {isPart && (
        <button type="button" className="chip" onClick={() => onChoose(proposedRefund)}>
          {t('moneyDesk.refund.unused', { amount: moneyText(locale, proposedRefund) })}
        </button>
      )}
      <button type="button" className="chip" onClick={() => onChoose(amount)}>
        {t('moneyDesk.refund.all', { amount: moneyText(locale, amount) })}
      </button>
    </div>
  );
}
