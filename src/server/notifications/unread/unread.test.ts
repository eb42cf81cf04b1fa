import { sql } from 'kysely';
import type { Email } from 'postal-mime';
import { expect, test } from 'vitest';
import { getAccount, updatePreferences } from '#contract/accounts/settings.ts';
import { blockPerson } from '#contract/blocks.ts';
import { markRead } from '#contract/conversations.ts';
import { stopMessageMails } from '#contract/realtime.ts';
import { runClockJob, untilDone } from '#test/job-queue.ts';
import { aConversation, aMessage, aTalker, type Talk, type Talker } from '#test/talk-factories.ts';
import { testApp } from '#test/test-app.ts';
import { createUnreadService } from './service.ts';

const app = testApp({ PUBLIC_URL: 'https://jarmark.example' });
const queueMails = () => createUnreadService({ db: app.client.db, jobs: app.app.jobs }).queueMails();

/** Lets time pass for all unread messages. */
async function wait(minutes: number): Promise<void> {
  await sql`
    update conversation_member set unread_since = unread_since - make_interval(secs => ${minutes * 60}::float8)`.execute(
    app.client.db,
  );
}

/** The mails sent after some time. */
async function mailsAfter(minutes: number): Promise<Email[]> {
  await wait(minutes);
  await queueMails();
  await untilDone(app, ['account.mail']);
  return app.mails();
}

async function aWaitingTalk(content?: string): Promise<Talk> {
  const talk = await aConversation(app, { title: 'Miód wrzosowy' });
  await aMessage(talk.buyer, talk.id, content);
  return talk;
}

const readAll = ({ seller, id }: Talk, number: number) =>
  seller.api.call(markRead, { params: { id }, body: { number } });

const headerOf = (mail: Email | undefined, key: string) => mail?.headers.find((each) => each.key === key)?.value;
const stopPathOf = (mail: Email | undefined) =>
  new URL(headerOf(mail, 'list-unsubscribe')?.replace(/[<>]/g, '') ?? '').pathname;
const tokenOf = (mail: Email | undefined) => stopPathOf(mail).split('/').at(-1) ?? '';

test('an unread message is mailed about after ten minutes, not before', async () => {
  const talk = await aWaitingTalk();
  expect(await mailsAfter(9.8)).toHaveLength(0);
  const [mail, ...others] = await mailsAfter(0.3);
  expect(others).toHaveLength(0);
  const { email } = await talk.seller.api.call(getAccount);
  expect(mail?.to?.[0]?.address).toBe(email);
  const buyer = await talk.buyer.api.call(getAccount);
  expect(mail?.subject).toBe(`Nowa wiadomość od: ${buyer.name}`);
  for (const part of [buyer.name, 'Miód wrzosowy', 'Dzień dobry, czy miód jest jeszcze dostępny?'])
    expect(mail?.text?.replace(/\s+/g, ' ')).toContain(part);
  expect(mail?.text).toContain(`\nhttps://jarmark.example/conversation/${talk.id}\n`);
});

test('a conversation is mailed about once until it is read, however many messages follow', async () => {
  const talk = await aWaitingTalk();
  expect(await mailsAfter(10)).toHaveLength(1);
  await aMessage(talk.buyer, talk.id, 'Halo?');
  expect(await mailsAfter(60)).toHaveLength(1);
  await readAll(talk, 1);
  expect(await mailsAfter(60)).toHaveLength(1);
  await readAll(talk, 2);
  expect(await mailsAfter(60)).toHaveLength(1);
  await aMessage(talk.buyer, talk.id, 'Jeszcze jedno pytanie.');
  expect(await mailsAfter(9)).toHaveLength(1);
  expect(await mailsAfter(1)).toHaveLength(2);
});

test('answering counts as reading: the mail lists only the other conversation', async () => {
  const seller = await aTalker(app);
  const first = await aConversation(app, { seller });
  const second = await aConversation(app, { seller });
  await aMessage(first.buyer, first.id);
  await aMessage(second.buyer, second.id);
  await aMessage(seller, first.id, 'Tak, zapraszam.');
  const mails = await mailsAfter(10);
  expect(mails.flatMap(({ text }) => text?.match(/conversation\/\d+/g) ?? [])).toHaveLength(2);
  expect(mails).toHaveLength(2);
  const { email } = await seller.api.call(getAccount);
  const own = mails.find(({ to }) => to?.[0]?.address === email);
  expect(own?.text).toContain(`/conversation/${second.id}\n`);
  expect(own?.subject).toMatch(/^Nowa wiadomość od: /);
});

