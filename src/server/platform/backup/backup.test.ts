import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { backupStage, FILES, NOT_KEPT } from '#test/backup-stage.ts';
import { aListing } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';
import { openDatabase } from '../db/open-database.ts';
import type { Manifest } from './manifest.ts';
import { backUp } from './service.ts';

const quiet = () => {};
const app = testApp();
const { aFolder, siteAt, aTarget, layFiles, backUpTo, newest, restore } = backupStage(app);

/** Writes two rows per transaction until it is stopped: a backup must never contain only one of them. */
function writePairs() {
  let isStopped = false;
  const done = (async () => {
    for (let count = 0; !isStopped; count += 1) {
      await app.client.db.transaction().execute(async (tx) => {
        for (const name of ['pair.one', 'pair.other']) {
          await sql`insert into setting values (${name}, ${count}::int::text::jsonb)
            on conflict (name) do update set value = excluded.value`.execute(tx);
        }
      });
      await aListing(app, 'ad', { title: `Ser kozi ${count}` });
    }
  })();
  return async () => {
    isStopped = true;
    await done;
  };
}

/** The content that must be the same in every engine. */
const contentOf = ({ head, tables, files }: Manifest) => ({
  sequences: head.sequences,
  tables: tables.map(({ name, rows, sum }) => ({ name, rows, sum })),
  files: files.map(({ path, sha256 }) => ({ path, sha256 })),
});

test.each(['pglite', 'postgres', 'server'] as const)(
  'a backup made under writes is restored into %s with every row and file',
  async (target) => {
    layFiles({ ...FILES, ...NOT_KEPT });
    await aListing(app, 'ad', { title: 'Miód gryczany' });
    const backups = aFolder();
    const stop = writePairs();
    await backUpTo(backups);
    await stop();
    const config = target === 'server' ? await aTarget(backups) : siteAt(join(aFolder(), 'data'), backups);
    await restore(config, target === 'server' ? {} : { engine: target });
    for (const [path, content] of Object.entries(FILES)) {
      expect(readFileSync(join(config.dataDir, path), 'utf8')).toBe(content);
    }
    expect(Object.keys(NOT_KEPT).filter((path) => existsSync(join(config.dataDir, path)))).not.toContain('note.part');
    expect((await newest(config)).manifest.files.map(({ path }) => path).sort()).toEqual(Object.keys(FILES).sort());
    const client = await openDatabase(config, quiet);
    onTestFinished(client.close);
    const { rows } = await sql<{ value: number }>`select value from setting where name like 'pair.%'`.execute(
      client.db,
    );
    expect(rows[0]).toEqual(rows[1]);
    // A backup of the restored site, read from its own engine, must have the same content.
    const again = siteAt(config.dataDir, aFolder());
    await backUp(again, client.origin, quiet);
    expect(contentOf((await newest(again)).manifest)).toEqual(contentOf((await newest(config)).manifest));
  },
  120_000,
);
