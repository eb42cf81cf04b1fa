import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { sql } from 'kysely';
import nodemailer from 'nodemailer';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { requestLoginLink, resendVerification, verifyEmail } from '#contract/accounts/accounts.ts';
import { deleteAccount, getAccount } from '#contract/accounts/settings.ts';
import { decideCase } from '#contract/moderation/deciding.ts';
import { listNews } from '#contract/notifications/notifications.ts';
import { listMails } from '#contract/operator/running.ts';
import { aListing, aPerson, type LoggedIn } from '#test/factories.ts';
import { openTestInbox, type Received } from '#test/inbox.ts';
import { untilDone } from '#test/job-queue.ts';
import { aPaidPlan, aPurchase, BUYER } from '#test/money-factories.ts';
import { testApp } from '#test/test-app.ts';
import { aCase, aModerator } from '#test/trust-factories.ts';
import { collectPersonalData } from '../../accounts/export-repository.ts';
import { accountMails } from '../../accounts/mails.ts';
import { queueMail } from '../mail/queued.ts';
import { bounceAddress, readBounceAddress } from './bounce-address.ts';
import { failureOf, readDeliveryReport, whyOf } from './delivery-status.ts';

const DOMAIN = 'reply.example.org';
const SECRET = 'a secret of the mail service';
const port = await new Promise<number>((found) => {
  const server = createServer().listen(0, '127.0.0.1', () => {
    const { port: free } = server.address() as { port: number };
    server.close(() => found(free));
  });
});
const inbox = await openTestInbox();
const app = testApp({
  REPLY_DOMAIN: DOMAIN,
  REPLY_LISTEN: `smtp://127.0.0.1:${port}`,
  REPLY_SECRET: SECRET,
  SMTP_URL: inbox.url,
});

beforeEach(() => {
  inbox.received.length = 0;
  delete (inbox as { refuseRecipient?: unknown }).refuseRecipient;
});
afterAll(() => inbox.close());

/** A user whose registration mail has been sent. */
async function aReader(): Promise<LoggedIn> {
  const person = await aPerson(app);
  await untilDone(app, ['account.mail']);
  inbox.received.length = 0;
  return person;
}

/** Sends a mail that users get by default; undefined when none was sent. */
async function mailTo({ id }: LoggedIn): Promise<Received | undefined> {
  const before = inbox.received.length;
  await app.client.db
    .transaction()
    .execute((tx) => queueMail(app.app.jobs, tx, accountMails.passwordChanged, { accountId: id }));
  await untilDone(app, ['account.mail']);
  return inbox.received[before];
}

const report = (status: string, action = 'failed') =>
  [
    'From: MAILER-DAEMON@mx.example.org',
    'Subject: Undelivered Mail Returned to Sender',
    `Message-ID: <${randomUUID()}@mx.example.org>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="part"',
    '',
    '--part',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I could not deliver your mail.',
    '--part',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.org',
    '',
    'Final-Recipient: rfc822; somebody@example.pl',
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: smtp; 550 ${status} no`,
    '',
    '--part--',
    '',
  ].join('\r\n');

/** Delivers a mail by a real SMTP dialogue with an empty sender, as bounces have. @throws the server's refusal */
async function handOver(to: string, raw: string): Promise<void> {
  const smtp = nodemailer.createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true });
  await smtp.sendMail({ raw, envelope: { from: '', to } });
}

const troubleOf = async ({ api }: LoggedIn) => (await api.call(getAccount)).mailTrouble;
const newsOf = async ({ api }: LoggedIn) =>
  (await api.call(listNews)).items.map(({ kind, text }) => `${kind}: ${text}`);
async function softCount({ id }: LoggedIn): Promise<number> {
  const row = await app.client.db
    .selectFrom('mail_trouble')
    .select('soft_count')
    .where('account_id', '=', id)
    .executeTakeFirst();
  return row?.soft_count ?? 0;
}

test('a hard bounce is notified once, and stops all mails except those that must be tried', async () => {
  const person = await aReader();
  const mail = await mailTo(person);
  expect(mail?.from).toMatch(new RegExp(`^bounce\\+[0-9a-f]{32}\\.[0-9a-f]{20}@${DOMAIN}$`));
  expect(mail?.mail.from?.address).not.toContain('bounce');
  await handOver(mail?.from ?? '', report('5.1.1'));
  await handOver(mail?.from ?? '', report('5.1.1'));
  expect(await troubleOf(person)).toEqual({ why: 'mailbox', since: expect.any(String) });
  expect(await newsOf(person)).toEqual([expect.stringContaining(`mailTrouble: Adres ${person.email}`)]);
  expect(await mailTo(person)).toBeUndefined();
  await app.api().call(requestLoginLink, { body: { email: person.email } });
  await untilDone(app, ['account.mail']);
  expect(inbox.received.map(({ to }) => to)).toEqual([[person.email], [person.email]]);

  const admin = await aModerator(app, 'admin');
  const { items } = await admin.api.call(listMails, { query: { state: 'bounced' } });
  expect(items).toMatchObject([
    { kind: 'passwordChanged', reason: '5.1.1', why: 'mailbox', recipient: { id: person.id }, canAgain: false },
  ]);
});

