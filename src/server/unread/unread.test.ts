import { sql } from 'kysely';
import type { Email } from 'postal-mime';
import { expect, test } from 'vitest';
import { getAccount, updatePreferences } from '#contract/account-settings.ts';
import { blockPerson } from '#contract/blocks.ts';
import { markRead } from '#contract/conversations.ts';
import { stopMessageMails } from '#contract/realtime.ts';
import { runClockJob, untilDone } from '#test/job-queue.ts';
import { aConversation, aMessage, aTalker, type Talk } from '#test/talk-factories.ts';
import { testApp } from '#test/test-app.ts';
import { createUnreadService } from './service.ts';

const app = testApp({ PUBLIC_URL: 'https://jarmark.example' });
const queueMails = () => createUnreadService({ db: app.client.db, jobs: app.app.jobs }).queueMails();

/** Lets so much time pass for all that is unread. */
async function wait(minutes: number): Promise<void> {
  await sql`
    update conversation_member set unread_since = unread_since - make_interval(secs => ${minutes * 60}::float8)`.execute(
    app.client.db,
  );
}

/** What mails there are when so much time has passed. */
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

test('who has not read a message is written to after ten minutes, not before', async () => {
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

test('there is one mail about a conversation until it was read, however much is written and however often one looks', async () => {
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

test('an answer is as good as reading, and other conversations have their own mails', async () => {
  const seller = await aTalker(app);
  const first = await aConversation(app, { seller });
  const second = await aConversation(app, { seller });
  await aMessage(first.buyer, first.id);
  await aMessage(second.buyer, second.id);
  await aMessage(seller, first.id, 'Tak, zapraszam.');
  const mails = await mailsAfter(10);
  expect(mails.map(({ text }) => /conversation\/(\d+)/.exec(text ?? '')?.[1]).toSorted()).toEqual(
    [first.id, second.id].map(String),
  );
  expect(mails).toHaveLength(2);
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

test('the clock does it', async () => {
  await aWaitingTalk();
  await wait(10);
  await runClockJob(app, 'mails.unread');
  expect(await app.mails()).toHaveLength(1);
});

test('a mail that is made is not sent when all was read meanwhile, such mails switched off, or the sender blocked', async () => {
  for (const meanwhile of ['nothing', 'read', 'off', 'blocked'] as const) {
    const talk = await aWaitingTalk();
    if (meanwhile === 'read') await readAll(talk, 1);
    if (meanwhile === 'off')
      await talk.seller.api.call(updatePreferences, { body: { notifications: { messages: false } } });
    if (meanwhile === 'blocked') await talk.seller.api.call(blockPerson, { params: { id: talk.buyer.id } });
    const mail = { kind: 'messagesWaiting', accountId: talk.seller.id, details: { conversationId: talk.id } } as const;
    await app.client.db.transaction().execute((tx) => app.app.jobs.queue(tx, 'account.mail', mail));
    await untilDone(app, ['account.mail']);
    expect(await app.mails(), meanwhile).toHaveLength(1);
  }
});

test('nobody is written to who switched such mails off, never confirmed the address, or has gone', async () => {
  const off = await aWaitingTalk();
  await off.seller.api.call(updatePreferences, { body: { notifications: { messages: false } } });
  const unconfirmed = await aWaitingTalk();
  const change = { email_verified_at: null };
  await app.client.db.updateTable('account').set(change).where('id', '=', unconfirmed.seller.id).execute();
  const gone = await aWaitingTalk();
  await app.client.db.updateTable('account').set({ deleted_at: new Date() }).where('id', '=', gone.seller.id).execute();
  expect(await mailsAfter(20)).toHaveLength(0);
  // They are not looked at again by each turn of the clock, and what waited is not told when they change their mind.
  await off.seller.api.call(updatePreferences, { body: { notifications: { messages: true } } });
  expect(await mailsAfter(20)).toHaveLength(0);
  await readAll(off, 1);
  await aMessage(off.buyer, off.id, 'A teraz?');
  expect(await mailsAfter(10)).toHaveLength(1);
});

test('what a moderator took away, and what looks like a fraud, is not carried by our mail', async () => {
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

test('a mail offers to end such mails by one click, in its head and below it', async () => {
  await aWaitingTalk();
  const [mail] = await mailsAfter(10);
  expect(headerOf(mail, 'list-unsubscribe')).toMatch(/^<https:\/\/jarmark\.example\/api\/mails\/stop\/[\w-]{43}>$/);
  expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const page = `https://jarmark.example/stopMails/${tokenOf(mail)}`;
  expect(mail?.text).toContain(`\nNie pisz do mnie o wiadomościach:\n${page}\n`);
  expect(mail?.html).toContain(`href="${page}"`);
});

test('the one click of a mail program ends them; it may come twice, and looking changes nothing', async () => {
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
  // Nothing else was switched off by it.
  expect((await talk.seller.api.call(getAccount)).notifications).toMatchObject({ comments: true, expiry: true });
});

test('the one click comes as form data, too', async () => {
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

test('a link that is nobody’s, over, or of another mail ends nothing', async () => {
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

test('the link of a mail holds for a year, and no longer', async () => {
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

/** So many conversations in which something has waited for long. */
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

test('two workers at once queue each mail once, in batches', async () => {
  await manyWaiting();
  await Promise.all([queueMails(), queueMails()]);
  const { rows } = await sql<{ count: number; different: number }>`
    select count(*)::int as count, count(distinct data #>> '{details,conversationId}')::int as different
    from pgboss.job where name = 'account.mail'`.execute(app.client.db);
  expect(rows[0]).toEqual({ count: COUNT, different: COUNT });
  await sql`delete from pgboss.job where name = 'account.mail' and state = 'created'`.execute(app.client.db);
});

test('of a listing that moderators keep from sight no more is told than what it was called, except to its seller', async () => {
  const talk = await aWaitingTalk();
  await aMessage(talk.seller, talk.id, 'Tak, jest.');
  await aMessage(talk.buyer, talk.id, 'Dziękuję!');
  await sql`update conversation_member set unread_count = 1, unread_since = now(), read_number = 0`.execute(
    app.client.db,
  );
  await sql`update listing set title = 'Zakazane', suspended_at = now(), suspend_reason = 'listing'`.execute(
    app.client.db,
  );
  const mails = await mailsAfter(10);
  expect(mails).toHaveLength(2);
  const told = mails.filter(({ text }) => text?.includes('Zakazane'));
  const { email } = await talk.seller.api.call(getAccount);
  expect(told.map(({ to }) => to?.[0]?.address)).toEqual([email]);
});
