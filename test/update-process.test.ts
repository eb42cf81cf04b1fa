import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { processStage, sendOnce } from './process-stage.ts';
import { untilReady } from './site-process.ts';

const { aFolder, start } = processStage();
const ROOT = new URL('../', import.meta.url).pathname;

const MIGRATION = 'src/server/platform/db/migrations/9999_next.sql';

/** A folder with this version of the site, to which a migration can be added that the running one lacks. */
function aVersion(): string {
  const folder = join(aFolder(), 'next');
  mkdirSync(folder);
  for (const name of ['src', 'scripts', 'demo', 'public', 'package.json', 'package-lock.json']) {
    cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  }
  for (const name of ['vite.config.ts', 'react-router.config.ts', 'tsconfig.json']) {
    cpSync(join(ROOT, name), join(folder, name));
  }
  for (const name of ['node_modules', 'build']) symlinkSync(join(ROOT, name), join(folder, name));
  return folder;
}

async function update(folder: string, args: string[], settings: Record<string, string>) {
  const env = { ...process.env, NODE_COMPILE_CACHE: '.cache/compiled', DATABASE_URL: '', ...settings };
  const child = spawn(process.execPath, ['scripts/update.mjs', ...args], { cwd: folder, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  return { code: code as number, output };
}

test('an update backs up and migrates beside the running version, and a failure leaves that running', async () => {
  const [dataDir, backups] = [aFolder(), join(aFolder(), 'backups')];
  const site = await start({ DATA_DIR: dataDir });
  await untilReady(site);
  const settings = { DATA_DIR: dataDir, BACKUP_DIR: backups, PORT: new URL(site.origin).port };
  const link = join(aFolder(), 'current');
  symlinkSync(ROOT, link);

  const next = aVersion();
  writeFileSync(join(next, MIGRATION), 'create table next (id int); select no_such_thing();');
  const broken = await update(next, ['--link', link], settings);
  expect(broken.output).toMatch(/^Missing migrations: 9999_next\.sql$/m);
  expect(broken.output).toMatch(/^Backup .* rows of /m);
  expect(broken.output).toMatch(/^Not updated: a migration failed and was undone: the old version goes on running/m);
  expect([broken.code, readlinkSync(link)]).toEqual([1, ROOT]);
  expect((await sendOnce(site.origin, 'after-the-failure')).status).toBe(200);

  writeFileSync(join(next, MIGRATION), 'create table next (id int);');
  const unstartable = await update(next, ['--link', link, '--restart', 'false'], settings);
  expect(unstartable.output).toMatch(/the new version does not start, so .* leads to .* again/);
  expect([unstartable.code, readlinkSync(link)]).toEqual([1, ROOT]);

  // The old version keeps serving on the new schema, as an old node does beside new ones.
  const done = await update(next, ['--link', link, '--restart', 'true'], settings);
  expect(done.output).toMatch(/^No migration is missing\.$/m);
  expect(done.output).toMatch(/^› The new version answers\.$/m);
  expect([done.code, readlinkSync(link)]).toEqual([0, next]);
  expect((await sendOnce(site.origin, 'after-the-update')).status).toBe(200);

  const unsaved = await update(next, [], { ...settings, BACKUP_DIR: '' });
  expect([unsaved.code, unsaved.output]).toEqual([
    1,
    expect.stringMatching(/set BACKUP_DIR, or add --without-backup$/m),
  ]);
}, 240_000);
