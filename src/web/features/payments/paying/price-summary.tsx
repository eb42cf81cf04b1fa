import type { ReactNode } from 'react';
import type { Ordered, Quote } from '#contract/payments/payments.ts';
import { dateText } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { Card } from '../../../ui/card.tsx';
import { FolkStrip } from '../../../ui/ornament.tsx';
import { orderedMessage } from './ordered.ts';
import { priceText } from './price-text.ts';

export interface PriceSummaryProps {
  ordered: Ordered;
  quote: Quote;
  /** The listing or shop being promoted, shown so that its owner recognises it. */
  subject: ReactNode;
  /** Below the price: the field for a voucher's code. */
  voucher: ReactNode;
  /** Below, where there is room: the benefits. */
  children?: ReactNode;
}

/** The order, its price and the calculation, as on a receipt. */
export function PriceSummary({ ordered, quote, subject, voucher, children }: PriceSummaryProps) {
  const { locale, t } = useLanguage();
  const { listPrice, reduction, code, credit, unusedDays, days, vatPercent, amount, activeUntil } = quote;
  return (
    <Card as="section" aria-labelledby="order-summary" className="overflow-hidden">
      <FolkStrip />
      <div className="flex flex-col gap-5 p-5 sm:p-6">
        <h2 id="order-summary" className="text-heading">
          {t('paying.summary')}
        </h2>
        {subject}
        <dl className="flex flex-col gap-2">
          <Line name={t(...orderedMessage(ordered, days))} price={priceText(listPrice)} />
          {code !== null && <Line name={t('paying.code.line', { code })} price={`−${priceText(reduction)}`} />}
          {credit > 0 && <Line name={t('paying.credit', { count: unusedDays })} price={`−${priceText(credit)}`} />}
          <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-3">
            <dt className="text-lg font-bold">{t('paying.total')}</dt>
            <dd className="font-heading text-2xl font-bold whitespace-nowrap text-primary-strong">
              {priceText(amount)}
            </dd>
          </div>
        </dl>
        {voucher}
        <div className="flex flex-col gap-2 text-sm text-muted">
          {credit > 0 && <p>{t('paying.creditText', { count: unusedDays })}</p>}
          <p>{t('paying.until', { date: dateText(locale, activeUntil) })}</p>
          {amount > 0 && <p>{t('paying.vat', { rate: vatPercent })}</p>}
        </div>
        {children && <div className="border-t border-line pt-4 max-lg:hidden">{children}</div>}
      </div>
    </Card>
  );
}

function Line({ name, price }: { name: string; price: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0">{name}</dt>
      <dd className="font-semibold whitespace-nowrap">{price}</dd>
    </div>
  );
}
