import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSharedDatabase } from './open-test-database.ts';
import { aPort } from './site-process.ts';

const ROOT = new URL('../', import.meta.url).pathname;

/** The command in a new folder of data; its output and exit code. */
async function doctor(settings: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'jarmark-doctor-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const plain = {
    NODE_COMPILE_CACHE: '.cache/compiled',
    DATABASE_URL: '',
    DATA_DIR: folder,
    PORT: String(await aPort()),
  };
  const env = { ...process.env, ...plain, ...settings };
  const { status, stdout } = spawnSync(process.execPath, ['scripts/doctor.ts'], { cwd: ROOT, env, encoding: 'utf8' });
  return { status, stdout };
}

test('the doctor exits with 0 if nothing is wrong, and with 1 if anything is', async () => {
  const healthy = await doctor({});
  expect([healthy.status, healthy.stdout]).toEqual([
    0,
    expect.stringMatching(/^0 wrong, \d+ to be improved, \d+ right\.$/m),
  ]);
  const typo = await doctor({ SMTP_ULR: 'smtp://mail.example.pl' });
  expect([typo.status, typo.stdout]).toEqual([1, expect.stringMatching(/✗ SMTP_ULR .*\n.*did you mean SMTP_URL\?/)]);
  const invalid = await doctor({ LOG_LEVEL: 'loud' });
  expect([invalid.status, invalid.stdout]).toEqual([1, expect.stringMatching(/✗ LOG_LEVEL: /)]);
});

const server = process.env.TEST_DATABASE_URL;

test.runIf(server)('settings from the desk count, and the environment takes precedence', async () => {
  const client = await openSharedDatabase(server as string, 1);
  onTestFinished(client.close);
  const settings = { DATABASE_URL: client.url, PUBLIC_URL: 'https://targ.example.pl', TRUST_PROXY: '1' };
  const [NOWHERE, NAMELESS, HIDDEN] = [/goes nowhere/, /is a demonstration/, /not to list the site/];
  const { stdout: before } = await doctor(settings);
  expect([NOWHERE, NAMELESS, HIDDEN].map((said) => said.test(before))).toEqual([true, true, false]);
  const chosen = {
    contactEmail: 'listy@targ.example',
    operatorName: 'Stowarzyszenie Dolina',
    operatorAddress: 'ul. Rynek 1\n33-300 Nowy Sącz',
    operatorEmail: 'biuro@dolina.example',
    isIndexed: false,
    // A key of another version, and a value that this one refuses.
    somethingLater: true,
    marketName: '',
  };
  const rows = Object.entries(chosen).map(([key, value]) => ({ key, value: JSON.stringify(value) }));
  await client.db.insertInto('site_setting').values(rows).execute();
  const { stdout: after } = await doctor(settings);
  expect([NOWHERE, NAMELESS, HIDDEN].map((said) => said.test(after))).toEqual([false, false, true]);
  const { stdout: locked } = await doctor({ ...settings, CONTACT_EMAIL: 'kontakt@localhost.localdomain' });
  expect(NOWHERE.test(locked)).toBe(true);
});
