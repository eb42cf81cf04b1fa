import type { Db, Tx } from '../db/client.ts';
import { announceShop } from './announce.ts';
import { addPeriod, findShopRow, takePeriodOff } from './shop-link-repository.ts';

/** A person's shop: its address, null where they named none, and until when the link to it is (or was) shown. */
export interface Shop {
  readonly shopUrl: string | null;
  readonly until: Date | null;
}

export async function findShop(db: Db | Tx, accountId: number): Promise<Shop> {
  const row = await findShopRow(db, accountId);
  return { shopUrl: row?.shop_url ?? null, until: row?.shop_link_until ?? null };
}

/** Shows the link for another period, after what is left. Answers until when; null where the person has gone for good. */
export async function extendShopLink(tx: Tx, accountId: number, now: Date): Promise<Date | null> {
  const until = await addPeriod(tx, accountId, now);
  if (!until) return null;
  await announceShop(tx, accountId);
  return until;
}

/** Takes one period back: the link ends, or falls back where several were paid. */
export async function shortenShopLink(tx: Tx, accountId: number, now: Date): Promise<void> {
  if (await takePeriodOff(tx, accountId, now)) await announceShop(tx, accountId);
}
