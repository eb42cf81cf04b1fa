import { useState } from 'react';
import type { InvoiceRef } from '#contract/payments/payments.ts';
import { useT } from '../../../lib/i18n.tsx';
import { failureText, isCalledOff } from '../../../lib/remote/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { saveInvoice } from './fetch-invoice.ts';

/** Downloads an invoice or a correction as a PDF. Its page has the messages `transaction.invoice.`. */
export function InvoiceButton({ invoice }: { invoice: InvoiceRef }) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    try {
      await saveInvoice(invoice);
    } catch (error) {
      if (!isCalledOff(error))
        showToast({ tone: 'error', title: t('transaction.invoice.failed'), description: failureText(error, t) });
    }
    setBusy(false);
  }

  return (
    <Button variant="secondary" size="sm" icon="file-text" busy={isBusy} onClick={() => void save()}>
      <span className="wrap-anywhere">{t(`transaction.invoice.${invoice.kind}`, { number: invoice.number })}</span>
    </Button>
  );
}
