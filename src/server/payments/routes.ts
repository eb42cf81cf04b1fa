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
import { cancelPrices, getPrices, schedulePrices } from '#contract/payments/price-list.ts';
import { createVoucher, listVouchers, listVoucherUses, stopVoucher } from '#contract/payments/vouchers.ts';
import { type Caller, callerOf } from '../platform/context.ts';
import { type Mounted, mount, written } from '../platform/mount.ts';
import type { DeskService } from './desk/service.ts';
import type { PriceListService } from './price-list/service.ts';
import type { PaymentService } from './service.ts';
import type { createStarting } from './starting.ts';
import type { VoucherService } from './vouchers/service.ts';

interface Services {
  readonly payments: PaymentService;
  readonly start: ReturnType<typeof createStarting>['start'];
  readonly withdraw: (caller: Caller, id: number, reason: string) => Promise<void>;
  readonly desk: DeskService;
  readonly priceList: PriceListService;
  readonly vouchers: VoucherService;
}

/** Endpoints for buyers and admins. */
export function paymentRoutes({ payments, start, withdraw, desk, priceList, vouchers }: Services): Mounted[] {
  return [
    mount(getQuote, ({ query }, context) => payments.quote(callerOf(context), query, context)),
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
    ...priceRoutes(priceList),
    ...voucherRoutes(vouchers),
  ];
}

function priceRoutes(priceList: PriceListService): Mounted[] {
  return [
    mount(getPrices, () => priceList.get()),
    mount(schedulePrices, async ({ body }, context) => written(await priceList.schedule(body, context))),
    mount(cancelPrices, async ({ params }, context) => written(await priceList.cancel(params.id, context))),
  ];
}

function voucherRoutes(vouchers: VoucherService): Mounted[] {
  return [
    mount(listVouchers, ({ query }) => vouchers.list(query.page)),
    mount(createVoucher, async ({ body }, context) => written(await vouchers.create(body, context))),
    mount(stopVoucher, async ({ params }, context) => written(await vouchers.stop(params.id, context))),
    mount(listVoucherUses, ({ params, query }) => vouchers.uses(params.id, query.page)),
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