test('legally required mails are sent even to an undeliverable address', async () => {
  const person = await aReader();
  await handOver((await mailTo(person))?.from ?? '', report('5.1.1'));
  inbox.received.length = 0;
  const desk = await aModerator(app);
  const listingId = await aListing(app, 'ad', { seller_id: person.id });
  const { id, version } = await aCase(app, 'listing', listingId);
  const explanation = 'Zdjęcia pokazują inny produkt niż opis.';
  await desk.api.call(decideCase, {
    params: { id },
    body: { version, action: 'hide', rule: 'misleading', explanation },
  });
  await untilDone(app, ['account.mail']);
  const sent = () => inbox.received.filter(({ to }) => to.includes(person.email)).map(({ mail }) => mail);
  expect(sent().map(({ text }) => text)).toEqual([expect.stringContaining(explanation)]);
  const purchaseId = await aPurchase(app, { accountId: person.id, buyer: { ...BUYER, email: person.email } });
  const queued = { kind: 'withdrawalReceived', purchaseId } as const;
  await app.client.db.transaction().execute((tx) => app.app.jobs.queue(tx, 'money.mail', queued));
  await untilDone(app, ['money.mail']);
  expect(sent()).toHaveLength(2);
  // A mail about a payment also marks the address as undeliverable if it is the account's own.
  await app.client.exec('delete from mail_trouble');
  await handOver(inbox.received.at(-1)?.from ?? '', report('5.1.1'));
  expect(await troubleOf(person)).toMatchObject({ why: 'mailbox' });
});

test("the operator is notified of a withdrawal even if the buyer's address is undeliverable", async () => {
  const person = await aReader();
  await handOver((await mailTo(person))?.from ?? '', report('5.1.1'));
  inbox.received.length = 0;
  const purchaseId = await aPurchase(app, { accountId: person.id, buyer: { ...BUYER, email: person.email } });
  const queued = { kind: 'withdrawalNotice', purchaseId } as const;
  await app.client.db.transaction().execute((tx) => app.app.jobs.queue(tx, 'money.mail', queued));
  await untilDone(app, ['money.mail']);
  const [notice] = inbox.received;
  expect(notice?.to).toEqual([app.app.settings.values().contactEmail]);
  await app.client.exec('delete from mail_trouble');
  await handOver(notice?.from ?? '', report('5.1.1'));
  expect([await troubleOf(person), (await newsOf(person)).length]).toEqual([null, 1]);
});

test('a bounced mail about a payment to another address is notified once, with a link to its documents', async () => {
  const { seller } = await aPaidPlan(app);
  await untilDone(app, ['money.mail']);
  const mail = inbox.received.find(({ to }) => to.includes(BUYER.email));
  await handOver(mail?.from ?? '', report('4.4.7'));
  const told = async () => (await seller.api.call(listNews)).items.filter(({ kind }) => kind === 'paymentMailReturned');
  expect(await told()).toEqual([]);
  await handOver(mail?.from ?? '', report('5.1.1'));
  await handOver(mail?.from ?? '', report('5.1.1'));
  expect(await told()).toMatchObject([
    {
      text: `E-mail o tej płatności wrócił z adresu ${BUYER.email}. Dokumenty są w panelu`,
      path: '/userpanel?section=transactions',
      count: 1,
    },
  ]);
  expect((await seller.api.call(getAccount)).mailTrouble).toBeNull();
});

test('confirming the address again by a mailed link re-enables all mails', async () => {
  const person = await aReader();
  const mail = await mailTo(person);
  await handOver(mail?.from ?? '', report('5.2.1'));
  expect(await troubleOf(person)).toMatchObject({ why: 'closed' });
  await person.api.call(resendVerification);
  await untilDone(app, ['account.mail']);
  const token = /\/verifyEmail\/([\w-]+)/.exec(inbox.received.at(-1)?.mail.text ?? '')?.[1] ?? '';
  await app.api().call(verifyEmail, { body: { token } });
  expect(await troubleOf(person)).toBeNull();
  expect(await newsOf(person)).toEqual([expect.not.stringContaining(person.email)]);
  expect(await mailTo(person)).toBeDefined();
  // A report about a mail sent before the confirmation says nothing about the address now.
  await sql`update mail_log set state = 'sent' where state = 'bounced'`.execute(app.client.db);
  await sql`update mail_log set at = at - interval '1 hour'`.execute(app.client.db);
  await handOver(mail?.from ?? '', report('5.2.1'));
  expect(await troubleOf(person)).toBeNull();
});

