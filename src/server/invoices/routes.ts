import type { FastifyInstance } from 'fastify';
import { ApiError } from '#contract/errors.ts';
import { forgetInvoiceData, getInvoiceData } from '#contract/invoices/invoices.ts';
import { attachmentHeader } from '../conversations/file-names.ts';
import { callerOf } from '../platform/context.ts';
import { type Authenticate, contextOf, type Mounted, mount, written } from '../platform/mount.ts';
import type { InvoiceService } from './service.ts';

export function invoiceRoutes(invoices: Pick<InvoiceService, 'findStoredBuyer' | 'forgetBuyer'>): Mounted[] {
  return [
    mount(getInvoiceData, async (_, context) => ({ buyer: await invoices.findStoredBuyer(callerOf(context).id) })),
    mount(forgetInvoiceData, async (_, context) => {
      await invoices.forgetBuyer(callerOf(context).id);
      return written({ forgotten: true as const });
    }),
  ];
}

const FILE = /^([1-9]\d{0,14})\.pdf$/;

/** Invoice files under `/invoices/{id}.pdf`, for the token's account, not cacheable. */
export function serveInvoices(
  fastify: FastifyInstance,
  invoices: Pick<InvoiceService, 'open'>,
  authenticate: Authenticate,
): void {
  fastify.get<{ Params: { file: string } }>('/invoices/:file', async (request, reply) => {
    const caller = callerOf(await contextOf(request, authenticate));
    const id = FILE.exec(request.params.file)?.[1];
    if (!id) throw new ApiError('notFound');
    const { fileName, bytes } = await invoices.open(caller, Number(id));
    return reply
      .type('application/pdf')
      .header('cache-control', 'private, no-store')
      .header('vary', 'authorization')
      .header('content-disposition', attachmentHeader(fileName))
      .send(bytes);
  });
}
