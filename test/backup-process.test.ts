import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MARKER } from '#server/platform/backup/restore-marker.ts';
import { processStage, sendOnce } from './process-stage.ts';
import { untilReady } from './site-process.ts';

const { aFolder, start } = processStage();
const ROOT = new URL('../', import.meta.url).pathname;

/** Runs one of the operator's commands with settings; its output is collected. */
function run(script: string, args: string[], settings: Record<string, string>) {
  const env = { ...process.env, NODE_COMPILE_CACHE: '.cache/compiled', DATABASE_URL: '', DEMO: '0', ...settings };
  const child: ChildProcess = spawn(process.execPath, [`scripts/${script}.ts`, ...args], { cwd: ROOT, env });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
  return { child, ended, output: () => output };
}

test('a running site is backed up by the command, and a copy of it starts from the backup', async () => {
  const [folder, backups, copy] = [aFolder(), join(aFolder(), 'backups'), join(aFolder(), 'data')];
  const site = await start({ DATA_DIR: folder });
  await untilReady(site);
  expect((await sendOnce(site.origin, 'before-the-backup')).status).toBe(200);
  const made = await run('backup', [backups], { DATA_DIR: folder }).ended;
  expect(made.output).toMatch(/^Backup \S+ in .*: \d+ rows of \d+ tables, \d+ files, \d+ of them new\.$/m);
  const checked = await run('backup', [backups, '--check'], { DATA_DIR: folder }).ended;
  expect(checked.output).toMatch(/^The backup \S+ is whole: /m);
  // As a backup that is killed leaves it: tables without a manifest.
  const killed = run('backup', [backups], { DATA_DIR: folder });
  const tables = () => readdirSync(join(backups, 'backups'), { recursive: true, encoding: 'utf8' });
  const whole = tables().length;
  while (killed.child.exitCode === null && tables().length < whole + 5)
    await new Promise((resolve) => setTimeout(resolve, 5));
  killed.child.kill('SIGKILL');
  await killed.ended;
  const listed = await run('backup', [backups, '--list'], { DATA_DIR: folder }).ended;
  expect(listed.output.trim().split('\n')).toEqual([
    expect.stringMatching(/Z$/),
    expect.stringMatching(/ \(cut off\)$/),
  ]);
  // A killed restore leaves a database that runs, and a mark; the same restore again finishes it.
  const half = run('restore', [backups], { DATA_DIR: copy });
  while (!half.output().includes('Copying')) {
    expect([half.child.exitCode, half.output()]).toEqual([null, expect.any(String)]);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  half.child.kill('SIGKILL');
  await half.ended;
  expect(existsSync(join(copy, MARKER))).toBe(true);
  const restored = await run('restore', [backups], { DATA_DIR: copy }).ended;
  expect(restored.output).toMatch(/^The backup \S+ is cut off and not used\.$/m);
  expect(restored.output).toMatch(/^Restored \S+: \d+ rows/m);
  const second = await start({ DATA_DIR: copy });
  await untilReady(second);
  // The same message a second time is the same message.
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
