import type { ProviderId } from '#contract/payments/payments.ts';
import { polishDay } from '#contract/values/polish-time.ts';
import type { Config } from '../config.ts';
import type { Tx } from '../platform/db/client.ts';
import type { Jobs } from '../platform/jobs.ts';
import { differenceLine, lineOf } from './amounts.ts';
import type { InvoiceContent, InvoiceLine } from './content.ts';
import { findKsefQr, type KsefQr } from './ksef/qr.ts';
import type { KsefService } from './ksef/service.ts';
import { invoiceNumber, SERIES } from './numbers.ts';
import { findCode, findOfPurchase, insertInvoice, takeNumber } from './repository.ts';
import { isSampleOf, sellerOf } from './seller.ts';
import type { PaidPurchase, Refund } from './service.ts';
import { contentOf, type InvoiceFacts } from './stored.ts';
import { boughtWords, reasonWords } from './wording.ts';

export interface IssuingDeps {
  readonly config: Config;
  readonly jobs: Jobs;
  /** Enqueues each invoice and correction within its transaction; ignores those not for KSeF. */
  readonly ksef: Pick<KsefService, 'enqueue'>;
}

/** The content of an invoice or correction before it has a number. */
interface Draft extends Omit<InvoiceContent, 'number' | 'lines' | 'netMinor' | 'vatMinor' | 'grossMinor' | 'currency'> {
  readonly line: InvoiceLine;
  readonly correctsId: number | null;
}

export function createIssuing({ config, jobs, ksef }: IssuingDeps) {
  async function issue(tx: Tx, purchase: PaidPurchase, now: Date): Promise<number | null> {
    // Nothing was paid: there is nothing to invoice.
    if (purchase.amount_minor === 0) return null;
    const issued = await findOfPurchase(tx, purchase.id, 'invoice');
    if (issued) return issued.id;
    if (!purchase.paid_at) throw new Error(`the purchase ${purchase.id} is not paid`);
    const paidDate = polishDay(purchase.paid_at);
    const { name: market } = config.market;
    const words = boughtWords(purchase, { code: await findCode(tx, purchase), market });
    return write(tx, purchase, 'invoice', {
      market,
      isSample: isSampleOf(providerOf(purchase), config),
      ...dated(now),
      saleDate: paidDate,
      paidDate,
      paidBy: providerOf(purchase),
      seller: sellerOf(config),
      buyer: purchase.buyer,
      line: lineOf(words, purchase.amount_minor, purchase.vat_percent),
      corrects: null,
      correctsId: null,
    });
  }

  async function correct(
    tx: Tx,
    { purchase, refund }: { purchase: PaidPurchase; refund: Refund },
    now: Date,
  ): Promise<number> {
    const issued = await findOfPurchase(tx, purchase.id, 'correction');
    if (issued) return issued.id;
    const invoice = await findOfPurchase(tx, purchase.id, 'invoice');
    if (!invoice) throw new Error(`the purchase ${purchase.id} has no invoice`);
    const original = contentOf(invoice);
    const [before] = original.lines;
    if (!before) throw new Error(`the invoice ${invoice.id} has no line`);
    return write(tx, purchase, 'correction', {
      ...original,
      ...dated(now),
      line: differenceLine(before, refund.amount_minor),
      corrects: {
        number: original.number,
        issueDate: original.issueDate,
        ksefNumber: invoice.ksef_number,
        reason: reasonWords(refund.reason, refund.amount_minor === before.grossMinor),
        before,
      },
      correctsId: invoice.id,
    });
  }

  /** Assigns the number and stores the invoice with everything that depends on it. */
  async function write(tx: Tx, purchase: PaidPurchase, kind: keyof typeof SERIES, draft: Draft): Promise<number> {
    const { line, correctsId, ...said } = draft;
    const series = SERIES[kind][draft.isSample ? 'sample' : 'real'];
    const month = draft.issueDate.slice(0, 'YYYY-MM'.length);
    const mail = kind === 'invoice' ? 'paymentReceived' : 'paymentRefunded';
    await jobs.queue(tx, 'money.mail', { kind: mail, purchaseId: purchase.id });
    // From here until the commit, other invoices wait for their numbers.
    const number = await takeNumber(tx, series, month);
    const { netMinor, vatMinor, grossMinor } = line;
    const content: InvoiceContent = {
      ...said,
      number: invoiceNumber({ series, month, number }),
      lines: [line],
      ...{ netMinor, vatMinor, grossMinor },
      currency: 'PLN',
    };
    const facts = factsOf(content, qrOf(content, config));
    const place = { series, month, number, correctsId };
    const owner = { purchaseId: purchase.id, accountId: purchase.account_id };
    const id = await insertInvoice(tx, { ...owner, ...place, content, facts });
    await ksef.enqueue(tx, id);
    return id;
  }

  return { issue, correct };
}

/** The provider of a payment; a purchase paid entirely by a voucher has no invoice. */
function providerOf({ id, provider }: PaidPurchase): ProviderId {
  if (provider === 'voucher') throw new Error(`the purchase ${id} was not paid with money`);
  return provider;
}

function dated(now: Date): Pick<InvoiceContent, 'issueDate' | 'issuedAt'> {
  return { issueDate: polishDay(now), issuedAt: now.toISOString() };
}

function factsOf(content: InvoiceContent, qr: InvoiceFacts['qr']): InvoiceFacts {
  const { market, saleDate, paidDate, paidBy, corrects } = content;
  return { market, saleDate, paidDate, paidBy, corrects, qr };
}

/** If the QR code cannot be created, the invoice is issued without one; the KSeF job reports the problem. */
function qrOf(content: InvoiceContent, { payments }: Config): KsefQr | null {
  try {
    return findKsefQr(content, payments);
  } catch {
    return null;
  }
}
