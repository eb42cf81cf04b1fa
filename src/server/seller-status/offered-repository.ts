import { sql } from 'kysely';
import type { OfferedThing } from '#kinds/rules/trade-signs.ts';
import type { Db, Tx } from '../platform/db/client.ts';

const OFFERED = sql`
  l.title, l.category_id as "categoryId",
  l.is_shown and (l.visible_until is null or l.visible_until > now()) as "isShown"`;
const OF_THE_YEAR = sql`l.kind = 'ad' and l.deleted_at is null and l.activated_at > now() - interval '12 months'`;

/** Maximum number of listings to check per seller; that many are sufficient. */
const MOST = 500;

/** The seller's ads that were active within the last 12 months. */
export async function listOffered(db: Db, sellerId: number): Promise<OfferedThing[]> {
  const { rows } = await sql<OfferedThing>`
    select ${OFFERED} from listing l where l.seller_id = ${sellerId} and ${OF_THE_YEAR}
    order by l.activated_at desc limit ${MOST}`.execute(db);
  return rows;
}

/** The same for a seller who has declared to be a private person; empty for others. */
export async function listOfferedPrivately(db: Db, sellerId: number): Promise<OfferedThing[]> {
  const { rows } = await sql`
    select from seller_status where account_id = ${sellerId} and sells_as = 'private'`.execute(db);
  return rows.length > 0 ? listOffered(db, sellerId) : [];
}

/**
 * Sellers after the given account, by id, who have not declared to be traders, have had an ad activated within the
 * given number of days, and at least `atLeast` within 12 months.
 */
export async function listPrivateSellers(
  db: Db,
  { after, days, atLeast, limit }: { after: number; days: number; atLeast: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ sellerId: number }>`
    select l.seller_id as "sellerId" from listing l left join seller_status s on s.account_id = l.seller_id
    where l.seller_id > ${after} and coalesce(s.sells_as, 'private') = 'private' and ${OF_THE_YEAR}
    group by l.seller_id
    having count(*) >= ${atLeast} and max(l.activated_at) > now() - ${days} * interval '1 day'
    order by l.seller_id limit ${limit}`.execute(db);
  return rows.map(({ sellerId }) => sellerId);
}

/** Notes that a seller is asked; false if they were asked the same before. */
export async function noteAsked(tx: Tx, accountId: number, asked: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('seller_asked')
    .values({ account_id: accountId, asked })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
