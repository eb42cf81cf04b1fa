import { useState } from 'react';
import { browserApi } from '../../../lib/browser-api.ts';
import { FormFailure } from '../../../lib/forms/form-failure.tsx';
import { useT } from '../../../lib/i18n.tsx';
import { failureText, isCalledOff } from '../../../lib/remote/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { getInvoiceData } from '../history/calls.ts';
import type { UsedCheckout } from './use-checkout.ts';

type State = 'offered' | 'busy' | 'filled' | 'gone';

/**
 * Buyer data of an earlier payment, to fill in the form. Shown only after the password: somebody else may be at the
 * screen.
 */
export function StoredBuyer({ form }: Pick<UsedCheckout, 'form'>) {
  const t = useT();
  const [state, setState] = useState<State>('offered');
  const [failure, setFailure] = useState<string | null>(null);

  async function fill(): Promise<void> {
    setState('busy');
    setFailure(null);
    try {
      const { buyer } = await browserApi().call(getInvoiceData);
      if (buyer) {
        const values = { ...form.getValues(), ...buyer, nip: buyer.nip ?? '', remembersBuyer: true };
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
          <span>
            {t(
              state === 'filled'
                ? 'paying.stored.filled'
                : state === 'gone'
                  ? 'paying.stored.gone'
                  : 'paying.stored.text',
            )}
          </span>
        </p>
        {!isOver && (
          <Button variant="secondary" size="sm" icon="lock" busy={state === 'busy'} onClick={() => void fill()}>
            {t('paying.stored.use')}
          </Button>
        )}
      </div>
      <FormFailure failure={failure} title={t('paying.stored.failed')} />
    </div>
  );
}
