import type { DeskPaymentDetail } from '#contract/payments/desk.ts';
import { taxIdText } from '#contract/values/tax-id-text.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { PersonMark } from '../../../../lib/staff/person-mark.tsx';

/** The buyer, and their data on the invoice. */
export function BuyerPart({ payment: { buyer, invoiceTo } }: { payment: DeskPaymentDetail }) {
  const t = useT();
  const { name, address, zip, city, email, nip, type } = invoiceTo;
  return (
    <section aria-labelledby="payment-buyer" className="card p-5">
      <h2 id="payment-buyer" className="text-subheading">
        {t('moneyDesk.buyer.title')}
      </h2>
      <p className="mt-3">
        <PersonMark person={buyer} isLink size={36} />
      </p>
      <h3 className="mt-4 font-sans text-sm font-semibold text-muted">{t(`moneyDesk.buyer.${type}`)}</h3>
      <address className="mt-1 not-italic wrap-anywhere">
        <b>{name}</b>
        <br />
        {address}
        <br />
        {zip} {city}
        {nip && (
          <>
            <br />
            {t('transaction.nip', { nip: taxIdText(nip) })}
          </>
        )}
        {email && (
          <>
            <br />
            <a href={`mailto:${email}`} className="link">
              {email}
            </a>
          </>
        )}
      </address>
    </section>
  );
}
