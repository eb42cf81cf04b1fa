import { useId, useRef, useState } from 'react';
import { browserApi } from '../../../lib/browser-api.ts';
import { dateText, moneyText } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { failureText, isCalledOff } from '../../../lib/remote/failure-text.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { useNowMs } from '../../../lib/time/use-now.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, TextArea } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { REASON_MAX_LENGTH, WITHDRAWAL_DAYS } from './bounds.ts';
import { withdraw } from './calls.ts';
import type { TransactionCardProps } from './transaction-card.tsx';
import { boughtText } from './transaction-marks.tsx';
import { refundEstimate } from './transaction-state.ts';

export interface WithdrawalDialogProps extends TransactionCardProps {
  onClose: () => void;
}

/** The withdrawal: the statement and the estimated refund; one press sends it. */
export function WithdrawalDialog({ transaction, onChanged, onClose }: WithdrawalDialogProps) {
  const { t } = useLanguage();
  const formId = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  const [reason, setReason] = useState('');
  const { isBusy, failure, send } = useWithdrawing({ transaction, onChanged, onClose });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('history.withdrawal.title')}
      description={t('history.withdrawal.lead', { days: WITHDRAWAL_DAYS })}
      closeLabel={t('frame.close')}
      sticky={reason !== ''}
      isPage
      initialFocus={cancel}
      actions={
        <>
          <Button ref={cancel} variant="secondary" onClick={onClose}>
            {t('history.withdrawal.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="danger" icon="undo-2" busy={isBusy}>
            {t('history.withdrawal.confirm')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void send(reason);
        }}
      >
        <Statement transaction={transaction} />
        <Consequences transaction={transaction} />
        <Field label={t('history.withdrawal.reason')} aside={t('history.optional')}>
          <TextArea
            rows={2}
            className="min-h-20"
            maxLength={REASON_MAX_LENGTH}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </Field>
        {failure && (
          <Alert tone="error" live title={t('history.withdrawal.failed')}>
            {failure}
          </Alert>
        )}
      </form>
    </Dialog>
  );
}

function useWithdrawing({ transaction, onChanged, onClose }: WithdrawalDialogProps) {
  const { t } = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function send(reason: string): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      const { data } = await browserApi().call(withdraw, { params: { id: transaction.id }, body: { reason } });
      onChanged(data);
      onClose();
      showToast({
        tone: 'success',
        title: t('history.withdrawal.done'),
        description: t('history.withdrawal.doneText', { days: WITHDRAWAL_DAYS }),
      });
    } catch (error) {
      if (!isCalledOff(error)) setFailure(failureText(error, t));
      setBusy(false);
    }
  }

  return { isBusy, failure, send };
}

/** The withdrawal statement with buyer, purchase and date filled in. */
function Statement({ transaction }: Pick<TransactionCardProps, 'transaction'>) {
  const { locale, t } = useLanguage();
  const session = useSession();
  const { id, title, paidAt, amount } = transaction;
  return (
    <blockquote className="rounded-field border-s-4 border-primary bg-primary-soft/60 px-4 py-3">
      <p className="wrap-anywhere">
        {t('history.withdrawal.statement', {
          name: session ? session.name : '',
          bought: boughtText(transaction, t),
          title,
          date: dateText(locale, paidAt ?? transaction.startedAt),
          amount: moneyText(locale, amount),
          number: id,
        })}
      </p>
    </blockquote>
  );
}

function Consequences({ transaction }: Pick<TransactionCardProps, 'transaction'>) {
  const { locale, t } = useLanguage();
  const nowMs = useNowMs();
  const amount = moneyText(locale, refundEstimate(transaction, nowMs));
  const { activeUntil, credit } = transaction;
  const isUnused = activeUntil === null;
  return (
    <ul className="flex list-disc flex-col gap-1.5 ps-5">
      <li>{t(isUnused ? 'history.withdrawal.backAll' : 'history.withdrawal.back', { amount })}</li>
      {credit > 0 && !isUnused && (
        <li>
          {t('history.withdrawal.credit', {
            amount: moneyText(locale, refundEstimate({ amount: credit, activeUntil }, nowMs)),
          })}
        </li>
      )}
      <li>{t('history.withdrawal.how', { days: WITHDRAWAL_DAYS })}</li>
      {!isUnused && <li>{t(`history.withdrawal.ends.${transaction.targetType}`)}</li>}
      <li>{t('history.withdrawal.mail')}</li>
    </ul>
  );
}
