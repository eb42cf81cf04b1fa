import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Locale } from '#i18n/locales.ts';
import { openTestInbox, type TestInbox } from '#test/inbox.ts';
import { verifyEmail } from '../../accounts/mail-templates.ts';
import { createMailer, type Mail, MailError, mailerForJobs, PermanentMailError } from './mailer.ts';
import { renderMail } from './render.ts';

const FROM = 'Jarmark – targ <poczta@jarmark.example>';
const QUICK = { connectMs: 300, handOverMs: 500, answerMs: 700 };
const MAIL: Mail = { to: 'ala@poczta.example', subject: 'Cześć', text: 'Zażółć gęślą jaźń\n' };

let inbox: TestInbox;
let dataDir: string;
beforeEach(async () => {
  inbox = await openTestInbox();
  dataDir = mkdtempSync(join(tmpdir(), 'jarmark-mail-'));
});
afterEach(async () => {
  await inbox.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const mailerTo = (smtpUrl: string | null, more = {}) => createMailer({ smtpUrl, from: FROM, dataDir, ...more });

function verification(locale: Locale, name: string): Mail {
  const link = 'https://jarmark.example/verifyEmail/abc';
  const rendered = renderMail(
    locale,
    verifyEmail,
    { name, link },
    { publicUrl: 'https://jarmark.example', market: { name: 'Jarmark' } },
  );
  return { to: 'ala@poczta.example', ...rendered };
}

test.each([
  ['pl', 'Łucja Żółć', 'Potwierdź swój adres e-mail'],
  ['uk', 'Ївга Щириця', 'Підтвердьте свою електронну адресу'],
] as const)('a mail in %s arrives unchanged in both forms', async (locale, name, subject) => {
  const sent = verification(locale, name);
  await mailerTo(inbox.url)(sent, 'job-1');
  const [{ mail, raw, to }] = inbox.received as [TestInbox['received'][0]];
  expect(mail.subject).toBe(subject);
  expect(mail.text?.trim()).toBe(sent.text.trim());
  expect(mail.html?.trim()).toBe(sent.html?.trim());
  expect(to).toEqual(['ala@poczta.example']);
  expect(raw).toMatch(/^Content-Type: multipart\/alternative;/m);
  expect(raw.search(/Content-Type: text\/plain; charset=utf-8/)).toBeLessThan(
    raw.search(/Content-Type: text\/html; charset=utf-8/),
  );
  // Safe for any transport: 7-bit, without overlong lines.
  expect(raw).toMatch(/^[\r\n\t -~]+$/);
  expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(78);
});

test('a mail that can be switched off has unsubscribe headers; one-click only over https', async () => {
  const links = [undefined, 'https://jarmark.example/stop/abc', 'http://localhost:3000/stop/abc'];
  for (const [index, unsubscribeLink] of links.entries())
    await mailerTo(inbox.url)({ ...MAIL, ...(unsubscribeLink ? { unsubscribeLink } : {}) }, `job-${index}`);
  const headersOf = ({ raw }: TestInbox['received'][0]) => raw.match(/^List-Unsubscribe.*(\r\n .*)*/gm);
  expect(inbox.received.map(headersOf)).toEqual([
    null,
    ['List-Unsubscribe: <https://jarmark.example/stop/abc>', 'List-Unsubscribe-Post: List-Unsubscribe=One-Click'],
    ['List-Unsubscribe: <http://localhost:3000/stop/abc>'],
  ]);
  const broken = { ...MAIL, unsubscribeLink: 'javascript:alert(1)' };
  await expect(mailerTo(inbox.url)(broken, 'job-9')).rejects.toThrow('javascript:');
});

test('the headers contain sender, date, Message-ID and the suppression of auto-replies', async () => {
  await mailerTo(inbox.url)(MAIL, 'job-1');
  await mailerTo(inbox.url)(MAIL, 'job-1');
  const [first, second] = inbox.received.map(({ mail }) => mail);
  expect(first?.from).toMatchObject({ name: 'Jarmark – targ', address: 'poczta@jarmark.example' });
  expect(first?.messageId).toBe('<job-1@jarmark.example>');
  expect(second?.messageId).toBe(first?.messageId);
  expect(Math.abs(Date.parse(first?.date ?? '') - Date.now())).toBeLessThan(60_000);
  const headers = Object.fromEntries(first?.headers.map(({ key, value }) => [key, value]) ?? []);
  expect(headers).toMatchObject({ 'auto-submitted': 'auto-generated', 'content-type': 'text/plain; charset=utf-8' });
  expect(first?.text).toBe(MAIL.text);
});

test('line breaks in names and subjects inject no headers, and an address list adds no recipients', async () => {
  const send = mailerTo(inbox.url);
  const subject = 'Wiadomość od: Ala\r\nBcc: ofiara@poczta.example\n\nKup teraz';
  await send({ ...MAIL, subject, replyTo: 'ktos@poczta.example' }, 'job-1');
  const [{ mail, raw, to }] = inbox.received as [TestInbox['received'][0]];
  expect(mail.subject).toBe('Wiadomość od: Ala Bcc: ofiara@poczta.example Kup teraz');
  expect(mail.replyTo).toEqual([{ name: '', address: 'ktos@poczta.example' }]);
  expect(raw).not.toMatch(/^Bcc/im);
  expect(to).toEqual(['ala@poczta.example']);
  for (const bad of ['a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example', 'Ala <a@b.example>', 'ala', '']) {
    await expect(send({ ...MAIL, to: bad }, 'job-2')).rejects.toThrow(PermanentMailError);
  }
  await send({ ...MAIL, replyTo: 'a@b.example, c@d.example' }, 'job-3');
  expect(inbox.received.at(-1)?.mail.replyTo).toBeUndefined();
});

test.each([
  ['recipient', 550, '5.1.1 <ala@poczta.example>: no such user', PermanentMailError, 'at RCPT TO: 550 5.1.1'],
  ['recipient', 450, '4.2.0 <ala@poczta.example>: greylisted', MailError, 'at RCPT TO: 450 4.2.0'],
  ['recipient', 554, '5.7.1 <ala@poczta.example>: relay access denied', MailError, 'at RCPT TO: 554 5.7.1'],
  ['mail', 552, '5.2.2 mailbox of ala@poczta.example full', PermanentMailError, 'at DATA: 552 5.2.2'],
  ['mail', 451, '4.3.0 try later', MailError, 'at DATA: 451 4.3.0'],
] as const)('a server that answers the %s with %i %s', async (what, code, text, kind, message) => {
  Object.assign(inbox, { [what === 'mail' ? 'refuseMail' : 'refuseRecipient']: { code, text } });
  const error = await mailerTo(inbox.url)(MAIL, 'job-1').catch((thrown) => thrown);
  expect(error.constructor).toBe(kind);
  expect(error.message).toContain(message);
  expect(JSON.stringify({ ...error, message: error.message, stack: error.stack })).not.toContain('@poczta');
});

test('a job completes when its mail is permanently refused, and retries a temporary failure', async () => {
  const lines: string[] = [];
  const send = mailerForJobs(mailerTo(inbox.url), (line) => lines.push(line));
  inbox.refuseRecipient = { code: 550, text: '5.1.1 <ala@poczta.example> unknown' };
  await send(MAIL, 'job-1');
  inbox.refuseRecipient = { code: 450, text: '4.2.0 later' };
  await expect(send(MAIL, 'job-2')).rejects.toThrow(MailError);
  expect(lines).toEqual([
    'Mail job-1 was refused for good at RCPT TO: 550 5.1.1',
    'Mail job-2 was not sent at RCPT TO: 450 4.2.0',
  ]);
});

/** A server that follows a script and then stays silent. */
async function stubServer(talk: (socket: Socket) => void): Promise<{ url: string; close: () => void }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    talk(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

const answering = (replies: Record<string, string>, heard: string[] = []) => {
  return (socket: Socket) => {
    socket.write('220 here\r\n');
    socket.on('data', (chunk) => {
      const verb = /^[A-Z]+/.exec(chunk.toString())?.[0] ?? '';
      heard.push(verb);
      if (replies[verb]) socket.write(`${replies[verb]}\r\n`);
    });
  };
};

test.each([
  ['never greets', () => {}],
  ['goes silent after its greeting', answering({ EHLO: '250 hello' })],
  ['never accepts or refuses the mail', answering({ EHLO: '250 x', MAIL: '250 x', RCPT: '250 x', DATA: '354 go on' })],
  [
    'talks without end',
    (socket: Socket) => {
      const timer = setInterval(() => socket.write('220-wait\r\n'), 50);
      socket.on('close', () => clearInterval(timer));
    },
  ],
])('a server that %s causes a timeout', async (_what, talk) => {
  const server = await stubServer(talk);
  const error = await mailerTo(server.url, { timeouts: QUICK })(MAIL, 'job-1').catch((thrown) => thrown);
  server.close();
  expect(error.constructor).toBe(MailError);
  expect(error.message).toMatch(/ETIMEDOUT|timed out after \d+ ms/);
});

test.each([
  ['this machine', '127.0.0.1', ['EHLO', 'AUTH']],
  ['another machine', '0.0.0.0', ['EHLO', 'STARTTLS']],
])('a password for %s is sent unencrypted only to this machine', async (_where, host, steps) => {
  const heard: string[] = [];
  const answers = { EHLO: '250 AUTH PLAIN', STARTTLS: '454 not today', AUTH: '535 wrong password' };
  const server = await stubServer(answering(answers, heard));
  const send = mailerTo(`smtp://user:word@${host}:${new URL(server.url).port}`);
  await expect(send(MAIL, 'job-1')).rejects.toThrow(MailError);
  server.close();
  expect(heard.slice(0, 2)).toEqual(steps);
  expect(heard.includes('AUTH')).toBe(steps.includes('AUTH'));
});

test('without a server a mail becomes a complete file in the outbox, and its link is printed', async () => {
  const lines: string[] = [];
  const send = mailerTo(null, { say: (line: string) => lines.push(line) });
  await Promise.all([send(verification('pl', 'Ala'), 'job-1'), send(verification('pl', 'Ala'), 'job-2')]);
  await send(async () => expect.fail('a mail that is there is not made again'), 'job-1');
  const folder = join(dataDir, 'outbox');
  expect(readdirSync(folder).sort()).toEqual(['job-1.eml', 'job-2.eml']);
  expect(statSync(join(folder, 'job-1.eml')).mode & 0o077).toBe(0);
  const mail = await PostalMime.parse(readFileSync(join(folder, 'job-1.eml')));
  expect(mail.subject).toBe('Potwierdź swój adres e-mail');
  expect(mail.html?.trim()).toMatch(/^<!doctype html>[\s\S]*<\/html>$/);
  const line = 'Mail „Potwierdź swój adres e-mail” for a…@poczta.example: https://jarmark.example/verifyEmail/abc';
  expect(lines).toEqual([line, line]);
});

test('text from the contact form is not printed', async () => {
  const lines: string[] = [];
  const text = 'Kliknij https://zly.example';
  await mailerTo(null, { say: (line: string) => lines.push(line) })({ ...MAIL, text, replyTo: 'x@y.example' }, 'job-1');
  expect(lines).toEqual([`Mail „Cześć” for a…@poczta.example: ${join(dataDir, 'outbox', 'job-1.eml')}`]);
});
