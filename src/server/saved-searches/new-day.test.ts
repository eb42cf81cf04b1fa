import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { readNews as markRead } from '#contract/notifications/notifications.ts';
import { createSavedSearch } from '#contract/saved-searches/saved-searches.ts';
import { polishDay, polishMidnight } from '#contract/values/polish-time.ts';
import { aListing } from '#test/factories.ts';
import { runClockJob, untilDone } from '#test/job-queue.ts';
import { aTalker, type Talker } from '#test/talk-factories.ts';
import { testApp } from '#test/test-app.ts';
import { lookAtNewDay } from './new-day.ts';
import { readNews } from './news.ts';

const app = testApp();
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const today = polishDay(Date.now());
/** A timestamp: the given number of days from today at an hour, in Polish time. */
const at = (days: number, hour: number) =>
  new Date(polishMidnight(today, days).getTime() + hour * 60 * MINUTE_MS).toISOString();

afterEach(() => void vi.useRealTimers());

/** Sets the clock to five minutes past a Polish midnight. */
function wakeOn(days: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: polishMidnight(today, days).getTime() + 5 * MINUTE_MS });
}

function look(): Promise<void> {
  const { jobs, search } = app.app;
  return lookAtNewDay({ db: app.client.db, jobs, search });
}

const save = async ({ api }: Talker, q: string, channels: ('mail' | 'push')[] = ['mail']) => {
  const body = { kind: 'event' as const, query: new URLSearchParams({ q }).toString(), channels };
  return (await api.call(createSavedSearch, { body })).data.id;
};
const anEvent = (days: number) =>
  aListing(app, 'event', { title: 'Jarmark ludowy', starts_at: at(days, 10), ends_at: at(days, 16) });

async function pairs(): Promise<string[]> {
  const { rows } = await sql<{ pair: string }>`
    select search_id || ' ' || listing_id as pair from saved_search_match order by search_id, listing_id`.execute(
    app.client.db,
  );
  return rows.map(({ pair }) => pair);
}

/** Removes queued listings, as if the matching had processed them before the search was saved. */
async function isQuiet(): Promise<void> {
  await sql`delete from saved_search_due`.execute(app.client.db);
}

test('an event is notified once, in the morning, when its day becomes "tomorrow"', async () => {
  const person = await aTalker(app);
  const event = await anEvent(2);
  await isQuiet();
  const [saved] = [await save(person, 'jarmark jutro'), await save(person, 'jarmark w niedzielę')];
  await look();
  expect(await pairs()).toEqual([]);
  wakeOn(1);
  await Promise.all([look(), look()]);
  await look();
  expect(await pairs()).toEqual([`${saved} ${event}`]);
  const { rows } = await sql<{ hours: number }>`
    select round(extract(epoch from start_after - created_on) / 3600)::int as hours from pgboss.job
    where name = 'savedSearches.tell' and data @> ${JSON.stringify({ searchId: saved })}::jsonb`.execute(app.client.db);
  expect(rows).toEqual([{ hours: 7 }]);
  await untilDone(app, ['savedSearches.tell', 'account.mail']);
  const mails = await app.mails(1);
  expect(mails.map(({ text }) => text?.includes('Jarmark ludowy'))).toEqual([true]);
  wakeOn(2);
  await look();
  expect(await pairs()).toEqual([`${saved} ${event}`]);
});

test('a listing that was in the list when the search was saved is not notified on another day', async () => {
  const person = await aTalker(app);
  await anEvent(1);
  await isQuiet();
  await save(person, 'jarmark jutro');
  await sql`update saved_search set looked_on = looked_on - 1`.execute(app.client.db);
  await look();
  expect(await pairs()).toEqual([]);
});

test('a failed check is repeated, even hours later', async () => {
  const person = await aTalker(app);
  const event = await anEvent(2);
  await isQuiet();
  const saved = await save(person, 'jarmark jutro');
  wakeOn(1);
  const queueLater = async () => {
    throw new Error('killed');
  };
  const { search } = app.app;
  await expect(lookAtNewDay({ db: app.client.db, jobs: { queueLater }, search })).rejects.toThrow('killed');
  expect(await pairs()).toEqual([]);
  vi.setSystemTime(Date.now() + DAY_MS / 2);
  await look();
  expect(await pairs()).toEqual([`${saved} ${event}`]);
});

test('the job runs on schedule', async () => {
  const person = await aTalker(app);
  const saved = await save(person, 'jarmark jutro');
  const event = await anEvent(1);
  await isQuiet();
  await sql`update saved_search set looked_on = looked_on - 1`.execute(app.client.db);
  await runClockJob(app, 'savedSearches.newDay');
  expect(await pairs()).toEqual([`${saved} ${event}`]);
});

test('a push about a search contains the news id that is marked as read when it is opened', async () => {
  const person = await aTalker(app);
  const saved = await save(person, 'jarmark jutro', ['push']);
  await anEvent(2);
  await isQuiet();
  wakeOn(1);
  await look();
  await untilDone(app, ['savedSearches.tell']);
  const { rows } = await sql<{ id: number; about: { notice: number } }>`
    select id, about from notification where account_id = ${person.id}`.execute(app.client.db);
  const [news] = rows;
  const about = { searchId: saved, notice: news?.about.notice ?? 0, accountId: person.id };
  const push = await readNews(app.client.db, about, 'pl');
  expect(push).toMatchObject({ body: 'Jarmark ludowy', line: news?.id });
  await person.api.call(markRead, { body: { ids: [push?.line ?? 0] } });
  expect(await readNews(app.client.db, about, 'pl')).not.toHaveProperty('line');
});