/** A seller to whom several people have written, each about another listing. */
async function aWantedSeller(count: number) {
  const seller = await aTalker(app);
  const talks: Talk[] = [];
  for (let at = 1; at <= count; at += 1) {
    const buyer = await aTalker(app, `Kupiec ${at}`);
    const talk = await aConversation(app, { seller, buyer, title: `Miód numer ${at}` });
    await aMessage(buyer, talk.id, `Dzień dobry, pytanie ${at}.`);
    talks.push(talk);
  }
  return { seller, talks };
}

test('seven unread conversations become one mail that lists all, even those younger than ten minutes', async () => {
  const { seller, talks } = await aWantedSeller(6);
  await wait(10);
  const buyer = await aTalker(app, 'Kupiec 7');
  const young = await aConversation(app, { seller, buyer, title: 'Miód numer 7' });
  await aMessage(buyer, young.id, 'Dzień dobry, pytanie 7.');
  await aMessage(buyer, young.id, 'Halo?');
  const [mail, ...others] = await mailsAfter(0);
  expect(others).toHaveLength(0);
  expect(mail?.subject).toBe('7 rozmów czeka na ciebie na Jarmarku');
  const text = mail?.text ?? '';
  expect(text).toContain('Czeka na ciebie 8 wiadomości');
  for (const [at, talk] of talks.entries())
    expect(text).toMatch(
      new RegExp(
        `Kupiec ${at + 1} – Miód numer ${at + 1}\n> Dzień dobry, pytanie ${at + 1}\\.\nPrzeczytaj wiadomość:\n\\S+/conversation/${talk.id}\n`,
      ),
    );
  expect(text).toMatch(/Kupiec 7 – Miód numer 7\n> Halo\?\nPrzeczytaj 2 wiadomości:\n/);
  expect(headerOf(mail, 'list-unsubscribe')).toMatch(/^<https:\/\/jarmark\.example\/api\/mails\/stop\/[\w-]{43}>$/);
  // Further messages in these conversations cause no mail until they are read; another conversation has its own ten
  // minutes.
  await aMessage(talks[0]?.buyer as Talker, talks[0]?.id ?? 0, 'Jest tam kto?');
  expect(await mailsAfter(60)).toHaveLength(1);
  const late = await aConversation(app, { seller });
  await aMessage(late.buyer, late.id, 'A ja?');
  expect(await mailsAfter(9)).toHaveLength(1);
  const later = await mailsAfter(1);
  expect(later).toHaveLength(2);
  expect(later.filter(({ text: each }) => each?.includes(`/conversation/${late.id}\n`))).toHaveLength(1);
});

test('a mail is in its reader’s language and omits what was read or answered before', async () => {
  const { seller, talks } = await aWantedSeller(3);
  await app.client.db.updateTable('account').set({ locale: 'de' }).where('id', '=', seller.id).execute();
  await wait(10);
  await readAll(talks[1] as Talk, 1);
  const [mail] = await mailsAfter(0);
  expect(mail?.subject).toBe('2 Gespräche warten auf Jarmark auf Sie');
  expect(mail?.text).not.toContain('Kupiec 2');
});

test('of more than ten conversations the latest are listed, the others counted', async () => {
  await aWantedSeller(12);
  const [mail, ...others] = await mailsAfter(10);
  expect(others).toHaveLength(0);
  expect(mail?.subject).toMatch(/^12 rozmów/);
  expect(mail?.text?.match(/\/conversation\/\d+/g)).toHaveLength(10);
  expect(mail?.text).toContain('Czekają jeszcze 2 inne rozmowy.');
  expect(mail?.text).not.toMatch(/Kupiec [12] /);
});

test('a mail queued by an earlier version for one conversation is sent', async () => {
  const talk = await aWaitingTalk();
  const mail = { kind: 'messagesWaiting', accountId: talk.seller.id, details: { conversationId: talk.id } } as never;
  await app.client.db.transaction().execute((tx) => app.app.jobs.queue(tx, 'account.mail', mail));
  await untilDone(app, ['account.mail']);
  expect((await app.mails())[0]?.text).toContain(`/conversation/${talk.id}\n`);
});

test('several messages are counted, and the last one is quoted', async () => {
  const talk = await aWaitingTalk('Pierwsza.');
  await aMessage(talk.buyer, talk.id, 'Druga.');
  await aMessage(talk.buyer, talk.id, 'Trzecia.');
  const [mail] = await mailsAfter(10);
  expect(mail?.subject).toMatch(/^3 nowe wiadomości od: /);
  expect(mail?.text).toContain('> Trzecia.');
  expect(mail?.text).not.toContain('Druga');
});

test('the scheduler queues the mails', async () => {
  await aWaitingTalk();
  await wait(10);
  await runClockJob(app, 'mails.unread');
  expect(await app.mails()).toHaveLength(1);
});

