import type { ReactNode } from 'react';
import type { Transaction } from '#contract/payments/payments.ts';
import { dateText, moneyText, timeText } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';

/** Numbers and times of a payment, collapsed at the bottom of its card. */
export function TransactionFacts({ transaction }: { transaction: Transaction }) {
  const { t } = useLanguage();
  const facts = useFacts(transaction);
  return (
    <Disclosure
      summary={<span className="text-[0.9375rem]">{t('history.details')}</span>}
      className="border-t border-line bg-linen/45 px-4 sm:px-5"
    >
      <dl className="grid gap-x-6 gap-y-2.5 pb-4 text-[0.9375rem] sm:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

function useFacts(transaction: Transaction): [name: string, value: ReactNode][] {
  const { locale, t } = useLanguage();
  const { id, provider, startedAt, paidAt, listPrice, reduction, code, credit, refunded, withdrawableUntil } =
    transaction;
  const moment = (at: string) => <time dateTime={at}>{`${dateText(locale, at)}, ${timeText(locale, at)}`}</time>;
  const facts: [string, ReactNode | null][] = [
    [t('history.fact.number'), id],
    [t('history.fact.provider'), t(`transaction.provider.${provider}`)],
    [t('history.fact.startedAt'), moment(startedAt)],
    [t('history.fact.paidAt'), paidAt && moment(paidAt)],
    [t('history.fact.listPrice'), credit + reduction > 0 ? moneyText(locale, listPrice) : null],
    [t('history.fact.code'), code && `${code}: −${moneyText(locale, reduction)}`],
    [t('history.fact.credit'), credit > 0 ? `−${moneyText(locale, credit)}` : null],
    [t('history.fact.refunded'), refunded > 0 ? moneyText(locale, refunded) : null],
    [t('history.fact.withdrawableUntil'), withdrawableUntil && moment(withdrawableUntil)],
  ];
  return facts.filter(([, value]) => value !== null);
}
