import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { sql } from 'kysely';
import nodemailer from 'nodemailer';
import { expect, test } from 'vitest';
import { blockPerson } from '#contract/blocks.ts';
import { listMessages } from '#contract/conversations.ts';
import { aConversation, aMessage, type Talk, type Talker } from '#test/talk-factories.ts';
import { testApp } from '#test/test-app.ts';
import { createUnreadService } from '../unread/service.ts';
import { replyAddress } from './reply-address.ts';
import { getReplyKey } from './repository.ts';

const DOMAIN = 'reply.example.org';
const SECRET = 'a secret of the mail service';
const port = await new Promise<number>((found) => {
  const server = createServer().listen(0, '127.0.0.1', () => {
    const { port: free } = server.address() as { port: number };
    server.close(() => found(free));
  });
});
const app = testApp({ REPLY_DOMAIN: DOMAIN, REPLY_LISTEN: `smtp://127.0.0.1:${port}`, REPLY_SECRET: SECRET });

interface Reply {
  readonly text?: string;
  readonly html?: string;
  readonly from?: string;
  readonly envelopeFrom?: string;
  readonly to?: string;
  readonly headers?: Record<string, string>;
  readonly messageId?: string;
}

async function emailOf({ id }: Talker): Promise<string> {
  const query = app.client.db.selectFrom('account').select('email').where('id', '=', id);
  return (await query.executeTakeFirstOrThrow()).email;
}

async function addressOf(talk: Talk, { id: accountId }: Talker): Promise<string> {
  return replyAddress({ conversationId: talk.id, accountId }, DOMAIN, await getReplyKey(app.client.db));
}

/** Replies by a real SMTP dialogue. @throws the server's refusal, with its code */
async function reply(talk: Talk, person: Talker, mail: Reply): Promise<void> {
  const from = mail.from ?? (await emailOf(person));
  const to = mail.to ?? (await addressOf(talk, person));
  const smtp = nodemailer.createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true });
  await smtp.sendMail({
    subject: 'Re: Nowa wiadomość',
    ...mail,
    from,
    to,
    messageId: mail.messageId ?? `<${randomUUID()}@example.org>`,
    envelope: { from: mail.envelopeFrom ?? from, to },
  });
}

async function textsIn({ id, buyer }: Talk): Promise<string[]> {
  const { items } = await buyer.api.call(listMessages, { params: { id } });
  return items.map(({ content }) => content).toReversed();
}

async function aTalk(): Promise<Talk> {
  const talk = await aConversation(app, { title: 'Miód lipowy' });
  await aMessage(talk.buyer, talk.id, 'Czy jest jeszcze miód?');
  return talk;
}

test('a reply becomes one message, without the quoted text', async () => {
  const talk = await aTalk();
  const messageId = '<one@example.org>';
  const text = 'Tak, jest.\n\nW dniu 23.11.2026 o 10:12, Jarmark pisze:\n> Czy jest jeszcze miód?';
  await reply(talk, talk.seller, { text, messageId });
  await reply(talk, talk.seller, { text, messageId });
  expect((await textsIn(talk)).toSorted()).toEqual(['Czy jest jeszcze miód?', 'Tak, jest.']);
  await reply(talk, talk.seller, { html: '<p>Ile &amp; kiedy?</p><blockquote>Tak, jest.</blockquote>' });
  expect(await textsIn(talk)).toContain('Ile & kiedy?');
});

test('a mail about a message can be replied to with its whole text quoted', async () => {
  const talk = await aTalk();
  await sql`update conversation_member set unread_since = unread_since - interval '11 minutes'`.execute(app.client.db);
  await createUnreadService({ db: app.client.db, jobs: app.app.jobs }).queueMails();
  const [mail] = await app.mails(1);
  const to = mail?.replyTo?.[0]?.address ?? '';
  expect(to).toBe(await addressOf(talk, talk.seller));
  expect(mail?.text).toContain('odpowiedź trafi do rozmowy');
  await reply(talk, talk.seller, { to, text: `Tak, jest.\n\n${mail?.text}` });
  await reply(talk, talk.seller, { to, html: `<div>Zapraszam w sobotę.</div>${mail?.html}` });
  expect(await textsIn(talk)).toEqual(
    expect.arrayContaining(['Czy jest jeszcze miód?', 'Tak, jest.', 'Zapraszam w sobotę.']),
  );
});

test('strangers, forged addresses and empty replies are refused in the dialogue, with the reason', async () => {
  const talk = await aTalk();
  const refused = (mail: Reply) =>
    reply(talk, talk.seller, mail).then(
      () => null,
      ({ response }) => String(response),
    );
  expect(await refused({ text: 'Dzień dobry', from: 'obcy@example.org' })).toMatch(/^550 .*address that our mail/);
  const address = await addressOf(talk, talk.seller);
  expect(await refused({ text: 'Dzień dobry', to: address.replace('.', '.1') })).toMatch(/^550 .*no such mailbox/);
  expect(await refused({ text: 'Dzień dobry', to: `kontakt@${DOMAIN}` })).toMatch(/^550 .*no such mailbox/);
  expect(await refused({ text: '> Czy jest jeszcze miód?' })).toMatch(/^550 .*no text/);
  expect(await refused({ text: 'a'.repeat(4_001) })).toMatch(/^550 .*too long/);
  await app.client.db
    .updateTable('account')
    .set({ suspended_until: new Date(Date.now() + 86_400_000) })
    .where('id', '=', talk.seller.id)
    .execute();
  expect(await refused({ text: 'Dzień dobry' })).toMatch(/^550 .*cannot write/);
  expect(await textsIn(talk)).toEqual(['Czy jest jeszcze miód?']);
});

test('a blocked person’s reply is refused in their language', async () => {
  const talk = await aTalk();
  await talk.buyer.api.call(blockPerson, { params: { id: talk.seller.id } });
  await expect(reply(talk, talk.seller, { text: 'Halo?' })).rejects.toMatchObject({ responseCode: 550 });
  expect(await textsIn(talk)).toEqual(['Czy jest jeszcze miód?']);
});

test('automatic replies are accepted and dropped', async () => {
  const talk = await aTalk();
  const text = 'Jestem na urlopie.';
  await reply(talk, talk.seller, { text, headers: { 'Auto-Submitted': 'auto-replied' } });
  await reply(talk, talk.seller, { text, headers: { Precedence: 'bulk' } });
  await reply(talk, talk.seller, { text, envelopeFrom: '' });
  expect(await textsIn(talk)).toEqual(['Czy jest jeszcze miód?']);
});

test('a mail service can deliver the mail by POST', async () => {
  const talk = await aTalk();
  const from = await emailOf(talk.seller);
  const to = await addressOf(talk, talk.seller);
  const post = (authorization: string, query: object = { to, from }) =>
    app.app.fastify.inject({
      method: 'POST',
      url: '/webhooks/mail',
      query: query as Record<string, string>,
      headers: { authorization, 'content-type': 'message/rfc822' },
      payload: `From: ${from}\r\nTo: ${to}\r\nMessage-ID: <two@example.org>\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nTak, jest.\r\n`,
    });
  expect((await post('Bearer wrong')).statusCode).toBe(401);
  expect((await post(`Bearer ${SECRET}`, {})).statusCode).toBe(400);
  expect((await post(`Bearer ${SECRET}`)).body).toBe('sent');
  expect((await post(`Bearer ${SECRET}`, { to: `obcy@${DOMAIN}`, from })).statusCode).toBe(422);
  expect(await textsIn(talk)).toContain('Tak, jest.');
});
