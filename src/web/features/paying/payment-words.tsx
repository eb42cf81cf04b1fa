import type { Transaction } from '#contract/payments.ts';
import { dateText, timeText } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n.tsx';
import { stateOf } from '../history/transaction-state.ts';
import { useNowMs } from '../time/use-now.ts';
import { boughtMessage } from './ordered.ts';
import { priceText } from './price-text.ts';

/** What the state of a payment means for whoever paid, and what happens now. */
export function PaymentWords({ transaction }: { transaction: Transaction }) {
  const { locale, t } = useLanguage();
  const { activeUntil, amount, expiresAt, refunded } = transaction;
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
          <p>{t('paying.approved.mail')}</p>
        </>
      );
    case 'stuck':
      return <p>{t('paying.stuck.text', { price: priceText(amount) })}</p>;
    case 'withdrawn':
      return <p>{t('paying.withdrawn.text')}</p>;
    case 'timeout':
      return (
        <>
          <p>{t('paying.timeout.text')}</p>
          <p>{t('paying.timeout.late')}</p>
        </>
      );
    case 'declined':
      return <p>{t('paying.declined.text')}</p>;
    case 'refunded':
    case 'refundedPart':
      return <p>{t('paying.refunded.text', { price: priceText(refunded || amount) })}</p>;
  }
}
