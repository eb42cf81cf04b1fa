import type { ReactNode } from 'react';
import type { DeskPaymentDetail } from '#contract/payments/desk.ts';
import { dateText, moneyText, timeText } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/i18n.tsx';

/** Amounts and times of a payment. */
export function FactsPart({ payment }: { payment: DeskPaymentDetail }) {
  const { t } = useLanguage();
  const facts = useFacts(payment);
  return (
    <section aria-labelledby="payment-facts" className="card p-5">
      <h2 id="payment-facts" className="text-subheading">
        {t('moneyDesk.facts.title')}
      </h2>
      <dl className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function useFacts(payment: DeskPaymentDetail): [name: string, value: ReactNode][] {
  const { locale, t } = useLanguage();
  const { listPrice, credit, amount, refunded, provider, providerRef } = payment;
  const money = (pln: number) => moneyText(locale, pln);
  const moment = (at: string | null) =>
    at && <time dateTime={at}>{`${dateText(locale, at)}, ${timeText(locale, at)}`}</time>;
  const facts: [string, ReactNode][] = [
    [t('moneyDesk.facts.listPrice'), money(listPrice)],
    [t('moneyDesk.facts.credit'), credit > 0 ? `−${money(credit)}` : null],
    [t('moneyDesk.facts.amount'), money(amount)],
    [t('moneyDesk.facts.refunded'), refunded > 0 ? money(refunded) : null],
    [t('moneyDesk.facts.provider'), t(`moneyDesk.provider.${provider}`)],
    [t('moneyDesk.facts.providerRef'), providerRef && <code className="text-sm">{providerRef}</code>],
    [t('moneyDesk.facts.expiresAt'), payment.paidAt === null ? moment(payment.expiresAt) : null],
    // A refunded term has ended, whatever was paid for.
    [t('moneyDesk.facts.activeUntil'), payment.status === 'refunded' ? null : moment(payment.activeUntil)],
    [t('moneyDesk.facts.withdrawableUntil'), moment(payment.withdrawableUntil)],
  ];
  return facts.filter(([, value]) => value !== null);
}
