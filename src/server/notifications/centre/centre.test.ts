import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { deleteAccount, getAccount, updatePreferences } from '#contract/accounts/settings.ts';
import { createComment, setReply } from '#contract/comments.ts';
import {
  countNews,
  getNewsChoices,
  listNews,
  readNews,
  updateNewsChoices,
} from '#contract/notifications/notifications.ts';
import { stopMessageMails } from '#contract/realtime.ts';
import { aComment, aListing, aPerson, type LoggedIn } from '#test/factories.ts';
import { runClockJob, untilDone } from '#test/job-queue.ts';
import { testApp } from '#test/test-app.ts';
import { collectPersonalData } from '../../accounts/export-repository.ts';
import { NEWS_DESCRIPTORS } from '../../compose/news.ts';
import { mailJob } from '../mail/queued.ts';
import { createQueuePushes } from '../push/queue.ts';
import { createDigest, createThingMail } from './digest.ts';
import { NEWS_MAILS } from './mails.ts';
import { createPublishNews, type News } from './publish.ts';
import { createNewsService } from './service.ts';

const app = testApp();

class Killed extends Error {}

function publisher() {
  const { jobs } = app.app;
  return createPublishNews({ jobs, queuePushes: createQueuePushes({ jobs }), descriptors: NEWS_DESCRIPTORS });
}

/** Publishes in a separate transaction, which a killed worker does not commit. */
async function publish(news: readonly News[], isKilled = false): Promise<void> {
  await app.client.db
    .transaction()
    .execute(async (tx) => {
      await publisher()(tx, news);
      if (isKilled) throw new Killed();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error;
    });
}

const list = async ({ api }: LoggedIn, before?: number) => api.call(listNews, { query: before ? { before } : {} });

/** A seller with a listing and a buyer's review of it. */
async function aReviewedSeller() {
  const seller = await aPerson(app);
  const buyer = await aPerson(app);
  const listingId = await aListing(app, 'ad', { title: 'Miód lipowy', seller_id: seller.id });
  const { data: comment } = await buyer.api.call(createComment, {
    params: { id: listingId },
    body: { rating: 5, text: 'Pachnie lipą i latem.' },
  });
  return { seller, buyer, listingId, commentId: comment.id };
}

async function moreReviews(seller: LoggedIn, listingId: number, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const commentId = await aComment(app, listingId, 5);
    await publish([{ accountId: seller.id, key: `comment ${commentId}`, kind: 'comment', listingId, commentId }]);
  }
}

test("a review is one line in the seller's news only", async () => {
  const { seller, buyer, listingId } = await aReviewedSeller();
  const { items, unread, next } = await list(seller);
  expect(items).toEqual([
    {
      id: expect.any(Number),
      kind: 'comment',
      title: 'Miód lipowy',
      text: 'Nowa opinia, ocena 5 na 5',
      path: `/ad/${listingId}#comments`,
      count: 1,
      createdAt: expect.any(String),
      isRead: false,
    },
  ]);
  expect([unread, next]).toEqual([1, null]);
  expect((await list(buyer)).items).toEqual([]);
});

test('the author of a review is notified of the first reply', async () => {
  const { seller, buyer, commentId } = await aReviewedSeller();
  for (const text of ['Dziękuję!', 'Dziękuję i zapraszam!']) {
    await seller.api.call(setReply, { params: { id: commentId }, body: { text } });
  }
  const { items } = await list(buyer);
  expect(items.map(({ kind, title, text }) => [kind, title, text])).toEqual([
    ['reply', 'Miód lipowy', 'Jest odpowiedź na twoją opinię'],
  ]);
});

test('unread news about one thing are one line; news after it was read are another', async () => {
  const { seller, listingId } = await aReviewedSeller();
  await moreReviews(seller, listingId, 2);
  const [line] = (await list(seller)).items;
  expect(line).toMatchObject({ count: 3, text: '3 nowe opinie', isRead: false });
  const { data } = await seller.api.call(readNews, { body: { ids: [line?.id ?? 0] } });
  expect(data.unread).toBe(0);
  await moreReviews(seller, listingId, 1);
  expect((await list(seller)).items.map(({ count, isRead }) => [count, isRead])).toEqual([
    [1, false],
    [3, true],
  ]);
});

