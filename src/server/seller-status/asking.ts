import { findTradeSign, TRADE_LIMITS } from '#kinds/rules/trade-signs.ts';
import type { PublishNews } from '../notifications/centre/publish.ts';
import type { Db } from '../platform/db/client.ts';
import { listOffered, listPrivateSellers } from './offered-repository.ts';

interface AskingDeps {
  readonly db: Db;
  readonly publishNews: PublishNews;
}

/** Longer than a day, so that a day without the job leaves nobody out. */
const LOOKED_BACK_DAYS = 7;
const SELLERS_AT_ONCE = 200;
/** Fewer listings reach no limit. */
const AT_LEAST = Math.min(...Object.values(TRADE_LIMITS).map(({ ask }) => ask));

/**
 * Asks people who sell much, and have not stated that they sell by trade, whether they do: once a year, and once more
 * when moderators would look. Can be repeated at any time: the same question is asked once.
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
  const key = `sellsMuch:${now.getUTCFullYear()}${finding.isForModerators ? ':again' : ''}`;
  await db.transaction().execute((tx) => publishNews(tx, [{ accountId, key, kind: 'sellsMuch' }]));
}
