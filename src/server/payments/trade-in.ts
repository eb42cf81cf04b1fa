import type { Db, Tx } from '../platform/db/client.ts';
import type { Plans, ShopLink } from './ports.ts';
import type { Purchase, PurchaseRow } from './repository.ts';
import { creditBackMinor } from './terms.ts';
import { listTradeable, listTradedInto, noteTraded } from './trade-in-repository.ts';
import { unusedMs } from './unused.ts';

/** Records which payments the credit of a higher plan came from, so that it can be refunded to them. */
export async function tradeIn(tx: Tx, purchase: Purchase): Promise<void> {
  let leftMinor = purchase.credit_minor;
  if (leftMinor === 0) return;
  for (const { id, amount_minor: amountMinor } of await listTradeable(tx, purchase)) {
    const minor = Math.min(leftMinor, amountMinor);
    if (minor > 0) await noteTraded(tx, id, { into: purchase.id, minor });
    leftMinor -= minor;
  }
}

/** A part of an earlier payment refunded with a higher plan, in grosz. */
export interface CreditPart {
  readonly purchaseId: number;
  readonly minor: number;
}

/** The parts of earlier payments to refund with `givenBackMinor` of a higher plan's own amount. */
export async function creditBack(
  db: Db | Tx,
  deps: { plans: Pick<Plans, 'findRunning'>; shop: Pick<ShopLink, 'findShop'> },
  row: PurchaseRow,
  givenBackMinor: number,
): Promise<CreditPart[]> {
  const { amount_minor: amountMinor, credit_minor: creditMinor } = row;
  if (creditMinor === 0 || !row.activated_at || row.status !== 'success') return [];
  const traded = await listTradedInto(db, row.id);
  let leftMinor = creditBackMinor({
    amountMinor,
    creditMinor,
    givenBackMinor,
    unusedMs: await unusedMs(db, deps, row),
    days: row.days,
  });
  const parts: CreditPart[] = [];
  for (const { id, traded_minor: tradedMinor, status } of traded) {
    if (status !== 'success') continue;
    const minor = Math.min(leftMinor, tradedMinor);
    if (minor > 0) parts.push({ purchaseId: id, minor });
    leftMinor -= minor;
  }
  return parts;
}

/** The parts of earlier payments refunded with a higher plan. */
export async function creditGivenBack(db: Db | Tx, id: number): Promise<CreditPart[]> {
  const traded = await listTradedInto(db, id);
  return traded
    .filter(({ returned_minor: minor }) => minor > 0)
    .map(({ id: purchaseId, returned_minor: minor }) => ({ purchaseId, minor }));
}