test('a queued mail is not sent if everything was read, such mails were switched off, or the sender was blocked', async () => {
  for (const meanwhile of ['nothing', 'read', 'off', 'blocked'] as const) {
    const talk = await aWaitingTalk();
    if (meanwhile === 'read') await readAll(talk, 1);
    if (meanwhile === 'off')
      await talk.seller.api.call(updatePreferences, { body: { notifications: { messages: false } } });
    if (meanwhile === 'blocked') await talk.seller.api.call(blockPerson, { params: { id: talk.buyer.id } });
    const mail = { kind: 'messagesWaiting', accountId: talk.seller.id, details: { conversationId: talk.id } } as never;
    await app.client.db.transaction().execute((tx) => app.app.jobs.queue(tx, 'account.mail', mail));
    await untilDone(app, ['account.mail']);
    expect(await app.mails(), meanwhile).toHaveLength(1);
  }
});

test('no mail goes to accounts that switched it off, have no confirmed address, or are deleted', async () => {
  const off = await aWaitingTalk();
  await off.seller.api.call(updatePreferences, { body: { notifications: { messages: false } } });
  const unconfirmed = await aWaitingTalk();
  const change = { email_verified_at: null };
  await app.client.db.updateTable('account').set(change).where('id', '=', unconfirmed.seller.id).execute();
  const gone = await aWaitingTalk();
  await app.client.db.updateTable('account').set({ deleted_at: new Date() }).where('id', '=', gone.seller.id).execute();
  expect(await mailsAfter(20)).toHaveLength(0);
  // They are not selected again on each run, and get no backlog after switching the mails on.
  await off.seller.api.call(updatePreferences, { body: { notifications: { messages: true } } });
  expect(await mailsAfter(20)).toHaveLength(0);
  await readAll(off, 1);
  await aMessage(off.buyer, off.id, 'A teraz?');
  expect(await mailsAfter(10)).toHaveLength(1);
});

test('removed messages and suspected fraud are not quoted in mails', async () => {
  const talk = await aWaitingTalk('Proszę wejść na https://zly.example/kurier i wpisać numer karty oraz kod BLIK.');
  const hidden = await aWaitingTalk('Brzydkie słowa.');
  await app.client.db
    .updateTable('message')
    .set({ hidden_at: new Date() })
    .where('conversation_id', '=', hidden.id)
    .execute();
  const mails = await mailsAfter(10);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(`/conversation/${talk.id}`);
  for (const form of [mails[0]?.text, mails[0]?.html]) expect(form).not.toMatch(/zly|karty|BLIK|Wiadomość/);
});

test('a mail can be switched off by one click in its headers and by a link in its footer', async () => {
  await aWaitingTalk();
  const [mail] = await mailsAfter(10);
  expect(headerOf(mail, 'list-unsubscribe')).toMatch(/^<https:\/\/jarmark\.example\/api\/mails\/stop\/[\w-]{43}>$/);
  expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const page = `https://jarmark.example/stopMails/${tokenOf(mail)}`;
  expect(mail?.text).toContain(`\nNie pisz do mnie o wiadomościach:\n${page}\n`);
  expect(mail?.html).toContain(`href="${page}"`);
});

test('one-click switches the mails off; it is idempotent, and a GET changes nothing', async () => {
  const talk = await aWaitingTalk();
  const [mail] = await mailsAfter(10);
  const url = stopPathOf(mail);
  const wantsMails = async () => (await talk.seller.api.call(getAccount)).notifications.messages;

  const look = await app.app.fastify.inject({ url });
  expect([look.statusCode, look.headers.location]).toEqual([303, `/stopMails/${tokenOf(mail)}`]);
  expect((await app.app.fastify.inject({ method: 'HEAD', url })).statusCode).toBe(303);
  expect(await wantsMails()).toBe(true);

  for (let times = 0; times < 2; times += 1) {
    const payload = 'List-Unsubscribe=One-Click';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await app.app.fastify.inject({ method: 'POST', url, payload, headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ success: true, data: { stopped: true } });
    expect(await wantsMails()).toBe(false);
  }
  await readAll(talk, 1);
  await aMessage(talk.buyer, talk.id);
  expect(await mailsAfter(10)).toHaveLength(1);
  // Other notifications stay on.
  expect((await talk.seller.api.call(getAccount)).notifications).toMatchObject({ comments: true, expiry: true });
});

test('one-click also works as form data', async () => {
  const talk = await aWaitingTalk();
  const [mail] = await mailsAfter(10);
  const form = new FormData();
  form.append('List-Unsubscribe', 'One-Click');
  const request = new Request('http://test', { method: 'POST', body: form });
  const answer = await app.app.fastify.inject({
    method: 'POST',
    url: stopPathOf(mail),
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  });
  expect(answer.statusCode).toBe(200);
  expect((await talk.seller.api.call(getAccount)).notifications.messages).toBe(false);
});

