import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { deleteAccount } from '#contract/accounts/settings.ts';
import { blockPerson, unblockPerson } from '#contract/blocks.ts';
import { getConversation, listMessages, sendMessage } from '#contract/conversations.ts';
import { aSession } from '#test/factories.ts';
import { hearing } from '#test/hearing.ts';
import { aConversation, aMessage, aTalker, forgetTries } from '#test/talk-factories.ts';
import { testApp } from '#test/test-app.ts';

const app = testApp();

const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'sent',
    (error) => error.code as string,
  );

test('a message is stored, visible to both members and announced once', async () => {
  const { id, buyer, seller } = await aConversation(app);
  const events = await hearing(app, 'message.posted', async () => {
    const message = await aMessage(buyer, id, '  Czy miód jest z tego roku?  ', { clientId: 'pierwsza-1' });
    expect(message).toMatchObject({ number: 1, clientId: 'pierwsza-1', sender_id: buyer.id, conversation: { id } });
    expect(message.content).toBe('Czy miód jest z tego roku?');
    for (const { api } of [buyer, seller]) {
      expect((await api.call(listMessages, { params: { id } })).items).toEqual([message]);
      expect((await api.call(getConversation, { params: { id } })).LastMessage).toEqual(message);
    }
    const { updated_at } = await seller.api.call(getConversation, { params: { id } });
    expect(updated_at).toBe(message.created_at);
  });
  expect(events).toEqual([{ id: 1, conversationId: id, memberIds: [buyer.id, seller.id].toSorted((a, b) => a - b) }]);
});

test('fifty concurrent messages get consecutive numbers in timestamp order', async () => {
  const { id, buyer, seller } = await aConversation(app);
  for (let round = 0; round < 3; round += 1) {
    await forgetTries(app);
    await Promise.all(Array.from({ length: 18 }, (_, at) => aMessage(at % 2 ? buyer : seller, id, `${round} ${at}`)));
  }
  const { items } = await buyer.api.call(listMessages, { params: { id }, query: { after: 0 } });
  expect(items.map(({ number }) => number)).toEqual(Array.from({ length: 54 }, (_, at) => at + 1));
  const hours = items.map(({ created_at }) => created_at);
  expect(hours).toEqual(hours.toSorted());
  expect(new Set(items.map(({ content }) => content)).size).toBe(54);
});

test('a retry returns the same message, also if invisible characters were stripped', async () => {
  const { id, buyer } = await aConversation(app);
  const clientId = randomUUID();
  const first = await aMessage(buyer, id, 'Mi\u200bód', { clientId });
  expect(first.content).toBe('Miód');
  expect(await aMessage(buyer, id, 'Mi\u200bód', { clientId })).toEqual(first);
});

test('a lone surrogate is refused at the message field', async () => {
  const { id, buyer } = await aConversation(app);
  await expect(aMessage(buyer, id, 'Mi\ud83d')).rejects.toMatchObject({
    code: 'validationFailed',
    fieldErrors: { content: [expect.any(String)] },
  });
});

test('a retry returns the same message, also in twenty concurrent requests', async () => {
  const { id, buyer, seller } = await aConversation(app);
  const clientId = randomUUID();
  const events = await hearing(app, 'message.posted', async () => {
    const first = await Promise.all(Array.from({ length: 20 }, () => aMessage(buyer, id, 'Raz.', { clientId })));
    await forgetTries(app);
    const later = await aMessage(buyer, id, 'Raz.', { clientId });
    for (const message of [...first, later]) expect(message).toEqual(first[0]);
  });
  expect(events).toHaveLength(1);
  expect((await seller.api.call(listMessages, { params: { id } })).items).toHaveLength(1);
  expect((await seller.api.call(getConversation, { params: { id } })).unread).toBe(1);
});

test('reusing a client id for another message is a conflict and changes nothing', async () => {
  const one = await aConversation(app);
  const second = await aConversation(app, { buyer: one.buyer });
  await aMessage(one.buyer, one.id, 'Raz.', { clientId: 'ta-sama-nazwa' });
  const again = (id: number, content: string) => aMessage(one.buyer, id, content, { clientId: 'ta-sama-nazwa' });
  await expect(again(one.id, 'Dwa.')).rejects.toMatchObject({ code: 'conflict' });
  await expect(again(second.id, 'Raz.')).rejects.toMatchObject({ code: 'conflict' });
  // Client ids are per sender.
  await aMessage(one.seller, one.id, 'Raz.', { clientId: 'ta-sama-nazwa' });
  expect((await second.seller.api.call(listMessages, { params: { id: second.id } })).items).toEqual([]);
});

