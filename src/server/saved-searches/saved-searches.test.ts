import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { deleteAccount } from '#contract/accounts/settings.ts';
import type { CallParts } from '#contract/api-client.ts';
import { blockPerson } from '#contract/blocks.ts';
import {
  changeLinkedSearch,
  confirmSavedSearch,
  createSavedSearch,
  getLinkedSearch,
  listSavedQueries,
  listSavedSearches,
  removeSavedSearch,
  SAVED_SEARCHES_MAX,
  saveSearchByMail,
  stopSavedSearch,
  updateSavedSearch,
} from '#contract/saved-searches/saved-searches.ts';
import { actOnListings } from '#contract/selling/selling.ts';
import { aListing, aPerson } from '#test/factories.ts';
import { runClockJob, untilDone } from '#test/job-queue.ts';
import { aTalker, type Talker } from '#test/talk-factories.ts';
import { testApp } from '#test/test-app.ts';
import { createMatching } from './matching.ts';

const app = testApp();

type Wish = Partial<Omit<NonNullable<CallParts['body']>, 'kind'>> & Record<string, unknown>;
const save = async ({ api }: Pick<Talker, 'api'>, query = 'q=miód', more: Wish = {}) =>
  (await api.call(createSavedSearch, { body: { kind: 'ad', query, ...more } })).data;
const list = async ({ api }: Pick<Talker, 'api'>) => (await api.call(listSavedSearches)).items;
const change = async ({ api }: Pick<Talker, 'api'>, id: number, body: Wish) =>
  (await api.call(updateSavedSearch, { params: { id }, body })).data;

/** Matches all changes so far against the searches, and sends the notifications. */
async function tell(): Promise<void> {
  const { jobs, search } = app.app;
  await createMatching({ db: app.client.db, jobs, search }).run({ graceMs: 0 });
  await untilDone(app, ['savedSearches.tell', 'account.mail']);
}

async function titlesTold(): Promise<string[]> {
  const mails = await app.mails();
  return mails.map(({ text = '' }) => [...text.matchAll(/^(Miód \S+)/gm)].map(([, title]) => title).join(', '));
}

test("a search is saved in the canonical form of its list, with a name in the user's language", async () => {
  const person = await aTalker(app);
  const saved = await save(person, '?page=3&sort=price&town=Nowy+Sącz&price_to=40,00&q=miód&flags=eco,fresh&radius=');
  expect(saved).toMatchObject({
    query: expect.stringMatching(/^q=mi%C3%B3d&flags=eco%2Cfresh&price_to=40.00&town=\d+$/),
    name: expect.stringMatching(/^miód, .*do 40\szł, Nowy Sącz$/),
    frequency: 'instant',
    channels: ['mail'],
    isPaused: false,
    place: { name: 'Nowy Sącz', radiusKm: 30 },
    newCount: 0,
    matches: [],
  });
  const german = { api: app.as(person.token, 'de') };
  expect((await save(german, 'q=honig&price_to=40')).name).toBe('honig, bis 40\u00a0zł');
});

test("a user's saved queries are listed for that user only", async () => {
  const person = await aTalker(app);
  const other = await aTalker(app);
  const saved = await save(person, 'q=miód&town=Nowy+Sącz', { frequency: 'weekly' });
  await save(other, 'q=ser');
  const { id, kind, query, name } = saved;
  const { items } = await person.api.call(listSavedQueries);
  expect(items).toEqual([{ id, kind, query, name, frequency: 'weekly', channels: ['mail'], isPaused: false }]);
});

test('a saved search is returned with the meaning of its words', async () => {
  const person = await aTalker(app);
  await save(person, 'q=miód do 40 zł koło Nowego Sącza');
  const [saved] = await list(person);
  expect(saved?.understood.map(({ kind, text }) => [kind, text])).toEqual([
    ['price', 'do 40 zł'],
    ['place', 'Nowy Sącz'],
  ]);
});

test('saving the same search again, also concurrently, returns the existing one', async () => {
  const person = await aTalker(app);
  const all = await Promise.all(Array.from({ length: 6 }, () => save(person, 'q=miód&price_to=40')));
  const again = await save(person, 'price_to=40&q=miód&sort=price');
  expect(new Set([...all, again].map(({ id }) => id)).size).toBe(1);
  expect(await list(person)).toHaveLength(1);
});

