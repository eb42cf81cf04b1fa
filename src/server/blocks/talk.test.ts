import { expect, test } from 'vitest';
import { blockPerson } from '#contract/blocks.ts';
import { listComments } from '#contract/comments.ts';
import { listConversations, listMessages } from '#contract/conversations.ts';
import { aComment } from '#test/factories.ts';
import { aConversation, aMessage } from '#test/talk-factories.ts';
import { testApp } from '#test/test-app.ts';

const app = testApp();

test('earlier messages stay visible to both sides after a block', async () => {
  const { id, buyer, seller, listingId } = await aConversation(app);
  await aMessage(buyer, id, 'Czy miód jest jeszcze?');
  await aMessage(seller, id, 'Jest, zapraszam.');
  await aComment(app, listingId, 2, 'Zbyt słodki.', buyer.id);
  await seller.api.call(blockPerson, { params: { id: buyer.id } });
  for (const { api } of [buyer, seller]) {
    const { items } = await api.call(listMessages, { params: { id }, query: {} });
    expect(items.map(({ content }) => content)).toEqual(['Czy miód jest jeszcze?', 'Jest, zapraszam.']);
    expect((await api.call(listConversations, { query: {} })).map((each) => each.id)).toEqual([id]);
  }
  const { items } = await app.api().call(listComments, { params: { id: listingId }, query: {} });
  expect(items.map(({ text }) => text)).toEqual(['Zbyt słodki.']);
});
