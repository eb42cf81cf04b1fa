import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from './operator-command.ts';
import { processStage } from './process-stage.ts';
import { untilReady } from './site-process.ts';

const { aFolder, start } = processStage();

test('a running site is backed up by the command, and a killed backup is reported as cut off', async () => {
  const [folder, backups] = [aFolder(), join(aFolder(), 'backups')];
  const site = await start({ DATA_DIR: folder });
  await untilReady(site);
  const made = await runCommand('backup', [backups], { DATA_DIR: folder }).ended;
  expect(made.output).toMatch(/^Backup \S+ in .*: \d+ rows of \d+ tables, \d+ files, \d+ of them new\.$/m);
  const checked = await runCommand('backup', [backups, '--check'], { DATA_DIR: folder }).ended;
  expect(checked.output).toMatch(/^The backup \S+ is whole: /m);
  // A killed backup leaves tables without a manifest.
  const killed = runCommand('backup', [backups], { DATA_DIR: folder });
  const tables = () => readdirSync(join(backups, 'backups'), { recursive: true, encoding: 'utf8' });
  const whole = tables().length;
  while (killed.child.exitCode === null && tables().length < whole + 5)
    await new Promise((resolve) => setTimeout(resolve, 5));
  killed.child.kill('SIGKILL');
  await killed.ended;
  const listed = await runCommand('backup', [backups, '--list'], { DATA_DIR: folder }).ended;
  expect(listed.output.trim().split('\n')).toEqual([
    expect.stringMatching(/Z$/),
    expect.stringMatching(/ \(cut off\)$/),
  ]);
}, 300_000);
