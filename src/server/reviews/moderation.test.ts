import { expect, test } from 'vitest';
import { getProfile } from '#contract/accounts/accounts.ts';
import { deleteAccount } from '#contract/accounts/settings.ts';
import { sendReport } from '#contract/moderation/reports.ts';
import { listBuyerReviews, writeReview } from '#contract/reviews.ts';
import { aBuyerReview, anAccount } from '#test/factories.ts';
import { aConversation, anAgreement, aTalker } from '#test/talk-factories.ts';
import { testApp } from '#test/test-app.ts';
import { removeComment, setCommentHidden } from '../comments/service.ts';
import { findTarget } from '../moderation/targets.ts';

const app = testApp();

async function aReview() {
  const [buyer, seller] = [await aTalker(app, 'Hanna Kupiec'), await aTalker(app)];
  const id = await aBuyerReview(app, { buyerId: buyer.id, authorId: seller.id, rating: 1 });
  return { id, buyer, seller };
}

const report = (id: number) => ({
  body: {
    target: { type: 'comment' as const, id },
    reason: 'inappropriateContent' as const,
    description: 'To nieprawda, odbiór był o czasie.',
  },
});

test('a buyer reports a review of themselves; moderators see it under their name and profile', async () => {
  const { id, buyer, seller } = await aReview();
  await buyer.api.call(sendReport, report(id));
  const row = await app.client.db.selectFrom('moderation_case').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ target_type: 'comment', target_id: id, account_id: seller.id });
  expect(await findTarget(app.client.db, { type: 'comment', id })).toMatchObject({
    ...{ title: 'Hanna Kupiec', kind: null, rating: 1, sellerId: buyer.id, hidden: false, isReportable: true },
    path: `/user/${buyer.id}?tab=buyer`,
  });
});

test('a review hidden by moderators is neither shown nor counted until the decision is lifted', async () => {
  const { id, buyer } = await aReview();
  const seen = async () => {
    await app.settle();
    const { total } = await app.api().call(listBuyerReviews, { params: { id: buyer.id }, query: {} });
    return [total, (await app.api().call(getProfile, { params: { id: buyer.id } })).asBuyer.avg_rating_count];
  };
  const hide = (isHidden: boolean) => app.client.db.transaction().execute((tx) => setCommentHidden(tx, id, isHidden));
  expect(await hide(true)).toBe(true);
  expect(await hide(true)).toBe(false);
  expect(await seen()).toEqual([0, 0]);
  await hide(false);
  expect(await seen()).toEqual([1, 1]);
  expect(await app.client.db.transaction().execute((tx) => removeComment(tx, id))).toBe(true);
  expect(await seen()).toEqual([0, 0]);
});

test('a review that is not shown yet cannot be reported, by any number', async () => {
  const talk = await aConversation(app);
  const agreementId = await anAgreement(app, talk);
  const body = { rating: 1, text: 'Tego nikt nie widzi.' };
  await talk.seller.api.call(writeReview, { params: { id: agreementId }, body });
  const { id } = await app.client.db.selectFrom('sealed_review').select('id').executeTakeFirstOrThrow();
  for (const each of [id, agreementId])
    expect(await findTarget(app.client.db, { type: 'comment', id: each })).toBeUndefined();
});

test.each(['buyer', 'seller'] as const)('a review is deleted when the %s deletes their account', async (who) => {
  const people = await aReview();
  const others = await aBuyerReview(app, { buyerId: people.buyer.id, authorId: await anAccount(app), rating: 3 });
  await people[who].api.call(deleteAccount, {});
  const left = await app.client.db.selectFrom('comment').select('id').where('id', 'in', [people.id, others]).execute();
  expect(left.map(({ id }) => id)).toEqual(who === 'seller' ? [others] : []);
});
