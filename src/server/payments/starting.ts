import type { ParsedOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import { PAYMENT_MINUTES, type ProviderId, type startTransaction, type Variant } from '#contract/payments/payments.ts';
import { DEFAULT_LOCALE, findLocale } from '#i18n/locales.ts';
import { getTranslator } from '#i18n/translator.ts';
import { holdAccount } from '../accounts/hold-repository.ts';
import type { Caller, RequestContext } from '../platform/context.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { emit, emitAll } from '../platform/events.ts';
import { once } from '../platform/idempotency.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Limits } from '../platform/limits/service.ts';
import { withDeps } from '../platform/with-deps.ts';
import { type FindOffer, seenCredit } from './offers.ts';
import type { Invoices, Plans } from './ports.ts';
import { statusNow } from './present.ts';
import { type Checkout, type PaymentProvider, ProviderFailed } from './providers/provider.ts';
import {
  type ChangedRow,
  declineUnbegun,
  endPending,
  findPurchase,
  insertPurchase,
  type Purchase,
  storeCheckout,
} from './repository.ts';
import { planOfVariant } from './targets.ts';

interface StartingDeps {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly publicUrl: string;
  readonly providers: ReadonlyMap<ProviderId, PaymentProvider>;
  readonly findOffer: FindOffer;
  readonly plans: Pick<Plans, 'want'>;
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
  const provider = deps.providers.get(wish.provider);
  if (!provider) throw new ApiError('paymentUnavailable');
  await deps.limits.take({ 'payment.account': String(caller.id) });
  const act = { scope: `pay ${caller.id}`, key: context.idempotencyKey, request: wish };
  const { purchaseId } = await deps.db
    .transaction()
    .execute((tx) => once(tx, act, () => open(deps, tx, caller, wish, context)));
  return checkOut(deps, provider, purchaseId);
}

/** Inserts the row of a new attempt, which replaces older ones for the same target. */
async function open(deps: StartingDeps, tx: Tx, caller: Caller, wish: Start, { locale }: RequestContext) {
  const accountId = caller.id;
  if (!(await holdAccount(tx, accountId))) throw new ApiError('mustLoggedIn');
  const offer = await deps.findOffer(tx, accountId, wish.ordered);
  const { targetType, listingId, title, variant, listPriceMinor } = offer;
  const credit = seenCredit(offer, wish.expected);
  await supersede(deps, tx, await endPending(tx, { accountId, targetType, listingId }));
  const startedAt = new Date();
  const purchaseId = await insertPurchase(tx, {
    account_id: accountId,
    target_type: targetType,
    listing_id: listingId,
    title,
    variant,
    list_price_minor: listPriceMinor,
    credit_minor: credit,
    amount_minor: listPriceMinor - credit,
    provider: wish.provider,
    buyer: wish.buyer,
    locale,
    started_at: startedAt,
    expires_at: new Date(startedAt.getTime() + PAYMENT_MINUTES * 60_000),
  });
  if (wish.ordered.type === 'listing') await deps.plans.want(tx, wish.ordered);
  if (wish.remembersBuyer) await deps.invoices.rememberBuyer(tx, accountId, wish.buyer);
  await emit(tx, 'transaction.changed', { id: purchaseId, accountId });
  return { purchaseId, accountId };
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

async function checkOut(deps: StartingDeps, provider: PaymentProvider, purchaseId: number): Promise<Started> {
  const purchase = await findPurchase(deps.db, purchaseId);
  if (!purchase) throw new ApiError('notFound');
  const answer = (url: string | null) => ({ purchaseId, redirectUrl: url ?? returnUrl(deps, purchaseId) });
  // A failed attempt stays failed: the page starts a new one with a new key.
  if (purchase.status === 'declined' && !purchase.checkout_url) throw new ApiError('paymentUnavailable');
  if (statusNow(purchase, new Date()) !== 'pending') return answer(null);
  if (purchase.checkout_url) return answer(purchase.checkout_url);
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
