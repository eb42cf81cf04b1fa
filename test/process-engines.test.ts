import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { processStage } from './process-stage.ts';
import { untilReady } from './site-process.ts';

const { aFolder, start } = processStage();

test('a new folder gets PostgreSQL, and one created with PGlite keeps it', async () => {
  const fresh = aFolder();
  const site = await start({ DATA_DIR: fresh });
  await untilReady(site);
  expect(readFileSync(join(fresh, 'engine'), 'utf8').trim()).toBe('postgres');
  const old = aFolder();
  const { openPglite } = await import('#server/platform/db/client.ts');
  await (await openPglite(join(old, 'db'))).close();
  const kept = await start({ DATA_DIR: old });
  await untilReady(kept);
  expect(kept.output()).toMatch(/npm run move-database/);
  expect([readFileSync(join(old, 'engine'), 'utf8').trim(), existsSync(join(old, 'pg'))]).toEqual(['pglite', false]);
}, 180_000);

test.runIf(process.getuid?.() === 0)(
  'where PostgreSQL cannot run, a new folder gets PGlite and an old one is not touched',
  async () => {
    const closed = aFolder();
    chmodSync(closed, 0o700);
    const site = await start({ DATA_DIR: join(closed, 'data') });
    await untilReady(site);
    expect(site.output()).toMatch(/^Falling back to .*cannot reach .* For one that does, set DATA_DIR to a folder/m);
    expect(existsSync(join(closed, 'data/pg'))).toBe(false);
    const postgres = join(closed, 'postgres');
    mkdirSync(postgres);
    writeFileSync(join(postgres, 'engine'), 'postgres\n');
    const refused = await start({ DATA_DIR: postgres });
    expect(await refused.exited).toBe(1);
    expect(refused.output()).toMatch(/^Cannot start: PostgreSQL must not run as root, and uid \d+ cannot reach/m);
    expect(existsSync(join(postgres, 'db'))).toBe(false);
  },
  180_000,
);
