import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { SELLS_AS } from '#kinds/sells-as.ts';
import { useT } from '../../lib/i18n.tsx';
import { RadioGroup } from '../../ui/choices.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { InvoiceData } from './invoice-data.tsx';
import { TraderFields } from './trader-fields.tsx';
import type { UsedStatusForm } from './use-status-form.ts';

export interface StatusFieldsProps extends Pick<UsedStatusForm, 'form' | 'errorOf'> {
  legend: ReactNode;
  hint?: ReactNode;
  quietLegend?: boolean;
  /** Invoice data of a firm is stored and can be filled in from there. */
  hasInvoiceData: boolean;
}

const HINTS = {
  private: 'sellerStatus.form.privateHint',
  farmer: 'sellerStatus.form.farmerHint',
  trader: 'sellerStatus.form.traderHint',
} as const;

/** The choice of the kind of seller, with its criteria, and the data that a trader must publish. */
export function StatusFields({ form, errorOf, hasInvoiceData, ...group }: StatusFieldsProps) {
  const t = useT();
  const sellsAs = useWatch({ control: form.control, name: 'sellsAs' });
  const isTrader = sellsAs === 'trader' || sellsAs === 'farmer';
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <RadioGroup
        {...group}
        layout="cards"
        name="sellsAs"
        error={errorOf('sellsAs')}
        options={SELLS_AS.map((value) => ({ value, label: t(`sellerStatus.form.${value}`), hint: t(HINTS[value]) }))}
        inputProps={form.register('sellsAs')}
      />
      <Disclosure summary={t('sellerStatus.form.unsure')} className="rounded-field bg-linen px-4">
        <p className="max-w-text pb-4 text-[0.9375rem]">{t('sellerStatus.form.unsureText')}</p>
      </Disclosure>
      {isTrader && hasInvoiceData && <InvoiceData form={form} />}
      {isTrader && <TraderFields form={form} errorOf={errorOf} isFarmer={sellsAs === 'farmer'} />}
    </div>
  );
}
