import { useState } from 'react';
import { browserApi } from '../../../../lib/browser-api.ts';
import { dayOfMoment, monthText } from '../../../../lib/format.ts';
import { handOver } from '../../../../lib/hand-over.ts';
import { useLanguage } from '../../../../lib/i18n.tsx';
import { failureText, isCalledOff } from '../../../../lib/remote/failure-text.ts';
import { useNowMs } from '../../../../lib/time/use-now.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field, SelectInput } from '../../../../ui/field.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { exportPayments } from '../calls.ts';
import { lastMonths } from './last-months.ts';

const OFFERED_MONTHS = 24;

/** Downloads a month's invoices for the accountant. */
export function ExportPart() {
  const { locale, t } = useLanguage();
  const months = lastMonths(dayOfMoment(useNowMs()), OFFERED_MONTHS);
  // Accounting is for completed months.
  const [month, setMonth] = useState(months[1] ?? '');
  const { isBusy, save } = useSaving();
  return (
    <div className="flex flex-wrap items-end gap-3 max-lg:border-t max-lg:border-line max-lg:pt-4 lg:border-s lg:border-line lg:ps-8">
      <Field label={t('moneyDesk.export.month')} hint={t('moneyDesk.export.hint')} className="w-full sm:w-60">
        <SelectInput value={month} onChange={(event) => setMonth(event.currentTarget.value)}>
          {months.map((each) => (
            <option key={each} value={each}>
              {monthText(locale, `${each}-15`)}
            </option>
          ))}
        </SelectInput>
      </Field>
      <Button variant="secondary" icon="download" busy={isBusy} onClick={() => void save(month)}>
        {t('moneyDesk.export.save')}
      </Button>
    </div>
  );
}

function useSaving() {
  const { locale, t } = useLanguage();
  const [isBusy, setBusy] = useState(false);

  async function save(month: string): Promise<void> {
    setBusy(true);
    try {
      const { csv, fileName, invoices } = await browserApi().call(exportPayments, { query: { month } });
      if (invoices > 0) handOver(new Blob([csv], { type: 'text/csv;charset=utf-8' }), fileName);
      const title = t(invoices > 0 ? 'moneyDesk.export.done' : 'moneyDesk.export.none', {
        count: invoices,
        month: monthText(locale, `${month}-15`),
      });
      showToast({ tone: invoices > 0 ? 'success' : 'info', title });
    } catch (error) {
      if (!isCalledOff(error))
        showToast({ tone: 'error', title: t('moneyDesk.failed'), description: failureText(error, t) });
    }
    setBusy(false);
  }

  return { isBusy, save };
}
