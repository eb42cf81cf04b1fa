import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import { PAGE_SIZE } from '#contract/paging.ts';
import type {
  getQuote,
  listTransactions,
  Ordered,
  ProviderId,
  Quote,
  Transaction,
} from '#contract/payments/payments.ts';
import type { Caller, RequestContext } from '../platform/context.ts';
import type { Db } from '../platform/db/client.ts';
import type { Limits } from '../platform/limits/service.ts';
import type { FindOffer } from './offers.ts';
import type { Invoices } from './ports.ts';
import { presentTransaction } from './present.ts';
import type { PaymentProvider } from './providers/provider.ts';
import { countPurchases, findPurchase, listPurchases } from './repository.ts';
import { begunDays } from './terms.ts';
import { countingGuesses } from './vouchers/using.ts';

interface PaymentDeps {
  readonly db: Db;
  readonly limits: Limits;
  readonly providers: ReadonlyMap<ProviderId, PaymentProvider>;
  readonly findOffer: FindOffer;
  readonly invoices: Pick<Invoices, 'listFor' | 'hasStoredBuyer'>;
}

export type PaymentService = ReturnType<typeof createPaymentService>;

/** Quotes and purchases, as shown to buyers. */
export function createPaymentService({ db, limits, providers, findOffer, invoices }: PaymentDeps) {
  /** @throws ApiError as `FindOffer`, and 'tooManyRequests' after many invalid codes */
  async function quote(
    caller: Caller,
    asked: ParsedOf<typeof getQuote>['query'],
    context: RequestContext,
  ): Promise<Quote> {
    const { code } = asked;
    const wished = { ordered: orderedOf(asked), code, locale: context.locale };
    const guesser = { accountId: caller.id, ip: context.ip };
    const [offer, hasStoredBuyer] = await Promise.all([
      countingGuesses(limits, guesser, code, () => findOffer(db, caller.id, wished)),
      invoices.hasStoredBuyer(db, caller.id),
    ]);
    const { title, price, reductionMinor, creditMinor, unusedMs, activeUntil } = offer;
    return {
      title,
      listPrice: price.priceMinor / 100,
      reduction: reductionMinor / 100,
      code: offer.voucher?.code ?? null,
      credit: creditMinor / 100,
      unusedDays: begunDays(unusedMs),
      days: price.visibleDays,
      vatPercent: price.vatPercent,
      amount: (price.priceMinor - reductionMinor - creditMinor) / 100,
      activeUntil: activeUntil.toISOString(),
      providers: [...providers.keys()],
      hasStoredBuyer,
    };
  }

  async function list(caller: Caller, page: number): Promise<AnswerOf<typeof listTransactions>> {
    const [rows, total] = await Promise.all([
      listPurchases(db, caller.id, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }),
      countPurchases(db, caller.id),
    ]);
    const refs = await invoices.listFor(
      db,
      rows.map(({ id }) => id),
    );
    const now = new Date();
    return {
      items: rows.map((row) => presentTransaction(row, refs.get(row.id) ?? [], now)),
      total,
      totalIsExact: true,
      page,
      pageCount: Math.max(1, Math.ceil(total / PAGE_SIZE)),
    };
  }

  /** @throws ApiError 'notFound', also for other people's. */
  async function get(caller: Caller, id: number): Promise<Transaction> {
    const row = await findPurchase(db, id);
    if (row?.account_id !== caller.id) throw new ApiError('notFound');
    const refs = await invoices.listFor(db, [id]);
    return presentTransaction(row, refs.get(id) ?? [], new Date());
  }

  return { quote, list, get };
}

function orderedOf({ listingId, plan }: ParsedOf<typeof getQuote>['query']): Ordered {
  return listingId === undefined || plan === undefined ? { type: 'shopLink' } : { type: 'listing', listingId, plan };
}
