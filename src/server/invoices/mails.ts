import { WITHDRAWAL_DAYS } from '#contract/payments/payments.ts';
import { DEFAULT_LOCALE, findLocale } from '#i18n/locales.ts';
import type { Config } from '../config.ts';
import type { Mail, Mailer } from '../notifications/mail/mailer.ts';
import { mailTo } from '../notifications/mail/queued.ts';
import type { MailTemplate, MailValues } from '../notifications/mail/template.ts';
import { withdrawableUntil } from '../payments/terms.ts';
import type { Db } from '../platform/db/client.ts';
import { withDeps } from '../platform/with-deps.ts';
import type { createInvoiceArchive, InvoiceFile } from './archive.ts';
import * as templates from './mail-templates.ts';
import { invoiceNumber } from './numbers.ts';
import { findMoneyMail, findOfPurchase, type InvoiceRow, type MoneyMailRow, noteMailed } from './repository.ts';
import { contentOf } from './stored.ts';

type MoneyMailKind = 'paymentReceived' | 'paymentRefunded' | 'withdrawalReceived' | 'withdrawalNotice';

/** A queued payment mail; its content is looked up when it is sent. */
export interface MoneyMail {
  readonly kind: MoneyMailKind;
  readonly purchaseId: number;
}

/** The document attached to each mail. */
const BRINGS = { paymentReceived: 'invoice', paymentRefunded: 'correction' } as const;

interface MoneyMailDeps {
  readonly config: Config;
  readonly db: Db;
  readonly archive: ReturnType<typeof createInvoiceArchive>;
}

const DAY_MS = 24 * 60 * 60_000;

/**
 * Payment mails go to the invoice's address, which may differ from the account's; withdrawals also to the operator. All
 * are legally required, so they are sent even to addresses that bounce.
 */
export function createMoneyMails(deps: MoneyMailDeps) {
  return withDeps(deps, { send });
}

async function send(deps: MoneyMailDeps, deliver: Mailer, mail: MoneyMail, jobId: string): Promise<void> {
  const invoice = await findBrought(deps, mail);
  await deliver(() => compose(deps, mail, invoice), jobId);
  if (invoice) await noteMailed(deps.db, invoice.id, jobId);
}

async function findBrought({ db }: MoneyMailDeps, { kind, purchaseId }: MoneyMail): Promise<InvoiceRow | undefined> {
  if (kind !== 'paymentReceived' && kind !== 'paymentRefunded') return undefined;
  return findOfPurchase(db, purchaseId, BRINGS[kind]);
}

/** Null if there is no recipient. */
async function compose(
  deps: MoneyMailDeps,
  { kind, purchaseId }: MoneyMail,
  invoice: InvoiceRow | undefined,
): Promise<Mail | null> {
  const row = await findMoneyMail(deps.db, purchaseId);
  if (!row?.email) return null;
  const said = {
    withdrawnAt: momentOf(row.withdrawal_requested_at),
    reason: row.withdrawal_reason,
    creditMinor: row.activated_at ? row.credit_minor : 0,
  };
  switch (kind) {
    case 'withdrawalNotice':
      return notice(deps, row, said);
    case 'withdrawalReceived':
      return addressed(deps, row, templates.withdrawalReceived, {
        ...about(deps, row),
        ...said,
        isStarted: row.activated_at !== null,
      });
    default:
      return invoice ? withInvoice(deps, kind, row, invoice) : null;
  }
}

async function withInvoice(
  deps: MoneyMailDeps,
  kind: keyof typeof BRINGS,
  row: MoneyMailRow,
  invoice: InvoiceRow,
): Promise<Mail> {
  const file = await deps.archive.read(invoice);
  const isTrial = contentOf(invoice).paidBy === 'sandbox';
  if (kind === 'paymentReceived')
    return attached(addressed(deps, row, templates.paymentReceived, received(deps, row, invoice, isTrial)), file);
  const values: templates.PaymentRefunded = {
    ...about(deps, row),
    amountMinor: -invoice.gross_minor,
    correction: invoiceNumber(invoice),
    isTrial,
    why: whyRefunded(row),
    duplicateOf: numberText(row.duplicate_of),
    creditMinor: row.credit_returned_minor,
  };
  return attached(addressed(deps, row, templates.paymentRefunded, values), file);
}

function received(
  deps: MoneyMailDeps,
  row: MoneyMailRow,
  invoice: InvoiceRow,
  isTrial: boolean,
): templates.PaymentReceived {
  const paidAt = row.paid_at ?? invoice.issued_at;
  return {
    ...about(deps, row),
    invoice: invoiceNumber(invoice),
    isTrial,
    duplicateOf: numberText(row.duplicate_of),
    activeUntil: row.activated_at && row.active_until ? row.active_until.toISOString() : null,
    // The deadline is exclusive; show the last day on which a withdrawal is possible.
    withdrawUntil: new Date(withdrawableUntil(paidAt).getTime() - 1).toISOString(),
    termsLink: `${deps.config.publicUrl}/terms`,
  };
}

function notice(
  deps: MoneyMailDeps,
  row: MoneyMailRow,
  said: Pick<templates.WithdrawalNotice, 'withdrawnAt' | 'reason' | 'creditMinor'>,
): Mail {
  const values: templates.WithdrawalNotice = {
    ...about(deps, row),
    ...said,
    name: '',
    link: `${deps.config.publicUrl}/admin/payments/${row.id}`,
    buyer: row.buyer_name,
    buyerEmail: row.email,
    refundUntil: new Date(Date.parse(said.withdrawnAt) + WITHDRAWAL_DAYS * DAY_MS).toISOString(),
  };
  const operator = { email: deps.config.mail.contactEmail, locale: DEFAULT_LOCALE };
  return { ...mailTo(deps.config, operator, templates.withdrawalNotice, values), replyTo: row.email };
}

function about({ config }: MoneyMailDeps, row: MoneyMailRow) {
  return {
    name: row.name ?? '',
    payment: String(row.id),
    bought: { targetType: row.target_type, variant: row.variant },
    title: row.target_type === 'shopPromotion' ? '' : row.title,
    amountMinor: row.amount_minor,
    link: `${config.publicUrl}/userpanel?section=transactions`,
  };
}

function addressed<V extends MailValues>(
  { config }: MoneyMailDeps,
  row: MoneyMailRow,
  template: MailTemplate<V>,
  values: V,
): Mail {
  return mailTo(config, { email: row.email, locale: findLocale(row.locale) ?? DEFAULT_LOCALE }, template, values);
}

function whyRefunded({ refund_reason: reason }: MoneyMailRow): templates.PaymentRefunded['why'] {
  return reason === 'duplicate' || reason === 'credit' ? reason : 'other';
}

function numberText(id: number | null): string | null {
  return id === null ? null : String(id);
}

function attached(mail: Mail, { fileName, bytes }: InvoiceFile): Mail {
  return { ...mail, attachments: [{ fileName, type: 'application/pdf', bytes }] };
}

function momentOf(moment: Date | null): string {
  return (moment ?? new Date()).toISOString();
}
