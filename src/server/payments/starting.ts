import type { ParsedOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import { PAYMENT_MINUTES, type ProviderId, type startTransaction, type Variant } from '#contract/payments.ts';
import { DEFAULT_LOCALE, findLocale } from '#i18n/locales.ts';
import { getTranslator } from '#i18n/translator.ts';
import type { Caller, RequestContext } from '../context.ts';
import type { Db, Tx } from '../db/client.ts';
import { emit, emitAll } from '../events.ts';
import { once } from '../idempotency.ts';
import type { Jobs } from '../jobs.ts';
import type { Limits } from '../limits/service.ts';
import { type FindOffer, seenCredit } from './offers.ts';
import type { Invoices, Plans } from './ports.ts';
import { statusNow } from './present.ts';
import { type Checkout, type PaymentProvider, ProviderFailed } from './providers/provider.ts';
import {
  type ChangedRow,
  declineUnbegun,
  endPending,
  findPurchase,
  holdBuyer,
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

/** A payment that has begun: where it is paid, or where one sees what became of it. */
export interface Started {
  readonly purchaseId: number;
  readonly redirectUrl: string;
}

/**
 * Begins payments: first a row, in one transaction with everything that goes with it, then the checkout at the provider.
 * Whatever is cut off between the two is taken up by the same call with the same key.
 */
export function createStarting(deps: StartingDeps) {
  const { db, jobs, limits, publicUrl, providers, findOffer, plans, invoices } = deps;

  /** @throws ApiError as the contract names them */
  async function start(caller: Caller, wish: Start, context: RequestContext): Promise<Started> {
    const provider = providers.get(wish.provider);
    if (!provider) throw new ApiError('paymentUnavailable');
    await limits.take({ 'payment.account': String(caller.id) });
    const act = { scope: `pay ${caller.id}`, key: context.idempotencyKey, request: wish };
    const { purchaseId } = await db.transaction().execute((tx) => once(tx, act, () => open(tx, caller, wish, context)));
    return checkOut(provider, purchaseId);
  }

  /** The row of a new try, in the place of an older one for the same thing. */
  async function open(tx: Tx, caller: Caller, wish: Start, { locale }: RequestContext) {
    const accountId = caller.id;
    if (!(await holdBuyer(tx, accountId))) throw new ApiError('mustLoggedIn');
    const offer = await findOffer(tx, accountId, wish.ordered);
    const { targetType, listingId, title, variant, listPriceMinor } = offer;
    const credit = seenCredit(offer, wish.expected);
    await supersede(tx, await endPending(tx, { accountId, targetType, listingId }));
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
    if (wish.ordered.type === 'listing') await plans.want(tx, wish.ordered);
    if (wish.remembersBuyer) await invoices.rememberBuyer(tx, accountId, wish.buyer);
    await emit(tx, 'transaction.changed', { id: purchaseId, accountId });
    return { purchaseId, accountId };
  }

  async function supersede(tx: Tx, older: readonly ChangedRow[]): Promise<void> {
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

  async function checkOut(provider: PaymentProvider, purchaseId: number): Promise<Started> {
    const purchase = await findPurchase(db, purchaseId);
    if (!purchase) throw new ApiError('notFound');
    const answer = (url: string | null) => ({ purchaseId, redirectUrl: url ?? returnUrl(purchaseId) });
    // A failed try stays failed: the page begins a new one, with a new key.
    if (purchase.status === 'declined' && !purchase.checkout_url) throw new ApiError('paymentUnavailable');
    if (statusNow(purchase, new Date()) !== 'pending') return answer(null);
    if (purchase.checkout_url) return answer(purchase.checkout_url);
    const checkout = await askFor(provider, purchase);
    if (await storeCheckout(db, purchaseId, checkout)) return answer(checkout.url);
    // It ended while the provider was asked: another try has taken its place, or it was too slow.
    await db.transaction().execute((tx) => jobs.queue(tx, 'payment.cancel', { purchaseId }));
    return answer(null);
  }

  async function askFor(provider: PaymentProvider, purchase: Purchase): Promise<Checkout> {
    try {
      return await provider.startCheckout({
        purchaseId: purchase.id,
        amountMinor: purchase.amount_minor,
        currency: 'PLN',
        title: checkoutTitle(purchase),
        email: purchase.buyer.email,
        locale: localeOf(purchase),
        returnUrl: returnUrl(purchase.id),
        expiresAt: purchase.expires_at,
      });
    } catch (error) {
      if (!(error instanceof ProviderFailed)) throw error;
      await db.transaction().execute(async (tx) => {
        const declined = await declineUnbegun(tx, purchase.id);
        if (declined) await emit(tx, 'transaction.changed', { id: declined.id, accountId: declined.accountId });
      });
      throw new ApiError('paymentUnavailable');
    }
  }

  const returnUrl = (purchaseId: number) => `${publicUrl}/payment/${purchaseId}`;

  return { start };
}

function localeOf({ locale }: Purchase) {
  return findLocale(locale) ?? DEFAULT_LOCALE;
}

/** What the provider's page says is paid for. */
function checkoutTitle(purchase: Purchase): string {
  return `${whatIsBought(purchase)}: ${purchase.title}`;
}

function whatIsBought(purchase: Purchase): string {
  const translate = getTranslator(localeOf(purchase));
  const plan = planOfVariant(purchase.variant as Variant);
  if (!plan) return translate('paying.shopLink');
  return translate(plan === 'extended' ? 'paying.planExtended' : 'paying.planBasic');
}
