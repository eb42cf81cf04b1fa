import { WITHDRAWAL_DAYS } from '#contract/payments.ts';
import { DEFAULT_LOCALE, findLocale } from '#i18n/locales.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/client.ts';
import type { Mail, Mailer } from '../mail/mailer.ts';
import { type MailKind, type MailValues, renderMail } from '../mail/templates.ts';
import { withdrawableUntil } from '../payments/terms.ts';
import type { createInvoiceArchive, InvoiceFile } from './archive.ts';
import { invoiceNumber } from './numbers.ts';
import { findMoneyMail, findOfPurchase, type InvoiceRow, type MoneyMailRow, noteMailed } from './repository.ts';
import { contentOf } from './stored.ts';

export type MoneyMailKind = Extract<
  MailKind,
  'paymentReceived' | 'paymentRefunded' | 'withdrawalReceived' | 'withdrawalNotice'
>;

/** A mail about a payment, as it waits in the queue: all that it says is looked up when it is sent. */
export interface MoneyMail {
  readonly kind: MoneyMailKind;
  readonly purchaseId: number;
}

/** What each mail brings along. */
const BRINGS = { paymentReceived: 'invoice', paymentRefunded: 'correction' } as const;

interface MoneyMailDeps {
  readonly config: Config;
  readonly db: Db;
  readonly archive: ReturnType<typeof createInvoiceArchive>;
}

const DAY_MS = 24 * 60 * 60_000;

/** Mails about payments: to the address on the invoice, which need not be the account's; withdrawals to the operator, too. */
export function createMoneyMails({ config, db, archive }: MoneyMailDeps) {
  const { publicUrl } = config;

  async function send(deliver: Mailer, mail: MoneyMail, jobId: string): Promise<void> {
    const invoice = await findBrought(mail);
    await deliver(() => compose(mail, invoice), jobId);
    if (invoice) await noteMailed(db, invoice.id, jobId);
  }

  async function findBrought({ kind, purchaseId }: MoneyMail): Promise<InvoiceRow | undefined> {
    if (kind !== 'paymentReceived' && kind !== 'paymentRefunded') return undefined;
    return findOfPurchase(db, purchaseId, BRINGS[kind]);
  }

  /** Null where there is nobody to write to. */
  async function compose({ kind, purchaseId }: MoneyMail, invoice: InvoiceRow | undefined): Promise<Mail | null> {
    const row = await findMoneyMail(db, purchaseId);
    if (!row?.email) return null;
    const said = { withdrawnAt: momentOf(row.withdrawal_requested_at), reason: row.withdrawal_reason };
    switch (kind) {
      case 'withdrawalNotice':
        return notice(row, said);
      case 'withdrawalReceived':
        return addressed(row, kind, { ...about(row), ...said, isStarted: row.activated_at !== null });
      default:
        return invoice ? withInvoice(kind, row, invoice) : null;
    }
  }

  async function withInvoice(kind: keyof typeof BRINGS, row: MoneyMailRow, invoice: InvoiceRow): Promise<Mail> {
    const file = await archive.read(invoice);
    const isTrial = contentOf(invoice).paidBy === 'sandbox';
    if (kind === 'paymentReceived') return attached(addressed(row, kind, received(row, invoice, isTrial)), file);
    const amountMinor = -invoice.gross_minor;
    const values = { ...about(row), amountMinor, correction: invoiceNumber(invoice), isTrial };
    return attached(addressed(row, kind, values), file);
  }

  function received(row: MoneyMailRow, invoice: InvoiceRow, isTrial: boolean): MailValues['paymentReceived'] {
    const paidAt = row.paid_at ?? invoice.issued_at;
    return {
      ...about(row),
      invoice: invoiceNumber(invoice),
      isTrial,
      activeUntil: row.activated_at && row.active_until ? row.active_until.toISOString() : null,
      // The moment is the first that is too late; people are told the last day.
      withdrawUntil: new Date(withdrawableUntil(paidAt).getTime() - 1).toISOString(),
      termsLink: `${publicUrl}/terms`,
    };
  }

  function notice(row: MoneyMailRow, said: { withdrawnAt: string; reason: string }): Mail {
    const values: MailValues['withdrawalNotice'] = {
      ...about(row),
      ...said,
      name: '',
      link: `${publicUrl}/admin/payments/${row.id}`,
      buyer: `${row.buyer_name}, ${row.email}`,
      refundUntil: new Date(Date.parse(said.withdrawnAt) + WITHDRAWAL_DAYS * DAY_MS).toISOString(),
    };
    const rendered = renderMail(DEFAULT_LOCALE, 'withdrawalNotice', values, { publicUrl });
    return { ...rendered, to: config.mail.contactEmail, replyTo: row.email };
  }

  function about(row: MoneyMailRow) {
    return {
      name: row.name ?? '',
      payment: String(row.id),
      bought: { targetType: row.target_type, variant: row.variant },
      title: row.target_type === 'shopPromotion' ? '' : row.title,
      amountMinor: row.amount_minor,
      link: `${publicUrl}/userpanel?section=transactions`,
    };
  }

  function addressed<K extends MoneyMailKind>(row: MoneyMailRow, kind: K, values: MailValues[K]): Mail {
    return { to: row.email, ...renderMail(findLocale(row.locale) ?? DEFAULT_LOCALE, kind, values, { publicUrl }) };
  }

  return { send };
}

function attached(mail: Mail, { fileName, bytes }: InvoiceFile): Mail {
  return { ...mail, attachments: [{ fileName, type: 'application/pdf', bytes }] };
}

function momentOf(moment: Date | null): string {
  return (moment ?? new Date()).toISOString();
}