test('a key is published once per account, even after crashes and repeats', async () => {
  const { seller, buyer, listingId, commentId } = await aReviewedSeller();
  const news = [seller, buyer].map(({ id }) => ({
    accountId: id,
    key: 'again',
    kind: 'comment' as const,
    listingId,
    commentId,
  }));
  await publish(news, true);
  expect(await buyer.api.call(countNews)).toEqual({ unread: 0 });
  await Promise.all([publish(news), publish(news), publish([...news, ...news])]);
  expect((await list(buyer)).items.map(({ count }) => count)).toEqual([1]);
});

test("reading up to an id leaves later news unread, and other users' ids change nothing", async () => {
  const { seller, buyer, listingId } = await aReviewedSeller();
  const [first] = (await list(seller)).items;
  const other = await aListing(app, 'ad', { title: 'Ser kozi', seller_id: seller.id });
  await moreReviews(seller, other, 1);
  await buyer.api.call(readNews, { body: { ids: [first?.id ?? 0] } });
  await buyer.api.call(readNews, { body: { upTo: 1_000_000 } });
  expect(await seller.api.call(countNews)).toEqual({ unread: 2 });
  await seller.api.call(readNews, { body: { upTo: first?.id ?? 0 } });
  expect((await list(seller)).items.map(({ title, isRead }) => [title, isRead])).toEqual([
    ['Ser kozi', false],
    ['Miód lipowy', true],
  ]);
  expect(listingId).not.toBe(other);
});

test('a call without ids or an upper id gets an error at `ids`', async () => {
  const { api } = await aPerson(app);
  await expect(api.call(readNews, { body: {} })).rejects.toMatchObject({
    code: 'validationFailed',
    fieldErrors: { ids: expect.anything() },
  });
});

test('pages follow each other without gaps or repeats', async () => {
  const seller = await aPerson(app);
  for (let n = 0; n < 25; n += 1) {
    const listingId = await aListing(app, 'ad', { title: `Miód ${n}`, seller_id: seller.id });
    await moreReviews(seller, listingId, 1);
  }
  const first = await list(seller);
  const second = await list(seller, first.next ?? 0);
  expect([first.items.length, second.items.length, second.next, first.unread]).toEqual([20, 5, null, 25]);
  const titles = [...first.items, ...second.items].map(({ title }) => title);
  expect(titles).toEqual(Array.from({ length: 25 }, (_, n) => `Miód ${24 - n}`));
});

test('a line about a deleted thing says so and has no link', async () => {
  const { seller, listingId } = await aReviewedSeller();
  await sql`update listing set deleted_at = now() where id = ${listingId}`.execute(app.client.db);
  expect((await list(seller)).items).toMatchObject([{ title: 'Tego już tu nie ma', path: null }]);
});

test('news older than ninety days are deleted', async () => {
  const { seller } = await aReviewedSeller();
  await sql`update notification set created_at = now() - interval '91 days'`.execute(app.client.db);
  await app.client.db.transaction().execute((tx) => app.app.jobs.queue(tx, 'upkeep.daily', {}));
  await untilDone(app, ['upkeep.daily']);
  expect((await list(seller)).items).toEqual([]);
});

