import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Binaries, PostgresUnavailableError } from './binaries.ts';
import { handOver, type RunAs } from './run-as.ts';
import type { PostgresOptions } from './settings.ts';

/** A clean environment: PG… variables would affect the server. */
export const serverEnvironment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/** The server's superuser, and the site's role, which owns only its own database. */
export const SUPERUSER = 'postgres';
export const OWNER = 'jarmark';

/** A socket path may have at most 107 bytes, including the file name. */
const LONGEST_SOCKET_FOLDER_BYTES = 107 - '/.s.PGSQL.65535.lock'.length;

const run = promisify(execFile);

/** Checks whether the account can run the program. @throws PostgresUnavailableError */
export async function assertRuns({ postgres }: Binaries, { ids }: RunAs): Promise<void> {
  try {
    await run(postgres, ['--version'], { ...ids, cwd: '/', env: serverEnvironment });
  } catch (error) {
    const isClosed = (error as NodeJS.ErrnoException).code === 'EACCES';
    throw isClosed && ids
      ? new PostgresUnavailableError(
          `PostgreSQL must not run as root, and uid ${ids.uid} cannot reach ${postgres}`,
          'move the project to a folder that other accounts can enter, or start as an ordinary user',
        )
      : new PostgresUnavailableError(
          'the PostgreSQL of the package does not run on this system (it needs glibc)',
          'set DATABASE_URL to a PostgreSQL server',
        );
  }
}

/** Creates the folder and an empty cluster if there is none; returns the cluster's folder. */
export async function prepareCluster(binaries: Binaries, runAs: RunAs, options: PostgresOptions): Promise<string> {
  const { folder } = options;
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  handOver(folder, runAs);
  const cluster = join(folder, 'cluster');
  if (!existsSync(join(cluster, 'PG_VERSION'))) await createCluster(binaries, runAs, options, cluster);
  writeAccessRules(cluster, runAs, options);
  return cluster;
}

async function createCluster(
  { initdb }: Binaries,
  { ids }: RunAs,
  { folder, isDurable }: PostgresOptions,
  cluster: string,
): Promise<void> {
  // Created under another name first: half a cluster must not be mistaken for a complete one.
  const unfinished = join(folder, 'cluster.new');
  rmSync(unfinished, { recursive: true, force: true });
  const args = ['-D', unfinished, '-U', SUPERUSER, '--auth=reject', '--encoding=UTF8', '--no-locale'];
  args.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions');
  if (isDurable === false) args.push('--no-sync');
  try {
    await run(initdb, args, { ...ids, cwd: '/', env: serverEnvironment });
  } catch (error) {
    const { stderr = '', message } = error as { stderr?: string; message: string };
    const reason = stderr.split('\n').find((line) => /error|could not/i.test(line)) ?? message;
    const isClosed = ids && /Permission denied/.test(reason);
    throw new PostgresUnavailableError(
      isClosed
        ? `PostgreSQL must not run as root, and uid ${ids.uid} cannot reach ${folder}`
        : `its folder could not be created (${reason.trim()})`,
      isClosed
        ? 'set DATA_DIR to a folder that other accounts can enter, or start as an ordinary user'
        : 'set DATABASE_URL to a PostgreSQL server',
    );
  }
  renameSync(unfinished, cluster);
}

/** Only the site's account may connect, over the socket with peer authentication and no password. */
function writeAccessRules(cluster: string, runAs: RunAs, { tcpPort }: PostgresOptions): void {
  const rules = ['local all all peer map=site', ...(tcpPort ? ['host all all 127.0.0.1/32 trust'] : [])];
  const names = [SUPERUSER, OWNER].map((role) => `site "${runAs.clientName}" ${role}`);
  for (const [file, lines] of [
    ['pg_hba.conf', rules],
    ['pg_ident.conf', names],
  ] as const) {
    writeFileSync(join(cluster, file), `${lines.join('\n')}\n`, { mode: 0o600 });
    handOver(join(cluster, file), runAs);
  }
}

/** The folder of the socket: beside the data, or a short temporary one if that path is too long for a socket. */
export function makeSocketFolder(folder: string, runAs: RunAs): string {
  const beside = join(folder, 'socket');
  const isShort = Buffer.byteLength(beside) <= LONGEST_SOCKET_FOLDER_BYTES;
  if (isShort) mkdirSync(beside, { recursive: true, mode: 0o700 });
  const made = isShort ? beside : mkdtempSync(join(tmpdir(), 'jarmark-pg-'));
  handOver(made, runAs);
  return made;
}