test.each([
  ['', 'Wpisz, czego szukasz, albo wybierz choć jeden filtr.'],
  ['sort=price&page=2&radius=30&asTyped=1', 'Wpisz, czego szukasz, albo wybierz choć jeden filtr.'],
  ['q=miód&colour=red', 'Lista nie ma filtra „colour”.'],
  ['price_from=50&price_to=40', 'Wartość „od” nie może być większa niż „do”.'],
  ['price_to=dużo', 'Wpisz liczbę.'],
  ['town=Atlantyda', 'Nie znamy takiej miejscowości.'],
  [`q=${'a'.repeat(1_100)}`, 'Tekst jest za długi.'],
])('the query %s is refused at its field', async (query, message) => {
  const person = await aTalker(app);
  await expect(save(person, query)).rejects.toMatchObject({ fieldErrors: { query: [message] } });
});

test('an unknown kind is refused at its field', async () => {
  const person = await aTalker(app);
  await expect(save(person, 'q=x', { kind: 'boat' })).rejects.toMatchObject({
    fieldErrors: { kind: ['Wybierz jedną z podanych możliwości.'] },
  });
});

test('the number of saved searches per user is limited, also for concurrent requests', async () => {
  const person = await aTalker(app);
  for (let number = 1; number < SAVED_SEARCHES_MAX; number += 1) await save(person, `price_to=${number}`);
  const outcomes = await Promise.all(
    ['q=ser', 'q=chleb', 'q=sok'].map((query) =>
      save(person, query).then(
        () => 'saved',
        (error) => error.code,
      ),
    ),
  );
  expect(outcomes.toSorted()).toEqual(['saved', 'tooMany', 'tooMany']);
});

test('a new match is notified once, by a mail with one-click unsubscribe', async () => {
  const person = await aTalker(app);
  await aListing(app, 'ad', { title: 'Miód znany' });
  const saved = await save(person, 'q=miód&price_to=40');
  const id = await aListing(app, 'ad', { title: 'Miód nowy' });
  await aListing(app, 'ad', { title: 'Miód drogi', price_minor: 4_100 });
  await tell();
  const [mail] = await app.mails(1);
  expect(mail?.subject).toBe('Coś nowego: miód, do 40 zł');
  expect(mail?.text).toContain('Miód nowy');
  expect(mail?.text).not.toMatch(/znany|drogi/);
  await sql`update listing set title = 'Miód inny', revision = nextval('listing_revision') where id = ${id}`.execute(
    app.client.db,
  );
  await tell();
  expect(await app.mails()).toHaveLength(1);
  expect(await list(person)).toMatchObject([{ newCount: 1, matches: [{ id }] }]);
  await change(person, saved.id, { isSeen: true });
  expect(await list(person)).toMatchObject([{ newCount: 0, matches: [{ id }] }]);
});

test('a listing is new when its price drops into the range, not when it was in it before', async () => {
  const person = await aTalker(app);
  const cheap = await aListing(app, 'ad', { title: 'Miód tani' });
  const dear = await aListing(app, 'ad', { title: 'Miód drogi', price_minor: 9_000 });
  await save(person, 'q=miód&price_to=40');
  const price = async (id: number, minor: number) => {
    await sql`update listing set price_minor = ${minor}, revision = nextval('listing_revision') where id = ${id}`.execute(
      app.client.db,
    );
    await tell();
  };
  await price(cheap, 9_000);
  await price(cheap, 3_000);
  await price(dear, 3_000);
  await price(dear, 9_000);
  await price(dear, 3_500);
  expect(await titlesTold()).toEqual(['Miód drogi']);
});

test('a listing that is gone at the time of sending is not notified until it comes back', async () => {
  const [seller, person] = [await aTalker(app), await aTalker(app)];
  await save(person, 'q=miód');
  const id = await aListing(app, 'ad', { title: 'Miód nowy', seller_id: seller.id });
  const { jobs, search } = app.app;
  await createMatching({ db: app.client.db, jobs, search }).run({ graceMs: 0 });
  await seller.api.call(actOnListings, { body: { ids: [id], action: 'pause' } });
  await untilDone(app, ['savedSearches.tell', 'account.mail']);
  expect(await app.mails()).toEqual([]);
  await seller.api.call(actOnListings, { body: { ids: [id], action: 'resume' } });
  await tell();
  expect(await titlesTold()).toEqual(['Miód nowy']);
});

test('listings whose matching failed are matched by the next run, without waiting for their lease to end', async () => {
  const person = await aTalker(app);
  await save(person, 'q=miód');
  await aListing(app, 'ad', { title: 'Miód nowy' });
  const { jobs, search } = app.app;
  const broken = Object.assign(Object.create(search) as typeof search, {
    refreshed: () => Promise.reject(new Error('deadlock detected')),
  });
  const failing = createMatching({ db: app.client.db, jobs, search: broken }).run({ graceMs: 0 });
  await expect(failing).rejects.toThrow('deadlock detected');
  await tell();
  expect(await titlesTold()).toEqual(['Miód nowy']);
});

