import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { TargetType, TransactionStatus, Variant } from '#contract/payments/payments.ts';
import type { Db, Tx } from '../../platform/db/client.ts';
import type { Database } from '../../platform/db/schema.ts';

export type VoucherRow = Selectable<Database['voucher']>;

/**
 * The purchases `p` that use a voucher: open checkouts and paid ones. A checkout that expires releases its use
 * automatically, and so does a payment that is a duplicate of another.
 */
const USES = sql`(p.duplicate_of is null
  and (p.status in ('success', 'refunded') or p.status = 'pending' and p.expires_at > now()))`;

/**
 * A voucher by its code, with the time of the database; `lock` makes concurrent users of it wait until the transaction
 * ends.
 */
export async function findVoucher(
  db: Db | Tx,
  code: string,
  { lock }: { lock: boolean },
): Promise<(VoucherRow & { now: Date }) | undefined> {
  return db
    .selectFrom('voucher')
    .selectAll()
    .select(sql<Date>`clock_timestamp()`.as('now'))
    .where('code', '=', code)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
}

/** The person whose uses are counted. Their open checkout of the same target is not, since the new one replaces it. */
export interface User {
  readonly accountId: number;
  readonly personKey: Buffer | null;
  readonly targetType: TargetType;
  readonly listingId: number | null;
}

/** The number of uses of a voucher: in total, and by a person under any account. */
export async function countUses(db: Db | Tx, voucherId: number, user: User): Promise<{ all: number; own: number }> {
  const { rows } = await sql<{ all: number; own: number }>`
    select count(*)::int as all, (count(*) filter (where ${isOwn(user)}))::int as own from purchase p
    where p.voucher_id = ${voucherId} and ${USES} and not (p.account_id = ${user.accountId} and p.status = 'pending'
      and p.target_type = ${user.targetType} and p.listing_id is not distinct from ${user.listingId}::bigint)`.execute(
    db,
  );
  return rows[0] ?? { all: 0, own: 0 };
}

/** Whether a person has paid for anything under any account. */
export async function hasBought(db: Db | Tx, user: Pick<User, 'accountId' | 'personKey'>): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from purchase p where ${isOwn(user)} and p.status in ('success', 'refunded')) as has`.execute(
    db,
  );
  return rows[0]?.has ?? false;
}

function isOwn({ accountId, personKey }: Pick<User, 'accountId' | 'personKey'>): RawBuilder<unknown> {
  return personKey === null
    ? sql`p.account_id = ${accountId}`
    : sql`(p.account_id = ${accountId} or p.person_key = ${personKey})`;
}

/** A voucher with its uses and its author; `now` is the time of the database. */
export interface DeskVoucherRow extends VoucherRow {
  readonly uses: number;
  readonly name: string | null;
  readonly avatar: string | null;
  readonly now: Date;
}

const DESK_COLUMNS = sql`v.*, a.name, a.avatar_path as avatar, clock_timestamp() as now,
  (select count(*)::int from purchase p where p.voucher_id = v.id and ${USES}) as uses`;
const DESK_FROM = sql`voucher v left join account a on a.id = v.made_by and a.deleted_at is null`;

export async function listDeskVouchers(
  db: Db,
  { offset, limit }: { offset: number; limit: number },
): Promise<DeskVoucherRow[]> {
  const { rows } = await sql<DeskVoucherRow>`
    select ${DESK_COLUMNS} from ${DESK_FROM} order by v.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function findDeskVoucher(db: Db | Tx, id: number): Promise<DeskVoucherRow | undefined> {
  const { rows } = await sql<DeskVoucherRow>`
    select ${DESK_COLUMNS} from ${DESK_FROM} where v.id = ${id}`.execute(db);
  return rows[0];
}

export async function countVouchers(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from voucher`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface NewVoucher
  extends Pick<
    VoucherRow,
    | 'code'
    | 'kind'
    | 'percent'
    | 'amount_minor'
    | 'plans'
    | 'max_uses'
    | 'max_per_person'
    | 'is_for_newcomers'
    | 'made_by'
  > {
  /** Null for now, by the clock of the database. */
  readonly holds_from: string | null;
  readonly holds_until: string | null;
}

/** Undefined if the code is taken. */
export async function insertVoucher(tx: Tx, voucher: NewVoucher): Promise<number | undefined> {
  const row = await tx
    .insertInto('voucher')
    .values({ ...voucher, holds_from: sql`coalesce(${voucher.holds_from}::timestamptz, now())` })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** False if it was already stopped. */
export async function stopVoucher(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`
    update voucher set stopped_at = now() where id = ${id} and stopped_at is null returning id`.execute(tx);
  return rows.length > 0;
}

/** A purchase that uses a voucher. */
export interface UseRow {
  readonly id: number;
  readonly account_id: number;
  readonly name: string | null;
  readonly avatar: string | null;
  readonly target_type: TargetType;
  readonly variant: Variant;
  readonly title: string;
  readonly status: TransactionStatus;
  readonly expires_at: Date;
  readonly reduction_minor: number;
  readonly amount_minor: number;
  readonly started_at: Date;
}

export async function listUses(
  db: Db,
  voucherId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<UseRow[]> {
  const { rows } = await sql<UseRow>`
    select p.id, p.account_id, a.name, a.avatar_path as avatar, p.target_type, p.variant, p.title, p.status, p.expires_at,
      p.reduction_minor, p.amount_minor, p.started_at
    from purchase p left join account a on a.id = p.account_id and a.deleted_at is null
    where p.voucher_id = ${voucherId} order by p.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countAllUses(db: Db, voucherId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from purchase where voucher_id = ${voucherId}`.execute(db);
  return rows[0]?.count ?? 0;
}
