import { existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { backupStage, FILES, PICTURE } from '#test/backup-stage.ts';
import { aListing } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';
import { findDamage } from './check-backup.ts';
import { listBackups } from './manifest.ts';
import { assertRestored } from './restore-marker.ts';
import { openBackups } from './service.ts';

const app = testApp();
const { aFolder, siteAt, aTarget, layFiles, backUpTo, newest, restore } = backupStage(app);

test('backups share files that have not changed, and only the newest are kept', async () => {
  layFiles();
  const backups = aFolder();
  const pool = () =>
    readdirSync(join(backups, 'files'), { recursive: true, withFileTypes: true }).filter((e) => e.isFile());
  expect(await backUpTo(backups, { BACKUP_KEEP: '2' })).toMatchObject({ files: 2, newFiles: 2 });
  expect(await backUpTo(backups, { BACKUP_KEEP: '2' })).toMatchObject({ files: 2, newFiles: 0 });
  rmSync(join(app.dataDir, 'credentials'), { recursive: true });
  layFiles({ [`media/ab/12/${PICTURE}`]: 'another' });
  expect(await backUpTo(backups, { BACKUP_KEEP: '2' })).toMatchObject({ files: 1, newFiles: 1 });
  expect(pool()).toHaveLength(3);
  await backUpTo(backups, { BACKUP_KEEP: '2' });
  const left = await listBackups(await openBackups(siteAt(app.dataDir, backups).backup));
  expect(left.map(({ isWhole }) => isWhole)).toEqual([true, true]);
  expect(pool()).toHaveLength(1);
});

test('an encrypted backup reveals nothing and opens only with its own key', async () => {
  layFiles();
  await aListing(app, 'ad', { title: 'Tajemniczy bundz' });
  const backups = aFolder();
  const secret = { BACKUP_KEY: 'correct horse battery staple' };
  await backUpTo(backups, secret);
  const stored = readdirSync(backups, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));
  for (const said of ['a picture', 'Tajemniczy', 'someone.enc']) {
    expect(stored.filter((content) => content.includes(said))).toEqual([]);
  }
  await expect(
    restore(siteAt(join(aFolder(), 'data'), backups, { BACKUP_KEY: 'a wrong key of a cat' })),
  ).rejects.toThrow(/^BACKUP_KEY is not the key of the backups in /);
  await expect(restore(siteAt(join(aFolder(), 'data'), backups))).rejects.toThrow(/are encrypted: set BACKUP_KEY$/);
  const target = await aTarget(backups, secret);
  await restore(target);
  expect(readFileSync(join(target.dataDir, 'credentials/of/someone.enc'), 'utf8')).toBe(
    FILES['credentials/of/someone.enc'],
  );
  const plain = aFolder();
  await backUpTo(plain);
  await expect(backUpTo(plain, secret)).rejects.toThrow(/are not encrypted: choose another place/);
});

test('a damaged file is reported, stops the restore, and can be skipped', async () => {
  layFiles();
  const backups = aFolder();
  const config = await aTarget(backups);
  await backUpTo(backups);
  const { vault, id, manifest } = await newest(config);
  const entry = manifest.files.find(({ path }) => path.startsWith('credentials'));
  writeFileSync(join(backups, vault.poolKey(entry?.sha256 ?? '')), 'whatever a later feature stoles');
  expect((await findDamage(vault, id)).damaged).toEqual(['the file credentials/of/someone.enc']);
  await expect(restore(config)).rejects.toThrow(/^the file credentials\/of\/someone\.enc is damaged in the backup/);
  expect(() => assertRestored(config.dataDir)).toThrow(/was interrupted/);
  expect(await restore(config, { skipsDamaged: true })).toEqual(['credentials/of/someone.enc']);
  assertRestored(config.dataDir);
  expect(readFileSync(join(config.dataDir, `media/ab/12/${PICTURE}`), 'utf8')).toBe('a picture');
});

test('a damaged table is reported, and cannot be skipped', async () => {
  await aListing(app, 'ad', { title: 'Oscypek' });
  const backups = aFolder();
  const config = await aTarget(backups);
  await backUpTo(backups);
  const { vault, id, manifest } = await newest(config);
  const table = manifest.tables.find(({ name }) => name === 'public.listing');
  truncateSync(join(backups, table?.key ?? ''), 60);
  expect((await findDamage(vault, id)).damaged).toEqual(['the table public.listing']);
  await expect(restore(config, { skipsDamaged: true })).rejects.toThrow(/public\.listing.* is damaged/);
  expect(() => assertRestored(config.dataDir)).toThrow(/was interrupted/);
});

test('an incomplete backup is refused, and removed by the next one', async () => {
  const backups = aFolder();
  const config = await aTarget(backups);
  await backUpTo(backups);
  const { vault, id } = await newest(config);
  const manifest = join(backups, 'backups', id, 'manifest.jsonl');
  truncateSync(manifest, 900);
  await expect(restore(config)).rejects.toThrow(/^the manifest of the backup .* is damaged or cut off$/);
  rmSync(manifest);
  await expect(restore(config)).rejects.toThrow(/is cut off: it has no manifest$/);
  expect(existsSync(config.dataDir)).toBe(false);
  await backUpTo(backups);
  expect((await listBackups(vault)).map((each) => [each.id === id, each.isWhole])).toEqual([[false, true]]);
});

test('a backup of a newer version is refused', async () => {
  await sql`insert into migration (name) values ('9999_later.sql')`.execute(app.client.db);
  onTestFinished(async () => void (await sql`delete from migration where name like '9999%'`.execute(app.client.db)));
  const backups = aFolder();
  await backUpTo(backups);
  await expect(restore(siteAt(join(aFolder(), 'data'), backups))).rejects.toThrow(/newer version .*9999_later\.sql/);
});
