import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isFull } from './effort.ts';
import { processStage, sendOnce } from './process-stage.ts';
import { untilReady } from './site-process.ts';
import { createTestDatabase, dropTestDatabase, runStatements } from './test-database.ts';

const { aFolder, start } = processStage();
const ROOT = new URL('../', import.meta.url).pathname;
const MIGRATIONS = 'src/server/platform/db/migrations';

const git = (...args: string[]) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' }).stdout?.trim() ?? '';

/** The last commit before the newest migration; empty where the history is not at hand. */
function commitBefore(): string {
  const [newest] = git('log', '-1', '--diff-filter=A', '--format=%H', '--', MIGRATIONS).split('\n');
  return newest ? git('rev-parse', '--verify', '--quiet', `${newest}^`) : '';
}

/** That version in a folder, with the packages and pages of this one. */
function checkOut(commit: string): string {
  const folder = join(aFolder(), 'old');
  mkdirSync(folder);
  const sources = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: sources });
  for (const name of ['node_modules', 'build']) symlinkSync(join(ROOT, name), join(folder, name));
  return folder;
}

const server = process.env.TEST_DATABASE_URL;
const commit = isFull && server ? commitBefore() : '';

test.runIf(commit)(
  'a node of the version before the last migration serves beside a new one',
  async () => {
    const url = await createTestDatabase(server ?? '');
    onTestFinished(() => dropTestDatabase(server ?? '', url));
    const recent = await start({ DATA_DIR: aFolder(), DATABASE_URL: url });
    await untilReady(recent);
    const old = await start({ DATA_DIR: aFolder(), DATABASE_URL: url }, checkOut(commit));
    await untilReady(old);
    for (const site of [old, recent]) {
      expect((await sendOnce(site.origin, 'over-both')).status).toBe(200);
      expect((await fetch(`${site.origin}/api/ads`)).status).toBe(200);
    }
    // The same message sent to both nodes is stored once.
    await runStatements(url, `do $$ begin assert (select count(*) from contact_message) = 1; end $$`);
  },
  240_000,
);
