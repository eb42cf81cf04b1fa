import { sql } from 'kysely';
import type { PriceList, Prices } from '#kinds/price-list.ts';
import type { Db, Tx } from '../../platform/db/client.ts';

/** An arbitrary key, the same on every node. */
const EDITIONS_LOCK = 4_715_043;

/** Serialises changes; later statements of the transaction see the newest edition. */
export async function lockPrices(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${EDITIONS_LOCK})`.execute(tx);
}

/**
 * The edition in force by the clock of the database, which all nodes share; undefined for the list in the code. Of two
 * with the same start, the one created later is in force.
 */
export async function findHolding(db: Db | Tx): Promise<PriceList | undefined> {
  const { rows } = await sql<{ number: number; prices: Prices }>`
    select number, prices from price_edition where cancelled_at is null and holds_from <= clock_timestamp()
    order by holds_from desc, number desc limit 1`.execute(db);
  return rows[0] && { edition: rows[0].number, prices: rows[0].prices };
}

/** Time until the next edition comes into force; null when none is scheduled. */
export async function findNextMs(db: Db): Promise<number | null> {
  const { rows } = await sql<{ ms: number | null }>`
    select (extract(epoch from min(holds_from) - clock_timestamp()) * 1000)::float8 as ms from price_edition
    where cancelled_at is null and holds_from > clock_timestamp()`.execute(db);
  return rows[0]?.ms ?? null;
}

/** An edition with its author; `is_coming` by the clock of the database. */
export interface EditionRow {
  readonly number: number;
  readonly prices: Prices;
  readonly holds_from: Date;
  readonly made_by: number | null;
  readonly made_at: Date;
  readonly cancelled_at: Date | null;
  readonly is_coming: boolean;
  readonly name: string | null;
  readonly avatar: string | null;
}

const PAST = 50;

/** The newest editions, ordered by their start. */
export async function listEditions(db: Db | Tx): Promise<EditionRow[]> {
  const { rows } = await sql<EditionRow>`
    select e.number, e.prices, e.holds_from, e.made_by, e.made_at, e.cancelled_at,
      e.holds_from > clock_timestamp() as is_coming, a.name, a.avatar_path as avatar
    from price_edition e left join account a on a.id = e.made_by and a.deleted_at is null
    order by e.holds_from desc, e.number desc limit ${PAST}`.execute(db);
  return rows;
}

/** The number of the newest edition; 0 without any. */
export async function findLastNumber(db: Db | Tx): Promise<number> {
  const { rows } = await sql<{ number: number | null }>`select max(number) as number from price_edition`.execute(db);
  return rows[0]?.number ?? 0;
}

/** Inserts an edition; `holdsFrom` null for now, by the clock of the database. */
export async function insertEdition(
  tx: Tx,
  { number, prices, holdsFrom, madeBy }: { number: number; prices: Prices; holdsFrom: string | null; madeBy: number },
): Promise<Date> {
  const { rows } = await sql<{ holds_from: Date }>`
    insert into price_edition (number, prices, holds_from, made_by)
    values (${number}, ${JSON.stringify(prices)}::jsonb,
      greatest(coalesce(${holdsFrom}::timestamptz, clock_timestamp()), clock_timestamp()), ${madeBy})
    returning holds_from`.execute(tx);
  return rows[0]?.holds_from ?? new Date();
}

/** Cancels an edition that is not in force yet; false if it is, or was. */
export async function cancelEdition(tx: Tx, number: number): Promise<boolean> {
  const { rows } = await sql`
    update price_edition set cancelled_at = clock_timestamp()
    where number = ${number} and holds_from > clock_timestamp() and cancelled_at is null returning number`.execute(tx);
  return rows.length > 0;
}

export async function findEdition(db: Db | Tx, number: number): Promise<{ cancelled_at: Date | null } | undefined> {
  return db.selectFrom('price_edition').select('cancelled_at').where('number', '=', number).executeTakeFirst();
}