test('a user is never notified of their own listings, nor across a block in either direction', async () => {
  const [person, seller, other] = [await aTalker(app), await aTalker(app), await aTalker(app)];
  await save(person, 'q=miód');
  await person.api.call(blockPerson, { params: { id: seller.id } });
  await other.api.call(blockPerson, { params: { id: person.id } });
  for (const { id } of [person, seller, other]) await aListing(app, 'ad', { title: 'Miód nowy', seller_id: id });
  await tell();
  expect(await app.mails()).toEqual([]);
  expect(await list(person)).toMatchObject([{ newCount: 0, matches: [] }]);
});

test('matches of a daily or weekly search wait for their scheduled time and come in one mail', async () => {
  const person = await aTalker(app);
  await save(person, 'q=miód', { frequency: 'daily' });
  await save(person, 'q=miód lipowy', { frequency: 'weekly' });
  for (const title of ['Miód pierwszy', 'Miód drugi']) await aListing(app, 'ad', { title });
  await tell();
  expect(await app.mails()).toEqual([]);
  await runClockJob(app, 'savedSearches.daily');
  await runClockJob(app, 'savedSearches.daily');
  const mails = await app.mails(1);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe('2 nowe: miód');
});

const BREAD = 110;

test("the day's matches of several searches of a user come in one mail, grouped by search", async () => {
  const person = await aTalker(app);
  for (const query of ['q=miód', 'q=chleb', 'q=kozy']) await save(person, query, { frequency: 'daily' });
  await aListing(app, 'ad', { title: 'Miód lipowy' });
  for (const title of ['Chleb na zakwasie', 'Chleb żytni']) await aListing(app, 'ad', { title, category_id: BREAD });
  await tell();
  await runClockJob(app, 'savedSearches.daily');
  await runClockJob(app, 'savedSearches.daily');
  const mails = await app.mails(1);
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^3\snowe ogłoszenia w\stwoich wyszukiwaniach$/),
  ]);
  const text = mails[0]?.text ?? '';
  for (const part of ['Miód lipowy', 'Chleb żytni', 'Chleb na zakwasie', '· miód', '· chleb'])
    expect(text).toContain(part);
  expect(text).not.toContain('kozy');
});

test('a search without mail or push sends nothing, and no backlog when that changes', async () => {
  const person = await aTalker(app);
  const { id } = await save(person, 'q=miód', { channels: [] });
  await aListing(app, 'ad', { title: 'Miód pierwszy' });
  await tell();
  expect(await list(person)).toMatchObject([{ newCount: 1 }]);
  await change(person, id, { channels: ['mail'] });
  await aListing(app, 'ad', { title: 'Miód drugi' });
  await tell();
  expect(await titlesTold()).toEqual(['Miód drugi']);
});

test('listings that appear while a search is paused are known when it resumes', async () => {
  const person = await aTalker(app);
  const { id } = await save(person, 'q=miód');
  await change(person, id, { isPaused: true });
  const early = await aListing(app, 'ad', { title: 'Miód pierwszy' });
  await tell();
  await change(person, id, { isPaused: false });
  await sql`update listing set revision = nextval('listing_revision') where id = ${early}`.execute(app.client.db);
  await aListing(app, 'ad', { title: 'Miód drugi' });
  await tell();
  expect(await titlesTold()).toEqual(['Miód drugi']);
});

test('only its owner can change or delete a search', async () => {
  const [person, other] = [await aTalker(app), await aTalker(app)];
  const { id } = await save(person);
  expect(await change(person, id, { name: 'Miody', query: 'q=miód gryczany', frequency: 'weekly' })).toMatchObject({
    name: 'Miody',
    query: 'q=mi%C3%B3d+gryczany',
    frequency: 'weekly',
  });
  await expect(change(other, id, { name: 'x' })).rejects.toMatchObject({ code: 'notFound' });
  await expect(other.api.call(removeSavedSearch, { params: { id } })).rejects.toMatchObject({ code: 'notFound' });
  await save(person, 'q=ser');
  await expect(change(person, id, { query: 'q=ser' })).rejects.toMatchObject({ code: 'conflict' });
  await person.api.call(removeSavedSearch, { params: { id } });
  expect((await list(person)).map(({ name }) => name)).toEqual(['ser']);
});

const EMAIL = 'gosc@example.pl';
const byMail = (query = 'q=miód', email = EMAIL) =>
  app.api().call(saveSearchByMail, { body: { kind: 'ad', query, email } });
