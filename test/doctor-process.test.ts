import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { aPort } from './site-process.ts';

const ROOT = new URL('../', import.meta.url).pathname;

/** The command in a new folder of data; its output and exit code. */
async function doctor(settings: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'jarmark-doctor-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: folder, PORT: String(await aPort()), ...settings };
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
