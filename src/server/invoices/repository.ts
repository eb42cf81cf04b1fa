import { sql } from 'kysely';
import type { Buyer } from '#contract/invoices/invoices.ts';
import type { ReturnReason } from '#contract/payments/desk.ts';
import type { TargetType, Variant } from '#contract/payments/payments.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import type { InvoiceContent } from './content.ts';

/** A stored invoice. `month` is `YYYY-MM`, `issue_date` `YYYY-MM-DD`. */
export interface InvoiceRow {
  id: number;
  purchase_id: number;
  account_id: number;
  series: string;
  month: string;
  number: number;
  corrects_id: number | null;
  issued_at: Date;
  issue_date: string;
  seller: object;
  buyer: object;
  lines: object[];
  facts: object;
  net_minor: number;
  vat_minor: number;
  gross_minor: number;
  pdf_name: string | null;
  pdf_sha256: Buffer | null;
  ksef_number: string | null;
  /** Of the corrected invoice; null for an invoice. */
  corrected_ksef_number: string | null;
}

const COLUMNS = sql`
  i.id, i.purchase_id, i.account_id, i.series, to_char(i.month, 'YYYY-MM') as month, i.number, i.corrects_id, i.issued_at,
  i.issue_date::text as issue_date, i.seller, i.buyer, i.lines, i.facts, i.net_minor, i.vat_minor, i.gross_minor,
  i.pdf_name, i.pdf_sha256, i.ksef_number, c.ksef_number as corrected_ksef_number`;

const INVOICE = sql`invoice i left join invoice c on c.id = i.corrects_id`;

export async function findInvoice(db: Db | Tx, id: number): Promise<InvoiceRow | undefined> {
  const { rows } = await sql<InvoiceRow>`select ${COLUMNS} from ${INVOICE} where i.id = ${id}`.execute(db);
  return rows[0];
}

/** The invoice of a purchase, or its correction. */
export async function findOfPurchase(
  db: Db | Tx,
  purchaseId: number,
  kind: 'invoice' | 'correction',
): Promise<InvoiceRow | undefined> {
  const isKind = kind === 'invoice' ? sql`i.corrects_id is null` : sql`i.corrects_id is not null`;
  const { rows } = await sql<InvoiceRow>`
    select ${COLUMNS} from ${INVOICE} where i.purchase_id = ${purchaseId} and ${isKind}`.execute(db);
  return rows[0];
}

/** The code of a purchase's voucher; null without one. */
export async function findCode(db: Db | Tx, { voucher_id: id }: { voucher_id: number | null }): Promise<string | null> {
  if (id === null) return null;
  const row = await db.selectFrom('voucher').select('code').where('id', '=', id).executeTakeFirst();
  return row?.code ?? null;
}

const WAIT_FOR_NUMBER_MS = 15_000;

/**
 * The next number of a series in a month (`YYYY-MM`). The counter's row stays locked until the transaction ends, so a
 * number is used exactly when its invoice is committed: there are no gaps, and the next invoice waits.
 */
export async function takeNumber(tx: Tx, series: string, month: string): Promise<number> {
  // Waiting for earlier invoices is normal, so allow more time than for other statements.
  await sql.raw(`set local statement_timeout = ${WAIT_FOR_NUMBER_MS}`).execute(tx);
  const { rows } = await sql<{ last_number: number }>`
    insert into invoice_counter (series, month, last_number) values (${series}, ${`${month}-01`}::date, 1)
    on conflict (series, month) do update set last_number = invoice_counter.last_number + 1
    returning last_number`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('no invoice number was assigned');
  return row.last_number;
}

/** A new invoice to be stored; `month` is `YYYY-MM`. */
export interface NewInvoice {
  readonly purchaseId: number;
  readonly accountId: number;
  readonly series: string;
  readonly month: string;
  readonly number: number;
  readonly correctsId: number | null;
  readonly content: InvoiceContent;
  readonly facts: object;
}

