import type { ParsedOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import { PAYMENT_MINUTES, type PaidBy, type startTransaction, type Variant } from '#contract/payments/payments.ts';
import { DEFAULT_LOCALE, findLocale } from '#i18n/locales.ts';
import { getTranslator } from '#i18n/translator.ts';
import { holdAccount } from '../accounts/hold-repository.ts';
import type { Caller, RequestContext } from '../platform/context.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { fieldError } from '../platform/errors.ts';
import { emit, emitAll } from '../platform/events.ts';
import { once } from '../platform/idempotency.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Limits } from '../platform/limits/service.ts';
import { withDeps } from '../platform/with-deps.ts';
import { type FindOffer, seenCredit } from './offers.ts';
import type { Invoices, Plans } from './ports.ts';
import { statusNow } from './present.ts';
import { type Checkout, type PaymentEvent, type PaymentProvider, ProviderFailed } from './providers/provider.ts';
import {
  type ChangedRow,
  declineUnbegun,
  endPending,
  findPurchase,
  findUninvoiced,
  insertPurchase,
  type Purchase,
  storeCheckout,
} from './repository.ts';
import type { Settling } from './settle.ts';
import { planOfVariant } from './targets.ts';
import { countingGuesses } from './vouchers/using.ts';

interface StartingDeps {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly publicUrl: string;
  readonly providers: ReadonlyMap<PaidBy, PaymentProvider>;
  readonly findOffer: FindOffer;
  readonly plans: Pick<Plans, 'want'>;
  readonly settling: Pick<Settling, 'settle'>;
  readonly invoices: Pick<Invoices, 'rememberBuyer'>;
}

type Start = ParsedOf<typeof startTransaction>['body'];

/** A started payment: where it is paid, or where its status is shown. */
export interface Started {
  readonly purchaseId: number;
  readonly redirectUrl: string;
}

/**
 * Starts payments: first a row, in one transaction with everything that goes with it, then the checkout at the
 * provider. A start interrupted between the two is resumed by the same request with the same key.
 */
export function createStarting(deps: StartingDeps) {
  return withDeps(deps, { start });
}

/** @throws ApiError as listed in the contract. */
async function start(deps: StartingDeps, caller: Caller, wish: Start, context: RequestContext): Promise<Started> {
  if (wish.provider && !deps.providers.has(wish.provider)) throw new ApiError('paymentUnavailable');
  await deps.limits.take({ 'payment.account': String(caller.id) });
  const act = { scope: `pay ${caller.id}`, key: context.idempotencyKey, request: wish };
  const { purchaseId } = await countingGuesses(deps.limits, { accountId: caller.id, ip: context.ip }, wish.code, () =>
    deps.db.transaction().execute((tx) => once(tx, act, () => open(deps, tx, caller, wish, context))),
  );
  return checkOut(deps, purchaseId);
}

/** Inserts the row of a new attempt, which replaces older ones for the same target. */
async function open(deps: StartingDeps, tx: Tx, caller: Caller, wish: Start, { locale }: RequestContext) {
  const accountId = caller.id;
  if (!(await holdAccount(tx, accountId))) throw new ApiError('mustLoggedIn');
  const { ordered, code } = wish;
  const offer = await deps.findOffer(tx, accountId, { ordered, code, locale, isHeld: true });
  const { targetType, listingId, title, variant, price, reductionMinor } = offer;
  const credit = seenCredit(offer, wish.expected);
  const amountMinor = price.priceMinor - reductionMinor - credit;
  const provider = amountMinor === 0 ? 'voucher' : wish.provider;
  if (!provider) throw fieldError(locale, 'provider', 'validation.required');
  const buyer = wish.buyer ?? (amountMinor === 0 ? await findUninvoiced(tx, accountId) : undefined);
  if (!buyer) throw fieldError(locale, 'buyer.name', 'validation.required');
  await supersede(deps, tx, await endPending(tx, { accountId, targetType, listingId }));
  const startedAt = new Date();
  const purchaseId = await insertPurchase(tx, {
    account_id: accountId,
    target_type: targetType,
    listing_id: listingId,
    title,
    variant,
    list_price_minor: price.priceMinor,
    reduction_minor: reductionMinor,
    credit_minor: credit,
    amount_minor: amountMinor,
    days: price.visibleDays,
    places: [...price.places],
    vat_percent: price.vatPercent,
    voucher_id: offer.voucher?.id ?? null,
    person_key: offer.personKey,
    provider,
    buyer,
    locale,
    started_at: startedAt,
    expires_at: new Date(startedAt.getTime() + PAYMENT_MINUTES * 60_000),
  });
  if (ordered.type === 'listing') await deps.plans.want(tx, ordered);
  if (wish.remembersBuyer && wish.buyer) await deps.invoices.rememberBuyer(tx, accountId, wish.buyer);
  await emit(tx, 'transaction.changed', { id: purchaseId, accountId });
  if (provider === 'voucher') await deps.settling.settle(tx, paidByVoucher(purchaseId));
  return { purchaseId, accountId };
}

/** Nothing is left to pay: the purchase counts as paid in the transaction that starts it. */
function paidByVoucher(purchaseId: number): PaymentEvent {
  const eventId = `voucher-${purchaseId}`;
  return { provider: 'voucher', eventId, kind: 'paid', purchaseId, ref: null, amountMinor: 0, currency: 'PLN' };
}

async function supersede({ jobs }: StartingDeps, tx: Tx, older: readonly ChangedRow[]): Promise<void> {
  await emitAll(
    tx,
    'transaction.changed',
    older.map(({ id, accountId }) => ({ id, accountId })),
  );
  const begun = older.filter(({ provider_ref: ref }) => ref !== null);
  if (begun.length > 0) {
    await jobs.queueAll(
      tx,
      'payment.cancel',
      begun.map(({ id }) => ({ purchaseId: id })),
    );
  }
}

async function checkOut(deps: StartingDeps, purchaseId: number): Promise<Started> {
  const purchase = await findPurchase(deps.db, purchaseId);
  if (!purchase) throw new ApiError('notFound');
  const answer = (url: string | null) => ({ purchaseId, redirectUrl: url ?? returnUrl(deps, purchaseId) });
  // A failed attempt stays failed: the page starts a new one with a new key.
  if (purchase.status === 'declined' && !purchase.checkout_url) throw new ApiError('paymentUnavailable');
  if (statusNow(purchase, new Date()) !== 'pending') return answer(null);
  if (purchase.checkout_url) return answer(purchase.checkout_url);
  const provider = deps.providers.get(purchase.provider);
  if (!provider) throw new ApiError('paymentUnavailable');
  const checkout = await askFor(deps, provider, purchase);
  if (await storeCheckout(deps.db, purchaseId, checkout)) return answer(checkout.url);
  // It ended while the provider was responding: superseded or timed out.
  await deps.db.transaction().execute((tx) => deps.jobs.queue(tx, 'payment.cancel', { purchaseId }));
  return answer(null);
}

async function askFor(deps: StartingDeps, provider: PaymentProvider, purchase: Purchase): Promise<Checkout> {
  try {
    return await provider.startCheckout({
      purchaseId: purchase.id,
      amountMinor: purchase.amount_minor,
      currency: 'PLN',
      title: checkoutTitle(purchase),
      email: purchase.buyer.email,
      locale: localeOf(purchase),
      returnUrl: returnUrl(deps, purchase.id),
      expiresAt: purchase.expires_at,
    });
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error;
    await deps.db.transaction().execute(async (tx) => {
      const declined = await declineUnbegun(tx, purchase.id);
      if (declined) await emit(tx, 'transaction.changed', { id: declined.id, accountId: declined.accountId });
    });
    throw new ApiError('paymentUnavailable');
  }
}

const returnUrl = ({ publicUrl }: StartingDeps, purchaseId: number) => `${publicUrl}/payment/${purchaseId}`;

function localeOf({ locale }: Purchase) {
  return findLocale(locale) ?? DEFAULT_LOCALE;
}

/** The title of the payment on the provider's page. */
function checkoutTitle(purchase: Purchase): string {
  return `${whatIsBought(purchase)}: ${purchase.title}`;
}

function whatIsBought(purchase: Purchase): string {
  const translate = getTranslator(localeOf(purchase));
  const plan = planOfVariant(purchase.variant as Variant);
  if (!plan) return translate('paying.shopLink');
  return translate(plan === 'extended' ? 'paying.planExtended' : 'paying.planBasic');
}
