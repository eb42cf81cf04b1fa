import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MARKER } from '#server/platform/backup/restore-marker.ts';
import { runCommand } from './operator-command.ts';
import { processStage, sendOnce } from './process-stage.ts';
import { untilReady } from './site-process.ts';

const { aFolder, start } = processStage();

test('a killed restore is finished by the next one, and the restored site starts', async () => {
  const [folder, backups, copy] = [aFolder(), join(aFolder(), 'backups'), join(aFolder(), 'data')];
  const site = await start({ DATA_DIR: folder });
  await untilReady(site);
  expect((await sendOnce(site.origin, 'before-the-backup')).status).toBe(200);
  expect((await runCommand('backup', [backups], { DATA_DIR: folder }).ended).code).toBe(0);
  // A killed backup leaves a table without a manifest.
  const cutOff = join(backups, 'backups', '2099-01-01T00-00-00-000Z');
  mkdirSync(cutOff);
  writeFileSync(join(cutOff, 'listing.gz'), '');
  // A killed restore leaves a database that runs, and a mark; the same restore again finishes it.
  const half = runCommand('restore', [backups], { DATA_DIR: copy });
  while (!half.output().includes('Copying')) {
    expect([half.child.exitCode, half.output()]).toEqual([null, expect.any(String)]);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  half.child.kill('SIGKILL');
  await half.ended;
  expect(existsSync(join(copy, MARKER))).toBe(true);
  const restored = await runCommand('restore', [backups], { DATA_DIR: copy }).ended;
  expect(restored.output).toMatch(/^The backup \S+ is cut off and not used\.$/m);
  expect(restored.output).toMatch(/^Restored \S+: \d+ rows/m);
  const second = await start({ DATA_DIR: copy });
  await untilReady(second);
  // Sending the same message again is idempotent.
  expect((await sendOnce(second.origin, 'before-the-backup')).status).toBe(200);
  second.child.kill('SIGTERM');
  await second.exited;
  expect(readFileSync(join(copy, 'engine'), 'utf8').trim()).toBe('postgres');
}, 300_000);

test('a site does not start from half a restore', async () => {
  const folder = aFolder();
  writeFileSync(join(folder, MARKER), '2026-01-01T00-00-00-000Z\n');
  const site = await start({ DATA_DIR: folder });
  expect(await site.exited).toBe(1);
  expect(site.output().trim()).toMatch(/^Cannot start: a restore into .* was interrupted; run it again/);
}, 60_000);