test('one client id used concurrently in two conversations stores one message', async () => {
  const buyer = await aTalker(app);
  const [one, two] = [await aConversation(app, { buyer }), await aConversation(app, { buyer })];
  const outcomes = await Promise.all(
    Array.from({ length: 16 }, (_, at) =>
      outcomeOf(aMessage(buyer, (at % 2 ? one : two).id, 'Raz.', { clientId: 'jedna-nazwa' })),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(8);
  expect(outcomes.filter((outcome) => outcome === 'conflict')).toHaveLength(8);
  const { rows } = await sql<{ numbers: number; count: number }>`
    select (select sum(last_number)::int from conversation) as numbers, (select count(*)::int from message) as count
    `.execute(app.client.db);
  expect(rows[0]).toEqual({ numbers: 1, count: 1 });
});

test('a first question and its first answer record their times', async () => {
  const { id, buyer, seller } = await aConversation(app);
  const moments = () =>
    app.client.db
      .selectFrom('conversation')
      .select(['asked_at', 'answered_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  // A first message by the seller is not an answer.
  await aMessage(seller, id, 'Dzień dobry.');
  expect(await moments()).toEqual({ asked_at: null, answered_at: null });
  await aMessage(buyer, id);
  await aMessage(buyer, id);
  expect(await moments()).toEqual({ asked_at: expect.any(Date), answered_at: null });
  await aMessage(seller, id, 'Tak, jest.');
  const answered = await moments();
  expect(answered.answered_at).toEqual(expect.any(Date));
  await aMessage(seller, id, 'Zapraszam.');
  expect(await moments()).toEqual(answered);
});

test('only the two members may send, and not across a block or to a deleted account', async () => {
  const { id, buyer, seller } = await aConversation(app);
  const stranger = await aTalker(app);
  await app.client.db.updateTable('account').set({ role: 'admin' }).where('id', '=', stranger.id).execute();
  await expect(aMessage(stranger, id)).rejects.toMatchObject({ code: 'notFound' });
  await expect(aMessage(buyer, 4711)).rejects.toMatchObject({ code: 'notFound' });
  for (const [blocker, blocked] of [
    [buyer, seller],
    [seller, buyer],
  ] as const) {
    await blocker.api.call(blockPerson, { params: { id: blocked.id } });
    expect(await Promise.all([outcomeOf(aMessage(buyer, id)), outcomeOf(aMessage(seller, id))])).toEqual([
      'blocked',
      'blocked',
    ]);
    await blocker.api.call(unblockPerson, { params: { id: blocked.id } });
  }
  await aMessage(buyer, id);
  const suspend = (until: string | null) =>
    app.client.db.updateTable('account').set({ suspended_until: until }).where('id', '=', seller.id).execute();
  await suspend('infinity');
  await expect(aMessage(buyer, id)).rejects.toMatchObject({ code: 'recipientGone' });
  expect((await buyer.api.call(getConversation, { params: { id } })).closed).toBe('gone');
  await suspend(null);
  await aMessage(buyer, id);
});

test('a retry of a message stored before a block still returns it', async () => {
  const { id, buyer, seller } = await aConversation(app);
  const first = await aMessage(buyer, id, 'Raz.', { clientId: 'przed-blokada' });
  await seller.api.call(blockPerson, { params: { id: buyer.id } });
  expect(await aMessage(buyer, id, 'Raz.', { clientId: 'przed-blokada' })).toEqual(first);
});

test('the limit is twenty messages in ten seconds across all sessions', async () => {
  const { id, buyer } = await aConversation(app);
  const otherLogin = { api: app.as(await aSession(app, buyer.id)) };
  const outcomes = await Promise.all(
    Array.from({ length: 24 }, (_, at) => outcomeOf(aMessage(at % 2 ? buyer : otherLogin, id, String(at)))),
  );
  expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(20);
  expect(outcomes.filter((outcome) => outcome === 'tooManyRequests')).toHaveLength(4);
});

test('a message needs text of limited length and a valid client id', async () => {
  const { id, buyer } = await aConversation(app);
  const send = (body: { clientId: string; content: string }) =>
    outcomeOf(buyer.api.call(sendMessage, { params: { id }, body }));
  expect(await send({ clientId: 'nazwa-dobra-1', content: ' \n ' })).toBe('validationFailed');
  expect(await send({ clientId: 'nazwa-dobra-1', content: 'a'.repeat(4_001) })).toBe('validationFailed');
  expect(await send({ clientId: 'krótka', content: 'a' })).toBe('validationFailed');
  expect(await send({ clientId: 'nazwa-dobra-1', content: 'NUL \0 w środku' })).toBe('validationFailed');
  expect(await send({ clientId: 'nazwa-dobra-1', content: '🐝'.repeat(2_000) })).toBe('sent');
});

test('deleting an account while sending leaves no message, and deleting both leaves no conversation', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { id, buyer, seller } = await aConversation(app);
    const writing = Array.from({ length: 6 }, () => outcomeOf(aMessage(buyer, id, 'Zostaną tylko dane.')));
    const leaving = round % 2 ? [buyer, seller] : [buyer];
    await Promise.all([...writing, ...leaving.map(({ api }) => api.call(deleteAccount))]);
    const messages = await app.client.db
      .selectFrom('message')
      .select(['content', 'client_id', 'number'])
      .where('conversation_id', '=', id)
      .orderBy('number')
      .execute();
    expect(messages.filter(({ content, client_id }) => content !== '' || !client_id.startsWith('erased'))).toEqual([]);
    expect(messages.map(({ number }) => number)).toEqual(messages.map((_, at) => at + 1));
    const left = await app.client.db.selectFrom('conversation').select('id').where('id', '=', id).execute();
    expect(left).toHaveLength(2 - leaving.length);
  }
});

test("the recipient's push subscriptions are notified once for each message", async () => {
  const { id, buyer, seller } = await aConversation(app);
  const { db } = app.client;
  const session = await db
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', seller.id)
    .executeTakeFirstOrThrow();
  const bell = { endpoint: 'https://fcm.googleapis.com/fcm/send/x', p256dh: 'x', auth: 'x', locale: 'pl' };
  await db
    .insertInto('push_subscription')
    .values({ account_id: seller.id, session_id: session.id, ...bell })
    .execute();
  const countBells = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pgboss.job where name = 'push.send'`.execute(db);
    return rows[0]?.count;
  };
  const clientId = randomUUID();
  const sent = await Promise.all(Array.from({ length: 5 }, () => aMessage(buyer, id, 'Halo?', { clientId })));
  expect(sent.map(({ number }) => number)).toEqual([1, 1, 1, 1, 1]);
  expect(await countBells()).toBe(1);
  await aMessage(seller, id, 'Jestem.');
  expect(await countBells()).toBe(1);
});
