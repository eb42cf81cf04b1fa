import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestInbox, type TestInbox } from '#test/inbox.ts';
import { openTestDatabase } from '#test/open-test-database.ts';
import type { DatabaseClient } from '../../platform/db/client.ts';
import type { Deliveries } from './deliveries.ts';
import { createMailer, type Mail, MailError, type Mailer, PermanentMailError } from './mailer.ts';
import { createDeliveries, deleteOldDeliveries } from './repository.ts';

const MAIL: Mail = { to: 'ala@poczta.example', subject: 'Cześć', text: 'Zażółć gęślą jaźń\n' };
const LEASE_S = 0.4;

let client: DatabaseClient;
let inbox: TestInbox;
let warnings: string[];
beforeAll(async () => {
  client = await openTestDatabase();
});
beforeEach(async () => {
  await client.exec('truncate mail_delivery');
  inbox = await openTestInbox();
  warnings = [];
});
afterEach(() => inbox.close());
afterAll(() => client.close());

function mailer({ url = inbox.url, deliveries = createDeliveries(client.db, { leaseS: LEASE_S }) } = {}): Mailer {
  return createMailer({
    smtpUrl: url,
    from: 'Jarmark <poczta@jarmark.example>',
    dataDir: '/nowhere',
    deliveries,
    warn: (line) => warnings.push(line),
    timeouts: { connectMs: 300, handOverMs: 500, answerMs: 700 },
  });
}

/** Deliveries of a process that is killed at a step: that step and all later ones never happen. */
function killedAt(step: 'handOver' | 'settle'): Deliveries {
  const real = createDeliveries(client.db, { leaseS: LEASE_S });
  const killed = () => new Promise<never>(() => {});
  return {
    claim: async (id) => {
      const claim = await real.claim(id);
      if (typeof claim === 'string') return claim;
      return { ...claim, settle: killed, release: killed, ...(step === 'handOver' ? { handOver: killed } : {}) };
    },
  };
}

const messageIds = () => inbox.received.map(({ mail }) => mail.messageId);

test('a mail that the server has accepted is not sent again, however often its job runs', async () => {
  await mailer()(MAIL, 'job-1');
  await mailer()(MAIL, 'job-1');
  await mailer()(async () => expect.fail('not made again'), 'job-1');
  expect(messageIds()).toEqual(['<job-1@jarmark.example>']);
  expect(inbox.connections).toBe(1);
});

test('of many workers with the same mail only one sends it', async () => {
  inbox.beforeAnswer = () => wait(100);
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => mailer()(MAIL, 'job-1')));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({ reason: expect.any(MailError) });
  await mailer()(MAIL, 'job-1');
  expect(messageIds()).toHaveLength(1);
});

test('a process killed before the end of a mail has sent nothing: the next attempt sends it without a warning', async () => {
  void mailer({ deliveries: killedAt('handOver') })(MAIL, 'job-1');
  await expect.poll(() => inbox.connections).toBe(1);
  await expect(mailer()(MAIL, 'job-1')).rejects.toThrow('another worker');
  await wait(LEASE_S * 1_000);
  await mailer()(MAIL, 'job-1');
  // By then the first connection has timed out too.
  await wait(700);
  expect(messageIds()).toHaveLength(1);
  expect(warnings).toEqual([]);
});

test('a process killed before recording the server’s acceptance sends twice under one Message-ID', async () => {
  void mailer({ deliveries: killedAt('settle') })(MAIL, 'job-1');
  await expect.poll(() => inbox.received.length).toBe(1);
  await wait(LEASE_S * 1_000);
  await mailer()(MAIL, 'job-1');
  await mailer()(MAIL, 'job-1');
  expect(messageIds()).toEqual(['<job-1@jarmark.example>', '<job-1@jarmark.example>']);
  expect(warnings).toEqual([expect.stringContaining('Mail job-1 is sent again and may arrive twice')]);
});

