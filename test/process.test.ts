import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { type SiteProcess, startSite, untilReady } from './site-process.ts';

const running: SiteProcess[] = [];
const folders: string[] = [];

afterEach(async () => {
  for (const { child } of running.splice(0)) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'jarmark-process-'));
  folders.push(folder);
  return folder;
}

async function start(settings: Record<string, string>): Promise<SiteProcess> {
  const site = await startSite(settings);
  running.push(site);
  return site;
}

const send = (origin: string, key: string) =>
  fetch(`${origin}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Halina', email: 'halina@example.pl', message: 'Dzień dobry, mam pytanie.', key }),
  });

test('what was acknowledged is there after the process was killed, and a repeated send still counts once', async () => {
  const folder = aFolder();
  const first = await start({ DATA_DIR: folder });
  await untilReady(first);
  expect((await send(first.origin, 'killed-right-after')).status).toBe(200);
  first.child.kill('SIGKILL');
  await first.exited;
  const second = await start({ DATA_DIR: folder });
  await untilReady(second);
  expect((await send(second.origin, 'killed-right-after')).status).toBe(200);
  second.child.kill('SIGTERM');
  expect(await second.exited).toBe(0);
  const { openEmbedded } = await import('#server/db/client.ts');
  const client = await openEmbedded(folder);
  const rows = await client.db.selectFrom('contact_message').select('key').execute();
  await client.close();
  expect(rows).toEqual([{ key: 'killed-right-after' }]);
}, 180_000);

test('a second server on the same folder is refused with one line', async () => {
  const folder = aFolder();
  const first = await start({ DATA_DIR: folder });
  await untilReady(first);
  const second = await start({ DATA_DIR: folder });
  expect(await second.exited).toBe(1);
  expect(second.output().trim()).toMatch(/^Cannot start: the folder .* is used by another running server$/m);
}, 180_000);

test('a wrong setting stops the start with one line that names it', async () => {
  const server = await start({ DATA_DIR: aFolder(), LOG_LEVEL: 'loud' });
  expect(await server.exited).toBe(1);
  expect(server.output().trim().split('\n')).toEqual([expect.stringMatching(/^Cannot start: LOG_LEVEL: /)]);
}, 180_000);

test('a database that does not answer stops the start with one line', async () => {
  const server = await start({ DATA_DIR: aFolder(), DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  expect(await server.exited).toBe(1);
  expect(server.output()).toMatch(/^Cannot start: the database of DATABASE_URL does not answer/m);
}, 180_000);
