import { sql } from 'kysely';
import type { KindId } from '#kinds/index.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import type { TargetRef } from './targets.ts';

/** What hides a target: the strongest decision about it that still holds. */
export type Restriction = 'hide' | 'remove' | null;

export async function findRestriction(db: Db, { type, id }: TargetRef): Promise<Restriction> {
  const { rows } = await sql<{ restriction: Restriction }>`
    select case when bool_or(d.action = 'remove') then 'remove' when bool_or(d.action = 'hide') then 'hide' end as restriction
    from moderation_case c join decision d on d.case_id = c.id
    where c.target_type = ${type} and c.target_id = ${id} and d.action in ('hide', 'remove') and d.lifted_at is null
    `.execute(db);
  return rows[0]?.restriction ?? null;
}

export interface TouchedListing {
  id: number;
  kind: KindId;
  sellerId: number;
}

const TOUCHED = sql`l.id, l.kind, l.seller_id as "sellerId"`;
/** Time that a listing lost while suspended; time lost to a pause before or after is given back when the pause ends. */
const LOST = sql`greatest(coalesce(l.paused_at, now()) - l.suspended_at, interval '0')`;
const GIVEN_BACK = sql`case when l.status in ('basic', 'promoted', 'highlighted') then l.visible_until + ${LOST}
  else l.visible_until end`;

/**
 * Updates a listing to match the decisions about it: removed, suspended itself, suspended only with its seller's
 * account, or free with its remaining time. Undefined when it does not exist or already matches.
 */
export async function restrictListing(
  tx: Tx,
  id: number,
  restriction: Restriction,
): Promise<TouchedListing | undefined> {
  const { rows } = await sql<TouchedListing>`
    with held as (
      select h.id, h.suspend_reason as old_reason,
        case when ${restriction}::text = 'remove' then 'removed' when ${restriction}::text = 'hide' then 'listing'
          when a.suspended_until > now() then 'account' end as reason
      from listing h join account a on a.id = h.seller_id where h.id = ${id} for no key update of h
    )
    update listing l set suspend_reason = held.reason, revision = nextval('listing_revision'),
      suspended_at = case when held.reason is not null then coalesce(l.suspended_at, now()) end,
      visible_until = case when held.reason is null then ${GIVEN_BACK} else l.visible_until end,
      deleted_at = case when held.reason = 'removed' then coalesce(l.deleted_at, now())
        when held.old_reason = 'removed' then null else l.deleted_at end
    from held where l.id = held.id and held.reason is distinct from held.old_reason
    returning ${TOUCHED}`.execute(tx);
  return rows[0];
}

/** Suspends all of a seller's listings that are not suspended already, including paused and unpublished ones. */
export async function suspendListings(tx: Tx, sellerId: number): Promise<TouchedListing[]> {
  const { rows } = await sql<TouchedListing>`
    with held as (
      select id from listing where seller_id = ${sellerId} and suspended_at is null order by id for no key update
    )
    update listing l set suspended_at = now(), suspend_reason = 'account', revision = nextval('listing_revision')
    from held where l.id = held.id returning ${TOUCHED}`.execute(tx);
  return rows;
}

/** Restores the listings that were suspended with the account, with their remaining time. */
export async function freeListings(tx: Tx, sellerId: number): Promise<TouchedListing[]> {
  const { rows } = await sql<TouchedListing>`
    with held as (
      select id from listing where seller_id = ${sellerId} and suspend_reason = 'account' order by id for no key update
    )
    update listing l set visible_until = ${GIVEN_BACK}, suspended_at = null, suspend_reason = null,
      revision = nextval('listing_revision')
    from held where l.id = held.id returning ${TOUCHED}`.execute(tx);
  return rows;
}

/**
 * Locks an account until the transaction ends. Lock the account before its case: everything that takes both does so.
 *
 * alone  exclusively: nothing that belongs to the account can be written meanwhile, and nobody can report it.
 */
export async function lockAccount(tx: Tx, id: number, { alone = false } = {}): Promise<void> {
  await sql`select 1 from account where id = ${id} ${alone ? sql`for update` : sql`for no key update`}`.execute(tx);
}

/**
 * Updates a locked account to match its suspensions: suspended until the last of those that hold ends. Returns the old
 * and new state; undefined when nothing changes.
 */
export async function restrictAccount(
  tx: Tx,
  id: number,
): Promise<{ wasSuspended: boolean; isSuspended: boolean } | undefined> {
  const { rows } = await sql<{ wasSuspended: boolean; isSuspended: boolean }>`
    update account a set suspended_until = n.until
    from (
      select old.suspended_until as before, (
        select max(d.suspended_until) from decision d
        where d.account_id = ${id} and d.action = 'suspendAccount' and d.lifted_at is null and d.suspended_until > now()
      ) as until
      from account old where old.id = ${id}
    ) n
    where a.id = ${id} and a.deleted_at is null and n.before is distinct from n.until
    returning n.before is not null as "wasSuspended", n.until is not null as "isSuspended"`.execute(tx);
  return rows[0];
}

/** Locks one account whose suspension has ended; skips accounts that another node has locked. */
export async function takeEndedSuspension(tx: Tx): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from account where suspended_until <= now() and deleted_at is null order by suspended_until limit 1
    for no key update skip locked`.execute(tx);
  return rows[0]?.id;
}

/** The decision that determines the end of an account's suspension. */
export async function findEndedDecision(tx: Tx, accountId: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from decision where account_id = ${accountId} and action = 'suspendAccount' and lifted_at is null
      and suspended_until <= now() order by suspended_until desc, id desc limit 1`.execute(tx);
  return rows[0]?.id;
}

/** Whether a target can still be restored: its row exists, and an account is not deleted. */
export async function isStored(db: Db, { type, id }: TargetRef): Promise<boolean> {
  const found = {
    listing: sql`select 1 from listing where id = ${id}`,
    comment: sql`select 1 from comment where id = ${id}`,
    account: sql`select 1 from account where id = ${id} and deleted_at is null`,
    message: sql`
      select 1 from message x where x.id = ${id} and x.erased_at is null
        and (x.content <> '' or exists (select from message_file f where f.message_id = x.id))`,
  };
  return (await found[type].execute(db)).rows.length > 0;
}

const STORED = {
  comment: sql`exists (select from comment t where t.id = c.target_id)`,
  message: sql`exists (select from message t where t.id = c.target_id
    and (t.content <> '' or exists (select from message_file f where f.message_id = t.id)))`,
};

/** Removed targets that are still stored although the time to appeal is over. */
export async function listOverdue(
  db: Db,
  type: keyof typeof STORED,
  { days, limit }: { days: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct c.target_id as id from decision d join moderation_case c on c.id = d.case_id
    where c.target_type = ${type} and ${STORED[type]} and d.action = 'remove' and d.lifted_at is null
      and d.decided_at <= now() - ${days} * interval '1 day'
      and not exists (select from appeal p where p.decision_id = d.id and p.outcome is null)
    limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}
