import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';

/** Whether the shop links of an account (`a` in the statement) are shown now. */
export const SHOWS_SHOP: RawBuilder<boolean> = sql<boolean>`coalesce(a.shop_link_until > now(), false)`;

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

/** Extends the link; undefined if the account is deleted or permanently suspended. */
export async function addDays(tx: Tx, accountId: number, now: Date, days: number): Promise<Date | undefined> {
  const { rows } = await sql<{ until: Date }>`
    update account set shop_link_until = greatest(shop_link_until, ${now}::timestamptz) + ${days} * interval '1 day'
    where id = ${accountId} and deleted_at is null and suspended_until is distinct from 'infinity'
    returning shop_link_until as until`.execute(tx);
  return rows[0]?.until;
}

/** Shortens the link; false if nothing of it is left. */
export async function takeDaysOff(tx: Tx, accountId: number, now: Date, days: number): Promise<boolean> {
  const { rows } = await sql`
    update account set shop_link_until = greatest(shop_link_until - ${days} * interval '1 day', ${now}::timestamptz)
    where id = ${accountId} and shop_link_until > ${now}::timestamptz returning id`.execute(tx);
  return rows.length > 0;
}

/** The shop address last paid for, or currently being paid for, and until when. */
export async function findPaidShop(tx: Tx, accountId: number): Promise<{ address: string; until: Date } | undefined> {
  const { rows } = await sql<{ address: string; until: Date }>`
    select p.title as address, coalesce(a.shop_link_until, p.expires_at) as until
    from purchase p join account a on a.id = p.account_id
    where p.account_id = ${accountId} and p.target_type = 'shopPromotion'
      and (p.status = 'success' and p.activated_at is not null and a.shop_link_until > now()
        or p.status = 'pending' and p.expires_at > now())
    order by p.activated_at desc nulls last, p.id desc limit 1`.execute(tx);
  return rows[0];
}
