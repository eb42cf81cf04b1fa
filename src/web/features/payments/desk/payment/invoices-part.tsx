import type { DeskPaymentDetail } from '#contract/payments/desk.ts';
import { dateText, moneyText } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/i18n.tsx';
import { Badge, type Tone } from '../../../../ui/badge.tsx';
import { InvoiceButton } from '../../history/invoice-button.tsx';

type Ksef = DeskPaymentDetail['ksef'][number];

const KSEF_TONES: Readonly<Record<Ksef['state'], Tone>> = {
  none: 'neutral',
  exported: 'neutral',
  waiting: 'amber',
  sent: 'amber',
  accepted: 'success',
  refused: 'danger',
};

/** A payment's invoices, and their state in KSeF, the national e-invoice system. */
export function InvoicesPart({ payment: { invoices, ksef } }: { payment: DeskPaymentDetail }) {
  const { locale, t } = useLanguage();
  return (
    <section aria-labelledby="payment-invoices" className="card p-5">
      <h2 id="payment-invoices" className="text-subheading">
        {t('moneyDesk.invoices.title')}
      </h2>
      {invoices.length === 0 && <p className="mt-2 text-muted">{t('moneyDesk.invoices.none')}</p>}
      <ul className="mt-3 flex flex-col gap-4 empty:hidden">
        {invoices.map((invoice) => (
          <li key={invoice.id} className="flex flex-col items-start gap-1.5">
            <InvoiceButton invoice={invoice} />
            <p className="text-sm text-muted">
              {dateText(locale, invoice.issuedAt)} · {moneyText(locale, invoice.gross)}
            </p>
            <KsefState ksef={ksef.find(({ invoiceId }) => invoiceId === invoice.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Invoices without a tax number are not sent to KSeF. */
function KsefState({ ksef }: { ksef: Ksef | undefined }) {
  const { t } = useLanguage();
  if (!ksef || ksef.state === 'none') return null;
  return (
    <div className="text-sm">
      <Badge tone={KSEF_TONES[ksef.state]}>{t(`moneyDesk.ksef.${ksef.state}`)}</Badge>
      {ksef.number && (
        <p className="mt-1 wrap-anywhere">
          <span className="text-muted">{t('moneyDesk.ksef.number')}</span>{' '}
          {ksef.qrUrl ? (
            <a href={ksef.qrUrl} rel="noopener" className="link">
              {ksef.number}
            </a>
          ) : (
            ksef.number
          )}
        </p>
      )}
      {ksef.error && <p className="mt-1 font-semibold wrap-anywhere text-danger">{ksef.error}</p>}
    </div>
  );
}
