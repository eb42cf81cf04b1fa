import type { PaidBy } from '#contract/payments/payments.ts';
import type { Db } from '../platform/db/client.ts';
import { emitAll } from '../platform/events.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { PaymentProvider } from './providers/provider.ts';
import { expireDue, findPurchase } from './repository.ts';

interface ExpiringDeps {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly providers: ReadonlyMap<PaidBy, PaymentProvider>;
}

const AT_ONCE = 200;

/** Times out unpaid payments, and cancels superseded checkouts at the provider. */
export function createExpiring({ db, jobs, providers }: ExpiringDeps) {
  /** Also queries the provider about each payment once, as a webhook may have been lost. */
  async function expire(): Promise<void> {
    for (let found = AT_ONCE; found === AT_ONCE; ) {
      found = await db.transaction().execute(async (tx) => {
        const ended = await expireDue(tx, AT_ONCE);
        await emitAll(
          tx,
          'transaction.changed',
          ended.map(({ id, accountId }) => ({ id, accountId })),
        );
        const begun = ended.filter(({ provider_ref: ref }) => ref !== null).map(({ id }) => ({ purchaseId: id }));
        if (begun.length > 0) await jobs.queueAll(tx, 'payment.check', begun);
        return ended.length;
      });
    }
  }

  /** Cancels a superseded checkout; one paid nevertheless stays paid. @throws ProviderFailed */
  async function cancel({ purchaseId }: { purchaseId: number }): Promise<void> {
    const purchase = await findPurchase(db, purchaseId);
    if (!purchase?.provider_ref || (purchase.status !== 'timeout' && purchase.status !== 'declined')) return;
    const { provider, provider_ref: ref, amount_minor: amountMinor } = purchase;
    await providers.get(provider)?.cancelCheckout({ purchaseId, ref, amountMinor });
  }

  return { expire, cancel };
}
