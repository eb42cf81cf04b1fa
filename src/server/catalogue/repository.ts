import { sql } from 'kysely';
import type { CategoryChange } from '#kinds/ad/catalogue.ts';
import { FIRST_NEW_ID } from '#kinds/ad/catalogue.ts';
import type { KindId } from '#kinds/index.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import type { DoneAct } from '../platform/db/tables/catalogue.ts';

/** An edition of the catalogue; number 0 is the seed, which has no row. */
export interface Edition {
  readonly number: number;
  readonly changes: readonly CategoryChange[];
  readonly nextId: number;
  readonly act: DoneAct | null;
  readonly madeAt: Date | null;
}

const SEED: Edition = { number: 0, changes: [], nextId: FIRST_NEW_ID, act: null, madeAt: null };
/** Arbitrary keys, the same on every node and in the trigger on listings. */
const EDITIONS_LOCK = 4_715_041;
const CATEGORY_LOCK = 4_715_042;

/** Serialises changes; later statements of the transaction see the newest edition. */
export async function lockEditions(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${EDITIONS_LOCK})`.execute(tx);
}

/** The edition in force; with `before`, the one in force before that number. */
export async function findEdition(db: Db, before?: number): Promise<Edition> {
  const row = await db
    .selectFrom('catalogue_edition')
    .selectAll()
    .$if(before !== undefined, (query) => query.where('number', '<', before ?? 0))
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return SEED;
  return { number: row.number, changes: row.changes, nextId: row.next_id, act: row.act, madeAt: row.made_at };
}

export async function insertEdition(tx: Tx, { number, changes, nextId, act }: Omit<Edition, 'madeAt'>): Promise<void> {
  await tx
    .insertInto('catalogue_edition')
    .values({ number, changes: JSON.stringify(changes), next_id: nextId, act: JSON.stringify(act) })
    .execute();
}

/** Waits for all transactions that write listings into the categories, and blocks others until the transaction ends. */
export async function lockCategories(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const id of ids.toSorted((one, other) => one - other)) {
    await sql`select pg_advisory_xact_lock(${CATEGORY_LOCK}, ${id})`.execute(tx);
  }
}

/** The closed categories, each with the one that takes its listings instead; null for none. */
export async function listEnds(db: Db): Promise<Map<number, number | null>> {
  const rows = await db.selectFrom('category_end').selectAll().execute();
  return new Map(rows.map(({ category_id: id, successor }) => [id, successor]));
}

export async function putEnd(tx: Tx, categoryId: number, successor: number | null): Promise<void> {
  await tx
    .insertInto('category_end')
    .values({ category_id: categoryId, successor })
    .onConflict((conflict) => conflict.column('category_id').doUpdateSet({ successor }))
    .execute();
}

/** Reopens categories; the listings that a merge moved out of them are to be moved back. */
export async function reopen(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('category_end')
    .where('category_id', 'in', [...ids])
    .execute();
  await tx
    .updateTable('category_move')
    .set({ is_back: true })
    .where('from_id', 'in', [...ids])
    .execute();
}

/** Those of the categories that have a listing of any status. */
export async function findFilled(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('listing')
    .select('category_id')
    .distinct()
    .where('category_id', 'in', [...ids])
    .execute();
  return rows.flatMap(({ category_id: id }) => id ?? []);
}

/** The number of listings directly in each category: of any status, and visible ones. */
export async function countListings(db: Db): Promise<Map<number, { listings: number; shown: number }>> {
  const { rows } = await sql<{ id: number; listings: number; shown: number }>`
    select category_id as id, count(*)::int as listings,
      (count(*) filter (where is_shown and coalesce(visible_until > now(), true)))::int as shown
    from listing where category_id is not null and deleted_at is null group by category_id`.execute(db);
  return new Map(rows.map(({ id, listings, shown }) => [id, { listings, shown }]));
}

/** The number of listings still to be moved. */
export async function countMoving(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from listing l join category_end e on e.category_id = l.category_id)
      + (select count(*) from category_move m where m.is_back))::int as count`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface MovedRow {
  readonly id: number;
  readonly kind: KindId;
  readonly sellerId: number;
}

/** Moves a batch of listings out of merged categories, and records their previous category. */
export async function moveSome(tx: Tx, limit: number): Promise<MovedRow[]> {
  const { rows } = await sql<MovedRow & { fromId: number; toId: number }>`
    with batch as (
      select l.id, l.category_id as from_id, e.successor as to_id
      from listing l join category_end e on e.category_id = l.category_id
      where e.successor is not null order by l.id limit ${limit} for update of l for share of e
    )
    update listing l set category_id = b.to_id, revision = nextval('listing_revision')
    from batch b where l.id = b.id
    returning l.id, l.kind, l.seller_id as "sellerId", b.from_id as "fromId", b.to_id as "toId"`.execute(tx);
  if (rows.length > 0) {
    await tx
      .insertInto('category_move')
      .values(rows.map(({ id, fromId, toId }) => ({ listing_id: id, from_id: fromId, to_id: toId })))
      .onConflict((conflict) =>
        conflict.column('listing_id').doUpdateSet((row) => ({
          from_id: row.ref('excluded.from_id'),
          to_id: row.ref('excluded.to_id'),
          is_back: false,
        })),
      )
      .execute();
  }
  await forgetDue(tx, rows);
  return rows;
}

/** Moves a batch of listings back to reopened categories, unless their sellers have moved them since. */
export async function moveSomeBack(tx: Tx, limit: number): Promise<{ moved: MovedRow[]; isMore: boolean }> {
  const { rows: batch } = await sql<{ listingId: number; fromId: number; toId: number }>`
    delete from category_move where listing_id in (
      select listing_id from category_move where is_back order by listing_id limit ${limit} for update
    ) returning listing_id as "listingId", from_id as "fromId", to_id as "toId"`.execute(tx);
  const moved: MovedRow[] = [];
  for (const { listingId, fromId, toId } of batch) {
    const { rows } = await sql<MovedRow>`
      update listing set category_id = ${fromId}, revision = nextval('listing_revision')
      where id = ${listingId} and category_id = ${toId}
      returning id, kind, seller_id as "sellerId"`.execute(tx);
    moved.push(...rows);
  }
  await forgetDue(tx, moved);
  return { moved, isMore: batch.length > 0 };
}

/** Moved listings are not new to saved searches: deletes the rows that the trigger has inserted in this transaction. */
async function forgetDue(tx: Tx, rows: readonly MovedRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`delete from saved_search_due
    where listing_id = any(${rows.map(({ id }) => id)}::bigint[]) and xmin = pg_current_xact_id()::xid`.execute(tx);
}
