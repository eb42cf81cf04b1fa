import { findTradeSign, TRADE_LIMITS } from '#kinds/rules/trade-signs.ts';
import type { PublishNews } from '../notifications/centre/publish.ts';
import type { Db } from '../platform/db/client.ts';
import { listOffered, listPrivateSellers, noteAsked } from './offered-repository.ts';

interface AskingDeps {
  readonly db: Db;
  readonly publishNews: PublishNews;
}

/** Longer than a day, so that a missed run skips nobody. */
const LOOKED_BACK_DAYS = 7;
const SELLERS_AT_ONCE = 200;
/** Sellers with fewer listings reach no limit. */
const AT_LEAST = Math.min(...Object.values(TRADE_LIMITS).map(({ ask }) => ask));

/**
 * Asks sellers with many sales who have not declared to be traders whether they are: per calendar year once, and once
 * more when the number reaches the moderators' limit. `seller_asked` prevents repeats, as news are deleted earlier.
 */
export async function askPrivateSellers({ db, publishNews }: AskingDeps, now = new Date()): Promise<void> {
  let after = 0;
  for (;;) {
    const some = { after, days: LOOKED_BACK_DAYS, atLeast: AT_LEAST, limit: SELLERS_AT_ONCE };
    const sellers = await listPrivateSellers(db, some);
    for (const accountId of sellers) await ask({ db, publishNews }, accountId, now);
    after = sellers.at(-1) ?? 0;
    if (sellers.length < SELLERS_AT_ONCE) return;
  }
}

async function ask({ db, publishNews }: AskingDeps, accountId: number, now: Date): Promise<void> {
  const finding = findTradeSign(await listOffered(db, accountId));
  if (!finding) return;
  const asked = `${now.getUTCFullYear()}${finding.isForModerators ? ':again' : ''}`;
  await db.transaction().execute(async (tx) => {
    if (!(await noteAsked(tx, accountId, asked))) return;
    await publishNews(tx, [{ accountId, key: `sellsMuch:${asked}`, kind: 'sellsMuch' }]);
  });
}
