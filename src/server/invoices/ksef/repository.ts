import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/client.ts';

/** Enqueues an invoice unless it is not for KSeF: a sample, or not between taxpayers. Returns whether it did. */
export async function markWaiting(tx: Tx, invoiceId: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    update invoice set ksef_state = 'waiting'
    where id = ${invoiceId} and ksef_state = 'none' and series in ('FV', 'KOR')
      and buyer ->> 'type' = 'business' and seller ->> 'nip' is not null
    returning id`.execute(tx);
  return rows.length > 0;
}

/** Requeues a refused invoice, or one that waits with an error. Returns whether it was one of these. */
export async function markAgain(tx: Tx, invoiceId: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    update invoice set ksef_state = 'waiting', ksef_session = null, ksef_ref = null, ksef_error = null
    where id = ${invoiceId} and (ksef_state = 'refused' or ksef_state = 'waiting' and ksef_error is not null)
    returning id`.execute(tx);
  return rows.length > 0;
}

export interface WaitingInvoice {
  readonly id: number;
  /** The corrected invoice was only exported, so its fate is unknown here. */
  readonly isOriginalExported: boolean;
}

/** Invoices that can be sent now, after an id; a correction only once its original's KSeF number is settled. */
export async function listWaiting(db: Db, afterId: number, limit: number): Promise<WaitingInvoice[]> {
  const { rows } = await sql<WaitingInvoice>`
    select invoice.id, coalesce(original.ksef_state = 'exported', false) as "isOriginalExported"
    from invoice left join invoice original on original.id = invoice.corrects_id
    where invoice.ksef_state = 'waiting' and invoice.id > ${afterId}
      and (original.id is null or original.ksef_state in ('none', 'exported', 'accepted'))
    order by invoice.id limit ${limit}`.execute(db);
  return rows;
}

export async function markExported(db: Db, invoiceId: number, hash: Buffer): Promise<void> {
  await sql`
    update invoice set ksef_state = 'exported', ksef_hash = ${hash}, ksef_error = null
    where id = ${invoiceId} and ksef_state = 'waiting'`.execute(db);
}

export async function markSent(
  db: Db,
  invoiceId: number,
  sent: { readonly session: string; readonly ref: string; readonly hash: Buffer },
): Promise<void> {
  await sql`
    update invoice set ksef_state = 'sent', ksef_session = ${sent.session}, ksef_ref = ${sent.ref},
      ksef_hash = ${sent.hash}, ksef_error = null
    where id = ${invoiceId} and ksef_state = 'waiting'`.execute(db);
}

export interface SentInvoice {
  readonly id: number;
  readonly session: string;
  readonly ref: string;
  readonly hash: Buffer;
}

/** Invoices whose status or receipt is still missing. */
export async function listSent(db: Db, limit: number): Promise<SentInvoice[]> {
  const { rows } = await sql<SentInvoice>`
    select id, ksef_session as session, ksef_ref as ref, ksef_hash as hash from invoice
    where ksef_state = 'sent' order by id limit ${limit}`.execute(db);
  return rows;
}

/** Stores the KSeF number; the state becomes `accepted` once the receipt is stored too. */
export async function noteNumber(db: Db, invoiceId: number, ksefNumber: string): Promise<void> {
  await sql`update invoice set ksef_number = ${ksefNumber} where id = ${invoiceId} and ksef_state = 'sent'`.execute(db);
}

export async function markAccepted(
  db: Db,
  invoiceId: number,
  accepted: { readonly session: string; readonly ksefNumber: string; readonly receipt: string },
): Promise<void> {
  await sql`
    update invoice set ksef_state = 'accepted', ksef_session = ${accepted.session},
      ksef_number = ${accepted.ksefNumber}, ksef_upo = ${accepted.receipt}, ksef_error = null
    where id = ${invoiceId} and ksef_state = 'sent'`.execute(db);
}

export async function markRefused(db: Db, invoiceId: number, error: string): Promise<void> {
  await sql`
    update invoice set ksef_state = 'refused', ksef_error = ${error}
    where id = ${invoiceId} and ksef_state in ('waiting', 'sent')`.execute(db);
}

/** KSeF has lost the invoice: send it again. If it arrived after all, KSeF reports a duplicate. */
export async function markLost(db: Db, invoiceId: number, error: string): Promise<void> {
  await sql`
    update invoice set ksef_state = 'waiting', ksef_session = null, ksef_ref = null, ksef_error = ${error}
    where id = ${invoiceId} and ksef_state = 'sent'`.execute(db);
}

/** Stores the problem that holds up all pending invoices. */
export async function noteTrouble(db: Db, error: string): Promise<void> {
  await sql`
    update invoice set ksef_error = ${error}
    where ksef_state in ('waiting', 'sent') and ksef_error is distinct from ${error}`.execute(db);
}
