import { useState } from 'react';
import { browserApi } from '../../lib/browser-api.ts';
import { FormFailure } from '../../lib/forms/form-failure.tsx';
import { useT } from '../../lib/i18n.tsx';
import { failureText, isCalledOff } from '../../lib/remote/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { getInvoiceData } from './calls.ts';
import type { UsedStatusForm } from './use-status-form.ts';

type State = 'offered' | 'busy' | 'filled' | 'gone';

const TEXTS = {
  offered: 'sellerStatus.form.take',
  busy: 'sellerStatus.form.take',
  filled: 'sellerStatus.form.taken',
  gone: 'sellerStatus.form.takeGone',
} as const;

/** Offers to fill in stored invoice data. It was given for another purpose, so this requires the password. */
export function InvoiceData({ form }: Pick<UsedStatusForm, 'form'>) {
  const t = useT();
  const [state, setState] = useState<State>('offered');
  const [failure, setFailure] = useState<string | null>(null);

  async function fill(): Promise<void> {
    setState('busy');
    setFailure(null);
    try {
      const { buyer } = await browserApi().call(getInvoiceData);
      if (buyer) {
        const { name, address, zip, city, email, nip } = buyer;
        const values = { ...form.getValues(), name, address, zip, city, email, nip: nip ?? '' };
        form.reset(values, { keepDefaultValues: true });
      }
      setState(buyer ? 'filled' : 'gone');
    } catch (error) {
      if (!isCalledOff(error)) setFailure(failureText(error, t));
      setState('offered');
    }
  }

  const isOver = state === 'filled' || state === 'gone';
  return (
    <div className="flex flex-col gap-3 rounded-field bg-linen p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p role="status" className="flex min-w-0 items-start gap-2.5">
          <Icon name={state === 'filled' ? 'check' : 'history'} className="mt-0.5 text-primary" />
          <span>{t(TEXTS[state])}</span>
        </p>
        {!isOver && (
          <Button variant="secondary" size="sm" icon="lock" busy={state === 'busy'} onClick={() => void fill()}>
            {t('sellerStatus.form.takeUse')}
          </Button>
        )}
      </div>
      <FormFailure failure={failure} title={t('sellerStatus.form.takeFailed')} />
    </div>
  );
}
