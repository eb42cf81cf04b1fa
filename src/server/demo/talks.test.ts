import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { demoTalks } from '#demo/talks.ts';
import { testApp } from '#test/test-app.ts';
import { haveTalked } from '../comments/contact-repository.ts';
import { warningsIn } from '../conversations/warnings.ts';
import { layMarket } from './lay-market.ts';

const app = testApp();

test('a rating after a conversation is confirmed, and sellers answer often enough for a response time', async () => {
  const { db } = app.client;
  await layMarket(app.client, app.app.jobs, Date.now(), 0);
  const { rows: comments } = await sql<{ author: number; seller: number; confirmed: boolean }>`
    select c.author_id as author, l.seller_id as seller, c.is_contact_confirmed as confirmed
    from comment c join listing l on l.id = c.listing_id`.execute(db);
  const confirmed = comments.filter((comment) => comment.confirmed);
  expect(confirmed.length).toBeGreaterThan(comments.length / 5);
  for (const { author, seller } of confirmed.slice(0, 40)) expect(await haveTalked(db, author, seller)).toBe(true);
  const { rows } = await sql<{ sellers: number; wrong: number }>`
    select (select count(*)::int from (
        select 1 from conversation where asked_at > now() - interval '180 days'
        group by low_id + high_id - starter_id having count(*) >= 5) s) as sellers,
      (select count(*)::int from conversation c where c.last_number <> (
        select count(*) from message x where x.conversation_id = c.id) or c.answered_at <= c.asked_at) as wrong`.execute(
    db,
  );
  expect(rows[0]?.sellers).toBeGreaterThan(10);
  expect(rows[0]?.wrong).toBe(0);
});

test('no demo message triggers a warning', () => {
  const messages = Object.values(demoTalks).flat(2);
  expect(messages.filter((message) => warningsIn(message).length > 0)).toEqual([]);
});
