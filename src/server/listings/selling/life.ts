import { createHash } from 'node:crypto';
import { ApiError } from '#contract/errors.ts';
import type { ListingAction, OwnListing } from '#contract/selling.ts';
import { isVisible } from '#kinds/life.ts';
import type { PlanId } from '#kinds/plans.ts';
import type { Caller, RequestContext } from '../../context.ts';
import type { Db, Tx } from '../../db/client.ts';
import { emit, emitAll } from '../../events.ts';
import { queueLooks } from '../../flags/queue.ts';
import type { Jobs } from '../../jobs.ts';
import type { Limits } from '../../limits/service.ts';
import { polishDay } from '../../polish-day.ts';
import { planChange } from './plan-changes.ts';
import { presentOwn } from './present.ts';
import {
  changeLife,
  expireDue,
  findHolidaySince,
  findOwn,
  insertVisit,
  type LifeChange,
  type OwnRow,
  pauseAll,
  purgeDeleted,
  resumeAll,
  setHolidaySince,
  takeExpiring,
} from './repository.ts';

interface LifeDeps {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly limits: Limits;
  /** Uses the link of a mail up: whose listing it is about. @throws ApiError 'linkInvalid' */
  readonly useRenewLink: (tx: Tx, token: string) => Promise<{ accountId: number; listingId: number }>;
}

const AT_ONCE = 200;

export type LifeService = ReturnType<typeof createLifeService>;

/** What happens to listings after they are written: plans, time, pauses and the end. */
export function createLifeService({ db, jobs, limits, useRenewLink }: LifeDeps) {
  /** Locks own listings, changes those that can be, and tells of them. */
  async function changeOwn(
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
  async function choosePlan(caller: Caller, id: number, plan: PlanId): Promise<OwnListing> {
    return db.transaction().execute(async (tx) => {
      const isOnHoliday = (await findHolidaySince(tx, caller.id)) !== null;
      const [row] = await findOwn(tx, caller.id, [id]);
      if (!row || row.deleted_at) throw new ApiError('notFound');
      const { done } = await changeOwn(tx, caller.id, [id], (own, now) => planChange(own, plan, now, isOnHoliday));
      if (!done[0]) throw new ApiError('moveNotAllowed');
      return done[0];
    });
  }

  async function act(caller: Caller, ids: readonly number[], action: ListingAction) {
    return db.transaction().execute(async (tx) => {
      const isOnHoliday = (await findHolidaySince(tx, caller.id)) !== null;
      return changeOwn(tx, caller.id, [...new Set(ids)], (row, now) => actChange(row, action, now, isOnHoliday));
    });
  }

  /** Renews by the link of a mail. @throws ApiError 'linkInvalid' */
  async function renewByLink(token: string, { ip }: RequestContext): Promise<OwnListing> {
    await limits.take({ 'link.address': ip });
    return db.transaction().execute(async (tx) => {
      const { accountId, listingId } = await useRenewLink(tx, token);
      const { done } = await changeOwn(tx, accountId, [listingId], (row, now) =>
        planChange(row, 'free', now, row.pause_reason === 'holiday'),
      );
      if (!done[0]) throw new ApiError('linkInvalid');
      return done[0];
    });
  }

  /** Begins or ends a time in which nothing of a seller's is shown. */
  async function setHoliday(caller: Caller, on: boolean): Promise<{ holidaySince: string | null; listings: number }> {
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

  /** Notes a look, once a day for each visitor; owners do not look at their own. */
  async function countView(id: number, { account, ip, visitorId }: RequestContext): Promise<boolean> {
    if (account && (await findOwn(db, account.id, [id])).length > 0) return false;
    await limits.take({ 'view.address': ip });
    const who = account ? `account ${account.id}` : (visitorId ?? ip);
    const visitor = createHash('sha256')
      .update(`${polishDay(new Date())}\0${who}`)
      .digest();
    return db.transaction().execute((tx) => insertVisit(tx, id, visitor));
  }

  /** Ends what is over, with a mail for each that wants one: in one transaction, so each ends and is told of once. */
  async function expire(): Promise<void> {
    await inBatches(async (tx) => {
      const ended = await expireDue(tx, AT_ONCE);
      await emitAll(
        tx,
        'listing.changed',
        ended.map(({ id, kind, sellerId }) => ({ id, kind, sellerId })),
      );
      await tell(tx, 'listingExpired', ended);
      return ended.length;
    });
    await inBatches(async (tx) => {
      const ending = await takeExpiring(tx, AT_ONCE);
      await tell(tx, 'listingExpiring', ending);
      return ending.length;
    });
  }

  async function tell(
    tx: Tx,
    kind: 'listingExpired' | 'listingExpiring',
    listings: Awaited<ReturnType<typeof expireDue>>,
  ): Promise<void> {
    for (const { id, sellerId, wants_mail } of listings) {
      if (wants_mail) await jobs.queue(tx, 'account.mail', { kind, accountId: sellerId, details: { listingId: id } });
    }
  }

  async function inBatches(batch: (tx: Tx) => Promise<number>): Promise<void> {
    while ((await db.transaction().execute(batch)) === AT_ONCE);
  }

  /** Removes what was deleted and cannot be taken back any more; its pictures are swept later. */
  async function purge(): Promise<void> {
    while ((await purgeDeleted(db, AT_ONCE)) === AT_ONCE);
  }

  return { choosePlan, act, renewByLink, setHoliday, countView, expire, purge };
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
    case 'end':
      return row.ended_at ? null : { ended_at: now };
    case 'reopen':
      return row.ended_at ? { ended_at: null } : null;
    case 'remove':
      return { deleted_at: now };
  }
}

/** The days that were left when it was paused are left now; those of a suspension are given back when that is lifted. */
function resumed({ paused_at, suspended_at, visible_until }: OwnRow, now: Date): LifeChange {
  const pausedMs = Math.max(0, (suspended_at ?? now).getTime() - (paused_at ?? now).getTime());
  return {
    paused_at: null,
    pause_reason: null,
    visible_until: visible_until && new Date(visible_until.getTime() + pausedMs),
  };
}
