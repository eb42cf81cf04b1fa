import { expect, test } from 'vitest';
import { getProfile } from '#contract/accounts/accounts.ts';
import { listComments, listReceivedComments } from '#contract/comments.ts';
import { aComment, aListing, anAccount } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';

const app = testApp();

test('comments are listed newest first, with the distribution of ratings', async () => {
  const id = await aListing(app, 'ad');
  await aComment(app, id, 5, 'Pierwszy');
  await aComment(app, id, 2, 'Drugi');
  const page = await app.api().call(listComments, { params: { id } });
  expect(page.items.map((comment) => comment.text)).toEqual(['Drugi', 'Pierwszy']);
  expect(page).toMatchObject({ total: 2, distribution: [0, 1, 0, 0, 1] });
});

test('comments come in pages of 24', async () => {
  const id = await aListing(app, 'ad');
  for (let index = 0; index < 25; index += 1) await aComment(app, id, 4);
  expect((await app.api().call(listComments, { params: { id }, query: { page: 2 } })).items).toHaveLength(1);
});

test('comments on an invisible listing are not found', async () => {
  const id = await aListing(app, 'ad', { status: 'expired' });
  await expect(app.api().call(listComments, { params: { id } })).rejects.toMatchObject({ code: 'notFound' });
});

test('a profile counts listings and ratings, and has no e-mail address or phone number', async () => {
  const sellerId = await anAccount(app, { name: 'Zofia Bartnik', description: 'Pszczoły od trzech pokoleń.' });
  const first = await aListing(app, 'ad', { seller_id: sellerId });
  await aListing(app, 'agritourism', { seller_id: sellerId });
  await aListing(app, 'ad', { seller_id: sellerId, status: 'expired' });
  await aComment(app, first, 4);
  const profile = await app.api().call(getProfile, { params: { id: sellerId } });
  expect(profile).toMatchObject({
    name: 'Zofia Bartnik',
    counts: { ad: 1, agritourism: 1, event: 0, comments: 1 },
    avg_rating: 4,
  });
  expect(JSON.stringify(profile)).not.toMatch(/@|phone/);
  const received = await app.api().call(listReceivedComments, { params: { id: sellerId } });
  expect(received.items[0]?.listing.id).toBe(first);
});

test('a missing account is not found', async () => {
  for (const endpoint of [getProfile, listReceivedComments]) {
    await expect(app.api().call(endpoint, { params: { id: 4711 } } as never)).rejects.toMatchObject({
      code: 'notFound',
    });
  }
});
