import { type RawBuilder, sql } from 'kysely';
import { shopLinkPlan } from '#kinds/plans.ts';
import type { Db, Tx } from '../db/client.ts';

/** Whether links to the shop of an account (`a` in the statement) are shown now. */
export const SHOWS_SHOP: RawBuilder<boolean> = sql<boolean>`coalesce(a.shop_link_until > now(), false)`;

const PERIOD = sql`${shopLinkPlan.visibleDays} * interval '1 day'`;

export async function findShopRow(
  db: Db | Tx,
  accountId: number,
): Promise<{ shop_url: string | null; shop_link_until: Date | null } | undefined> {
  return db
    .selectFrom('account')
    .select(['shop_url', 'shop_link_until'])
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Adds a period to what is left; undefined for somebody who has left, or may never be seen again. */
export async function addPeriod(tx: Tx, accountId: number, now: Date): Promise<Date | undefined> {
  const { rows } = await sql<{ until: Date }>`
    update account set shop_link_until = greatest(shop_link_until, ${now}::timestamptz) + ${PERIOD}
    where id = ${accountId} and deleted_at is null and suspended_until is distinct from 'infinity'
    returning shop_link_until as until`.execute(tx);
  return rows[0]?.until;
}

/** Takes a period off what is left; false where nothing is. */
export async function takePeriodOff(tx: Tx, accountId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update account set shop_link_until = greatest(shop_link_until - ${PERIOD}, ${now}::timestamptz)
    where id = ${accountId} and shop_link_until > ${now}::timestamptz returning id`.execute(tx);
  return rows.length > 0;
}
