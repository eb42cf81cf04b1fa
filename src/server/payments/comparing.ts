import { ApiError } from '#contract/errors.ts';
import type { ProviderId } from '#contract/payments.ts';
import type { Db } from '../db/client.ts';
import type { Jobs } from '../jobs.ts';
import { listRecent, noteChecked, type RecentRow } from './comparing-repository.ts';
import { type PaymentEvent, type PaymentProvider, ProviderFailed } from './providers/provider.ts';
import { findPurchase, type Purchase } from './repository.ts';
import { findMismatch, type Settling } from './settle.ts';
import { clearMismatch } from './settle-repository.ts';

interface ComparingDeps {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly providers: ReadonlyMap<ProviderId, PaymentProvider>;
  readonly settling: Settling;
  /** Gets one line for what an operator should know. */
  readonly warn: (line: string) => void;
}

/** A piece is done well within the time that a job has, even when every answer takes its ten seconds. */
const PIECE = 50;
/** A provider that has failed so often in a row is down: the rest of a piece does not wait for it. */
const DOWN_AFTER = 3;
const RECENT_MS = 35 * 24 * 60 * 60_000;

export type Comparing = ReturnType<typeof createComparing>;

/** Asks the providers what became of payments, for what they said may have been lost. */
export function createComparing({ db, jobs, providers, settling, warn }: ComparingDeps) {
  /** What the provider knows of one payment now, settled. @throws ProviderFailed */
  async function compare(purchase: Pick<Purchase, 'id' | 'provider' | 'provider_ref' | 'amount_minor'>) {
    const { id: purchaseId, provider, provider_ref: ref, amount_minor: amountMinor } = purchase;
    if (ref === null) return [];
    const its = providers.get(provider);
    if (!its) throw new ProviderFailed(`${provider} is not configured`);
    const events = await its.fetchEvents({ purchaseId, ref, amountMinor });
    await settling.takeEvents(events);
    await noteChecked(db, purchaseId);
    return events;
  }

  /** The job after a payment has run out of time. @throws ProviderFailed */
  async function checkOne({ purchaseId }: { purchaseId: number }): Promise<void> {
    const purchase = await findPurchase(db, purchaseId);
    if (purchase) await compare(purchase);
  }

  /**
   * An admin's look at one: what did not fit is forgotten when all that the provider says now fits.
   *
   * @throws  ApiError 'notFound' | 'paymentUnavailable'
   */
  async function checkNow(purchaseId: number): Promise<void> {
    const purchase = await findPurchase(db, purchaseId);
    if (!purchase) throw new ApiError('notFound');
    try {
      const events = await compare(purchase);
      if (purchase.mismatch) await forgetMismatch(purchase.id, purchase.mismatch, events);
    } catch (error) {
      throw error instanceof ProviderFailed ? new ApiError('paymentUnavailable') : error;
    }
  }

  async function forgetMismatch(id: number, mismatch: string, events: readonly PaymentEvent[]): Promise<void> {
    if (events.length === 0) return;
    await db.transaction().execute(async (tx) => {
      const purchase = await findPurchase(tx, id);
      if (!purchase) return;
      for (const event of events) if (await findMismatch(tx, event, purchase)) return;
      await clearMismatch(tx, id, mismatch);
    });
  }

  /** One piece of the nightly comparison, the latest payments first; the next piece is a job of its own. */
  async function compareRecent({ before }: { before?: number }): Promise<void> {
    const rows = await listRecent(db, before ?? Number.MAX_SAFE_INTEGER, PIECE);
    const since = Date.now() - RECENT_MS;
    // Of a provider that is configured no more nobody can be asked.
    const recent = rows.filter(({ started_at: at, provider }) => at.getTime() > since && providers.has(provider));
    const failed = await compareAll(recent);
    if (failed > 0) warn(`${failed} of ${recent.length} payments could not be compared with their provider`);
    const last = rows.at(-1);
    if (rows.length < PIECE || !last || last.started_at.getTime() <= since) return;
    await db.transaction().execute((tx) => jobs.queue(tx, 'payments.compare', { before: last.id }));
  }

  /** A provider that is down fails a few, not the rest: they come again the next night. */
  async function compareAll(rows: readonly RecentRow[]): Promise<number> {
    const failuresInARow = new Map<ProviderId, number>();
    let failed = 0;
    for (const row of rows) {
      const failures = failuresInARow.get(row.provider) ?? 0;
      const isAnswered = failures < DOWN_AFTER && (await answers(row));
      failuresInARow.set(row.provider, isAnswered ? 0 : failures + 1);
      if (!isAnswered) failed += 1;
    }
    return failed;
  }

  async function answers(row: RecentRow): Promise<boolean> {
    try {
      await compare(row);
      return true;
    } catch {
      return false;
    }
  }

  return { checkOne, checkNow, compareRecent };
}