test('news that are not urgent are mailed once a day, in one mail, without those already read', async () => {
  const { seller, listingId } = await aReviewedSeller();
  await moreReviews(seller, listingId, 1);
  const other = await aListing(app, 'ad', { title: 'Ser kozi', seller_id: seller.id });
  await moreReviews(seller, other, 1);
  const gone = await aListing(app, 'ad', { title: 'Kosz', seller_id: seller.id });
  await moreReviews(seller, gone, 1);
  const [basket] = (await list(seller)).items;
  await seller.api.call(readNews, { body: { ids: [basket?.id ?? 0] } });
  await untilDone(app, ['account.mail']);
  const before = (await app.mails()).length;
  await runClockJob(app, 'notifications.digest');
  await runClockJob(app, 'notifications.digest');
  const mails = (await app.mails()).slice(before);
  expect(mails.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
    [seller.email, '2 nowości na Jarmarku'],
  ]);
  const text = mails[0]?.text ?? '';
  expect(text).toContain('Miód lipowy');
  expect(text).toContain('2 nowe opinie');
  expect(text).toContain('Ser kozi');
  expect(text).not.toContain('Kosz');
});

test('a digest is sent once, also with two workers of which one is killed', async () => {
  const { seller } = await aReviewedSeller();
  let deaths = 1;
  const { jobs } = app.app;
  const dying = {
    queueAll: async (...input: Parameters<typeof jobs.queueAll>) => {
      await jobs.queueAll(...input);
      deaths -= 1;
      if (deaths === 0) throw new Killed();
    },
  } as typeof jobs;
  const digest = createDigest({ db: app.client.db, jobs: dying });
  await untilDone(app, ['account.mail']);
  const before = (await app.mails()).length;
  await expect(digest()).rejects.toThrow(Killed);
  await Promise.all([digest(), digest()]);
  await untilDone(app, ['account.mail']);
  const mails = (await app.mails()).slice(before);
  expect(mails.map(({ to }) => to?.[0]?.address)).toEqual([seller.email]);
});

test('one click in the daily mail stops it, and nothing else', async () => {
  const { seller } = await aReviewedSeller();
  await runClockJob(app, 'notifications.digest');
  const mail = (await app.mails()).at(-1);
  const stop = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  const token = /stop\/([\w-]+)/.exec(stop)?.[1] ?? '';
  await app.api().call(stopMessageMails, { params: { token } });
  const { topics } = await seller.api.call(getNewsChoices);
  const times = Object.fromEntries(topics.map(({ topic, mail: time }) => [topic, time]));
  expect(times).toMatchObject({ comments: 'never', messages: 'now', listings: 'now', moderation: 'now' });
});

test('each topic is delivered as the user chooses', async () => {
  const { seller, listingId } = await aReviewedSeller();
  const { data } = await seller.api.call(updateNewsChoices, {
    body: { topics: [{ topic: 'comments', site: false, mail: 'now' }], quiet: { from: '22:00', until: '06:30' } },
  });
  expect(data.topics).toContainEqual({ topic: 'comments', site: false, push: true, mail: 'now' });
  expect(data.quiet).toEqual({ from: '22:00', until: '06:30' });
  const before = (await list(seller)).items.length;
  await moreReviews(seller, listingId, 1);
  await untilDone(app, ['account.mail']);
  expect((await list(seller)).items).toHaveLength(before);
  expect((await app.mails()).at(-1)?.subject).toBe('Nowa opinia: „Miód lipowy”');
});

