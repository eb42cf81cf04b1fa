import { spawnSync } from 'node:child_process';
import pg from 'pg';

/** The URL of a new, empty database of that name. */
export async function emptyDatabase(serverUrl: string, name: string): Promise<string> {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`drop database if exists ${name}`);
  await admin.query(`create database ${name}`);
  await admin.end();
  return urlOf(serverUrl, name);
}

function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** The URL of a database of that name with that many ads, created if it does not exist. */
export async function prepareDatabase(serverUrl: string, name: string, ads: number, dataDir: string): Promise<string> {
  const url = urlOf(serverUrl, name);
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name]);
  if (!rowCount) {
    await admin.query(`create database ${name}`);
    const made = spawnSync(process.execPath, ['scripts/seed.ts', '--ads', String(ads)], {
      stdio: 'inherit',
      env: { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir, DEMO_PICTURES: '0' },
    });
    if (made.status !== 0) throw new Error(`seeding ${name} failed`);
  }
  await admin.end();
  return url;
}
