import { createHash } from 'node:crypto';
import { ApiError } from '#contract/errors.ts';
import type { ListingAction, OwnListing } from '#contract/selling/selling.ts';
import { polishDay } from '#contract/values/polish-time.ts';
import { getKind } from '#kinds/index.ts';
import { isVisible } from '#kinds/life.ts';
import { takesOffers } from '#kinds/offered-terms.ts';
import type { PlanId } from '#kinds/plans.ts';
import { countingWrongLinks } from '../accounts/links.ts';
import { queueLooks } from '../moderation/flags/queue.ts';
import type { PublishNews } from '../notifications/centre/publish.ts';
import type { Caller, RequestContext } from '../platform/context.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { emit, emitAll } from '../platform/events.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Limits } from '../platform/limits/service.ts';
import { withDeps } from '../platform/with-deps.ts';
import {
  changeLife,
  type EndedRow,
  expireDue,
  findHolidaySince,
  type LifeChange,
  pauseAll,
  purgeDeleted,
  resumeAll,
  setHolidaySince,
  takeExpiring,
} from './life-repository.ts';
import type { NewcomerService } from './newcomers.ts';
import { giftChange, planChange } from './plan-changes.ts';
import { presentOwn } from './present.ts';
import { findOwn, type OwnRow } from './repository.ts';
import { insertVisit } from './visit-repository.ts';

interface LifeDeps {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly publishNews: PublishNews;
  readonly newcomers: Pick<NewcomerService, 'give'>;
  /** Consumes a mailed link; returns its listing. @throws ApiError 'linkInvalid' */
  readonly useRenewLink: (tx: Tx, token: string) => Promise<{ accountId: number; listingId: number }>;
}

const AT_ONCE = 200;

export type LifeService = ReturnType<typeof createLifeService>;

/** The life of a listing after it is written: plans, time, pauses and the end. */
export function createLifeService(deps: LifeDeps) {
  return withDeps(deps, { choosePlan, act, renewByLink, setHoliday, countView, expire, purge });
}

/** Locks the caller's listings, changes those that allow it, and publishes the changes. */
async function changeOwn(
  { jobs }: LifeDeps,
  tx: Tx,
  sellerId: number,
  ids: readonly number[],
  changeOf: (row: OwnRow, now: Date) => LifeChange | null,
): Promise<{ done: OwnListing[]; refused: number[] }> {
  const rows = await findOwn(tx, sellerId, ids, { lock: true });
  const now = new Date();
  const changed: OwnRow[] = [];
  for (const row of rows) {
    const change = changeOf(row, now);
    if (!change) continue;
    await changeLife(tx, row.id, change);
    changed.push(row);
  }
  const touched = changed.map(({ id, kind }) => ({ id, kind, sellerId }));
  await emitAll(tx, 'listing.changed', touched);
  const after = await findOwn(
    tx,
    sellerId,
    changed.map(({ id }) => id),
  );
  await queueLooks(
    jobs,
    tx,
    after.filter(isShown).map(({ id }) => ({ type: 'listing', id })),
  );
  const done = new Set(changed.map(({ id }) => id));
  return {
    done: after.map((row) => presentOwn(row, now.getTime())),
    refused: ids.filter((id) => !done.has(id)),
  };
}

/** @throws ApiError 'notFound' | 'moveNotAllowed' */
async function choosePlan(deps: LifeDeps, caller: Caller, id: number, plan: PlanId): Promise<OwnListing> {
  return deps.db.transaction().execute(async (tx) => {
    const isOnHoliday = (await findHolidaySince(tx, caller.id)) !== null;
    const [row] = await findOwn(tx, caller.id, [id]);
    if (!row || row.deleted_at) throw new ApiError('notFound');
    const gift = await deps.newcomers.give(tx, caller.id, row);
    const { done } = await changeOwn(deps, tx, caller.id, [id], (own, now) =>
      gift ? giftChange(own, gift, plan, now, isOnHoliday) : planChange(own, plan, now, isOnHoliday),
    );
    if (!done[0]) throw new ApiError('moveNotAllowed');
    return done[0];
  });
}

async function act(deps: LifeDeps, caller: Caller, ids: readonly number[], action: ListingAction) {
  return deps.db.transaction().execute(async (tx) => {
    const isOnHoliday = (await findHolidaySince(tx, caller.id)) !== null;
    return changeOwn(deps, tx, caller.id, [...new Set(ids)], (row, now) => actChange(row, action, now, isOnHoliday));
  });
}

/** Renews by a mailed link. @throws ApiError 'linkInvalid' */
function renewByLink(deps: LifeDeps, token: string, context: RequestContext): Promise<OwnListing> {
  return countingWrongLinks(deps.limits, context, () => renewOnce(deps, token));
}

function renewOnce(deps: LifeDeps, token: string): Promise<OwnListing> {
  return deps.db.transaction().execute(async (tx) => {
    const { accountId, listingId } = await deps.useRenewLink(tx, token);
    const { done } = await changeOwn(deps, tx, accountId, [listingId], (row, now) =>
      planChange(row, 'free', now, row.pause_reason === 'holiday'),
    );
    if (!done[0]) throw new ApiError('linkInvalid');
    return done[0];
  });
}

