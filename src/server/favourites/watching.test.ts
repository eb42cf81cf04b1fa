import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { blockPerson } from '#contract/blocks.ts';
import { addFavourite } from '#contract/favourites.ts';
import { listNews } from '#contract/notifications/notifications.ts';
import { polishDay, polishMidnight } from '#contract/values/polish-time.ts';
import { aListing } from '#test/factories.ts';
import { runClockJob } from '#test/job-queue.ts';
import { aTalker, type Talker } from '#test/talk-factories.ts';
import { testApp } from '#test/test-app.ts';

const app = testApp();
const keep = ({ api }: Talker, id: number) => api.call(addFavourite, { params: { id } });

/** The lines of a user's news: title, text and path. */
async function newsOf({ api }: Talker): Promise<(string | null)[][]> {
  return (await api.call(listNews, { query: {} })).items.map(({ title, text, path }) => [title, text, path]);
}

async function change(id: number, set: RawBuilder<unknown>): Promise<void> {
  await sql`update listing set ${set}, revision = nextval('listing_revision') where id = ${id}`.execute(app.client.db);
}

/** Skips the five minutes of grace period and sends the notifications. */
async function tellNow(): Promise<void> {
  await sql`update favourite_due set due_at = '-infinity'`.execute(app.client.db);
  await runClockJob(app, 'favourites.tell');
}

/** A timestamp: the given number of Polish days from today, at an hour. */
const inDays = (days: number, hours: number) =>
  new Date(polishMidnight(polishDay(Date.now()), days).getTime() + hours * 3_600_000).toISOString();

test('a price drop is notified at most once a day, with both prices, from the last notified price', async () => {
  const person = await aTalker(app);
  const id = await aListing(app, 'ad', { title: 'Miód gryczany', price_minor: 5_000 });
  await keep(person, id);
  await change(id, sql`price_minor = 6000`);
  await tellNow();
  await change(id, sql`price_minor = 5500`);
  await tellNow();
  expect(await newsOf(person)).toEqual([]);
  await change(id, sql`price_minor = 4000`);
  await tellNow();
  expect(await newsOf(person)).toEqual([
    ['Miód gryczany', 'Teraz taniej: 40,00\u00a0zł zamiast 50,00\u00a0zł', `/ad/${id}`],
  ]);
  await change(id, sql`price_minor = 3000`);
  await tellNow();
  expect((await newsOf(person))[0]?.[1]).toContain('40,00');
  const { rows } = await sql<{ due: string }>`
    select to_char(due_at at time zone 'Europe/Warsaw', 'HH24:MI') as due from favourite_due`.execute(app.client.db);
  expect(rows).toEqual([{ due: '06:30' }]);
  await sql`update favourite set price_told_on = price_told_on - 1`.execute(app.client.db);
  await tellNow();
  expect((await newsOf(person))[0]?.[1]).toBe('Teraz taniej: 30,00\u00a0zł zamiast 50,00\u00a0zł');
});

test('a change undone within five minutes is not notified', async () => {
  const person = await aTalker(app);
  const id = await aListing(app, 'ad', { price_minor: 5_000 });
  await keep(person, id);
  await change(id, sql`price_minor = 50`);
  await runClockJob(app, 'favourites.tell');
  expect(await newsOf(person)).toEqual([]);
  await change(id, sql`price_minor = 5000`);
  await tellNow();
  expect(await newsOf(person)).toEqual([]);
});

test('a price for another amount is not compared with the former one', async () => {
  const person = await aTalker(app);
  const id = await aListing(app, 'ad', { price_minor: 5_000 });
  await keep(person, id);
  await change(id, sql`price_minor = 1000, weight_g = 250, weight_unit = 'g'`);
  await tellNow();
  expect(await newsOf(person)).toEqual([]);
  await change(id, sql`price_minor = 900`);
  await tellNow();
  expect((await newsOf(person))[0]?.[1]).toContain('zamiast 10,00');
});

test('sold goods are notified by name, removed ones without, and both when they return', async () => {
  const person = await aTalker(app);
  const [sold, removed] = [
    await aListing(app, 'ad', { title: 'Kosz z wikliny' }),
    await aListing(app, 'ad', { title: 'Czapka z wełny' }),
  ];
  await keep(person, sold);
  await keep(person, removed);
  await change(sold, sql`ended_at = now()`);
  await change(removed, sql`deleted_at = now()`);
  await tellNow();
  expect((await newsOf(person)).toSorted()).toEqual([
    ['Kosz z wikliny', 'Sprzedane', null],
    ['Ulubiona oferta', 'Została usunięta i nie da się jej już otworzyć', null],
  ]);
  await change(sold, sql`ended_at = null`);
  await change(removed, sql`deleted_at = null`);
  await tellNow();
  expect((await newsOf(person)).toSorted()).toEqual([
    ['Czapka z wełny', 'Oferta się zakończyła', `/ad/${removed}`],
    ['Czapka z wełny', 'Znów dostępne', `/ad/${removed}`],
    ['Kosz z wikliny', 'Sprzedane', `/ad/${sold}`],
    ['Kosz z wikliny', 'Znów dostępne', `/ad/${sold}`],
  ]);
});

test('neither a pause nor a past event is notified', async () => {
  const person = await aTalker(app);
  const paused = await aListing(app, 'ad');
  const event = await aListing(app, 'event', { starts_at: inDays(2, 10) });
  await keep(person, paused);
  await keep(person, event);
  await change(paused, sql`paused_at = now(), pause_reason = 'owner'`);
  await change(event, sql`starts_at = now() - interval '1 hour', status = 'expired'`);
  await tellNow();
  expect(await newsOf(person)).toEqual([]);
  await change(event, sql`starts_at = now() + interval '1 day'`);
  await change(event, sql`deleted_at = now()`);
  await tellNow();
  expect((await newsOf(person)).map(([title]) => title)).toEqual(['Ulubiona oferta']);
});

test('endings and events are reminded of once, the day before, also after an event is moved', async () => {
  const person = await aTalker(app);
  const ending = await aListing(app, 'ad', { title: 'Jajka od zielononóżek', visible_until: inDays(1, 23.9) });
  const later = await aListing(app, 'ad', { visible_until: inDays(2, 0.1) });
  const event = await aListing(app, 'event', { title: 'Kiermasz', starts_at: inDays(1, 10) });
  for (const id of [ending, later, event]) await keep(person, id);
  for (let times = 0; times < 2; times += 1) await runClockJob(app, 'favourites.remind');
  expect((await newsOf(person)).toSorted()).toEqual([
    ['Jajka od zielononóżek', 'Kończy się jutro', `/ad/${ending}`],
    ['Kiermasz', 'Już jutro o 10:00', `/event/${event}`],
  ]);
  const { rows } = await sql`select from notification`.execute(app.client.db);
  expect(rows).toHaveLength(2);
  await sql`update favourite set reminded_of = reminded_of - 1`.execute(app.client.db);
  await runClockJob(app, 'favourites.remind');
  // A reminder of the same day is the same news.
  expect((await sql`select from notification`.execute(app.client.db)).rows).toHaveLength(2);
});

test('nobody is notified across a block', async () => {
  const [person, seller] = [await aTalker(app), await aTalker(app)];
  const id = await aListing(app, 'ad', { seller_id: seller.id, price_minor: 5_000, visible_until: inDays(1, 12) });
  await keep(person, id);
  await seller.api.call(blockPerson, { params: { id: person.id } });
  await change(id, sql`price_minor = 4000`);
  await tellNow();
  await runClockJob(app, 'favourites.remind');
  expect(await newsOf(person)).toEqual([]);
});
