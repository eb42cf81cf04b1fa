import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { linkLibraries, PostgresUnavailableError } from './binaries.ts';
import { type PostgresOptions, type RunningPostgres, startPostgres } from './launcher.ts';

const running: RunningPostgres[] = [];
const folders: string[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((each) => each.stop('immediate')));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'jarmark-launcher-'));
  chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
}

async function start(options: PostgresOptions): Promise<RunningPostgres> {
  const server = await startPostgres({ isDurable: false, ...options });
  running.push(server);
  return server;
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function eventually<T>(find: () => Promise<T | null>): Promise<T> {
  for (let tries = 0; tries < 200; tries += 1) {
    const found = await find().catch(() => null);
    if (found !== null) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('timed out waiting');
}

const isAlive = (pid: number) => existsSync(`/proc/${pid}/cwd`) || !existsSync(`/proc/${process.pid}`);

test('a server keeps its data, supports Polish, and protects its folder from other users', async () => {
  const folder = join(aFolder(), 'pg');
  const first = await start({ folder });
  await query(first.url, `create table kept (word text); insert into kept values ('ŻÓŁW')`);
  expect(await query(first.url, 'select lower(word) as word, current_user as role from kept')).toEqual([
    { word: 'żółw', role: 'jarmark' },
  ]);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(folder).uid).not.toBe(0);
  await first.stop();
  expect(first.pid).toBeNull();
  const second = await start({ folder });
  expect(second.url).toBe(first.url);
  expect(await query(second.url, 'select word from kept')).toEqual([{ word: 'ŻÓŁW' }]);
}, 60_000);

test('it syncs commits to disk and listens on no port, except where a test wants otherwise', async () => {
  const folder = join(aFolder(), 'pg');
  const settings = `select name, setting from pg_settings
    where name in ('fsync', 'full_page_writes', 'listen_addresses', 'max_connections', 'synchronous_commit') order by 1`;
  const valuesOf = async ({ url }: RunningPostgres) =>
    (await query(url, settings)).map(({ name, setting }) => `${name}=${setting}`);
  const kept = await start({ folder, isDurable: true });
  expect(await valuesOf(kept)).toEqual([
    'fsync=on',
    'full_page_writes=on',
    'listen_addresses=',
    'max_connections=40',
    'synchronous_commit=on',
  ]);
  await kept.stop();
  const quick = await start({ folder, maxConnections: 90 });
  expect(await valuesOf(quick)).toEqual([
    'fsync=off',
    'full_page_writes=off',
    'listen_addresses=',
    'max_connections=90',
    'synchronous_commit=off',
  ]);
}, 60_000);

test('a path too long for a socket gets a short one', async () => {
  const server = await start({ folder: join(aFolder(), 'a-rather-long-name-'.repeat(6), 'pg') });
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  const socketFolder = new URL(server.url).searchParams.get('host') ?? '';
  expect(Buffer.byteLength(join(socketFolder, '.s.PGSQL.5432'))).toBeLessThan(108);
  await server.stop();
  expect(existsSync(socketFolder)).toBe(false);
}, 60_000);

test('a killed server is restarted at the same address', async () => {
  const incidents: string[] = [];
  const folder = join(aFolder(), 'pg');
  const server = await start({ folder, restarts: true, onIncident: (line) => incidents.push(line) });
  const pid = server.pid ?? 0;
  process.kill(pid, 'SIGKILL');
  const rows = await eventually(() => query(server.url, 'select 1 as one'));
  expect(rows).toEqual([{ one: 1 }]);
  expect(server.pid).not.toBe(pid);
  await eventually(async () => (incidents.length === 2 ? true : null));
  expect(incidents).toEqual(['PostgreSQL ended by itself (SIGKILL)', 'PostgreSQL runs again']);
}, 60_000);

/** Starts a server from another process and kills that at once, so that nobody stops the server. */
async function anOrphan(folder: string): Promise<number> {
  const launcher = new URL('./launcher.ts', import.meta.url).href;
  const program = `const { startPostgres } = await import(${JSON.stringify(launcher)});
    console.log((await startPostgres({ folder: ${JSON.stringify(folder)}, isDurable: false })).pid);`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', program]);
  const [said] = (await once(parent.stdout, 'data')) as [Buffer];
  parent.kill('SIGKILL');
  await once(parent, 'exit');
  return Number(said.toString());
}

test('a server whose site was killed is recognised and replaced', async () => {
  const folder = join(aFolder(), 'pg');
  const orphan = await anOrphan(folder);
  expect(isAlive(orphan)).toBe(true);
  const server = await start({ folder });
  expect(isAlive(orphan)).toBe(false);
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
}, 60_000);

test('a stale pid that belongs to another process is left alone', async () => {
  const folder = join(aFolder(), 'pg');
  const first = await start({ folder });
  await first.stop('immediate');
  const other = spawn('sleep', ['60']);
  try {
    const lines = [other.pid, join(folder, 'cluster'), 1, 5432, join(folder, 'socket'), '', '1 1', 'ready'];
    writeFileSync(join(folder, 'cluster', 'postmaster.pid'), lines.join('\n'));
    const second = await start({ folder });
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(other.exitCode).toBeNull();
    expect(isAlive(other.pid ?? 0)).toBe(true);
  } finally {
    other.kill();
  }
}, 60_000);

test('half a cluster from an interrupted start is created again', async () => {
  const folder = join(aFolder(), 'pg');
  mkdirSync(join(folder, 'cluster.new'), { recursive: true });
  writeFileSync(join(folder, 'cluster.new', 'PG_VERSION'), '18');
  const server = await start({ folder });
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
}, 60_000);

test.runIf(process.getuid?.() === 0)('an unprivileged account that cannot reach the folder is an error', async () => {
  const closed = aFolder();
  chmodSync(closed, 0o700);
  const failure = await startPostgres({ folder: join(closed, 'pg') }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(PostgresUnavailableError);
  expect((failure as Error).message).toMatch(/^PostgreSQL must not run as root, and uid \d+ cannot reach /);
  expect((failure as PostgresUnavailableError).remedy).toMatch(
    /^set DATA_DIR to a folder that other accounts can enter/,
  );
});

test('library links are created where npm ran no scripts', () => {
  const folder = aFolder();
  mkdirSync(join(folder, 'native/lib'), { recursive: true });
  const list = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  writeFileSync(join(folder, 'native/pg-symlinks.json'), JSON.stringify(list));
  writeFileSync(join(folder, 'native/lib/libpq.so.5.18'), '');
  linkLibraries(folder);
  linkLibraries(folder);
  expect(readlinkSync(join(folder, 'native/lib/libpq.so.5'))).toBe('libpq.so.5.18');
});
