import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { openMediaStore } from '#server/media/store.ts';
import { backupStage, PICTURE } from '#test/backup-stage.ts';
import { aListing } from '#test/factories.ts';
import { startFakeS3 } from '#test/fake-s3.ts';
import { testApp } from '#test/test-app.ts';
import { openDatabase } from '../db/open-database.ts';
import { backUp } from './service.ts';

const quiet = () => {};
const app = testApp();
const { aFolder, siteAt, aTarget, layFiles, backUpTo, restore } = backupStage(app);

test('a restored site responds, and its search finds the same', async () => {
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

test('a restore requires an empty place, and so does the first backup', async () => {
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
  // The site with the bucket backs up its pictures, but not the backups themselves.
  expect(await backUp(target, app.client.origin, quiet)).toMatchObject({ files: 2, newFiles: 0 });
  const inFolder = await aTarget('s3://jarmark/kopie', { ...bucket, S3_BUCKET: '' });
  await restore(inFolder);
  const store = await openMediaStore({ kind: 'disk', directory: join(inFolder.dataDir, 'media') });
  expect(Buffer.from(await store.getBytes(PICTURE)).toString()).toBe('a picture');
}, 120_000);
