import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getProfile } from '#contract/accounts/accounts.ts';
import { blockPerson } from '#contract/blocks.ts';
import { createComment, listComments } from '#contract/comments.ts';
import { isApiError } from '#contract/errors.ts';
import { listAgreements, listBuyerReviews, withdrawReview, writeReview } from '#contract/reviews.ts';
import { share } from '#test/effort.ts';
import { aConversation, anAgreement, forgetTries, passDays, type Talk } from '#test/talk-factories.ts';
import { testApp } from '#test/test-app.ts';
import { setCommentHidden } from '../comments/service.ts';
import { showDue } from './clock.ts';

const app = testApp();

const SIDES = ['buyer', 'seller'] as const;
type Side = (typeof SIDES)[number];

/** Events: a side writes or withdraws, days pass, the job runs on two nodes, moderators act, the offer ends… */
type Act =
  | { readonly type: 'write' | 'comment'; readonly who: Side; readonly rating: number }
  | { readonly type: 'pass'; readonly days: number }
  | { readonly type: 'show' | 'block' | 'agreeAgain' | 'end' }
  | { readonly type: 'withdraw' | 'hide' | 'restore'; readonly who: Side };

const side = fc.constantFrom(...SIDES);
const rating = fc.integer({ min: 1, max: 5 });
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ type: fc.constant('write' as const), who: side, rating }) },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('comment' as const), who: fc.constant('buyer' as const), rating }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('pass' as const), days: fc.constantFrom(1, 5, 13) }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constantFrom('show', 'block', 'agreeAgain', 'end') }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constantFrom('withdraw', 'hide', 'restore'), who: side }) },
);

/**
 * The expected state of an agreement; `days` since it was made. `heldBack`: sides whose review was not shown because
 * moderators had hidden the earlier one, with whether it can still be withdrawn.
 */
interface Model {
  id: number;
  days: number;
  isShown: boolean;
  readonly heldBack: Map<Side, boolean>;
  readonly written: { [S in Side]?: number };
}
/** The expected visible review of each side: its rating, and whether moderators have hidden it. */
type Seen = { [S in Side]?: { rating: number; isHidden: boolean } };
interface State {
  readonly agreements: Model[];
  readonly seen: Seen;
  isBlocked: boolean;
}

const isOpen = ({ isShown, days }: Model) => !isShown && days < 14;

/** Shows the written reviews; one whose earlier version moderators have hidden is not shown. */
function show(model: Model, seen: Seen): void {
  model.isShown = true;
  for (const who of SIDES) {
    const written = model.written[who];
    if (written === undefined) continue;
    if (seen[who]?.isHidden) model.heldBack.set(who, true);
    else seen[who] = { rating: written, isHidden: false };
  }
}

async function attempt(call: () => Promise<unknown>): Promise<boolean> {
  try {
    await call();
    return true;
  } catch (error) {
    if (isApiError(error) && error.status < 500) return false;
    throw error;
  }
}

const textOf = (who: Side, stars: number) => `${who} ${stars} ${'★'.repeat(stars)}`;

async function write(talk: Talk, state: State, { who, rating: stars }: { who: Side; rating: number }): Promise<void> {
  const model = state.agreements.at(-1) as Model;
  const body = { rating: stars, text: textOf(who, stars) };
  const before = state.seen[who];
  const isRepeat = !isOpen(model) && model.isShown && before?.rating === stars;
  const done = await attempt(() => talk[who].api.call(writeReview, { params: { id: model.id }, body }));
  const canWrite = isOpen(model) && !before?.isHidden;
  if (!isRepeat) expect(done, `${who} writes ${JSON.stringify(state)}`).toBe(canWrite);
  if (!canWrite) return;
  model.written[who] = stars;
  if (SIDES.every((each) => model.written[each] !== undefined)) show(model, state.seen);
}

async function withdraw(talk: Talk, { agreements }: State, who: Side): Promise<void> {
  const model = agreements.at(-1) as Model;
  const done = await attempt(() => talk[who].api.call(withdrawReview, { params: { id: model.id }, query: {} }));
  const isHeldBack = model.heldBack.get(who);
  // Withdrawn once, it may be withdrawn again unless moderators have restored the earlier one.
  if (isHeldBack !== false) {
    expect(done).toBe(isOpen(model) || model.written[who] === undefined || isHeldBack === true);
  }
  if (isHeldBack) model.heldBack.set(who, false);
  if (isOpen(model)) delete model.written[who];
}

async function comment(talk: Talk, state: State, stars: number): Promise<void> {
  const params = { id: talk.listingId };
  const done = await attempt(() =>
    talk.buyer.api.call(createComment, { params, body: { rating: stars, text: textOf('buyer', stars) } }),
  );
  const isBarred = state.agreements.some((each) => isOpen(each) || each.written.buyer !== undefined);
  // The offer may have ended, which also prevents comments.
  if (isBarred || state.isBlocked || state.seen.buyer) expect(done).toBe(false);
  if (done) state.seen.buyer = { rating: stars, isHidden: false };
}

