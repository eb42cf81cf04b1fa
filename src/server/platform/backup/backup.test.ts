import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { openMediaStore } from '#server/media/store.ts';
import { backupStage, FILES, NOT_KEPT, PICTURE } from '#test/backup-stage.ts';
import { aListing } from '#test/factories.ts';
import { startFakeS3 } from '#test/fake-s3.ts';
import { testApp } from '#test/test-app.ts';
import { openDatabase } from '../db/open-database.ts';
import type { Manifest } from './manifest.ts';
import { backUp } from './service.ts';

const quiet = () => {};
const app = testApp();
const { aFolder, siteAt, aTarget, layFiles, backUpTo, newest, restore } = backupStage(app);

/** Writes two rows in each transaction until it is stopped: half of one must never be backed up. */
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

/** What must be the same whichever engine stores it. */
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
    // A backup of the restored site, read by its own engine, must hold the same.
    const again = siteAt(config.dataDir, aFolder());
    await backUp(again, client.origin, quiet);
    expect(contentOf((await newest(again)).manifest)).toEqual(contentOf((await newest(config)).manifest));
  },
  120_000,
);

test('a restored site answers, and its search agrees', async () => {
  for (const title of ['Miód lipowy', 'Miód wrzosowy', 'Gęsi']) await aListing(app, 'ad', { title });
  await app.settle();
  layFiles();
  const backups = aFolder();
  await backUpTo(backups);
  const config = await aTarget(backups);
  await restore(config);
  const client = await openDatabase(config, quiet);
  const restored = await createApp(config, client);
  onTestFinished(restored.close);
  const ask = async ({ fastify }: typeof restored, url: string) => (await fastify.inject({ url })).json() as unknown;
  const found = await ask(restored, '/api/ads?q=wrzosowego');
  expect(found).toMatchObject({ total: 1 });
  expect(found).toEqual(await ask(app.app, '/api/ads?q=wrzosowego'));
  expect((await restored.fastify.inject({ url: `/media/${PICTURE}` })).body).toBe('a picture');
  expect(await aListing({ ...app, client, app: restored }, 'ad', {})).toBeGreaterThan(0);
}, 120_000);

test('only an empty place is restored into, and only an empty one is begun for backups', async () => {
  layFiles();
  const backups = aFolder();
  await backUpTo(backups);
  const folder = aFolder();
  writeFileSync(join(folder, 'mine.txt'), 'mine');
  await expect(restore(siteAt(folder, backups))).rejects.toThrow(/is not empty, it holds mine\.txt/);
  expect(readdirSync(folder)).toEqual(['mine.txt']);
  const used = await aTarget(backups);
  await restore(used);
  await expect(restore(used)).rejects.toThrow(/is not empty|holds a database/);
  if ('url' in app.client.origin) {
    await aListing(app, 'ad', {});
    const ours = siteAt(join(aFolder(), 'data'), backups, { DATABASE_URL: app.client.origin.url });
    await expect(restore(ours)).rejects.toThrow(/the database of DATABASE_URL holds a market/);
  }
  await expect(backUpTo(folder)).rejects.toThrow(/is not a place of backups, but it is not empty: it holds mine\.txt$/);
}, 120_000);

test('pictures move between a folder and a bucket, with the backups in a bucket too', async () => {
  const s3 = await startFakeS3();
  onTestFinished(s3.close);
  const bucket = s3.settingsAt(s3.port);
  layFiles();
  await backUpTo('s3://jarmark/kopie', { ...bucket, S3_BUCKET: '' });
  const target = await aTarget('s3://jarmark/kopie', bucket);
  await restore(target);
  expect(s3.objects.get(`ab/12/${PICTURE}`)?.toString()).toBe('a picture');
  expect(readFileSync(join(target.dataDir, 'credentials/of/someone.enc'), 'utf8')).toMatch(/^whatever/);
  // The site with the bucket backs up its pictures, but not its backups.
  expect(await backUp(target, app.client.origin, quiet)).toMatchObject({ files: 2, newFiles: 0 });
  const inFolder = await aTarget('s3://jarmark/kopie', { ...bucket, S3_BUCKET: '' });
  await restore(inFolder);
  const store = await openMediaStore({ kind: 'disk', directory: join(inFolder.dataDir, 'media') });
  expect(Buffer.from(await store.getBytes(PICTURE)).toString()).toBe('a picture');
}, 120_000);
