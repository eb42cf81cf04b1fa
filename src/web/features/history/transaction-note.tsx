import type { Transaction } from '#contract/payments.ts';
import { dateText, moneyText, timeText } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n.tsx';
import { useNowMs } from '../time/use-now.ts';
import { PAYMENT_MINUTES } from './bounds.ts';
import { stateOf } from './transaction-state.ts';

type Language = ReturnType<typeof useLanguage>;

/** What a payment's state means for whoever paid, in a sentence or two. */
export function TransactionNote({ transaction }: { transaction: Transaction }) {
  const language = useLanguage();
  const nowMs = useNowMs();
  return <p className="mt-3 max-w-text text-[0.9375rem]">{noteOf(transaction, nowMs, language)}</p>;
}

function noteOf(transaction: Transaction, nowMs: number, { locale, t }: Language): string {
  const { expiresAt, activeUntil, withdrawalRequestedAt, refunded, refundedAt, checkoutUrl } = transaction;
  const state = stateOf(transaction);
  switch (state) {
    case 'pending':
      return t(checkoutUrl ? 'history.note.pending' : 'history.note.waiting', { time: timeText(locale, expiresAt) });
    case 'approved':
      if (activeUntil === null) return t('history.note.paid');
      return t(Date.parse(activeUntil) > nowMs ? 'history.note.active' : 'history.note.over', {
        date: dateText(locale, activeUntil),
      });
    case 'withdrawn':
      return t('history.note.withdrawn', { date: dateText(locale, withdrawalRequestedAt ?? '') });
    case 'refunded':
    case 'refundedPart':
      if (refundedAt === null) return t('history.note.refunding', { amount: moneyText(locale, refunded) });
      return t(`history.note.${state}`, { amount: moneyText(locale, refunded), date: dateText(locale, refundedAt) });
    default:
      return t(`history.note.${state}`, { minutes: PAYMENT_MINUTES });
  }
}