async function moderate(talk: Talk, state: State, who: Side, isHidden: boolean): Promise<void> {
  const { db } = app.client;
  const [column, id] = who === 'buyer' ? ['listing_id', talk.listingId] : ['buyer_id', talk.buyer.id];
  const { rows } = await sql<{ id: number }>`
    select id from comment where ${sql.ref(column as string)} = ${id} and author_id = ${talk[who].id}`.execute(db);
  expect(rows.length).toBe(state.seen[who] ? 1 : 0);
  const seen = state.seen[who];
  if (!rows[0] || !seen) return;
  const { id: commentId } = rows[0];
  await db.transaction().execute((tx) => setCommentHidden(tx, commentId, isHidden));
  seen.isHidden = isHidden;
}

async function perform(talk: Talk, state: State, what: Act): Promise<void> {
  switch (what.type) {
    case 'write':
      return write(talk, state, what);
    case 'withdraw':
      return withdraw(talk, state, what.who);
    case 'comment':
      return comment(talk, state, what.rating);
    case 'pass':
      for (const each of state.agreements) {
        await passDays(app, each.id, what.days);
        each.days += what.days;
      }
      return;
    case 'show': {
      const deps = { db: app.client.db, jobs: app.app.jobs, publishNews: async () => {} };
      await Promise.all([showDue(deps), showDue(deps)]);
      for (const each of state.agreements) if (!each.isShown && each.days >= 14) show(each, state.seen);
      return;
    }
    case 'block':
      state.isBlocked = true;
      return void (await talk.seller.api.call(blockPerson, { params: { id: talk.buyer.id } }));
    case 'agreeAgain':
      // Only one open agreement at a time: with two, either could be shown first.
      if (state.agreements.some((each) => !each.isShown)) return;
      return void state.agreements.push({
        id: await anAgreement(app, talk),
        days: 2,
        isShown: false,
        heldBack: new Map(),
        written: {},
      });
    case 'end':
      return void (await app.client.db
        .updateTable('listing')
        .set({ ended_at: new Date() })
        .where('id', '=', talk.listingId)
        .execute());
    default:
      return moderate(talk, state, what.who, what.type === 'hide');
  }
}

/** Compares what strangers see with the model. */
async function compare(talk: Talk, { agreements, seen }: State): Promise<void> {
  const api = app.api();
  const shownOf = (who: Side) => (seen[who] && !seen[who].isHidden ? [textOf(who, seen[who].rating)] : []);
  const { items } = await api.call(listBuyerReviews, { params: { id: talk.buyer.id }, query: {} });
  expect(items.map(({ text }) => text)).toEqual(shownOf('seller'));
  const { asBuyer } = await api.call(getProfile, { params: { id: talk.buyer.id } });
  expect(asBuyer.avg_rating_count).toBe(shownOf('seller').length);
  const { rows } = await sql<{ sum: number; count: number; is_shown: boolean }>`
    select rating_sum as sum, rating_count as count, is_shown from listing where id = ${talk.listingId}`.execute(
    app.client.db,
  );
  const [sum, count] = seen.buyer && !seen.buyer.isHidden ? [seen.buyer.rating, 1] : [0, 0];
  expect(rows[0]).toMatchObject({ sum, count });
  if (rows[0]?.is_shown) {
    const ofListing = await api.call(listComments, { params: { id: talk.listingId }, query: {} });
    expect(ofListing.items.map(({ text }) => text)).toEqual(shownOf('buyer'));
  }
  for (const who of SIDES) {
    const own = await talk[who].api.call(listAgreements, { query: { conversation: talk.id } });
    const hidden = own.items.filter(({ shownAt }) => shownAt === null).flatMap((each) => each.own);
    const expected = agreements.filter(isOpen).flatMap(({ written }) => written[who] ?? []);
    expect(hidden.map((each) => each.rating)).toEqual(expected);
  }
}

async function play(acts: readonly Act[]): Promise<void> {
  const talk = await aConversation(app);
  const first: Model = { id: await anAgreement(app, talk), days: 2, isShown: false, heldBack: new Map(), written: {} };
  const state: State = { agreements: [first], seen: {}, isBlocked: false };
  for (const each of acts) {
    await perform(talk, state, each);
    await compare(talk, state);
  }
  await forgetTries(app);
}

test('after any history strangers see exactly the shown reviews, and no trace of hidden ones', async () => {
  await fc.assert(fc.asyncProperty(fc.array(act, { minLength: 2, maxLength: 10 }), play), { numRuns: share(60) });
});