export async function insertInvoice(tx: Tx, { content, ...invoice }: NewInvoice): Promise<number> {
  const row = await tx
    .insertInto('invoice')
    .values({
      purchase_id: invoice.purchaseId,
      account_id: invoice.accountId,
      series: invoice.series,
      month: `${invoice.month}-01`,
      number: invoice.number,
      corrects_id: invoice.correctsId,
      issued_at: content.issuedAt,
      issue_date: content.issueDate,
      seller: JSON.stringify(content.seller),
      buyer: JSON.stringify(content.buyer),
      lines: JSON.stringify(content.lines),
      facts: JSON.stringify(invoice.facts),
      net_minor: content.netMinor,
      vat_minor: content.vatMinor,
      gross_minor: content.grossMinor,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export interface InvoiceRefRow {
  id: number;
  purchase_id: number;
  series: string;
  month: string;
  number: number;
  corrects_id: number | null;
  issued_at: Date;
  gross_minor: number;
}

/** The invoices and corrections of purchases, oldest first. */
export async function listRefs(db: Db | Tx, purchaseIds: readonly number[]): Promise<InvoiceRefRow[]> {
  const { rows } = await sql<InvoiceRefRow>`
    select id, purchase_id, series, to_char(month, 'YYYY-MM') as month, number, corrects_id, issued_at, gross_minor
    from invoice where purchase_id = any(${purchaseIds}::bigint[]) order by id`.execute(db);
  return rows;
}

/** The invoices and corrections of a month (`YYYY-MM`) by number, samples last, with their payments' references. */
export async function listMonth(db: Db, month: string): Promise<(InvoiceRow & { provider_ref: string | null })[]> {
  const first = `${month}-01`;
  const { rows } = await sql<InvoiceRow & { provider_ref: string | null }>`
    select ${COLUMNS}, p.provider_ref from ${INVOICE} join purchase p on p.id = i.purchase_id
    where i.issue_date >= ${first}::date and i.issue_date < ${first}::date + interval '1 month'
    order by i.series, i.number`.execute(db);
  return rows;
}

/** A payment with the recipient of its mail; `name` is null if the account is deleted. */
export interface MoneyMailRow {
  id: number;
  target_type: TargetType;
  variant: Variant;
  title: string;
  amount_minor: number;
  paid_at: Date | null;
  activated_at: Date | null;
  active_until: Date | null;
  withdrawal_requested_at: Date | null;
  withdrawal_reason: string;
  locale: string;
  /** As on the invoice. */
  email: string;
  buyer_name: string;
  name: string | null;
  duplicate_of: number | null;
  credit_minor: number;
  /** The reason of the refund, and how much of the credit was refunded with it. */
  refund_reason: ReturnReason | null;
  credit_returned_minor: number;
}

export async function findMoneyMail(db: Db, purchaseId: number): Promise<MoneyMailRow | undefined> {
  const { rows } = await sql<MoneyMailRow>`
    select p.id, p.target_type, p.variant, p.title, p.amount_minor, p.paid_at, p.activated_at, p.active_until,
      p.withdrawal_requested_at, p.withdrawal_reason, p.locale, coalesce(p.buyer ->> 'email', '') as email,
      coalesce(p.buyer ->> 'name', '') as buyer_name, a.name, p.duplicate_of, p.credit_minor,
      (select r.reason from refund r where r.purchase_id = p.id) as refund_reason,
      (select coalesce(sum(r.amount_minor), 0)::int from purchase o join refund r on r.purchase_id = o.id
        where o.traded_into = p.id and r.reason = 'credit') as credit_returned_minor
    from purchase p left join account a on a.id = p.account_id and a.deleted_at is null
    where p.id = ${purchaseId}`.execute(db);
  return rows[0];
}

/** Records the archived PDF of an invoice, permanently; false if one is recorded already. */
export async function notePdf(
  db: Db,
  id: number,
  { name, sha256 }: { name: string; sha256: Buffer },
): Promise<boolean> {
  const row = await db
    .updateTable('invoice')
    .set({ pdf_name: name, pdf_sha256: sha256 })
    .where('id', '=', id)
    .where('pdf_sha256', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Records that an invoice was mailed, unless its mail failed permanently. */
export async function noteMailed(db: Db, id: number, jobId: string): Promise<void> {
  await sql`
    update invoice set mailed_at = coalesce(mailed_at, now())
    where id = ${id} and not exists (select from mail_delivery where id = ${jobId} and outcome = 'refused')`.execute(
    db,
  );
}

export async function saveBuyer(tx: Tx, accountId: number, buyer: Buyer): Promise<void> {
  const data = JSON.stringify(buyer);
  await sql`
    insert into invoice_data (account_id, data) values (${accountId}, ${data}::jsonb)
    on conflict (account_id) do update set data = excluded.data, updated_at = now()`.execute(tx);
}

export async function findBuyer(db: Db | Tx, accountId: number): Promise<Buyer | undefined> {
  const row = await db.selectFrom('invoice_data').select('data').where('account_id', '=', accountId).executeTakeFirst();
  return row?.data;
}

export async function deleteBuyer(db: Db | Tx, accountId: number): Promise<void> {
  await db.deleteFrom('invoice_data').where('account_id', '=', accountId).execute();
}
