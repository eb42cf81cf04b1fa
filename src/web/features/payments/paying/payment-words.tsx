import type { Transaction } from '#contract/payments/payments.ts';
import { dateText, timeText } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { useNowMs } from '../../../lib/time/use-now.ts';
import { stateOf } from '../history/transaction-state.ts';
import { boughtMessage } from './ordered.ts';
import { priceText } from './price-text.ts';

/** What a payment's state means for the buyer, and what happens next. */
export function PaymentWords({ transaction }: { transaction: Transaction }) {
  const { locale, t } = useLanguage();
  const { activeUntil, amount, creditReturned, duplicateOf, expiresAt, refunded, refunding } = transaction;
  const nowMs = useNowMs();
  switch (stateOf(transaction)) {
    case 'pending':
      return (
        <>
          <p>{t('paying.pending.text')}</p>
          <p>{t('paying.pending.leave', { time: timeText(locale, expiresAt) })}</p>
        </>
      );
    case 'approved':
      return (
        <>
          {activeUntil && Date.parse(activeUntil) > nowMs && (
            <p className="text-subheading text-ink">
              {t('paying.approved.until', {
                bought: t(boughtMessage(transaction)),
                date: dateText(locale, activeUntil),
              })}
            </p>
          )}
          <p>{t(amount > 0 ? 'paying.approved.mail' : 'paying.approved.free')}</p>
        </>
      );
    case 'stuck':
      return <p>{t('paying.stuck.text', { price: priceText(amount) })}</p>;
    case 'withdrawn':
      return <p>{t('paying.withdrawn.text')}</p>;
    case 'timeout':
      if (duplicateOf !== null) return <p>{t('paying.duplicate.lapsed', { number: duplicateOf })}</p>;
      return (
        <>
          <p>{t('paying.timeout.text')}</p>
          <p>{t('paying.timeout.late')}</p>
        </>
      );
    case 'declined':
      if (duplicateOf !== null) return <p>{t('paying.duplicate.lapsed', { number: duplicateOf })}</p>;
      return <p>{t('paying.declined.text')}</p>;
    case 'refunded':
    case 'refundedPart':
      if (duplicateOf !== null)
        return <p>{t('paying.duplicate.text', { number: duplicateOf, price: priceText(amount) })}</p>;
      return (
        <>
          <p>
            {refunding > 0
              ? t('paying.refunding.text', { price: priceText(refunding) })
              : t('paying.refunded.text', { price: priceText(refunded) })}
          </p>
          {creditReturned > 0 && <p>{t('paying.refunded.credit', { price: priceText(creditReturned) })}</p>}
        </>
      );
  }
}