test('a worker that wakes after a takeover does not complete its mail', async () => {
  const slow = createDeliveries(client.db, { leaseS: LEASE_S });
  const late: Deliveries = {
    claim: async (id) => {
      const claim = await slow.claim(id);
      if (typeof claim === 'string') return claim;
      const handOver = async () => {
        await wait(LEASE_S * 1_000 + 100);
        await mailer()(MAIL, id);
        await claim.handOver();
      };
      return { ...claim, handOver };
    },
  };
  const held = createMailer({
    smtpUrl: inbox.url,
    from: 'Jarmark <poczta@jarmark.example>',
    dataDir: '/nowhere',
    deliveries: late,
  });
  await expect(held(MAIL, 'job-1')).rejects.toThrow('taken it over');
  await wait(100);
  expect(messageIds()).toHaveLength(1);
});

test('a permanently refused mail is tried once, a temporarily refused one until it is accepted', async () => {
  inbox.refuseRecipient = { code: 550, text: '5.1.1 unknown' };
  await expect(mailer()(MAIL, 'job-1')).rejects.toThrow(PermanentMailError);
  await mailer()(MAIL, 'job-1');
  expect(inbox.connections).toBe(1);
  inbox.refuseRecipient = { code: 450, text: '4.2.0 later' };
  await expect(mailer()(MAIL, 'job-2')).rejects.toThrow(MailError);
  delete (inbox as { refuseRecipient?: unknown }).refuseRecipient;
  inbox.refuseMail = { code: 451, text: '4.3.0 later' };
  await expect(mailer()(MAIL, 'job-2')).rejects.toThrow(MailError);
  delete (inbox as { refuseMail?: unknown }).refuseMail;
  await mailer()(MAIL, 'job-2');
  expect([messageIds().length, warnings]).toEqual([1, []]);
});

test('old deliveries are deleted', async () => {
  await mailer()(MAIL, 'job-1');
  await mailer()(MAIL, 'job-2');
  await client.exec(`update mail_delivery set updated_at = now() - interval '15 days' where id = 'job-1'`);
  await deleteOldDeliveries(client.db);
  const { rows } = await sql<{ id: string }>`select id from mail_delivery`.execute(client.db);
  expect(rows).toEqual([{ id: 'job-2' }]);
});

test('two nodes whose mail server was down deliver each mail exactly once when it is up', async () => {
  const { url } = inbox;
  await inbox.close();
  const nodes = await Promise.all([startNode(url), startNode(url)]);
  const queue = nodes[0] as PgBoss;
  for (let index = 0; index < 4; index += 1) await queue.send('mail', { ...MAIL, text: `${index}` });
  await expect.poll(countFailedTries, { timeout: 20_000 }).toBe(4);
  inbox = await openTestInbox(Number(new URL(url).port));
  await expect.poll(() => inbox.received.length, { timeout: 20_000 }).toBe(4);
  await wait(1_500);
  expect(inbox.received.map(({ mail }) => mail.text?.trim()).sort()).toEqual(['0', '1', '2', '3']);
  expect(new Set(messageIds()).size).toBe(4);
  for (const boss of nodes) await boss.stop({ graceful: true, timeout: 2_000, close: true });
}, 60_000);

async function countFailedTries(): Promise<number> {
  const { rows } = await sql`
    select from pgboss.job where name = 'mail' and output->>'name' = 'MailError'`.execute(client.db);
  return rows.length;
}

/** A node with its own job queue and mailer, over the shared database. */
async function startNode(url: string): Promise<PgBoss> {
  const boss = new PgBoss({ backend: client.backend, db: client.jobs });
  boss.on('error', () => {});
  await boss.start();
  await boss.createQueue('mail', { retryLimit: 12, retryDelay: 1 });
  const send = mailer({ url });
  await boss.work<Mail>('mail', { pollingIntervalSeconds: 0.5 }, async ([job]) => {
    if (job) await send(job.data, job.id);
  });
  return boss;
}
