import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig, SETTING_NAMES } from '#server/config.ts';
import { backupIdAt } from '../backup/manifest.ts';
import { listMigrations } from '../db/migrate.ts';
import { judgeBackups } from './backups.ts';
import { examineDatabase, type Facts, judgeFacts } from './database.ts';
import type { Finding } from './finding.ts';
import { judgeEnvFile, judgeMachine, judgeNode, judgePort } from './machine.ts';
import { judgeSender } from './online.ts';
import { findUnknown, judgeSettings } from './settings.ts';

const HOUR_MS = 3_600_000;

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'jarmark-doctor-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const saying = (findings: readonly Finding[], level: Finding['level']) =>
  findings.filter((each) => each.level === level).map(({ says }) => says);

test('a misspelled setting is reported with the intended name', () => {
  const found = findUnknown(SETTING_NAMES, ['PORT', 'PUBLIC_ULR'], ['PATH', 'HOME', 'S3_BUCKTE', 'S3_BUCKET']);
  expect(found.map(({ says, remedy }) => [says.split(' ')[0], remedy])).toEqual([
    ['PUBLIC_ULR', 'did you mean PUBLIC_URL?'],
    ['S3_BUCKTE', 'did you mean S3_BUCKET?'],
  ]);
});

const PUBLIC = {
  PUBLIC_URL: 'https://targ.example.pl',
  TRUST_PROXY: '1',
  SMTP_URL: 'smtps://mail.example.pl',
  MAIL_FROM: 'Targ <targ@example.pl>',
  CONTACT_EMAIL: 'kontakt@example.pl',
  DEMO: '0',
  BACKUP_DIR: '/var/backups/jarmark',
  OPERATOR_NAME: 'Stowarzyszenie Dolina',
  OPERATOR_ADDRESS: 'ul. Rynek 1; 33-300 Nowy Sącz',
  OPERATOR_EMAIL: 'biuro@dolina.example',
  SANDBOX_PAYMENTS: '0',
};

test('consistent settings are right', () => {
  expect(judgeSettings(readConfig(PUBLIC))).toEqual([{ level: 'right', says: 'The settings fit together' }]);
});

test.each([
  [{ PUBLIC_URL: 'http://targ.example.pl' }, 'wrong', /passwords are sent readable/],
  [{ TRUST_PROXY: '' }, 'wrong', /no proxy is trusted/],
  [{ SMTP_URL: '' }, 'wrong', /No mail is sent/],
  [{ MAIL_FROM: '' }, 'wrong', /MAIL_FROM is .*@localhost/],
  [{ CONTACT_EMAIL: '' }, 'wrong', /goes nowhere/],
  [{ BACKUP_DIR: '' }, 'wrong', /Nothing is backed up/],
  [{ BACKUP_DIR: 'data/backups' }, 'advice', /beside what they are to save/],
  [{ BACKUP_KEY: 'aaaaaaaaaaaaaaaaaaaaaaaa' }, 'wrong', /BACKUP_KEY is easily guessed/],
  [{ METRICS_TOKEN: '1212121212121212' }, 'wrong', /METRICS_TOKEN is easily guessed/],
  [{ DATABASE_URL: 'postgres://u:short@db.example.pl/x' }, 'wrong', /the password of DATABASE_URL is easily guessed/],
  [{ RATE_LIMIT: '0' }, 'wrong', /no limit on requests/],
  [{ DEMO: '1' }, 'advice', /demo market/],
  [{ OPERATOR_NAME: '', OPERATOR_ADDRESS: '', OPERATOR_EMAIL: '' }, 'advice', /is a demonstration/],
  [{ SANDBOX_PAYMENTS: '' }, 'advice', /Payments are simulated/],
  [{ KSEF_URL: 'https://ksef.example', KSEF_TOKEN: 'a token of the office' }, 'wrong', /does not start/],
  [{ METRICS: '1' }, 'advice', /reads \/metrics/],
] as const)('%j is %s', (change, level, says) => {
  const found = judgeSettings(readConfig({ ...PUBLIC, ...change }));
  expect(saying(found, level)).toEqual([expect.stringMatching(says)]);
  expect(found).toHaveLength(1);
  expect(found[0]?.remedy).toBeTruthy();
});

test('an old Node, a readable .env, an open folder and a wrong clock are found', () => {
  expect(judgeNode('24.9.0').level).toBe('right');
  expect(judgeNode('22.1.0').level).toBe('wrong');
  const folder = aFolder();
  const file = join(folder, '.env');
  writeFileSync(file, 'PORT=1');
  chmodSync(file, 0o600);
  expect(judgeEnvFile(file)).toEqual([]);
  chmodSync(file, 0o644);
  expect(judgeEnvFile(file)).toMatchObject([{ level: 'wrong', remedy: `chmod 600 ${file}` }]);
  const config = { ...readConfig({ DATA_DIR: folder }), mode: 'development' as const };
  const inFolder = (nowMs?: number) =>
    saying(judgeMachine(config, nowMs), 'wrong').filter((says) => !/ GB are free/.test(says));
  expect(inFolder()).toEqual([]);
  chmodSync(folder, 0o777);
  expect(inFolder(0)).toEqual([
    expect.stringMatching(/^The clock says 1970/),
    expect.stringMatching(/^Everybody on this machine can change/),
  ]);
});

