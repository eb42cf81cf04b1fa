import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listAudit } from '#contract/moderation/audit.ts';
import { dropJob, listFailedJobs, listMails, runJobAgain, sendMailAgain } from '#contract/operator/running.ts';
import { accountMails } from '#server/accounts/mails.ts';
import { noteMail } from '#server/notifications/mail/log-repository.ts';
import { MailError, mailerForJobs, PermanentMailError } from '#server/notifications/mail/mailer.ts';
import { queueMail } from '#server/notifications/mail/queued.ts';
import { aPerson } from '#test/factories.ts';
import { untilDone } from '#test/job-queue.ts';
import { testApp } from '#test/test-app.ts';
import { aModerator } from '#test/trust-factories.ts';

const app = testApp();
const anAdmin = () => aModerator(app, 'admin');
const MAIL = { to: 'halina@example.pl', subject: 'Hej', html: '', text: '' } as never;

/** A failed job of the demo, whose worker refuses missing data. */
async function aFailedJob(queue = 'media.sweep', data: object = {}): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into pgboss.job (name, data, state, retry_count, retry_limit, completed_on, output)
    values (${queue}, ${JSON.stringify(data)}::jsonb, 'failed', 12, 12, now(), '{"message": "the disk is full"}'::jsonb)
    returning id`.execute(app.client.db);
  return rows[0]?.id ?? '';
}

test('a sent mail is listed with its recipient and kind, without its content', async () => {
  const admin = await anAdmin();
  const person = await aPerson(app);
  await untilDone(app, ['account.mail']);
  const { items } = await admin.api.call(listMails, {});
  expect(items).toMatchObject([
    { kind: 'verifyEmail', state: 'sent', attempts: 1, canAgain: false, recipient: { email: person.email } },
  ]);
  const { rows } = await sql<{ count: number }>`
    select count from day_count where figure = 'mails'`.execute(app.client.db);
  expect(rows).toEqual([{ count: 1 }]);
  const stored = await sql<{ all: string }>`select l::text as all from mail_log l`.execute(app.client.db);
  expect(stored.rows[0]?.all).not.toContain(person.email);
});

test('a failing mail shows its reason, and is sent again by the same job', async () => {
  const admin = await anAdmin();
  const person = await aPerson(app);
  await untilDone(app, ['account.mail']);
  const { db } = app.client;
  await sql`update pgboss.job set state = 'failed', retry_count = 12, retry_limit = 12 where name = 'account.mail'`.execute(
    db,
  );
  const [{ id = '' } = {}] = (
    await sql<{ id: string }>`select id from pgboss.job where name = 'account.mail'`.execute(db)
  ).rows;
  await noteMail(db, id, 'failing', 'not sent: ETIMEDOUT');
  const { items } = await admin.api.call(listMails, { query: { state: 'failed' } });
  expect(items).toMatchObject([
    { id, state: 'failed', reason: 'not sent: ETIMEDOUT', canAgain: true, recipient: { id: person.id } },
  ]);
  rmSync(join(app.dataDir, 'outbox'), { recursive: true });
  const call = { params: { id }, idempotencyKey: 'jeszcze-raz-1' };
  await admin.api.call(sendMailAgain, call);
  await admin.api.call(sendMailAgain, call);
  await expect
    .poll(async () => (await admin.api.call(listMails, { query: { state: 'sent' } })).items.length, { timeout: 10_000 })
    .toBe(1);
  await expect(admin.api.call(sendMailAgain, { params: { id } })).rejects.toMatchObject({ code: 'actionNotPossible' });
  expect((await admin.api.call(listAudit, {})).items.map(({ action }) => action)).toEqual(['mail.again']);
});

test('a refused mail can be sent again once, by another job', async () => {
  const admin = await anAdmin();
  const { id: accountId } = await aPerson(app);
  await untilDone(app, ['account.mail']);
  const { db } = app.client;
  await db.transaction().execute((tx) => queueMail(app.app.jobs, tx, accountMails.verifyEmail, { accountId }));
  await untilDone(app, ['account.mail']);
  const before = (await admin.api.call(listMails, {})).items;
  const [{ id = '' } = {}] = before;
  await noteMail(db, id, 'refused', 'refused for good at RCPT TO: 550 5.1.1');
  const [refused] = (await admin.api.call(listMails, { query: { state: 'refused' } })).items;
  expect(refused).toMatchObject({ id, canAgain: true, reason: 'refused for good at RCPT TO: 550 5.1.1' });
  await admin.api.call(sendMailAgain, { params: { id } });
  await expect(admin.api.call(sendMailAgain, { params: { id } })).rejects.toMatchObject({ code: 'actionNotPossible' });
  await untilDone(app, ['account.mail']);
  const after = (await admin.api.call(listMails, {})).items;
  expect(after).toHaveLength(before.length + 1);
  expect(after.find((mail) => mail.id === id)).toMatchObject({ againAt: expect.any(String), canAgain: false });
});

test('the mailer for jobs records the outcome of each attempt', async () => {
  const noted: unknown[] = [];
  const note = async (...all: unknown[]) => void noted.push(all);
  const mailer = (failure: Error | null) =>
    mailerForJobs(
      async (mail) => {
        if (typeof mail === 'function') await mail();
        if (failure) throw failure;
      },
      () => {},
      note,
    );
  const settled = mailerForJobs(
    async () => {},
    () => {},
    note,
  );
  await mailer(null)(MAIL, 'a');
  await mailer(null)(async () => null, 'b');
  await settled(MAIL, 'b');
  await mailer(new PermanentMailError('refused for good'))(MAIL, 'c');
  await expect(mailer(new MailError('not sent: ETIMEDOUT'))(MAIL, 'd')).rejects.toThrow('not sent');
  await expect(mailer(new Error('halina@example.pl is broken'))(MAIL, 'e')).rejects.toThrow('broken');
  expect(noted).toEqual([
    ['a', 'sent', null],
    ['b', 'skipped', null],
    ['b', 'settled', null],
    ['c', 'refused', 'refused for good'],
    ['d', 'failing', 'not sent: ETIMEDOUT'],
    ['e', 'failing', 'not written'],
  ]);
});

test('a mail is sent even if its outcome cannot be recorded', async () => {
  const warnings: string[] = [];
  const send = mailerForJobs(
    async () => {},
    (line) => warnings.push(line),
    () => Promise.reject(new Error('no database')),
  );
  await send(MAIL, 'a');
  expect(warnings).toHaveLength(1);
});

test('a failed job is listed with its reason, and runs again', async () => {
  const admin = await anAdmin();
  const id = await aFailedJob();
  const { items } = await admin.api.call(listFailedJobs, {});
  expect(items).toMatchObject([{ id, queue: 'media.sweep', reason: 'the disk is full', attempts: 13 }]);
  const call = { params: { id }, idempotencyKey: 'uruchom-1' };
  await admin.api.call(runJobAgain, call);
  await admin.api.call(runJobAgain, call);
  await expect
    .poll(
      async () =>
        (await sql<{ state: string }>`select state from pgboss.job where id = ${id}::uuid`.execute(app.client.db))
          .rows[0]?.state,
      { timeout: 10_000 },
    )
    .toBe('completed');
  expect((await admin.api.call(listFailedJobs, {})).items).toEqual([]);
  await expect(admin.api.call(runJobAgain, { params: { id } })).rejects.toMatchObject({ code: 'notFound' });
});

test('a failed job without a reason is listed without one', async () => {
  const admin = await anAdmin();
  const id = await aFailedJob();
  await sql`update pgboss.job set output = 'null' where id = ${id}::uuid`.execute(app.client.db);
  expect((await admin.api.call(listFailedJobs, {})).items).toMatchObject([{ id, reason: '' }]);
});

test('a dropped job is deleted, and the audit log names the admin', async () => {
  const admin = await anAdmin();
  const id = await aFailedJob();
  await admin.api.call(dropJob, { params: { id } });
  expect((await admin.api.call(listFailedJobs, {})).items).toEqual([]);
  const [entry] = (await admin.api.call(listAudit, {})).items;
  expect(entry).toMatchObject({
    action: 'job.drop',
    actor: { id: admin.id },
    content: { job: id, queue: 'media.sweep' },
  });
});

test('failed jobs and mails are listed page by page without gaps', async () => {
  const admin = await anAdmin();
  const ids = new Set<string>();
  for (let number = 0; number < 30; number += 1) ids.add(await aFailedJob());
  const first = await admin.api.call(listFailedJobs, {});
  const second = await admin.api.call(listFailedJobs, { query: { before: first.next ?? '' } });
  expect(first.items).toHaveLength(24);
  expect(new Set([...first.items, ...second.items].map(({ id }) => id))).toEqual(ids);
  expect(second.next).toBeNull();
});
