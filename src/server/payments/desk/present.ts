import type { Attention, DeskPayment, DeskPaymentDetail } from '#contract/payments/desk.ts';
import type { InvoiceRef } from '#contract/payments/payments.ts';
import { ksefQrUrl } from '../../invoices/ksef/qr.ts';
import { presentTransaction } from '../present.ts';
import type { PurchaseRow } from '../repository.ts';
import type { RefundRow } from '../settle-repository.ts';
import type { DeskRow, EventRow, ExplanationRow, KsefRow } from './repository.ts';

export function presentDeskRow(row: DeskRow, invoices: readonly InvoiceRef[], now: Date): DeskPayment {
  const { account_id: id, buyer_name: name, buyer_avatar: avatar } = row;
  return {
    ...presentTransaction(row, invoices, now),
    buyer: { id, name, avatar: avatar ? { image_path: avatar } : null },
    providerRef: row.provider_ref,
    attentions: attentionsOf(row),
  };
}

function attentionsOf(row: DeskRow): Attention[] {
  const found: Record<Attention, boolean> = {
    notActivated: row.status === 'success' && row.activated_at === null,
    withdrawal: row.status === 'success' && row.withdrawal_requested_at !== null,
    refundFailed: row.has_failed_refund,
    mismatch: row.mismatch !== null,
    ksefRefused: row.has_refused_invoice,
  };
  return (Object.keys(found) as Attention[]).filter((attention) => found[attention]);
}

export function presentInvoiceTo({ buyer }: Pick<PurchaseRow, 'buyer'>): DeskPaymentDetail['invoiceTo'] {
  const { type, name, address, city, zip, email } = buyer;
  return { type, name, address, city, zip, email, nip: buyer.type === 'business' ? buyer.nip : null };
}

export function presentEvent({ kind, amount_minor: amount, received_at: at }: EventRow) {
  return { kind, amount: amount === null ? null : amount / 100, receivedAt: at.toISOString() };
}

export function presentRefund(row: RefundRow): DeskPaymentDetail['refunds'][number] {
  return {
    id: row.id,
    amount: row.amount_minor / 100,
    reason: row.reason,
    note: row.note,
    state: row.state,
    failure: row.error,
    requestedAt: row.requested_at.toISOString(),
    doneAt: row.done_at?.toISOString() ?? null,
  };
}

export function presentExplanation(row: ExplanationRow): DeskPaymentDetail['explanations'][number] {
  const { id, mismatch, text, explained_at: at, explained_by: by, name, avatar } = row;
  const person = by === null ? null : { id: by, name: name ?? '', avatar: avatar ? { image_path: avatar } : null };
  return { id, mismatch, text, by: person, at: at.toISOString() };
}

/** `site`: the base address of the invoices' QR codes. */
export function presentKsef(row: KsefRow, site: string): DeskPaymentDetail['ksef'][number] {
  const { id, ksef_state: state, ksef_hash: hash, seller_nip: sellerNip, issue_date: issueDate } = row;
  const qrUrl = hash && sellerNip ? ksefQrUrl(site, { sellerNip, issueDate, hash }) : null;
  return { invoiceId: id, state, number: row.ksef_number, qrUrl, error: row.ksef_error };
}
