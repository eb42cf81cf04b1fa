import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getProfile } from '#contract/accounts/accounts.ts';
import { openConversation } from '#contract/conversations.ts';
import { getListing } from '#contract/listings/listings.ts';
import { aListing } from '#test/factories.ts';
import { aConversation, aMessage, aTalker, type Talker } from '#test/talk-factories.ts';
import { testApp } from '#test/test-app.ts';
import { renewReplyClasses } from './response-time-repository.ts';

const app = testApp();
const HOUR_S = 3_600;

/** The class that a profile shows after the daily job. */
async function classOf(id: number): Promise<string | null> {
  await app.client.db.transaction().execute(renewReplyClasses);
  return (await app.api().call(getProfile, { params: { id } })).responds;
}

/** A question to the seller `daysAgo`, answered after `seconds`; null: not at all. */
async function aQuestion(seller: Talker, seconds: number | null, daysAgo = 2): Promise<void> {
  const { id, buyer } = await aConversation(app, { seller });
  await aMessage(buyer, id);
  if (seconds !== null) await aMessage(seller, id, 'Tak, zapraszam.');
  await sql`
    update conversation set asked_at = now() - ${daysAgo} * interval '1 day',
      answered_at = now() - ${daysAgo} * interval '1 day' + ${seconds}::integer * interval '1 second'
    where id = ${id}`.execute(app.client.db);
}

test('the class is that of the median first answer, shown from five answers on', async () => {
  const seller = await aTalker(app);
  for (const minutes of [600, 10, 30, 20]) await aQuestion(seller, minutes * 60);
  expect(await classOf(seller.id)).toBeNull();
  await aQuestion(seller, HOUR_S);
  expect(await classOf(seller.id)).toBe('hour');
  for (let count = 0; count < 3; count += 1) await aQuestion(seller, 5 * HOUR_S);
  expect(await classOf(seller.id)).toBe('hour');
  for (let count = 0; count < 3; count += 1) await aQuestion(seller, 6 * HOUR_S);
  expect(await classOf(seller.id)).toBe('hours');
});

test.each([
  [HOUR_S, 'hour'],
  [HOUR_S + 1, 'hours'],
  [6 * HOUR_S, 'hours'],
  [6 * HOUR_S + 1, 'day'],
  [24 * HOUR_S, 'day'],
  [24 * HOUR_S + 1, null],
])('answers after %i seconds are of the class %s', async (seconds, expected) => {
  const seller = await aTalker(app);
  for (let count = 0; count < 5; count += 1) await aQuestion(seller, seconds);
  expect(await classOf(seller.id)).toBe(expected);
});

test('questions that are not answered within a day count against the seller; those just asked do not', async () => {
  const seller = await aTalker(app);
  for (let count = 0; count < 5; count += 1) await aQuestion(seller, 60);
  for (let count = 0; count < 6; count += 1) await aQuestion(seller, null, 0.5);
  expect(await classOf(seller.id)).toBe('hour');
  for (let count = 0; count < 6; count += 1) await aQuestion(seller, null, 3);
  expect(await classOf(seller.id)).toBeNull();
});

test("questions older than 90 days, and the seller's own questions, do not count", async () => {
  const seller = await aTalker(app);
  for (const days of [1, 50, 89, 89.5, 90.5, 180]) await aQuestion(seller, 60, days);
  const own = await aConversation(app, { buyer: seller });
  await aMessage(seller, own.id);
  await aMessage(own.seller, own.id, 'Tak.');
  const { data } = await (await aTalker(app)).api.call(openConversation, { body: { userId: seller.id } });
  await sql`
    update conversation set asked_at = now(), answered_at = now() where id = ${data.id}`.execute(app.client.db);
  expect(await classOf(seller.id)).toBeNull();
  await aQuestion(seller, 60);
  expect(await classOf(seller.id)).toBe('hour');
});

test("an ad shows its seller's class, and loses it when the answers become too old", async () => {
  const seller = await aTalker(app);
  const id = await aListing(app, 'ad', { seller_id: seller.id });
  const shown = async () => (await app.api().call(getListing.ad, { params: { id } })).seller.responds;
  for (let count = 0; count < 5; count += 1) await aQuestion(seller, 60);
  await app.client.db.transaction().execute(renewReplyClasses);
  expect(await shown()).toBe('hour');
  await sql`update conversation set asked_at = now() - interval '91 days'`.execute(app.client.db);
  await app.client.db.transaction().execute(renewReplyClasses);
  expect(await shown()).toBeNull();
});
