import type { ReactNode } from 'react';
import { moneyText, monthText, numberText } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/i18n.tsx';
import { useNowMs } from '../../../../lib/time/use-now.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import type { PaymentsPage } from '../calls.ts';
import { ExportPart } from './export-part.tsx';

/** This month's revenue, and the export of any month. */
export function MonthFigures({ month }: { month: PaymentsPage['month'] | undefined }) {
  const { locale, t } = useLanguage();
  const nowMs = useNowMs();
  return (
    <section
      aria-labelledby="month-figures"
      className="card mb-6 grid gap-x-10 gap-y-5 p-5 lg:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div>
        <h2 id="month-figures" className="text-subheading first-letter:uppercase">
          {monthText(locale, nowMs)}
        </h2>
        <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
          <Figure name={t('moneyDesk.month.received')} isMain>
            {month && moneyText(locale, month.received)}
          </Figure>
          <Figure name={t('moneyDesk.month.refunded')}>{month && moneyText(locale, month.refunded)}</Figure>
          <Figure name={t('moneyDesk.month.payments')}>{month && numberText(locale, month.payments)}</Figure>
        </dl>
      </div>
      <ExportPart />
    </section>
  );
}

function Figure({ name, isMain, children }: { name: string; isMain?: boolean; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className={`font-heading text-heading font-bold ${isMain ? 'text-primary-strong' : ''}`}>
        {children ?? <Skeleton className="h-7 w-24" />}
      </dd>
    </div>
  );
}