test('temporary failures are counted, delays and auto-replies dropped, forged addresses refused', async () => {
  const person = await aReader();
  const address = (await mailTo(person))?.from ?? '';
  await handOver(address, report('4.4.7', 'delayed'));
  await handOver(address, 'From: ktos@example.pl\r\nAuto-Submitted: auto-replied\r\n\r\nJestem na urlopie.\r\n');
  expect(await softCount(person)).toBe(0);
  await handOver(address, report('4.2.2'));
  await handOver(address, report('4.2.2'));
  expect([await softCount(person), await troubleOf(person)]).toEqual([1, null]);
  await handOver((await mailTo(person))?.from ?? '', report('5.7.1'));
  expect([await softCount(person), await troubleOf(person)]).toEqual([2, null]);
  // A hard bounce still counts after temporary failures of the same mail.
  await handOver(address, report('5.1.1'));
  expect(await troubleOf(person)).toMatchObject({ why: 'mailbox' });
  const forged = address.replace(/\.(.)/, (_, first) => `.${first === '0' ? '1' : '0'}`);
  await expect(handOver(forged, report('5.1.1'))).rejects.toMatchObject({ responseCode: 550 });
});

test('an address that the server refuses immediately is undeliverable', async () => {
  const person = await aReader();
  inbox.refuseRecipient = { code: 550, text: '5.1.1 unknown' };
  expect(await mailTo(person)).toBeUndefined();
  await expect.poll(() => troubleOf(person)).toMatchObject({ why: 'mailbox' });
});

test('a mail service can report failures as JSON, authenticated by its secret', async () => {
  const person = await aReader();
  const mail = await mailTo(person);
  const post = async (payload: object, authorization = `Bearer ${SECRET}`) => {
    const headers = { authorization };
    const answer = await app.app.fastify.inject({ method: 'POST', url: '/webhooks/mail/failures', headers, payload });
    return [answer.statusCode, answer.json()];
  };
  const events = [{ mail: mail?.mail.messageId, status: '5.1.2' }];
  expect(await post({ events }, 'Bearer wrong')).toEqual([401, { error: 'wrong secret' }]);
  expect(await post({ events: [{ mail: 'x', status: 'hard' }] })).toEqual([400, { error: expect.any(String) }]);
  expect(await post({ events: [{ mail: `<${randomUUID()}@x.pl>`, status: '5.1.1' }] })).toEqual([200, { noted: 0 }]);
  expect(await post({ events })).toEqual([200, { noted: 1 }]);
  expect(await post({ events })).toEqual([200, { noted: 0 }]);
  expect(await troubleOf(person)).toMatchObject({ why: 'domain' });
});

test('the data export contains the bounce, and erasing the account deletes it', async () => {
  const person = await aReader();
  await handOver((await mailTo(person))?.from ?? '', report('5.1.1'));
  expect((await collectPersonalData(app.client.db, person.id)).mailTrouble).toMatchObject({
    email: person.email,
    status: '5.1.1',
  });
  await person.api.call(deleteAccount);
  const { rows } = await sql`select from mail_trouble`.execute(app.client.db);
  expect(rows).toEqual([]);
});

test('a bounce address is valid only with the key, the domain and the whole id', () => {
  const [id, key] = [randomUUID(), Buffer.alloc(32, 1)];
  const address = bounceAddress(id, DOMAIN, key) ?? '';
  expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64);
  expect(readBounceAddress(address.toUpperCase(), DOMAIN, key)).toBe(id);
  expect(readBounceAddress(address, 'other.example.org', key)).toBeUndefined();
  expect(readBounceAddress(address, DOMAIN, Buffer.alloc(32, 2))).toBeUndefined();
  expect(bounceAddress('job-1', DOMAIN, key)).toBeNull();
});

test.each([
  ['5.1.1', true, 'mailbox'],
  ['5.1.10', true, 'domain'],
  ['5.4.4', true, 'domain'],
  ['5.2.1', true, 'closed'],
  ['5.2.2', false, 'full'],
  ['5.7.26', false, 'refused'],
  ['4.4.1', false, 'domain'],
  ['5.0.0', true, 'refused'],
] as const)('the status %s is for good: %s, because of: %s', (status, isHard, why) => {
  expect(failureOf(status)).toEqual({ status, isHard });
  expect(whyOf(status)).toBe(why);
  expect(readDeliveryReport(report(status))).toEqual({ status, isHard });
});

test('neither a report of success nor a mail without a report is a failure', () => {
  expect(failureOf('2.0.0')).toBeNull();
  expect(readDeliveryReport(report('2.0.0', 'delivered'))).toBeNull();
  expect(readDeliveryReport('Subject: Status: 5.1.1\r\n\r\nAction: failed\r\nStatus: 5.1.1\r\n')).toBeNull();
});