/** Starts or ends a holiday, which hides all of a seller's listings. */
async function setHoliday(
  { db, jobs }: LifeDeps,
  caller: Caller,
  on: boolean,
): Promise<{ holidaySince: string | null; listings: number }> {
  return db.transaction().execute(async (tx) => {
    const since = await findHolidaySince(tx, caller.id);
    const begins = on ? (since ?? new Date()) : null;
    await setHolidaySince(tx, caller.id, begins);
    const touched = on ? await pauseAll(tx, caller.id) : await resumeAll(tx, caller.id);
    await emitAll(tx, 'listing.changed', touched);
    await emit(tx, 'account.changed', { id: caller.id });
    if (!on)
      await queueLooks(
        jobs,
        tx,
        touched.map(({ id }) => ({ type: 'listing', id })),
      );
    return { holidaySince: begins?.toISOString() ?? null, listings: touched.length };
  });
}

/** Counts a view, once a day per visitor; the owner's views do not count. */
async function countView(
  { db, limits }: LifeDeps,
  id: number,
  { account, ip, visitorId }: RequestContext,
): Promise<boolean> {
  if (account && (await findOwn(db, account.id, [id])).length > 0) return false;
  await limits.take({ 'view.address': ip });
  const who = account ? `account ${account.id}` : (visitorId ?? ip);
  const visitor = createHash('sha256')
    .update(`${polishDay(new Date())}\0${who}`)
    .digest();
  return db.transaction().execute((tx) => insertVisit(tx, id, visitor));
}

/** Expires due listings and publishes the news, in one transaction so that each is expired and notified once. */
async function expire(deps: LifeDeps): Promise<void> {
  await inBatches(deps, async (tx) => {
    const ended = await expireDue(tx, AT_ONCE);
    await emitAll(
      tx,
      'listing.changed',
      ended.map(({ id, kind, sellerId }) => ({ id, kind, sellerId })),
    );
    await tell(deps, tx, 'expired', ended);
    return ended.length;
  });
  await inBatches(deps, async (tx) => {
    const ending = await takeExpiring(tx, AT_ONCE);
    await tell(deps, tx, 'expiring', ending);
    return ending.length;
  });
}

/** Publishes the news. A listing may expire again after being renewed, so its end is part of the key. */
async function tell(
  { publishNews }: LifeDeps,
  tx: Tx,
  step: 'expiring' | 'expired',
  listings: readonly EndedRow[],
): Promise<void> {
  const news = listings.map(({ id, sellerId, visibleUntil }) => ({
    accountId: sellerId,
    key: `${step} ${id} ${visibleUntil?.getTime() ?? 0}`,
    kind: 'expiry' as const,
    listingId: id,
    step,
  }));
  await publishNews(tx, news);
}

async function inBatches({ db }: LifeDeps, batch: (tx: Tx) => Promise<number>): Promise<void> {
  while ((await db.transaction().execute(batch)) === AT_ONCE);
}

/** Deletes listings beyond undo; the sweep removes their pictures later. */
async function purge({ db }: LifeDeps): Promise<void> {
  while ((await purgeDeleted(db, AT_ONCE)) === AT_ONCE);
}

function isShown({ status, paused_at, ended_at, suspended_at, deleted_at }: OwnRow): boolean {
  return isVisible(status) && !paused_at && !ended_at && !suspended_at && !deleted_at;
}

function actChange(row: OwnRow, action: ListingAction, now: Date, isOnHoliday: boolean): LifeChange | null {
  if (action === 'restore') return row.deleted_at ? { deleted_at: null } : null;
  if (row.deleted_at) return null;
  switch (action) {
    case 'renew':
      return planChange(row, 'free', now, isOnHoliday);
    case 'pause':
      return row.paused_at || !isVisible(row.status) ? null : { paused_at: now, pause_reason: 'owner' };
    case 'resume':
      return row.pause_reason === 'owner' ? resumed(row, now) : null;
    case 'reserve':
      return row.reserved_at || row.ended_at || !takesOffers(getKind(row.kind), row.category_id)
        ? null
        : { reserved_at: now };
    case 'release':
      return row.reserved_at ? { reserved_at: null } : null;
    case 'end':
      return row.ended_at ? null : { ended_at: now, reserved_at: null };
    case 'reopen':
      return row.ended_at ? { ended_at: null } : null;
    case 'remove':
      return { deleted_at: now };
  }
}

/** Extends the time by the length of the pause; time lost to a suspension is restored when it is lifted. */
function resumed({ paused_at, suspended_at, visible_until }: OwnRow, now: Date): LifeChange {
  const pausedMs = Math.max(0, (suspended_at ?? now).getTime() - (paused_at ?? now).getTime());
  return {
    paused_at: null,
    pause_reason: null,
    visible_until: visible_until && new Date(visible_until.getTime() + pausedMs),
  };
}
