import { findTradeSign, type OfferedThing } from '#kinds/rules/trade-signs.ts';
import type { Finding } from './finding.ts';

/**
 * Flags a seller who has declared to be a private person but sells like a trader; flags again only when the number has
 * doubled. Such sellers are asked at a lower number of listings already (`seller-status/asking.ts`).
 */
export function detectPrivateTrade(things: readonly OfferedThing[]): Finding | null {
  const found = findTradeSign(things);
  if (!found?.isForModerators) return null;
  return {
    kind: 'sellsMuch',
    severity: 1,
    rule: 'misleading',
    words: [],
    listingIds: [],
    count: found.count,
    traces: [`${found.sign} ${2 ** Math.floor(Math.log2(found.count))}`],
  };
}
