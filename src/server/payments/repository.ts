import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Buyer } from '#contract/invoices.ts';
import type { ProviderId, TargetType, Variant } from '#contract/payments.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Db, Tx } from '../db/client.ts';
import type { Database } from '../db/schema.ts';

/** A purchase as it is stored. */
export type Purchase = Selectable<Database['purchase']>;

/** The same with when its unused days were taken off a higher plan that still holds; null where they were not. */
export interface PurchaseRow extends Purchase {
  traded_in_at: Date | null;
}

/** A purchase (`p` in the statement) as its readers get it. */
export const PURCHASE_COLUMNS: RawBuilder<unknown> = sql`p.*, (
  select min(n.activated_at) from purchase n where n.listing_id = p.listing_id and n.status = 'success'
    and n.credit_minor > 0 and n.activated_at > p.activated_at) as traded_in_at`;

export async function findPurchase(db: Db | Tx, id: number): Promise<PurchaseRow | undefined> {
  const { rows } = await sql<PurchaseRow>`
    select ${PURCHASE_COLUMNS} from purchase p where p.id = ${id}`.execute(db);
  return rows[0];
}

export async function listPurchases(
  db: Db,
  accountId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<PurchaseRow[]> {
  const { rows } = await sql<PurchaseRow>`
    select ${PURCHASE_COLUMNS} from purchase p where p.account_id = ${accountId}
    order by p.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countPurchases(db: Db, accountId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from purchase where account_id = ${accountId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Holds a purchase, and before it its buyer: whoever changes payments of a person does it in this order.
 *
 * @returns  the purchase, and whether its buyer has left.
 */
export async function lockPurchase(tx: Tx, id: number): Promise<{ purchase: Purchase; isGone: boolean } | undefined> {
  // The buyer's row is read, and so held, before there is a row of the purchase to hold.
  const { rows } = await sql<Purchase & { is_gone: boolean }>`
    with buyer as materialized (
      select deleted_at from account where id = (select account_id from purchase where id = ${id}) for no key update)
    select p.*, b.deleted_at is not null as is_gone
    from buyer b join purchase p on p.id = ${id} for no key update of p`.execute(tx);
  const [row] = rows;
  if (!row) return undefined;
  const { is_gone: isGone, ...purchase } = row;
  return { purchase, isGone };
}

/** Holds a buyer, so that two tries to pay follow one another; false when the person has left. */
export async function holdBuyer(tx: Tx, accountId: number): Promise<boolean> {
  const { rows } = await sql`
    select id from account where id = ${accountId} and deleted_at is null for no key update`.execute(tx);
  return rows.length > 0;
}

export interface NewPurchase {
  readonly account_id: number;
  readonly target_type: TargetType;
  readonly listing_id: number | null;
  readonly title: string;
  readonly variant: Variant;
  readonly list_price_minor: number;
  readonly credit_minor: number;
  readonly amount_minor: number;
  readonly provider: ProviderId;
  readonly buyer: Buyer;
  readonly locale: Locale;
  readonly started_at: Date;
  readonly expires_at: Date;
}

export async function insertPurchase(tx: Tx, { buyer, ...row }: NewPurchase): Promise<number> {
  const { id } = await tx
    .insertInto('purchase')
    .values({ ...row, buyer: JSON.stringify(buyer) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A payment that has another state now. */
export interface ChangedRow {
  readonly id: number;
  readonly accountId: number;
  readonly provider_ref: string | null;
}

const CHANGED = sql`id, account_id as "accountId", provider_ref`;

/** Ends what a person still has to pay for the same thing. */
export async function endPending(
  tx: Tx,
  target: { accountId: number; targetType: TargetType; listingId: number | null },
): Promise<ChangedRow[]> {
  const { rows } = await sql<ChangedRow>`
    update purchase set status = 'timeout'
    where account_id = ${target.accountId} and status = 'pending' and target_type = ${target.targetType}
      and listing_id is not distinct from ${target.listingId}::bigint
    returning ${CHANGED}`.execute(tx);
  return rows;
}

/** Ends payments whose time is over, the longest over first; on many nodes each is taken once. */
export async function expireDue(tx: Tx, limit: number): Promise<ChangedRow[]> {
  const { rows } = await sql<ChangedRow>`
    update purchase set status = 'timeout'
    where id in (
      select id from purchase where status = 'pending' and expires_at <= now()
      order by expires_at limit ${limit} for update skip locked)
    returning ${CHANGED}`.execute(tx);
  return rows;
}

/** Notes where a payment is made; false when it has ended meanwhile (then it is noted all the same). */
export async function storeCheckout(db: Db, id: number, checkout: { ref: string; url: string }): Promise<boolean> {
  const { rows } = await sql<{ is_open: boolean }>`
    update purchase set provider_ref = ${checkout.ref}, checkout_url = ${checkout.url}
    where id = ${id} returning status = 'pending' as is_open`.execute(db);
  return rows[0]?.is_open ?? false;
}

/** Notes that a payment could not be begun; whatever became of it meanwhile stays. */
export async function declineUnbegun(tx: Tx, id: number): Promise<ChangedRow | undefined> {
  const { rows } = await sql<ChangedRow>`
    update purchase set status = 'declined'
    where id = ${id} and status = 'pending' and checkout_url is null returning ${CHANGED}`.execute(tx);
  return rows[0];
}

/** Whether the plan that a listing has was paid for, and not given back. */
export async function isPaidFor(db: Db | Tx, listingId: number, variant: Variant): Promise<boolean> {
  const { rows } = await sql<{ is_paid: boolean }>`
    select exists (select from purchase where listing_id = ${listingId} and variant = ${variant} and status = 'success'
      and activated_at is not null) as is_paid`.execute(db);
  return rows[0]?.is_paid ?? false;
}

/**
 * Whether the days that a payment took off were taken off another one since, or given back: several may be begun with
 * them, and a provider may let more than one be paid.
 */
export async function isCreditGone(tx: Tx, { id, listing_id, variant, started_at }: Purchase): Promise<boolean> {
  const { rows } = await sql<{ is_gone: boolean }>`
    select exists (
      select from purchase o left join refund r on r.purchase_id = o.id
      where o.listing_id = ${listing_id}::bigint and o.id <> ${id}
        and (o.credit_minor > 0 and o.activated_at >= ${started_at}::timestamptz
          or o.variant <> ${variant} and r.requested_at >= ${started_at}::timestamptz)) as is_gone`.execute(tx);
  return rows[0]?.is_gone ?? false;
}

/** How many periods of the same were begun after this one: what is left now is theirs first. */
export async function countPeriodsAfter(db: Db | Tx, row: Purchase): Promise<number> {
  const target =
    row.listing_id === null
      ? sql`account_id = ${row.account_id} and target_type = ${row.target_type}`
      : sql`listing_id = ${row.listing_id}`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from purchase
    where ${target} and variant = ${row.variant} and status = 'success'
      and activated_at > ${row.activated_at}::timestamptz`.execute(db);
  return rows[0]?.count ?? 0;
}

/** What was taken off a higher plan for the days of a payment and went back with that plan, in grosz: the same part of it. */
export async function creditBackMinor(db: Db | Tx, row: Purchase): Promise<number> {
  const { rows } = await sql<{ back: number }>`
    select ceil(n.credit_minor::numeric * r.amount_minor / n.amount_minor)::int as back
    from purchase n join refund r on r.purchase_id = n.id
    where n.listing_id = ${row.listing_id}::bigint and n.status = 'refunded' and n.credit_minor > 0
      and n.activated_at > ${row.activated_at}::timestamptz and n.activated_at < ${row.active_until}::timestamptz
    order by n.id desc limit 1`.execute(db);
  return rows[0]?.back ?? 0;
}
