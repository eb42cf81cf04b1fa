import { expect, test } from 'vitest';
import { processStage, sendOnce } from './process-stage.ts';
import { untilReady } from './site-process.ts';

const { aFolder, start } = processStage();

test('acknowledged writes survive a kill, a repeated send still counts once, and a second server is refused', async () => {
  const folder = aFolder();
  const first = await start({ DATA_DIR: folder });
  await untilReady(first);
  expect((await sendOnce(first.origin, 'killed-right-after')).status).toBe(200);
  first.child.kill('SIGKILL');
  await first.exited;
  const second = await start({ DATA_DIR: folder });
  await untilReady(second);
  const beside = await start({ DATA_DIR: folder });
  expect(await beside.exited).toBe(1);
  expect(beside.output().trim()).toMatch(/^Cannot start: the folder .* is used by another running server$/m);
  expect((await sendOnce(second.origin, 'killed-right-after')).status).toBe(200);
  second.child.kill('SIGTERM');
  expect(await second.exited).toBe(0);
  const { openEmbedded } = await import('#server/platform/db/embedded/open-embedded.ts');
  const client = await openEmbedded(folder);
  const rows = await client.db.selectFrom('contact_message').select('key').execute();
  await client.close();
  expect(rows).toEqual([{ key: 'killed-right-after' }]);
}, 180_000);

test('an invalid setting stops the start with one line that names it', async () => {
  const server = await start({ DATA_DIR: aFolder(), LOG_LEVEL: 'loud' });
  expect(await server.exited).toBe(1);
  expect(server.output().trim().split('\n')).toEqual([expect.stringMatching(/^Cannot start: LOG_LEVEL: /)]);
}, 180_000);

test('an unreachable database stops the start with one line', async () => {
  const server = await start({
    DATA_DIR: aFolder(),
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    DATABASE_WAIT: '1',
  });
  expect(await server.exited).toBe(1);
  expect(server.output()).toMatch(/^Cannot start: the database of DATABASE_URL does not answer/m);
}, 180_000);
