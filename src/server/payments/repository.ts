import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Buyer } from '#contract/invoices/invoices.ts';
import type { PaidBy, TargetType, Variant } from '#contract/payments/payments.ts';
import type { Locale } from '#i18n/locales.ts';
import type { PromotionPlace } from '#kinds/price-list.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import type { Database } from '../platform/db/schema.ts';
import type { PaidPeriod } from './terms.ts';

/** A stored purchase. */
export type Purchase = Selectable<Database['purchase']>;

/**
 * A purchase with what follows from other payments: when it was traded in for a higher plan that still stands (null if
 * it was not), how much of its own credit is being refunded to its sources, how much of it is being refunded, and the
 * code of its voucher.
 */
export interface PurchaseRow extends Purchase {
  traded_in_at: Date | null;
  credit_returned_minor: number;
  refunding_minor: number;
  voucher_code: string | null;
}

/** The columns of a PurchaseRow, from purchase `p`. */
export const PURCHASE_COLUMNS: RawBuilder<unknown> = sql`p.*, (
  select n.activated_at from purchase n where n.id = p.traded_into and n.status = 'success') as traded_in_at,
  (select coalesce(sum(r.amount_minor), 0)::int from purchase o join refund r on r.purchase_id = o.id
    where o.traded_into = p.id and r.reason = 'credit') as credit_returned_minor,
  coalesce((select r.amount_minor from refund r where r.purchase_id = p.id and r.state <> 'done'), 0) as refunding_minor,
  (select v.code from voucher v where v.id = p.voucher_id) as voucher_code`;

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
 * Locks a purchase after its buyer: all changes to a person's payments lock in this order.
 *
 * @returns  the purchase, and whether its buyer has left.
 */
export async function lockPurchase(tx: Tx, id: number): Promise<{ purchase: Purchase; isGone: boolean } | undefined> {
  // The materialised CTE locks the buyer's row before the purchase row.
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

export interface NewPurchase {
  readonly account_id: number;
  readonly target_type: TargetType;
  readonly listing_id: number | null;
  readonly title: string;
  readonly variant: Variant;
  readonly list_price_minor: number;
  readonly reduction_minor: number;
  readonly credit_minor: number;
  readonly amount_minor: number;
  readonly days: number;
  readonly places: PromotionPlace[];
  readonly vat_percent: number;
  readonly voucher_id: number | null;
  readonly person_key: Buffer | null;
  readonly provider: PaidBy;
  readonly buyer: Buyer;
  readonly locale: Locale;
  readonly started_at: Date;
  readonly expires_at: Date;
}

/** The buyer of a purchase without an invoice, for which no address is required. */
export async function findUninvoiced(tx: Tx, accountId: number): Promise<Buyer | undefined> {
  const account = await tx
    .selectFrom('account')
    .select(['name', 'email'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!account?.email) return undefined;
  return { type: 'person', address: '–––', city: '–––', zip: '00-000', name: account.name, email: account.email };
}

export async function insertPurchase(tx: Tx, { buyer, ...row }: NewPurchase): Promise<number> {
  const { id } = await tx
    .insertInto('purchase')
    .values({ ...row, buyer: JSON.stringify(buyer) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A payment whose status has changed. */
export interface ChangedRow {
  readonly id: number;
  readonly accountId: number;
  readonly provider_ref: string | null;
}

const CHANGED = sql`id, account_id as "accountId", provider_ref`;

/** Times out the person's pending payments for the same target. */
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

/**
 * Makes a payment the effective one for its target: all unpaid payments started before become its duplicates, and
 * pending ones time out.
 *
 * @returns  the duplicates, and whether each was pending.
 */
export async function claimTarget(tx: Tx, purchase: Purchase): Promise<(ChangedRow & { was_pending: boolean })[]> {
  const { rows } = await sql<ChangedRow & { was_pending: boolean }>`
    with other as (
      select id, status = 'pending' as was_pending from purchase
      where account_id = ${purchase.account_id} and target_type = ${purchase.target_type}
        and listing_id is not distinct from ${purchase.listing_id}::bigint and id <> ${purchase.id} and paid_at is null
      for no key update)
    update purchase p set duplicate_of = ${purchase.id}, status = case when was_pending then 'timeout' else p.status end
    from other where other.id = p.id
    returning p.id, p.account_id as "accountId", p.provider_ref, was_pending`.execute(tx);
  return rows;
}

/** Times out overdue payments, oldest first; each is taken by one node only. */
export async function expireDue(tx: Tx, limit: number): Promise<ChangedRow[]> {
  const { rows } = await sql<ChangedRow>`
    update purchase set status = 'timeout'
    where id in (
      select id from purchase where status = 'pending' and expires_at <= now()
      order by expires_at limit ${limit} for update skip locked)
    returning ${CHANGED}`.execute(tx);
  return rows;
}

/** Stores the checkout of a payment; false if it has ended meanwhile (it is stored all the same). */
export async function storeCheckout(db: Db, id: number, checkout: { ref: string; url: string }): Promise<boolean> {
  const { rows } = await sql<{ is_open: boolean }>`
    update purchase set provider_ref = ${checkout.ref}, checkout_url = ${checkout.url}
    where id = ${id} returning status = 'pending' as is_open`.execute(db);
  return rows[0]?.is_open ?? false;
}

/** Declines a payment that could not be started; leaves it alone if its status has changed meanwhile. */
export async function declineUnbegun(tx: Tx, id: number): Promise<ChangedRow | undefined> {
  const { rows } = await sql<ChangedRow>`
    update purchase set status = 'declined'
    where id = ${id} and status = 'pending' and checkout_url is null returning ${CHANGED}`.execute(tx);
  return rows[0];
}

/** The payments for a listing's plan that were neither refunded nor traded in, the latest first: it is used last. */
export async function listPaidPeriods(db: Db | Tx, listingId: number, variant: Variant): Promise<PaidPeriod[]> {
  const { rows } = await sql<PaidPeriod>`
    select list_price_minor - reduction_minor as "valueMinor", days from purchase
    where listing_id = ${listingId} and variant = ${variant} and status = 'success' and activated_at is not null
      and traded_into is null
    order by activated_at desc, id desc`.execute(db);
  return rows;
}

/**
 * Whether the days credited to a payment have since been credited to another or refunded: several payments may be
 * started with the same credit, and a provider may accept more than one.
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

/** How many days of the same kind were bought after this payment: the remaining time is theirs first. */
export async function countDaysAfter(db: Db | Tx, row: Purchase): Promise<number> {
  const target =
    row.listing_id === null
      ? sql`account_id = ${row.account_id} and target_type = ${row.target_type}`
      : sql`listing_id = ${row.listing_id}`;
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(days), 0)::int as count from purchase
    where ${target} and variant = ${row.variant} and status = 'success'
      and activated_at > ${row.activated_at}::timestamptz`.execute(db);
  return rows[0]?.count ?? 0;
}
