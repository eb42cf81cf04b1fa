import { useRef, useState } from 'react';
import type { StoredBuyer } from '#contract/invoices/invoices.ts';
import { taxIdText } from '#contract/values/tax-id-text.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { FormFailure } from '../../../lib/forms/form-failure.tsx';
import { useT } from '../../../lib/i18n.tsx';
import { failureText, isCalledOff } from '../../../lib/remote/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { forgetInvoiceData, getInvoiceData } from './calls.ts';

/** The buyer data stored for the next invoice: shown on request after the password, and deletable. */
export function KeptBuyer() {
  const t = useT();
  const { buyer, busy, failure, show, forget } = useKeptBuyer();
  const answer = useRef<HTMLDivElement>(null);
  const act = async (run: () => Promise<boolean>) => {
    if (await run()) answer.current?.focus();
  };
  return (
    <Card as="section" padded aria-labelledby="kept-buyer">
      <h2 id="kept-buyer" className="text-subheading">
        {t('history.kept.title')}
      </h2>
      <p className="mt-1.5 max-w-text text-[0.9375rem] text-muted">{t('history.kept.text')}</p>
      <div ref={answer} tabIndex={-1} className="mt-4 flex flex-col gap-4 outline-none empty:hidden">
        <FormFailure failure={failure} title={t('account.failed')} />
        {buyer && <Buyer buyer={buyer} />}
        {buyer === null && <p role="status">{t('history.kept.none')}</p>}
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        {buyer === undefined && (
          <Button
            variant="secondary"
            size="sm"
            icon="eye"
            busy={busy === 'show'}
            onClick={() => busy === null && void act(show)}
          >
            {t('history.kept.show')}
          </Button>
        )}
        {buyer && (
          <Button
            variant="secondary"
            size="sm"
            icon="trash-2"
            busy={busy === 'forget'}
            onClick={() => busy === null && void act(forget)}
          >
            {t('history.kept.forget')}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** `buyer`: undefined until requested, null when nothing is stored. */
function useKeptBuyer() {
  const t = useT();
  const [buyer, setBuyer] = useState<StoredBuyer | null>();
  const [busy, setBusy] = useState<'show' | 'forget' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function run(name: 'show' | 'forget', ask: () => Promise<StoredBuyer | null>): Promise<boolean> {
    setBusy(name);
    setFailure(null);
    try {
      setBuyer(await ask());
      return true;
    } catch (error) {
      if (!isCalledOff(error)) setFailure(failureText(error, t));
      return false;
    } finally {
      setBusy(null);
    }
  }

  return {
    buyer,
    busy,
    failure,
    show: () => run('show', async () => (await browserApi().call(getInvoiceData)).buyer),
    forget: () =>
      run('forget', async () =>
        browserApi()
          .call(forgetInvoiceData)
          .then(() => null),
      ),
  };
}

function Buyer({ buyer: { name, address, zip, city, email, nip } }: { buyer: StoredBuyer }) {
  const t = useT();
  return (
    <address className="rounded-field bg-linen px-4 py-3 not-italic wrap-anywhere">
      <b>{name}</b>
      <br />
      {address}
      <br />
      {zip} {city}
      <br />
      {email}
      {nip && (
        <>
          <br />
          {t('transaction.nip', { nip: taxIdText(nip) })}
        </>
      )}
    </address>
  );
}
