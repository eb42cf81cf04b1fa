import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { ModerationAction } from '#contract/moderation/house-rules.ts';
import { actOnListings } from '#contract/selling/selling.ts';
import { share } from '#test/effort.ts';
import { aComment, aListing, anAccount, aPerson, aSession } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';
import { aCase, aModerator, passTime } from '#test/trust-factories.ts';
import { deleteRemoved, followDecisions, followSuspensions } from './effects.ts';

const app = testApp();
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface Held {
  readonly sellerId: number;
  readonly listingId: number;
  readonly caseId: number;
  readonly moderatorId: number;
}

async function aHeldListing(): Promise<Held> {
  const sellerId = await anAccount(app);
  const visibleUntil = new Date(Date.now() + 10 * DAY_MS).toISOString();
  const listingId = await aListing(app, 'ad', { seller_id: sellerId, visible_until: visibleUntil });
  const { id: caseId } = await aCase(app, 'listing', listingId);
  return { sellerId, listingId, caseId, moderatorId: await anAccount(app) };
}

/** Inserts a decision that holds until it is lifted. */
async function decide({ sellerId, listingId, caseId, moderatorId }: Held, action: ModerationAction): Promise<number> {
  return app.client.db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('decision')
      .values({
        case_id: caseId,
        account_id: sellerId,
        action,
        rule: 'scam',
        explanation: '',
        is_automated_detection: false,
        suspended_until: action === 'suspendAccount' ? 'infinity' : null,
        decided_by: moderatorId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await followDecisions(tx, { type: 'listing', id: listingId });
    await followSuspensions(tx, sellerId);
    return id;
  });
}

async function lift({ sellerId, listingId }: Held, decisionId: number): Promise<void> {
  await app.client.db.transaction().execute(async (tx) => {
    await tx.updateTable('decision').set({ lifted_at: sql`now()` }).where('id', '=', decisionId).execute();
    await followDecisions(tx, { type: 'listing', id: listingId });
    await followSuspensions(tx, sellerId);
  });
}

const stateOf = (id: number) =>
  app.client.db
    .selectFrom('listing')
    .select([sql<boolean>`is_shown`.as('is_shown'), 'suspend_reason', 'visible_until', 'deleted_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

type Step = 'hide' | 'remove' | 'suspendAccount' | 'lift' | 'pause' | 'resume' | 'wait';
const steps = fc.array(
  fc.constantFrom<Step>('hide', 'remove', 'suspendAccount', 'lift', 'lift', 'pause', 'resume', 'wait', 'wait'),
  { minLength: 4, maxLength: 14 },
);

test('after any mix of decisions, lifts and pauses a listing is shown iff nothing holds it, and loses no time', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (order) => {
      const held = await aHeldListing();
      const seller = app.as(await aSession(app, held.sellerId));
      const holding: { id: number; action: ModerationAction }[] = [];
      let isPaused = false;
      let leftMs = 10 * DAY_MS;
      for (const step of order) {
        const holds = (action: ModerationAction) => holding.some((each) => each.action === action);
        if (step === 'wait') {
          await passTime(app, held.listingId, HOUR_MS);
          if (holding.length === 0 && !isPaused) leftMs -= HOUR_MS;
        } else if (step === 'lift') {
          const [first] = holding.splice(0, 1);
          if (first) await lift(held, first.id);
        } else if (step === 'pause' || step === 'resume') {
          // The owner cannot see a removed listing, and cannot write while suspended.
          if (holds('remove') || holds('suspendAccount')) continue;
          await seller.call(actOnListings, { body: { ids: [held.listingId], action: step } });
          isPaused = step === 'pause';
        } else holding.push({ id: await decide(held, step), action: step });
        const expected = ['remove', 'hide', 'suspendAccount'].find((action) => holds(action as ModerationAction));
        const reason = { remove: 'removed', hide: 'listing', suspendAccount: 'account' }[expected ?? ''] ?? null;
        const state = await stateOf(held.listingId);
        expect(state).toMatchObject({ is_shown: holding.length === 0 && !isPaused, suspend_reason: reason });
        expect(state.deleted_at !== null).toBe(holds('remove'));
      }
      for (const { id } of holding) await lift(held, id);
      await seller.call(actOnListings, { body: { ids: [held.listingId], action: 'resume' } });
      const { is_shown: isShown, visible_until: until } = await stateOf(held.listingId);
      expect(isShown).toBe(true);
      expect(Math.abs((until?.getTime() ?? 0) - Date.now() - leftMs)).toBeLessThan(5 * 60_000);
    }),
    { numRuns: share(100) },
  );
}, 240_000);

test('a removed listing is gone for its owner, but stored until the time to appeal is over', async () => {
  const seller = await aPerson(app);
  const desk = await aModerator(app);
  const listingId = await aListing(app, 'ad', { seller_id: seller.id });
  const { id: caseId } = await aCase(app, 'listing', listingId);
  const held = { sellerId: seller.id, listingId, caseId, moderatorId: desk.id };
  const decisionId = await decide(held, 'remove');
  const restore = () => seller.api.call(actOnListings, { body: { ids: [listingId], action: 'restore' } });
  expect((await restore()).data).toEqual({ done: [], refused: [listingId] });
  await passTime(app, listingId, DAY_MS);
  await purge();
  expect(await stateOf(listingId)).toMatchObject({ suspend_reason: 'removed' });
  await app.client.db
    .insertInto('appeal')
    .values({ decision_id: decisionId, body: 'Proszę sprawdzić jeszcze raz.', locale: 'pl' })
    .execute();
  await passTime(app, listingId, 183 * DAY_MS);
  await purge();
  expect(await stateOf(listingId)).toMatchObject({ suspend_reason: 'removed' });
  await app.client.db.updateTable('appeal').set({ outcome: 'rejected' }).execute();
  await purge();
  await expect(stateOf(listingId)).rejects.toThrow();
});

/** Runs the purge job and waits until an unrelated deleted listing is gone. */
async function purge(): Promise<void> {
  const id = await aListing(app, 'ad');
  await sql`update listing set deleted_at = now() - interval '1 day' where id = ${id}`.execute(app.client.db);
  await app.client.db.transaction().execute((tx) => app.app.jobs.queue(tx, 'listings.purge', {}));
  for (let tries = 0; tries < 200; tries += 1) {
    const row = await app.client.db.selectFrom('listing').select('id').where('id', '=', id).executeTakeFirst();
    if (!row) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the listing was not purged');
}

test('a removed comment is hidden until the time to appeal is over, then deleted', async () => {
  const listingId = await aListing(app, 'ad');
  await aComment(app, listingId, 2);
  const { id, author_id: authorId } = await app.client.db
    .selectFrom('comment')
    .select(['id', 'author_id'])
    .executeTakeFirstOrThrow();
  const { id: caseId } = await aCase(app, 'comment', id);
  await app.client.db
    .insertInto('decision')
    .values({
      case_id: caseId,
      account_id: authorId,
      action: 'remove',
      rule: 'manners',
      explanation: '',
      is_automated_detection: false,
      decided_by: await anAccount(app),
    })
    .execute();
  const count = async () => (await app.client.db.selectFrom('comment').select('id').execute()).length;
  const decidedBefore = (days: number) =>
    sql`update decision set decided_at = now() - ${days} * interval '1 day'`.execute(app.client.db);
  await decidedBefore(182);
  await deleteRemoved(app.client.db, app.app.jobs);
  expect(await count()).toBe(1);
  await decidedBefore(184);
  await deleteRemoved(app.client.db, app.app.jobs);
  expect(await count()).toBe(0);
});