test.each([
  ['later', { kind: 'later' }],
  ['offer renegotiated', { kind: 'offer', conversationId: 1, offerId: 1, step: 'renegotiated' }],
  ['gone rented', { kind: 'gone', listingId: 1, how: 'rented' }],
])('news that only a newer version knows, of %s, are left out, and wait for it', async (name, about) => {
  const { seller, listingId } = await aReviewedSeller();
  await sql`
    insert into notification (account_id, key, kind, thing, about, is_shown, awaits_mail)
    values (${seller.id}, 'later', ${about.kind}, 'later 1', ${JSON.stringify(about)}::text::jsonb, true, true)`.execute(
    app.client.db,
  );
  const { items, unread } = await list(seller);
  expect([items.map(({ kind }) => kind), unread]).toEqual([['comment'], 1]);
  expect(await seller.api.call(countNews)).toEqual({ unread: 1 });
  await seller.api.call(readNews, { body: { upTo: 1_000_000 } });
  await runClockJob(app, 'notifications.digest');
  // A newer node has queued a mail for it, which this version then writes.
  const waiting = async () => {
    const { rows } = await sql<{ id: number; read_at: Date | null; awaits_mail: boolean }>`
      select id, read_at, awaits_mail from notification where key = 'later'`.execute(app.client.db);
    return rows[0];
  };
  expect(await waiting()).toMatchObject({ read_at: null, awaits_mail: true });
  await sql`update notification set awaits_mail = false where key = 'later'`.execute(app.client.db);
  const before = (await app.mails()).length;
  const details = { ids: [(await waiting())?.id ?? 0] };
  await app.client.db
    .transaction()
    .execute((tx) =>
      app.app.jobs.queueAll(tx, 'account.mail', [mailJob(NEWS_MAILS.newsArrived, { accountId: seller.id, details })]),
    );
  await untilDone(app, ['account.mail']);
  expect([(await app.mails()).length, await waiting()]).toEqual([
    before,
    expect.objectContaining({ read_at: null, awaits_mail: true }),
  ]);
  await moreReviews(seller, listingId, 1);
  await runClockJob(app, 'notifications.digest');
  expect((await app.mails()).at(-1)?.subject).toBe('Jedna nowość na Jarmarku');

  const said: string[] = [];
  const news = createNewsService({ db: app.client.db, descriptors: NEWS_DESCRIPTORS, warn: (line) => said.push(line) });
  expect(await news.readThing(app.client.db, { accountId: seller.id, thing: 'later 1' }, 'pl')).toBeNull();
  await news.upkeep();
  await news.upkeep();
  expect(said).toEqual([`News of the kind ${name} are left out: a newer version has written them`]);
});

test('news about a thing that this version does not know are neither shown nor counted', async () => {
  const seller = await aPerson(app);
  const listingId = await aListing(app, 'ad', { title: 'Miód lipowy', seller_id: seller.id });
  await publish([{ accountId: seller.id, key: 'expiring', kind: 'expiry', listingId, step: 'expiring' }]);
  const later = JSON.stringify({ kind: 'expiry', listingId, step: 'renewedByItself' });
  await sql`
    insert into notification (account_id, key, kind, thing, about, is_shown, awaits_mail)
    select account_id, 'later', kind, thing, ${later}::text::jsonb, true, false from notification where key = 'expiring'`.execute(
    app.client.db,
  );
  const { items, unread } = await list(seller);
  expect([items.map(({ kind, count }) => [kind, count]), unread]).toEqual([[['expiry', 1]], 1]);
  expect(await seller.api.call(readNews, { body: { ids: items.map(({ id }) => id) } })).toMatchObject({
    data: { unread: 0 },
  });
  const { rows } = await sql<{ key: string }>`select key from notification where read_at is null`.execute(
    app.client.db,
  );
  expect(rows).toEqual([{ key: 'later' }]);
});

test('news about one thing within a minute are one mail, whichever worker is killed', async () => {
  const { seller, buyer, listingId } = await aReviewedSeller();
  const { db } = app.client;
  await buyer.api.call(updateNewsChoices, { body: { topics: [{ topic: 'following', mail: 'now' }] } });
  const others = [
    await aListing(app, 'ad', { seller_id: seller.id }),
    await aListing(app, 'ad', { seller_id: seller.id }),
  ];
  for (const [at, id] of [listingId, ...others].entries()) {
    const offered = { kind: 'followedListing', sellerId: seller.id, listingId: id } as const;
    await publish([{ accountId: buyer.id, key: `offered ${id}`, ...offered }], at === 1);
    await publish([{ accountId: buyer.id, key: `offered ${id}`, ...offered }]);
  }
  const mailed = async () =>
    (await app.mails()).filter(({ to }) => to?.some(({ address }) => address === buyer.email)).map(({ text }) => text);
  const before = (await mailed()).length;
  await untilDone(app, ['notifications.mail', 'account.mail']);
  const arrived = (await mailed()).slice(before);
  expect(arrived).toHaveLength(1);
  expect(arrived[0]).toMatch(/3 nowe/);
  await createThingMail({ db, jobs: app.app.jobs })({ accountId: buyer.id, thing: `followedListing ${seller.id}` });
  await untilDone(app, ['account.mail']);
  expect(await mailed()).toHaveLength(before + 1);
});

