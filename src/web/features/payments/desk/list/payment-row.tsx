import type { DeskPayment } from '#contract/payments/desk.ts';
import { moneyText } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/i18n.tsx';
import { PersonMark } from '../../../../lib/staff/person-mark.tsx';
import { TimeLabel } from '../../../../lib/time/time-label.tsx';
import { Link } from '../../../../ui/link.tsx';
import { BoughtSeal, boughtText, StateMark } from '../../history/transaction-marks.tsx';
import { AttentionMark } from '../money-marks.tsx';
import { deskPaymentHref, type FromPayments, type PaymentsView, paymentsHref } from '../places.ts';

const ROW =
  'relative grid gap-x-5 gap-y-2 p-4 hover:bg-linen lg:grid-cols-[minmax(0,1fr)_13rem_13rem] lg:items-center has-[.card-link:focus-visible]:outline-3 has-[.card-link:focus-visible]:-outline-offset-3 has-[.card-link:focus-visible]:outline-focus';

/** A payment in the list: plan, buyer, amount and state. */
export function PaymentRow({ payment, view }: { payment: DeskPayment; view: PaymentsView }) {
  const { locale, t } = useLanguage();
  const { id, title, buyer, amount, provider, startedAt, attentions, invoices } = payment;
  const back: FromPayments = { payments: new URL(paymentsHref(view), location.origin).search };
  return (
    <li className={ROW}>
      <div className="flex min-w-0 gap-3">
        <BoughtSeal variant={payment.variant} className="max-sm:hidden" />
        <div className="min-w-0 flex-1">
          <Link to={deskPaymentHref(id)} state={back} className="card-link block truncate font-bold">
            {title}
          </Link>
          <p className="text-sm text-muted">
            {[t('moneyDesk.number', { number: id }), boughtText(payment, t)].join(' · ')}
            {invoices[0] && (
              <>
                {' · '}
                <span className="whitespace-nowrap">{invoices[0].number}</span>
              </>
            )}
          </p>
          {attentions.length > 0 && (
            <div className="mt-1.5 flex flex-wrap gap-1.5">
              {attentions.map((attention) => (
                <AttentionMark key={attention} attention={attention} />
              ))}
            </div>
          )}
        </div>
      </div>
      <div className="flex min-w-0 items-center gap-x-4 text-[0.9375rem] max-lg:justify-between sm:max-lg:ms-14 lg:block">
        <PersonMark person={buyer} className="font-semibold" />
        <p className="shrink-0 text-sm text-muted">
          <TimeLabel moment={startedAt} /> · {t(`moneyDesk.provider.${provider}`)}
        </p>
      </div>
      <div className="flex items-center justify-between gap-3 sm:max-lg:ms-14 lg:flex-col lg:items-end lg:gap-1">
        <span className="font-heading text-lg leading-tight font-bold">{moneyText(locale, amount)}</span>
        <StateMark transaction={payment} />
      </div>
    </li>
  );
}
