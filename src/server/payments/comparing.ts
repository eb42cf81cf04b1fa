import { ApiError } from '#contract/errors.ts';
import type { PaidBy } from '#contract/payments/payments.ts';
import type { Db } from '../platform/db/client.ts';
import type { Jobs } from '../platform/jobs.ts';
import { withDeps } from '../platform/with-deps.ts';
import { listRecent, type RecentRow } from './comparing-repository.ts';
import { type PaymentEvent, type PaymentProvider, ProviderFailed } from './providers/provider.ts';
import { findPurchase, lockPurchase, type Purchase } from './repository.ts';
import { findMismatch, type Settling } from './settle.ts';
import { clearMismatch, listMisfitKinds } from './settle-repository.ts';

interface ComparingDeps {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly providers: ReadonlyMap<PaidBy, PaymentProvider>;
  readonly settling: Settling;
  /** Logs one line for the operator. */
  readonly warn: (line: string) => void;
}

/** A batch finishes within a job's time limit even if every response takes its ten seconds. */
const PIECE = 50;
/** After this many consecutive failures a provider counts as down and is skipped for the rest of the batch. */
const DOWN_AFTER = 3;
const RECENT_MS = 35 * 24 * 60 * 60_000;

export type Comparing = ReturnType<typeof createComparing>;

/** Queries providers for the state of payments, as webhooks may have been lost. */
export function createComparing(deps: ComparingDeps) {
  return withDeps(deps, { checkOne, checkNow, compareRecent });
}

/** Settles what the provider now knows of one payment. @throws ProviderFailed */
async function compare(
  { providers, settling }: ComparingDeps,
  purchase: Pick<Purchase, 'id' | 'provider' | 'provider_ref' | 'amount_minor'>,
) {
  const { id: purchaseId, provider, provider_ref: ref, amount_minor: amountMinor } = purchase;
  if (ref === null) return [];
  const its = providers.get(provider);
  if (!its) throw new ProviderFailed(`${provider} is not configured`);
  const events = await its.fetchEvents({ purchaseId, ref, amountMinor });
  await settling.takeEvents(events);
  return events;
}

/** The job that runs after a payment has timed out. @throws ProviderFailed */
async function checkOne(deps: ComparingDeps, { purchaseId }: { purchaseId: number }): Promise<void> {
  const purchase = await findPurchase(deps.db, purchaseId);
  if (purchase) await compare(deps, purchase);
}

/**
 * Checks one payment for an admin: applies the provider's events, and clears a mismatch that they explain.
 *
 * @throws  ApiError 'notFound' | 'paymentUnavailable'
 */
async function checkNow(deps: ComparingDeps, purchaseId: number): Promise<void> {
  const purchase = await findPurchase(deps.db, purchaseId);
  if (!purchase) throw new ApiError('notFound');
  try {
    const events = await compare(deps, purchase);
    const settled = await findPurchase(deps.db, purchaseId);
    if (settled?.mismatch) await forgetMismatch(deps, purchaseId, settled.mismatch, events);
  } catch (error) {
    throw error instanceof ProviderFailed ? new ApiError('paymentUnavailable') : error;
  }
}

/**
 * Clears a mismatch once it is explained: all events at the provider fit the purchase and were applied, and they
 * include the kinds reported wrongly before.
 */
async function forgetMismatch(
  { db }: ComparingDeps,
  id: number,
  mismatch: string,
  events: readonly PaymentEvent[],
): Promise<void> {
  if (events.length === 0) return;
  await db.transaction().execute(async (tx) => {
    const locked = await lockPurchase(tx, id);
    if (!locked) return;
    const { purchase } = locked;
    for (const event of events) if (await findMismatch(tx, event, purchase)) return;
    const said = new Set<string>(events.map(({ kind }) => kind));
    if (said.has('paid') !== (purchase.paid_at !== null)) return;
    const misfits = await listMisfitKinds(tx, id);
    if (misfits.every((kind) => said.has(kind))) await clearMismatch(tx, id, mismatch);
  });
}

/** One batch of the nightly comparison, latest payments first; the next batch is a job of its own. */
async function compareRecent(deps: ComparingDeps, { before }: { before?: number }): Promise<void> {
  const rows = await listRecent(deps.db, before ?? Number.MAX_SAFE_INTEGER, PIECE);
  const since = Date.now() - RECENT_MS;
  // Providers that are no longer configured cannot be queried.
  const recent = rows.filter(({ started_at: at, provider }) => at.getTime() > since && deps.providers.has(provider));
  const failed = await compareAll(deps, recent);
  if (failed > 0) deps.warn(`${failed} of ${recent.length} payments could not be compared with their provider`);
  const last = rows.at(-1);
  if (rows.length < PIECE || !last || last.started_at.getTime() <= since) return;
  await deps.db.transaction().execute((tx) => deps.jobs.queue(tx, 'payments.compare', { before: last.id }));
}

/** Counts failures and skips a provider that is down; its payments are compared the next night. */
async function compareAll(deps: ComparingDeps, rows: readonly RecentRow[]): Promise<number> {
  const failuresInARow = new Map<PaidBy, number>();
  let failed = 0;
  for (const row of rows) {
    const failures = failuresInARow.get(row.provider) ?? 0;
    const isAnswered = failures < DOWN_AFTER && (await answers(deps, row));
    failuresInARow.set(row.provider, isAnswered ? 0 : failures + 1);
    if (!isAnswered) failed += 1;
  }
  return failed;
}

async function answers(deps: ComparingDeps, row: RecentRow): Promise<boolean> {
  try {
    await compare(deps, row);
    return true;
  } catch {
    return false;
  }
}
