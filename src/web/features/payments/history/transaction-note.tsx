import type { Transaction } from '#contract/payments/payments.ts';
import { dateText, moneyText, timeText } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { useNowMs } from '../../../lib/time/use-now.ts';
import { PAYMENT_MINUTES } from './bounds.ts';
import { stateOf } from './transaction-state.ts';

type Language = ReturnType<typeof useLanguage>;

/** What a payment's state means for the buyer, in a sentence or two. */
export function TransactionNote({ transaction }: { transaction: Transaction }) {
  const language = useLanguage();
  const nowMs = useNowMs();
  return <p className="mt-3 max-w-text text-[0.9375rem]">{noteOf(transaction, nowMs, language)}</p>;
}

function noteOf(transaction: Transaction, nowMs: number, language: Language): string {
  const { locale, t } = language;
  const { expiresAt, activeUntil, withdrawalRequestedAt, checkoutUrl, duplicateOf } = transaction;
  const state = stateOf(transaction);
  if (duplicateOf !== null) {
    const isPaid = transaction.paidAt !== null;
    return t(isPaid ? 'history.note.duplicate' : 'history.note.lapsed', {
      number: duplicateOf,
      amount: moneyText(locale, transaction.amount),
    });
  }
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
      return refundNote(transaction, state, language);
    default:
      return t(`history.note.${state}`, { minutes: PAYMENT_MINUTES });
  }
}

function refundNote(transaction: Transaction, state: 'refunded' | 'refundedPart', { locale, t }: Language): string {
  const { creditReturned, refunded, refunding, refundedAt } = transaction;
  const amount = moneyText(locale, refunding || refunded);
  const own =
    refundedAt === null
      ? t('history.note.refunding', { amount })
      : t(`history.note.${state}`, { amount, date: dateText(locale, refundedAt) });
  return creditReturned > 0 ? `${own} ${t('history.note.credit', { amount: moneyText(locale, creditReturned) })}` : own;
}
