import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/test-app.ts';
import { readConfig } from '../config.ts';
import { listBackups } from '../platform/backup/manifest.ts';
import { openBackups } from '../platform/backup/service.ts';

const folder = mkdtempSync(join(tmpdir(), 'jarmark-daily-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const BACKUP_DIR = join(folder, 'backups');
const app = testApp({ BACKUP_DIR, BACKUP_AT: '04:05', METRICS: '1' });

test('a site with a place for backups makes one every day and reports it in its metrics', async () => {
  const { rows } = await sql<{ cron: string; timezone: string }>`
    select cron, timezone from pgboss.schedule where name = 'backup.make'`.execute(app.client.db);
  expect(rows).toEqual([{ cron: '5 4 * * *', timezone: 'Europe/Warsaw' }]);
  const lastBackup = async () => {
    const { body } = await app.app.fastify.inject('/metrics');
    return Number(/^backup_made_timestamp_seconds (.+)$/m.exec(body)?.[1]);
  };
  expect(await lastBackup()).toBe(0);
  await app.client.db.transaction().execute((tx) => app.app.jobs.queue(tx, 'backup.make', {}));
  await expect.poll(lastBackup, { timeout: 60_000, interval: 250 }).toBeGreaterThan(Date.now() / 1_000 - 100);
  const [made] = await listBackups(await openBackups(readConfig({ BACKUP_DIR }).backup));
  expect(made?.isWhole).toBe(true);
});
