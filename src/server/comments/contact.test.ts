import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createComment, listComments, removeComment, updateComment } from '#contract/comments.ts';
import { aConversation, aMessage, type Talk } from '#test/talk-factories.ts';
import { testApp } from '#test/test-app.ts';

const app = testApp();
const FORM = { rating: 5, text: 'Miód jak od babci.' };

/** A conversation with some messages by the buyer and the seller, all sent some hours ago. */
async function aTalkOf(buyers: number, sellers: number, hoursAgo: number, talk?: Talk): Promise<Talk> {
  const held = talk ?? (await aConversation(app));
  const { id, buyer, seller } = held;
  for (let count = 0; count < buyers; count += 1) await aMessage(buyer, id);
  for (let count = 0; count < sellers; count += 1) await aMessage(seller, id, 'Tak, jest.');
  await sql`
    update message set created_at = now() - ${hoursAgo} * interval '1 hour' - interval '1 minute'
    where conversation_id = ${id} and created_at > now() - interval '1 hour'`.execute(app.client.db);
  return held;
}

const comment = ({ buyer, listingId }: Talk) =>
  buyer.api.call(createComment, { params: { id: listingId }, body: FORM });

async function isConfirmed(talk: Talk): Promise<boolean> {
  await comment(talk);
  const { items } = await app.api().call(listComments, { params: { id: talk.listingId }, query: {} });
  return items[0]?.contactConfirmed ?? false;
}

test.each([
  [2, 2, 24, true],
  [3, 5, 100, true],
  [2, 2, 23, false],
  [2, 1, 48, false],
  [1, 2, 48, false],
  [0, 0, 48, false],
])('%i and %i messages %i hours before a rating confirm the contact: %s', async (buyers, sellers, hours, expected) => {
  expect(await isConfirmed(await aTalkOf(buyers, sellers, hours))).toBe(expected);
});

test('only messages older than a day count', async () => {
  const talk = await aTalkOf(2, 1, 48);
  await aMessage(talk.seller, talk.id, 'Jeszcze jedno.');
  expect(await isConfirmed(talk)).toBe(false);
});

test('messages in all conversations of the same two count together, those with others do not', async () => {
  const one = await aTalkOf(1, 1, 30);
  const other = await aTalkOf(1, 1, 40, await aConversation(app, { buyer: one.buyer, seller: one.seller }));
  expect(other.id).not.toBe(one.id);
  expect(await isConfirmed(one)).toBe(true);
  const stranger = await aTalkOf(2, 2, 30, await aConversation(app, { buyer: one.buyer }));
  const third = await aConversation(app, { seller: stranger.seller });
  expect(await isConfirmed(third)).toBe(false);
});

test('messages hidden by moderators do not count', async () => {
  const talk = await aTalkOf(2, 2, 48);
  await sql`
    update message set hidden_at = now() where conversation_id = ${talk.id} and number = 1`.execute(app.client.db);
  expect(await isConfirmed(talk)).toBe(false);
});

test('an edited comment keeps its contact mark, a rewritten one gets a current mark', async () => {
  const talk = await aConversation(app);
  const { data } = await comment(talk);
  await aTalkOf(2, 2, 48, talk);
  const changed = await talk.buyer.api.call(updateComment, {
    params: { id: data.id },
    body: { rating: 4, text: 'A jednak dobry.' },
  });
  expect(changed.data.contactConfirmed).toBe(false);
  await talk.buyer.api.call(removeComment, { params: { id: data.id } });
  expect(await isConfirmed(talk)).toBe(true);
});
