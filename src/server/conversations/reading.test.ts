import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { blockPerson, unblockPerson } from '#contract/blocks.ts';
import {
  archiveConversation,
  getConversation,
  getUnreadCount,
  listConversations,
  listMessages,
  MESSAGES_AFTER_MAX,
  MESSAGES_PAGE,
  markRead,
  tellTyping,
} from '#contract/conversations.ts';
import { share } from '#test/effort.ts';
import { hearing } from '#test/hearing.ts';
import {
  aConversation,
  aMessage,
  aTalker,
  forgetTries,
  manyMessages,
  type Talk,
  type Talker,
} from '#test/talk-factories.ts';
import { testApp } from '#test/test-app.ts';

const app = testApp();

const numbersOf = (items: readonly { number: number }[]) => items.map(({ number }) => number);
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

test('a conversation is paged backwards, and forwards from any message number', async () => {
  const { id, buyer } = await aConversation(app);
  await manyMessages(app, id, 600);
  const read = async (query: { before?: number; after?: number }) => {
    const { items, hasMore } = await buyer.api.call(listMessages, { params: { id }, query });
    return [numbersOf(items), hasMore];
  };
  expect(await read({})).toEqual([range(601 - MESSAGES_PAGE, 600), true]);
  expect(await read({ before: 561 })).toEqual([range(561 - MESSAGES_PAGE, 560), true]);
  expect(await read({ before: 41 })).toEqual([range(1, 40), false]);
  expect(await read({ before: 1 })).toEqual([[], false]);
  expect(await read({ after: 0 })).toEqual([range(1, MESSAGES_AFTER_MAX), true]);
  expect(await read({ after: 500 })).toEqual([range(501, 600), false]);
  expect(await read({ after: 600 })).toEqual([[], false]);
  expect(await read({ after: 10, before: 14 })).toEqual([[11, 12, 13], false]);
});

test('new messages are unread until read, and the read position never goes back', async () => {
  const { id, buyer, seller } = await aConversation(app);
  for (const text of ['Raz.', 'Dwa.', 'Trzy.']) await aMessage(buyer, id, text);
  const read = async (number: number) => (await seller.api.call(markRead, { params: { id }, body: { number } })).data;
  expect(await seller.api.call(getUnreadCount)).toEqual({ messages: 3, conversations: 1 });
  expect(await buyer.api.call(getUnreadCount)).toEqual({ messages: 0, conversations: 0 });
  expect(await read(2)).toEqual({ readNumber: 2, unread: 1 });
  expect(await read(1)).toEqual({ readNumber: 2, unread: 1 });
  expect(await read(4_000)).toEqual({ readNumber: 3, unread: 0 });
  expect(await buyer.api.call(getConversation, { params: { id } })).toMatchObject({
    readNumber: 3,
    otherReadNumber: 3,
  });
  // Answering marks everything before as read.
  await aMessage(buyer, id, 'Cztery.');
  await aMessage(seller, id, 'Pięć.');
  expect(await seller.api.call(getConversation, { params: { id } })).toMatchObject({ readNumber: 5, unread: 0 });
  expect(await buyer.api.call(getConversation, { params: { id } })).toMatchObject({ readNumber: 4, unread: 1 });
});

test('both members are notified of a new read position once', async () => {
  const { id, buyer, seller } = await aConversation(app);
  await aMessage(buyer, id);
  const events = await hearing(app, 'messages.read', async () => {
    for (const number of [1, 1, 0, 9]) await seller.api.call(markRead, { params: { id }, body: { number } });
  });
  const memberIds = [buyer.id, seller.id].toSorted((a, b) => a - b);
  expect(events).toEqual([{ conversationId: id, memberIds, readerId: seller.id, number: 1 }]);
});

type Step = { by: 'buyer' | 'seller'; does: 'send' | 'archive' | { reads: number } };
const step: fc.Arbitrary<Step> = fc.record({
  by: fc.constantFrom('buyer', 'seller'),
  does: fc.oneof(
    fc.constant<'send'>('send'),
    fc.constant<'archive'>('archive'),
    fc.record({ reads: fc.integer({ min: 0, max: 12 }) }),
  ),
});

