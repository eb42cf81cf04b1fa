import { REMINDER_DAY } from '#contract/reviews.ts';
import { holdPair } from '../conversations/opening-repository.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { findAgreement, holdAgreement, listDue, noteShown, type Prompt, takePrompted } from './agreement-repository.ts';
import { type ShowingDeps, showReviews } from './showing.ts';

interface ClockDeps extends ShowingDeps {
  readonly db: Db;
}

const AT_ONCE = 100;
/** Days from the agreement to each prompt. The first comes a day later, when the goods have changed hands. */
const PROMPTS: Readonly<Record<Prompt, number>> = { asked: 1, reminded: REMINDER_DAY };

/**
 * Shows the reviews of agreements whose time is over. Each agreement is locked and checked again in its own
 * transaction, so its reviews are shown exactly once, even with several nodes or after a crash.
 */
export async function showDue(deps: ClockDeps): Promise<void> {
  for (let ids = await listDue(deps.db, AT_ONCE); ids.length > 0; ids = await listDue(deps.db, AT_ONCE)) {
    for (const id of ids) await deps.db.transaction().execute((tx) => showIfDue(deps, tx, id));
  }
}

async function showIfDue(deps: ClockDeps, tx: Tx, id: number): Promise<void> {
  const before = await findAgreement(tx, id);
  if (!before) return;
  // Lock accounts before agreements, as the writing of a review does. If a side has deleted its account, nothing is
  // left to show.
  if (!(await holdPair(tx, before.buyerId, before.sellerId))) return noteShown(tx, id);
  const held = await holdAgreement(tx, id);
  if (held?.isDue && !held.isShown) await showReviews(deps, tx, held);
}

/** Asks both sides for a review and reminds those who have not written one; each prompt is sent once. */
export async function prompt(deps: ClockDeps): Promise<void> {
  for (const [step, afterDays] of Object.entries(PROMPTS) as [Prompt, number][]) {
    for (let found = AT_ONCE; found === AT_ONCE; ) {
      found = await deps.db.transaction().execute((tx) => promptSome(deps, tx, step, afterDays));
    }
  }
}

async function promptSome({ publishNews }: ClockDeps, tx: Tx, step: Prompt, afterDays: number): Promise<number> {
  const taken = await takePrompted(tx, step, { afterDays, limit: AT_ONCE });
  await publishNews(
    tx,
    taken.flatMap(({ id: offerId, buyerId, sellerId, buyerWrote, sellerWrote }) =>
      [buyerWrote ? [] : buyerId, sellerWrote ? [] : sellerId].flat().map((accountId) => ({
        ...{ accountId, key: `review ${offerId} ${step}` },
        ...{ kind: 'review' as const, offerId, step },
      })),
    ),
  );
  return taken.length;
}
