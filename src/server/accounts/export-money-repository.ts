import { sql } from 'kysely';
import type { Db } from '../platform/db/client.ts';

/** The person's purchases of any status, and the data stored for their next invoice. */
export async function collectMoney(db: Db, accountId: number): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ data: Record<string, unknown> }>`
    select jsonb_build_object(
      'purchases', (select coalesce(jsonb_agg(to_jsonb(p) - '{checkout_url,mismatch}'::text[] || jsonb_build_object(
          'events', (select coalesce(jsonb_agg(jsonb_build_object(
              'kind', e.kind, 'amount_minor', e.amount_minor, 'received_at', e.received_at) order by e.received_at), '[]')
            from payment_event e where e.purchase_id = p.id),
          'refunds', (select coalesce(jsonb_agg(jsonb_build_object(
              'amount_minor', r.amount_minor, 'reason', r.reason, 'note', r.note, 'state', r.state,
              'requested_at', r.requested_at, 'done_at', r.done_at) order by r.id), '[]')
            from refund r where r.purchase_id = p.id)) order by p.id), '[]')
        from purchase p where p.account_id = ${accountId}),
      'invoices', (select coalesce(jsonb_agg(jsonb_build_object(
          'id', i.id, 'purchase_id', i.purchase_id, 'series', i.series, 'month', i.month, 'number', i.number,
          'corrects_id', i.corrects_id, 'issue_date', i.issue_date, 'seller', i.seller, 'buyer', i.buyer, 'lines', i.lines,
          'net_minor', i.net_minor, 'vat_minor', i.vat_minor, 'gross_minor', i.gross_minor, 'mailed_at', i.mailed_at,
          'ksef_number', i.ksef_number) order by i.id), '[]')
        from invoice i where i.account_id = ${accountId}),
      'invoiceData', (select d.data from invoice_data d where d.account_id = ${accountId})
    ) as data`.execute(db);
  return rows[0]?.data ?? {};
}

/** The person's archived invoices, by their names in the store. */
export async function listInvoiceFiles(db: Db, accountId: number): Promise<{ pdf_name: string; used_for: string }[]> {
  const { rows } = await sql<{ pdf_name: string; used_for: string }>`
    select pdf_name, series || '-' || to_char(month, 'YYYY-MM') || '-' || lpad(number::text, 4, '0') as used_for
    from invoice where account_id = ${accountId} and pdf_name is not null order by id`.execute(db);
  return rows;
}