const tokenIn = (text = '', path = 'savedSearch/confirm') =>
  new RegExp(`/${path}/([\\w-]+)`).exec(text)?.[1] ?? 'missing';

/** A visitor's confirmed search; returns the token of its link. */
async function aVisitorsSearch(query?: string): Promise<string> {
  const before = (await app.mails()).length;
  await byMail(query);
  const token = tokenIn((await app.mails(before + 1)).at(-1)?.text);
  await app.api().call(confirmSavedSearch, { params: { token } });
  return token;
}

test('a visitor confirms the address by a link and is notified until they unsubscribe by one click', async () => {
  await byMail();
  await aListing(app, 'ad', { title: 'Miód wczesny' });
  await tell();
  const [asking] = await app.mails(1);
  expect(asking?.to?.[0]?.address).toBe(EMAIL);
  const params = { token: tokenIn(asking?.text) };
  await expect(app.api().call(getLinkedSearch, { params })).rejects.toMatchObject({ code: 'linkInvalid' });
  for (let click = 0; click < 2; click += 1) {
    expect((await app.api().call(confirmSavedSearch, { params })).data).toMatchObject({
      name: 'miód',
      isPaused: false,
    });
  }
  await aListing(app, 'ad', { title: 'Miód nowy' });
  await tell();
  const mail = (await app.mails(2))[1];
  expect(mail?.text).toContain('Miód nowy');
  expect(mail?.text).not.toContain('wczesny');
  const header = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  const token = tokenIn(header, 'api/saved-searches/stop');
  const page = await app.app.fastify.inject(`/api/saved-searches/stop/${token}`);
  expect([page.statusCode, page.headers.location]).toEqual([303, `/savedSearch/${token}`]);
  for (let click = 0; click < 2; click += 1) await app.api().call(stopSavedSearch, { params: { token } });
  await aListing(app, 'ad', { title: 'Miód późny' });
  await tell();
  expect(await app.mails()).toHaveLength(2);
  expect(await app.api().call(getLinkedSearch, { params: { token } })).toMatchObject({ isPaused: true, others: 0 });
});

test('a link can change the frequency, resume, and stop all searches of its address', async () => {
  const token = await aVisitorsSearch('q=miód');
  const other = await aVisitorsSearch('q=ser');
  const act = async (body: object) => (await app.api().call(changeLinkedSearch, { params: { token }, body })).data;
  expect(await act({ frequency: 'weekly' })).toMatchObject({ frequency: 'weekly', others: 1 });
  expect(await act({ isPaused: true, all: true })).toMatchObject({ isPaused: true, others: 0 });
  expect(await app.api().call(getLinkedSearch, { params: { token: other } })).toMatchObject({ isPaused: true });
  expect(await act({ isPaused: false })).toMatchObject({ isPaused: false });
});

test('the response is the same for any address, and mails per address are limited', async () => {
  const person = await aPerson(app);
  const before = (await app.mails(1)).length;
  for (let time = 0; time < 12; time += 1) {
    expect(await byMail(`q=miód ${time}`, person.email)).toEqual({ success: true, data: { accepted: true } });
  }
  await untilDone(app, ['account.mail']);
  expect((await app.mails()).length - before).toBe(6);
});

test("a search confirmed with an account's address belongs to that account", async () => {
  const person = await aPerson(app);
  const before = (await app.mails(1)).length;
  await byMail('q=miód', person.email.toUpperCase());
  const token = tokenIn((await app.mails(before + 1)).at(-1)?.text);
  expect((await app.api().call(confirmSavedSearch, { params: { token } })).data).toMatchObject({ isOwned: true });
  expect(await list(person)).toMatchObject([{ name: 'miód', channels: ['mail'] }]);
  expect((await app.api().call(getLinkedSearch, { params: { token } })).isOwned).toBe(true);
});

test('the confirmation mail contains no links from user input', async () => {
  await byMail('q=Tanie kredyty https://zly.example/kredyt');
  const [mail] = await app.mails(1);
  expect(mail?.text).not.toContain('zly.example');
  expect(mail?.html).not.toContain('zly.example');
});

test('erasing an account deletes its saved searches and those of visitors with its address', async () => {
  const person = await aPerson(app);
  await save(person);
  await sql`insert into saved_search (email, locale, kind, query, name, confirmed_at)
    values (${person.email}, 'pl', 'ad', 'q=ser', 'ser', now())`.execute(app.client.db);
  await person.api.call(deleteAccount);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from saved_search`.execute(app.client.db);
  expect(rows[0]?.count).toBe(0);
});
