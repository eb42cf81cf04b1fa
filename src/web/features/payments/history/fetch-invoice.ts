import { failureOf } from '#contract/api-client.ts';
import type { InvoiceRef } from '#contract/payments/payments.ts';
import { handOver } from '../../../lib/hand-over.ts';
import { inSession } from '../../../lib/session/in-session.ts';
import { callHeaders } from '../../../lib/session/session-call.ts';
import { invoicePdfPath } from './bounds.ts';

const TIMEOUT_MS = 120_000;

/** Downloads an invoice's PDF in the user's session. Rejects as an API call does. */
export async function saveInvoice({ id, number }: Pick<InvoiceRef, 'id' | 'number'>): Promise<void> {
  const content = await inSession(() => fetchPdf(invoicePdfPath(id)));
  handOver(content, `${number.replaceAll('/', '-')}.pdf`);
}

async function fetchPdf(path: string): Promise<Blob> {
  const response = await fetch(path, { headers: callHeaders(), signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (response.ok) return response.blob();
  throw failureOf(response.status, await response.json().catch(() => null));
}