test('an impossible choice gets an error at its field', async () => {
  const { api } = await aPerson(app);
  const update = (body: Parameters<typeof api.call<typeof updateNewsChoices>>[1]) =>
    expect(api.call(updateNewsChoices, body)).rejects;
  await update({ body: { topics: [{ topic: 'moderation', mail: 'never' }] } }).toMatchObject({
    fieldErrors: { 'topics.0.mail': expect.anything() },
  });
  await update({ body: { topics: [{ topic: 'payments', site: false }] } }).toMatchObject({
    fieldErrors: { 'topics.0.site': expect.anything() },
  });
  await update({ body: { quiet: { from: '22:00', until: '22:00' } } }).toMatchObject({
    fieldErrors: { 'quiet.until': expect.anything() },
  });
});

test("the account's mail switches and the mail settings of its topics are the same choice", async () => {
  const { api } = await aPerson(app);
  const mails = async () => {
    const { topics } = await api.call(getNewsChoices);
    return Object.fromEntries(topics.map(({ topic, mail }) => [topic, mail]));
  };
  await api.call(updatePreferences, { body: { notifications: { comments: false, expiry: false } } });
  expect(await mails()).toMatchObject({ messages: 'now', comments: 'never', listings: 'never' });
  await api.call(updateNewsChoices, {
    body: {
      topics: [
        { topic: 'listings', mail: 'daily' },
        { topic: 'messages', mail: 'never' },
      ],
    },
  });
  expect((await api.call(getAccount)).notifications).toEqual({
    messages: false,
    comments: false,
    expiry: true,
    news: false,
  });
  await api.call(updatePreferences, { body: { notifications: { comments: true, expiry: true } } });
  expect(await mails()).toMatchObject({ messages: 'never', comments: 'daily', listings: 'daily' });
});

test('the migration to topics keeps the switches of existing accounts', async () => {
  const { id, api } = await aPerson(app);
  const { db } = app.client;
  await sql`update account set notifications = '{"messages": false, "comments": true, "news": true}' where id = ${id}`.execute(
    db,
  );
  const file = new URL('../../platform/db/migrations/0020_notifications.sql', import.meta.url);
  const [, moving = ''] = readFileSync(file, 'utf8').split(/(?=insert into notification_choice)/);
  await app.client.exec(moving);
  expect((await api.call(getAccount)).notifications).toEqual({
    messages: false,
    comments: true,
    expiry: true,
    news: true,
  });
  const row = await db.selectFrom('account').select('notifications').where('id', '=', id).executeTakeFirst();
  expect(row?.notifications).toEqual({ news: true });
});

test('a data export contains news and choices, and deleting the account deletes both', async () => {
  const { seller } = await aReviewedSeller();
  await seller.api.call(updateNewsChoices, {
    body: { topics: [{ topic: 'comments', push: false }], quiet: { from: '21:00', until: '06:00' } },
  });
  const copy = await collectPersonalData(app.client.db, seller.id);
  expect(copy).toMatchObject({
    news: [{ about: { kind: 'comment' }, read_at: null }],
    newsChoices: [{ topic: 'comments', push: false }],
    account: { quiet_from: 21 * 60 },
  });
  await seller.api.call(deleteAccount);
  const left = await sql`
    select 1 from notification where account_id = ${seller.id}
    union all select 1 from notification_choice where account_id = ${seller.id}
    union all select 1 from account where id = ${seller.id} and quiet_from is not null`.execute(app.client.db);
  expect(left.rows).toEqual([]);
  await publish([{ accountId: seller.id, key: 'late', kind: 'expiry', listingId: 1, step: 'expired' }]);
  const late = await sql`select 1 from notification where account_id = ${seller.id}`.execute(app.client.db);
  expect(late.rows).toEqual([]);
});
