import type { NewcomerGift } from '#contract/selling/selling.ts';
import { getKind } from '#kinds/index.ts';
import { PROMOTION_PLACES } from '#kinds/price-list.ts';
import type { FindPersonKey } from '../accounts/person-key.ts';
import type { Config } from '../config.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { withDeps } from '../platform/with-deps.ts';
import { findGiven, hadGift, hasShownAny, insertGift } from './newcomer-repository.ts';
import { canChoose, type Term } from './plan-changes.ts';
import type { OwnRow } from './repository.ts';

interface NewcomerDeps {
  readonly db: Db;
  readonly config: Config;
  readonly findPersonKey: FindPersonKey;
}

export type NewcomerService = ReturnType<typeof createNewcomerService>;

/**
 * The gift for newcomers: days of the basic plan for a person's first listing, given once, even after registering
 * again.
 */
export function createNewcomerService(deps: NewcomerDeps) {
  return withDeps(deps, { get, give });
}

async function get(deps: NewcomerDeps, accountId: number): Promise<NewcomerGift> {
  const { db } = deps;
  const given = await findGiven(db, accountId);
  if (given) {
    const { listing_id: listingId, title, days, ends_at: until } = given;
    return { days: null, given: { listingId, title, days, until: until.toISOString() } };
  }
  const personKey = await findNewcomer(deps, db, accountId);
  return { days: personKey && deps.config.market.newcomerDays, given: null };
}

/** The key of a person without a gift or an activated listing so far; null for anybody else, or when gifts are off. */
async function findNewcomer({ config, findPersonKey }: NewcomerDeps, db: Db | Tx, accountId: number) {
  if (config.market.newcomerDays === 0 || (await hasShownAny(db, accountId))) return null;
  const personKey = await findPersonKey(db, accountId);
  return personKey && !(await hadGift(db, personKey)) ? personKey : null;
}

/** Gives the gift to a listing, in the transaction that activates it; null if the listing gets none. */
async function give(deps: NewcomerDeps, tx: Tx, accountId: number, row: OwnRow): Promise<Term | null> {
  const now = new Date();
  const isFirst = row.status === 'neverActivated' && getKind(row.kind).capabilities.promotion;
  if (!isFirst || !canChoose(row, 'basic', now)) return null;
  const personKey = await findNewcomer(deps, tx, accountId);
  if (!personKey) return null;
  const days = deps.config.market.newcomerDays;
  const endsAt = new Date(now.getTime() + days * 86_400_000);
  const isGiven = await insertGift(tx, { personKey, accountId, listingId: row.id, days, endsAt });
  return isGiven ? { plan: 'basic', days, places: PROMOTION_PLACES } : null;
}
