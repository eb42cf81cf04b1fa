import type { ReactNode } from 'react';
import type { Transaction } from '#contract/payments/payments.ts';
import { dateText, timeText } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { InvoiceButton } from '../history/invoice-button.tsx';
import { boughtMessage } from './ordered.ts';
import { priceText } from './price-text.ts';

/** The purchase: what, for which listing, the amount, and the invoices. */
export function PaymentFacts({ transaction }: { transaction: Transaction }) {
  const { locale, t } = useLanguage();
  const { amount, id, invoices, paidAt, provider, startedAt, targetType, title } = transaction;
  const at = paidAt ?? startedAt;
  return (
    <dl className="grid gap-x-6 gap-y-3 rounded-field border border-line p-4 sm:grid-cols-[auto_1fr] sm:p-5">
      <Fact name={t('paying.fact.bought')}>{t(boughtMessage(transaction))}</Fact>
      {targetType !== 'shopPromotion' && <Fact name={t('paying.fact.for')}>{title}</Fact>}
      <Fact name={t('paying.fact.amount')}>{priceText(amount)}</Fact>
      <Fact name={t('paying.fact.way')}>{t(`paying.way.${provider}`)}</Fact>
      <Fact name={t(paidAt ? 'paying.fact.paidAt' : 'paying.fact.startedAt')}>
        {dateText(locale, at)}, {timeText(locale, at)}
      </Fact>
      <Fact name={t('paying.fact.number')}>{id}</Fact>
      {invoices.length > 0 && (
        <Fact name={t('paying.fact.invoice')}>
          <span className="flex flex-wrap gap-2">
            {invoices.map((invoice) => (
              <InvoiceButton key={invoice.id} invoice={invoice} />
            ))}
          </span>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="self-center text-muted max-sm:-mb-2.5 max-sm:text-sm">{name}</dt>
      <dd className="min-w-0 font-semibold wrap-anywhere">{children}</dd>
    </>
  );
}
