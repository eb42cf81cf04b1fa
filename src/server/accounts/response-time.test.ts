import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getProfile } from '#contract/accounts/accounts.ts';
import { openConversation } from '#contract/conversations.ts';
import { aConversation, aMessage, aTalker, type Talker } from '#test/talk-factories.ts';
import { testApp } from '#test/test-app.ts';

const app = testApp();

const respondsMinutes = async (id: number) => (await app.api().call(getProfile, { params: { id } })).respondsMinutes;

/** A question to the seller `daysAgo`, answered after `seconds`. */
async function anAnswer(seller: Talker, seconds: number, daysAgo = 1): Promise<void> {
  const { id, buyer } = await aConversation(app, { seller });
  await aMessage(buyer, id);
  await aMessage(seller, id, 'Tak, zapraszam.');
  await sql`
    update conversation set asked_at = now() - ${daysAgo} * interval '1 day',
      answered_at = now() - ${daysAgo} * interval '1 day' + ${seconds} * interval '1 second'
    where id = ${id}`.execute(app.client.db);
}

test('the response time is the median of first answers, shown from five answers on', async () => {
  const seller = await aTalker(app);
  for (const minutes of [600, 10, 30, 20]) await anAnswer(seller, minutes * 60);
  expect(await respondsMinutes(seller.id)).toBeNull();
  await anAnswer(seller, 60 * 60);
  expect(await respondsMinutes(seller.id)).toBe(30);
  await anAnswer(seller, 61 * 60);
  expect(await respondsMinutes(seller.id)).toBe(45);
});

test('an answer within seconds counts as a minute', async () => {
  const seller = await aTalker(app);
  for (let count = 0; count < 5; count += 1) await anAnswer(seller, 4);
  expect(await respondsMinutes(seller.id)).toBe(1);
});

test("questions older than half a year, unanswered ones and the seller's own questions do not count", async () => {
  const seller = await aTalker(app);
  for (const days of [1, 100, 179, 180.5]) await anAnswer(seller, 60, days);
  const { id, buyer } = await aConversation(app, { seller });
  await aMessage(buyer, id);
  const own = await aConversation(app, { buyer: seller });
  await aMessage(seller, own.id);
  await aMessage(own.seller, own.id, 'Tak.');
  const { data } = await (await aTalker(app)).api.call(openConversation, { body: { userId: seller.id } });
  await sql`
    update conversation set asked_at = now(), answered_at = now() where id = ${data.id}`.execute(app.client.db);
  expect(await respondsMinutes(seller.id)).toBeNull();
  for (let count = 0; count < 2; count += 1) await anAnswer(seller, 3 * 3600);
  expect(await respondsMinutes(seller.id)).toBe(1);
});

test('with very many answers only the latest count', async () => {
  const seller = await aTalker(app);
  const { id: buyerId } = await aTalker(app);
  await sql`
    insert into conversation (about_id, about_title, low_id, high_id, starter_id, asked_at, answered_at)
    select n, 'Miód', least(${seller.id}, ${buyerId})::bigint, greatest(${seller.id}, ${buyerId})::bigint, ${buyerId},
      now() - n * interval '1 hour', now() - n * interval '1 hour' + case when n <= 500 then 7 else 500 end * interval '1 minute'
    from generate_series(1, 1200) n`.execute(app.client.db);
  expect(await respondsMinutes(seller.id)).toBe(7);
});

test('the profile shown to visitors is updated by the first answers', async () => {
  const seller = await aTalker(app);
  for (let count = 0; count < 4; count += 1) await anAnswer(seller, 60);
  const { id, buyer } = await aConversation(app, { seller });
  await aMessage(buyer, id);
  expect(await respondsMinutes(seller.id)).toBeNull();
  await aMessage(seller, id, 'Tak.');
  expect(await respondsMinutes(seller.id)).toBe(1);
});
