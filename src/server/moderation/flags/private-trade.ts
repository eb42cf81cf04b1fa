import { findTradeSign, type OfferedThing } from '#kinds/rules/trade-signs.ts';
import type { Finding } from './finding.ts';

/**
 * Somebody who has stated that they sell as a private person, and sells like a trader; flagged again only when the number
 * has doubled. They are asked themselves before that, by fewer listings (`seller-status/asking.ts`).
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
