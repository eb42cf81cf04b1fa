import {
  checkPayment,
  explainMismatch,
  exportPayments,
  getPayment,
  listPayments,
  refundPayment,
  retryPayment,
} from '#contract/payments/desk.ts';
import {
  getQuote,
  getTransaction,
  listTransactions,
  startTransaction,
  withdraw as withdrawEndpoint,
} from '#contract/payments/payments.ts';
import { type Caller, callerOf } from '../platform/context.ts';
import { type Mounted, mount, written } from '../platform/mount.ts';
import type { DeskService } from './desk/service.ts';
import type { PaymentService } from './service.ts';
import type { createStarting } from './starting.ts';

interface Services {
  readonly payments: PaymentService;
  readonly start: ReturnType<typeof createStarting>['start'];
  readonly withdraw: (caller: Caller, id: number, reason: string) => Promise<void>;
  readonly desk: DeskService;
}

/** Endpoints for buyers and admins. */
export function paymentRoutes({ payments, start, withdraw, desk }: Services): Mounted[] {
  return [
    mount(getQuote, ({ query }, context) => payments.quote(callerOf(context), query)),
    mount(startTransaction, async ({ body }, context) => {
      const caller = callerOf(context);
      const { purchaseId, redirectUrl } = await start(caller, body, context);
      return written({ transaction: await payments.get(caller, purchaseId), redirectUrl });
    }),
    mount(listTransactions, ({ query }, context) => payments.list(callerOf(context), query.page)),
    mount(getTransaction, ({ params }, context) => payments.get(callerOf(context), params.id)),
    mount(withdrawEndpoint, async ({ params, body }, context) => {
      const caller = callerOf(context);
      await withdraw(caller, params.id, body.reason);
      return written(await payments.get(caller, params.id));
    }),
    ...deskRoutes(desk),
  ];
}

function deskRoutes(desk: DeskService): Mounted[] {
  return [
    mount(listPayments, ({ query }) => desk.list(query)),
    mount(exportPayments, ({ query }) => desk.exportMonth(query.month)),
    mount(getPayment, ({ params }) => desk.get(params.id)),
    mount(refundPayment, async ({ params, body }, context) => {
      await desk.refund(params.id, body, context);
      return written(await desk.get(params.id));
    }),
    mount(checkPayment, async ({ params }) => {
      await desk.check(params.id);
      return written(await desk.get(params.id));
    }),
    mount(explainMismatch, async ({ params, body }, context) => {
      await desk.explain(params.id, body.text, context);
      return written(await desk.get(params.id));
    }),
    mount(retryPayment, async ({ params }) => {
      await desk.retry(params.id);
      return written(await desk.get(params.id));
    }),
  ];
}
