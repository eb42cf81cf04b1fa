import type { DeskPaymentDetail } from '#contract/payments/desk.ts';
import { moneyText } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/i18n.tsx';
import { publicHref } from '../../../../lib/paths/listing-paths.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Link } from '../../../../ui/link.tsx';
import { useFocusedHeading } from '../../../../ui/use-focused-heading.ts';
import { BoughtSeal, boughtText, StateMark } from '../../history/transaction-marks.tsx';
import { deskPaymentHref } from '../places.ts';

/** The plan, amount and state, and why the payment needs attention. */
export function PaymentHeader({ payment }: { payment: DeskPaymentDetail }) {
  const { locale, t } = useLanguage();
  const { id, title, kind, listingId, amount, attentions, withdrawalReason } = payment;
  const heading = useFocusedHeading(id);
  return (
    <header className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-72 gap-4">
          <BoughtSeal variant={payment.variant} className="mt-1 max-sm:hidden" />
          <div className="min-w-0">
            <p className="text-sm font-semibold text-muted">{t('moneyDesk.number', { number: id })}</p>
            <h1 ref={heading} tabIndex={-1} className="text-heading wrap-anywhere outline-none">
              {kind !== null && listingId !== null ? (
                <Link
                  to={publicHref({ kind, id: listingId })}
                  className="underline-offset-4 hover:text-primary-strong hover:underline"
                >
                  {title}
                </Link>
              ) : (
                title
              )}
            </h1>
            <p className="mt-1 text-muted">{boughtText(payment, t)}</p>
          </div>
        </div>
        <p className="flex items-center gap-x-4 gap-y-1.5 max-sm:w-full max-sm:justify-between sm:flex-col sm:items-end">
          <span className="font-heading text-title leading-none font-bold text-primary-strong">
            {moneyText(locale, amount)}
          </span>
          <StateMark transaction={payment} />
        </p>
      </div>
      {attentions.map((attention) => (
        <Alert
          key={attention}
          tone={attention === 'withdrawal' ? 'info' : 'warning'}
          title={<span className="inline-block first-letter:uppercase">{t(`moneyDesk.attention.${attention}`)}</span>}
        >
          <p>{t(`moneyDesk.attentionText.${attention}`)}</p>
          {attention === 'withdrawal' && withdrawalReason && (
            <p className="mt-1.5 wrap-anywhere">{t('moneyDesk.withdrawalReason', { reason: withdrawalReason })}</p>
          )}
        </Alert>
      ))}
      <OtherPayments payment={payment} />
    </header>
  );
}

/** Related payments: a duplicate, or one whose remaining days reduced the price. */
function OtherPayments({ payment }: { payment: DeskPaymentDetail }) {
  const { locale, t } = useLanguage();
  const { creditBack, duplicateOf, status, tradedInto } = payment;
  const isPaid = payment.paidAt !== null;
  const lines: [text: string, number: number][] = creditBack.map((each) => [
    t(status === 'refunded' ? 'moneyDesk.credit.did' : 'moneyDesk.credit.will', {
      amount: moneyText(locale, each.amount),
      number: each.payment,
    }),
    each.payment,
  ]);
  if (tradedInto !== null) lines.push([t('moneyDesk.tradedInto', { number: tradedInto }), tradedInto]);
  if (duplicateOf !== null && isPaid) lines.push([t('moneyDesk.duplicateOf', { number: duplicateOf }), duplicateOf]);
  return lines.map(([text, number]) => (
    <Alert key={text} tone="info">
      <p>
        {text}{' '}
        <Link to={deskPaymentHref(number)} className="link">
          {t('moneyDesk.number', { number })}
        </Link>
      </p>
    </Alert>
  ));
}
