import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aListing, anAccount } from '#test/factories.ts';
import type { TestApp } from '#test/test-app.ts';
import { createTestDatabase, dropTestDatabase } from '#test/test-database.ts';
import { startPostgres } from '../embedded/launcher.ts';
import { openEmbedded, openEngineOf } from '../embedded/open-embedded.ts';
import { migrate } from '../migrate.ts';
import { moveDatabase, type Place } from './move-database.ts';

/** An empty database on the test run's server, or on a new server if the run has none. */
async function aServer(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const ofRun = process.env.TEST_DATABASE_URL;
  if (ofRun) {
    const url = await createTestDatabase(ofRun);
    return { url, stop: () => dropTestDatabase(ofRun, url) };
  }
  const own = await startPostgres({ folder: join(folder, 'server'), isDurable: false });
  return { url: own.url, stop: () => own.stop('immediate') };
}

test('a database moves from PGlite to PostgreSQL, to a server and back, with every row', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'jarmark-move-'));
  chmodSync(folder, 0o755);
  const dataDir = join(folder, 'data');
  const server = await aServer(folder);
  const address = server.url as Place;
  const read = async () => {
    const client = await openEmbedded(dataDir);
    const rows = await client.db
      .selectFrom('listing')
      .select(['id', 'title', 'is_shown', 'revision'])
      .orderBy('id')
      .execute();
    const next = await anAccount({ client } as TestApp);
    await client.close();
    return { rows, next };
  };
  try {
    mkdirSync(dataDir);
    const client = await openEngineOf(dataDir, 'pglite', 2, () => {});
    await migrate(client);
    const site = { client, settle: async () => {} } as TestApp;
    const title = 'Ser\towczy \\N „Żółw”';
    const id = await aListing(site, 'ad', { title });
    await client.close();
    const lines: string[] = [];
    await moveDatabase(dataDir, 'pglite', 'postgres', (line) => lines.push(line));
    expect(lines.at(-2)).toMatch(/^\d+ rows of \d+ tables are the same on both sides\.$/);
    expect(readFileSync(join(dataDir, 'engine'), 'utf8').trim()).toBe('postgres');
    expect(readdirSync(dataDir).filter((name) => name.startsWith('db-moved-'))).toHaveLength(1);
    const moved = await read();
    expect(moved.rows).toMatchObject([{ id, title, is_shown: true }]);
    await moveDatabase(dataDir, 'postgres', address, () => {});
    await expect(moveDatabase(dataDir, 'postgres', address, () => {})).rejects.toThrow(/holds a market already/);
    await moveDatabase(dataDir, address, 'pglite', () => {});
    expect(readFileSync(join(dataDir, 'engine'), 'utf8').trim()).toBe('pglite');
    const back = await read();
    expect(back.rows).toEqual(moved.rows);
    expect(back.next).toBe(moved.next + 1);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}, 240_000);