async function take({ id, ...people }: Talk, { by, does }: Step): Promise<void> {
  const { api } = people[by];
  if (does === 'send') await aMessage(people[by], id, 'Słowo.');
  else if (does === 'archive') await api.call(archiveConversation, { params: { id }, body: { archived: true } });
  else await api.call(markRead, { params: { id }, body: { number: does.reads } });
}

/** Checks one side's counters against the messages themselves. */
async function countedAnew({ id }: Talk, { id: accountId, api }: Talker): Promise<void> {
  const { unread, readNumber } = await api.call(getConversation, { params: { id } });
  const { rows } = await sql<{ count: number; since: Date | null; noted: Date | null }>`
    select count(x.id)::int as count, min(x.created_at) as since, min(m.unread_since) as noted
    from conversation_member m left join message x
      on x.conversation_id = m.conversation_id and x.sender_id <> m.account_id and x.number > m.read_number
    where m.conversation_id = ${id} and m.account_id = ${accountId}`.execute(app.client.db);
  expect([unread, rows[0]?.noted]).toEqual([rows[0]?.count, rows[0]?.since]);
  expect(unread).toBeGreaterThanOrEqual(0);
  expect(readNumber).toBeGreaterThanOrEqual(0);
}

test('counters match the messages after any sequence of actions, also concurrent ones', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), fc.boolean(), async (steps, atOnce) => {
      const talk = await aConversation(app);
      if (atOnce) await Promise.all(steps.map((each) => take(talk, each)));
      else for (const each of steps) await take(talk, each);
      await countedAnew(talk, talk.buyer);
      await countedAnew(talk, talk.seller);
    }),
    { numRuns: share(100) },
  );
});

test('archiving affects one side only, and a new message brings the conversation back', async () => {
  const { id, buyer, seller } = await aConversation(app);
  await aMessage(buyer, id);
  const archive = (archived: boolean) => seller.api.call(archiveConversation, { params: { id }, body: { archived } });
  const listed = async (who: Talker, archived?: 'true') =>
    (await who.api.call(listConversations, archived ? { query: { archived } } : {})).map((each) => each.id);
  const events = await hearing(app, 'conversation.changed', async () => {
    expect((await archive(true)).data).toMatchObject({ id, archived: true, unread: 1 });
    await archive(true);
  });
  expect(events).toEqual([{ conversationId: id, memberIds: [seller.id] }]);
  expect([await listed(seller), await listed(seller, 'true'), await listed(buyer)]).toEqual([[], [id], [id]]);
  expect(await seller.api.call(getUnreadCount)).toEqual({ messages: 0, conversations: 0 });
  await aMessage(buyer, id);
  expect([await listed(seller), await listed(seller, 'true')]).toEqual([[id], []]);
  await archive(true);
  expect((await archive(false)).data.archived).toBe(false);
});

test('the other member is notified of typing, unless sending is not possible', async () => {
  const { id, buyer, seller } = await aConversation(app);
  const type = async () => (await buyer.api.call(tellTyping, { params: { id } })).data.taken;
  const events = await hearing(app, 'message.typing', async () => {
    expect(await type()).toBe(true);
    await seller.api.call(blockPerson, { params: { id: buyer.id } });
    // The response does not reveal the block.
    expect(await type()).toBe(true);
    await seller.api.call(unblockPerson, { params: { id: buyer.id } });
  });
  expect(events).toEqual([{ conversationId: id, memberIds: [seller.id], senderId: buyer.id }]);
  const outcomes = await Promise.all(Array.from({ length: 30 }, () => type().catch(({ code }) => code)));
  expect(outcomes).toContain('tooManyRequests');
});

test('a conversation is not found for anybody but its two members, moderators included', async () => {
  const { id, buyer } = await aConversation(app);
  await aMessage(buyer, id);
  const stranger = await aTalker(app);
  await app.client.db.updateTable('account').set({ role: 'admin' }).where('id', '=', stranger.id).execute();
  const { api } = stranger;
  const calls = [
    () => api.call(getConversation, { params: { id } }),
    () => api.call(listMessages, { params: { id } }),
    () => api.call(markRead, { params: { id }, body: { number: 1 } }),
    () => api.call(archiveConversation, { params: { id }, body: { archived: true } }),
    () => api.call(tellTyping, { params: { id } }),
  ];
  for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'notFound' });
  expect(await api.call(listConversations)).toEqual([]);
  await forgetTries(app);
});
