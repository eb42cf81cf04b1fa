import { isOtherSite, siteOf } from '#contract/values/web-address.ts';
import type { Locale } from '#i18n/locales.ts';
import { dateText } from '../notifications/mail/dates.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { fieldError } from '../platform/errors.ts';
import { announceShop } from './announce.ts';
import { addDays, findPaidShop, findShopRow, takeDaysOff } from './shop-link-repository.ts';

/** A person's shop: its address, null if none is set, and until when its link is (or was) shown. */
export interface Shop {
  readonly shopUrl: string | null;
  readonly until: Date | null;
}

export async function findShop(db: Db | Tx, accountId: number): Promise<Shop> {
  const row = await findShopRow(db, accountId);
  return { shopUrl: row?.shop_url ?? null, until: row?.shop_link_until ?? null };
}

/**
 * Extends the shop link by a number of days. Returns the new end; null if the account is deleted or permanently
 * suspended.
 */
export async function extendShopLink(tx: Tx, accountId: number, now: Date, days: number): Promise<Date | null> {
  const until = await addDays(tx, accountId, now, days);
  if (!until) return null;
  await announceShop(tx, accountId);
  return until;
}

/**
 * Rejects another shop than the one paid for, or being paid for, until that period ends: visitors and moderators have
 * seen where it leads. Another page of the same site is allowed.
 *
 * @throws  ApiError 'validationFailed' at `shop_url`
 */
export async function assertPaidShop(tx: Tx, accountId: number, address: string | null, locale: Locale): Promise<void> {
  const paid = await findPaidShop(tx, accountId);
  if (!paid || address === null || !isOtherSite(address, paid.address)) return;
  const values = { site: siteOf(paid.address) ?? paid.address, date: dateText(locale, paid.until.toISOString()) };
  throw fieldError(locale, 'shop_url', 'validation.shopPaid', { values });
}

/** Removes a number of days: the link ends, or ends earlier if more were paid. */
export async function shortenShopLink(tx: Tx, accountId: number, now: Date, days: number): Promise<void> {
  if (await takeDaysOff(tx, accountId, now, days)) await announceShop(tx, accountId);
}