test('a port is free, ours, or taken by another program', async () => {
  let body = '{"status":"ok"}';
  const server = createServer((_request, response) => response.end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = { host: '127.0.0.1', port: (server.address() as AddressInfo).port };
  expect(await judgePort(at)).toMatchObject({ level: 'right', says: `The site runs on port ${at.port}` });
  body = '<h1>It works!</h1>';
  expect(await judgePort(at)).toMatchObject({
    level: 'wrong',
    says: expect.stringMatching(/^Another program uses port/),
  });
  await new Promise((resolve) => server.close(resolve));
  expect(await judgePort(at)).toMatchObject({ level: 'right', says: expect.stringMatching(/is free/) });
});

const FACTS: Omit<Facts, 'stored'> = { version: '18.4', encoding: 'UTF8', nowMs: 5_000, migrations: listMigrations() };

test.each([
  [{ version: '14.9' }, /PostgreSQL 14\.9 is too old/],
  [{ encoding: 'LATIN2' }, /stores LATIN2/],
  [{ nowMs: 65_000 }, /60 s apart/],
  [{ migrations: [...listMigrations(), '9999_later.sql'] }, /A newer version has changed the database \(9999_later/],
])('a database with %j does not fit', (change, says) => {
  expect(saying(judgeFacts({ ...FACTS, ...change }, 5_000), 'wrong')).toEqual([expect.stringMatching(says)]);
  expect(saying(judgeFacts(FACTS, 5_000), 'right')).toHaveLength(2);
});

test('an unreachable database is explained', async () => {
  const { findings } = await examineDatabase(readConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }));
  expect(findings).toMatchObject([{ level: 'wrong', remedy: expect.stringMatching(/^start PostgreSQL/) }]);
});

test.runIf(process.env.TEST_DATABASE_URL)('a database is examined', async () => {
  const { findings } = await examineDatabase(readConfig({ DATABASE_URL: process.env.TEST_DATABASE_URL }));
  expect(saying(findings, 'right')).toContainEqual(expect.stringMatching(/^PostgreSQL 1[5-8].* answers$/));
});

test('missing, old or incomplete backups are reported, and checking creates nothing', async () => {
  const folder = join(aFolder(), 'backups');
  const { backup } = readConfig({ BACKUP_DIR: folder });
  expect(await judgeBackups(backup)).toMatchObject([
    { level: 'advice', says: expect.stringMatching(/^There is no backup yet: .* holds no backups$/) },
  ]);
  const { openDiskStore } = await import('../backup/disk-store.ts');
  const { openVault } = await import('../backup/vault.ts');
  const { writeManifest } = await import('../backup/manifest.ts');
  const vault = await openVault(openDiskStore(folder), null, true);
  expect(await judgeBackups(backup)).toMatchObject([{ says: 'There is no whole backup yet' }]);
  const madeMs = Date.parse('2026-03-01T02:30:00Z');
  const head = {
    format: 1,
    madeAt: '',
    version: '',
    engine: 'pglite',
    serverVersion: '',
    migrations: [],
    sequences: [],
  };
  const id = backupIdAt(madeMs);
  await writeManifest(vault, id, { head: { ...head, format: 1, engine: 'pglite' }, tables: [], files: [] });
  expect(await judgeBackups(backup, madeMs + 5 * HOUR_MS)).toEqual([
    { level: 'right', says: `The newest backup is 5 hours old (${id})` },
  ]);
  expect(await judgeBackups(backup, madeMs + 48 * HOUR_MS)).toMatchObject([{ level: 'wrong' }]);
  await vault.write(`backups/${backupIdAt(madeMs + HOUR_MS)}/tables/x`, (async function* () {})());
  expect(await judgeBackups(backup, madeMs + 5 * HOUR_MS)).toMatchObject([{ level: 'right' }, { level: 'advice' }]);
});

test("the sender's DNS records are checked", async () => {
  const records: Record<string, string[][]> = {
    'good.example': [['v=spf1 include:_spf.mail.example', ' -all'], ['other']],
    '_dmarc.good.example': [['v=DMARC1; p=reject']],
    'twice.example': [['v=spf1 -all'], ['v=spf1 mx -all']],
  };
  const resolveTxt = async (name: string) => records[name] ?? Promise.reject(new Error('ENOTFOUND'));
  const levels = async (domain: string) => (await judgeSender(domain, resolveTxt)).map(({ level }) => level);
  expect(await levels('good.example')).toEqual(['right', 'right']);
  expect(await levels('twice.example')).toEqual(['wrong', 'advice']);
  expect(await levels('none.example')).toEqual(['wrong', 'advice']);
});
