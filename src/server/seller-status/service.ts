import { ApiError } from '#contract/errors.ts';
import type { StoredBuyer } from '#contract/invoices/invoices.ts';
import type { OwnStatus, StatusForm } from '#contract/seller-status/seller-status.ts';
import { findTradeSign } from '#kinds/rules/trade-signs.ts';
import { holdAccount } from '../accounts/hold-repository.ts';
import { queueLooks } from '../moderation/flags/queue.ts';
import type { Caller } from '../platform/context.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { emit, emitAll } from '../platform/events.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Limits } from '../platform/limits/service.ts';
import { withDeps } from '../platform/with-deps.ts';
import { listOffered } from './offered-repository.ts';
import { findStatus, listShown, saveStatus } from './repository.ts';
import { presentStatus, type ShownStatusRow } from './shown-status.ts';

interface SellerStatusDeps {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly findStoredBuyer: (accountId: number) => Promise<StoredBuyer | null>;
}

export type SellerStatusService = ReturnType<typeof createSellerStatusService>;

/** Sellers' declarations of their status. */
export function createSellerStatusService(deps: SellerStatusDeps) {
  return withDeps(deps, { get, state });
}

/** The caller's declaration, with signs that suggest another one. */
async function get(deps: SellerStatusDeps, { id }: Pick<Caller, 'id'>): Promise<OwnStatus> {
  const [row, buyer] = await Promise.all([findStatus(deps.db, id), deps.findStoredBuyer(id)]);
  const sellsByTrade = row !== undefined && row.sells_as !== 'private';
  const finding = sellsByTrade ? null : findTradeSign(await listOffered(deps.db, id));
  return {
    ...presentStatus(row),
    sellsAs: row?.sells_as ?? null,
    statedAt: row?.stated_at.toISOString() ?? null,
    hasInvoiceData: buyer?.type === 'business',
    hint: finding && { sign: finding.sign, count: finding.count },
  };
}

/**
 * Stores the caller's declaration in one transaction with its effects: pages show it at once, and an account that
 * declares to be private is scanned. Repeating a declaration changes nothing.
 *
 * @throws ApiError 'mustLoggedIn' | 'tooManyRequests'
 */
async function state(deps: SellerStatusDeps, caller: Caller, form: StatusForm): Promise<OwnStatus> {
  await deps.limits.take({ 'sellerStatus.account': String(caller.id) });
  await deps.db.transaction().execute(async (tx) => {
    if (!(await holdAccount(tx, caller.id))) throw new ApiError('mustLoggedIn');
    if (await saveStatus(tx, caller.id, toRow(form))) await announce(deps, tx, caller.id);
  });
  return get(deps, caller);
}

async function announce({ jobs }: SellerStatusDeps, tx: Tx, accountId: number): Promise<void> {
  await emit(tx, 'account.changed', { id: accountId });
  await emitAll(tx, 'listing.stale', await listShown(tx, accountId));
  await queueLooks(jobs, tx, [{ type: 'account', id: accountId }]);
}

const NO_DATA = { firm_name: null, nip: null, address: null, zip: null, city: null, email: null, phone: null };

function toRow(form: StatusForm): ShownStatusRow {
  if (form.sellsAs === 'private') return { sells_as: 'private', ...NO_DATA };
  const { sellsAs, name, nip, address, zip, city, email, phone } = form;
  return { sells_as: sellsAs, firm_name: name, nip, address, zip, city, email, phone };
}