test('an invented, expired or unrelated link switches nothing off', async () => {
  const talk = await aWaitingTalk();
  const [mail] = await mailsAfter(10);
  const stop = (token: string) => app.api().call(stopMessageMails, { params: { token } });
  await expect(stop('x'.repeat(43))).rejects.toMatchObject({ code: 'linkInvalid' });
  await expect(stop('short')).rejects.toMatchObject({ code: 'notFound' });
  const setToken = (change: { expires_at?: Date; purpose?: 'resetPassword' | 'stopMails' }) =>
    app.client.db.updateTable('mail_token').set(change).where('account_id', '=', talk.seller.id).execute();
  await setToken({ purpose: 'resetPassword' });
  await expect(stop(tokenOf(mail))).rejects.toMatchObject({ code: 'linkInvalid' });
  await setToken({ purpose: 'stopMails', expires_at: new Date(Date.now() - 1_000) });
  await expect(stop(tokenOf(mail))).rejects.toMatchObject({ code: 'linkInvalid' });
  expect((await talk.seller.api.call(getAccount)).notifications.messages).toBe(true);
});

test('the link in a mail is valid for a year', async () => {
  const talk = await aWaitingTalk();
  await mailsAfter(10);
  const { expires_at } = await app.client.db
    .selectFrom('mail_token')
    .select('expires_at')
    .where('account_id', '=', talk.seller.id)
    .where('purpose', '=', 'stopMails')
    .executeTakeFirstOrThrow();
  const days = (expires_at.getTime() - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(365);
});

const COUNT = 450;

/** Creates many conversations with messages that have long been unread. */
async function manyWaiting(): Promise<void> {
  const [a, b] = [await aTalker(app), await aTalker(app)];
  await sql`
    with made as (
      insert into conversation (about_id, low_id, high_id, starter_id, last_number)
      select n, ${a.id}, ${b.id}, ${a.id}, 1 from generate_series(1, ${COUNT}) n returning id
    ), said as (
      insert into message (conversation_id, number, sender_id, client_id, content)
      select id, 1, ${a.id}, 'many-' || id, 'Dzień dobry.' from made
    )
    insert into conversation_member (conversation_id, account_id, unread_count, unread_since)
    select id, ${b.id}, 1, now() - interval '1 hour' from made`.execute(app.client.db);
}

test('two concurrent workers queue one mail that lists all conversations', async () => {
  await manyWaiting();
  await Promise.all([queueMails(), queueMails()]);
  expect((await takeQueued()).map(({ conversationIds }) => conversationIds.length)).toEqual([COUNT]);
});

test('accounts are processed in batches, each once', async () => {
  await manyWaiting();
  await sql`
    with readers as (
      insert into account (email, name, email_verified_at)
      select 'reader-' || n || '@example.com', 'Reader ' || n, now() from generate_series(1, ${COUNT}) n returning id
    )
    update conversation_member m set account_id = r.id
    from (select id, row_number() over (order by id) as n from readers) r,
      (select conversation_id, account_id, row_number() over (order by conversation_id) as n from conversation_member) w
    where w.n = r.n and m.conversation_id = w.conversation_id and m.account_id = w.account_id`.execute(app.client.db);
  await Promise.all([queueMails(), queueMails()]);
  const mails = await takeQueued();
  expect(mails).toHaveLength(COUNT);
  expect(new Set(mails.map(({ accountId }) => accountId)).size).toBe(COUNT);
});

/** Removes and returns the mails from the queue before they are sent. */
async function takeQueued(): Promise<{ accountId: number; conversationIds: number[] }[]> {
  const { rows } = await sql<{ accountId: number; conversationIds: number[] }>`
    delete from pgboss.job where name = 'account.mail' returning (data ->> 'accountId')::int as "accountId",
      data #> '{details,conversationIds}' as "conversationIds"`.execute(app.client.db);
  return rows;
}

test('of a suspended listing only the original title is shown, except to its seller', async () => {
  const talk = await aWaitingTalk();
  await aMessage(talk.seller, talk.id, 'Tak, jest.');
  await aMessage(talk.buyer, talk.id, 'Dziękuję!');
  await sql`update conversation_member set unread_count = 1, unread_since = now(), read_number = 0`.execute(
    app.client.db,
  );
  await sql`update listing set title = 'Zakazane', suspended_at = now(), suspend_reason = 'listing'`.execute(
    app.client.db,
  );
  const people = await Promise.all([talk.seller, talk.buyer].map(({ api }) => api.call(getAccount)));
  // A mail of an earlier test may still arrive.
  const mails = (await mailsAfter(10)).filter(({ to }) => people.some((person) => person.email === to?.[0]?.address));
  expect(mails).toHaveLength(2);
  const told = mails.filter(({ text }) => text?.includes('Zakazane'));
  const { email } = await talk.seller.api.call(getAccount);
  expect(told.map(({ to }) => to?.[0]?.address)).toEqual([email]);
});
