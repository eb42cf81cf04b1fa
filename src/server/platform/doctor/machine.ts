import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import type { Config } from '../../config.ts';
import { advice, type Finding, right, wrong } from './finding.ts';

const NEEDED_NODE = 24;
const LEAST_FREE_BYTES = 1024 ** 3;
const GB = 1024 ** 3;
const PAGES = new URL('../../../../build/server/index.js', import.meta.url);

/** Checks Node, the built pages, the clock, and the folders that the site writes to. */
export function judgeMachine(config: Pick<Config, 'dataDir' | 'backup' | 'mode'>, nowMs = Date.now()): Finding[] {
  const folders = [config.dataDir, ...(config.backup.place?.kind === 'disk' ? [config.backup.place.folder] : [])];
  return [
    judgeNode(process.versions.node),
    ...(existsSync(PAGES) || config.mode === 'development' ? [] : [wrong('The pages are not built', 'npm run build')]),
    ...judgeClock(nowMs),
    ...folders.map(judgeFolder),
    ...folders.map(judgeSpace),
    ...judgeEnvFile('.env'),
  ];
}

/** @param version  such as 24.9.0 */
export function judgeNode(version: string): Finding {
  return Number.parseInt(version, 10) >= NEEDED_NODE
    ? right(`Node ${version}`)
    : wrong(`Node ${version} is too old for the server`, 'start it by `npm start`, or install Node 24');
}

/** The clock of a machine without a battery starts in 1970, which breaks sessions and certificates. */
function judgeClock(nowMs: number): Finding[] {
  const released = statSync(new URL('../../../../package.json', import.meta.url)).mtimeMs;
  const DAY_MS = 86_400_000;
  if (nowMs > released - DAY_MS) return [];
  return [wrong(`The clock says ${new Date(nowMs).toISOString()}, which is over`, 'timedatectl set-ntp true')];
}

/** The nearest existing ancestor, in which missing folders are created. */
function existing(folder: string): string {
  return existsSync(folder) ? folder : existing(dirname(folder));
}

function judgeFolder(folder: string): Finding {
  const found = existing(folder);
  try {
    accessSync(found, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    return wrong(`This account cannot write to ${found}`, `run this as the site's account, or chown it: ${found}`);
  }
  const isOpen = found === folder && (statSync(folder).mode & 0o002) !== 0;
  if (isOpen) return wrong(`Everybody on this machine can change ${folder}`, `chmod o-w ${folder}`);
  return right(`${folder} can be written to`);
}

function judgeSpace(folder: string): Finding {
  const { bavail, blocks, bsize } = statfsSync(existing(folder));
  const free = bavail * bsize;
  const says = `${(free / GB).toFixed(1)} GB are free for ${folder}`;
  if (free < LEAST_FREE_BYTES) return wrong(says, 'make room: writes fail on a full disk');
  return bavail / blocks < 0.1 ? advice(says, 'make room soon: that is less than a tenth of the disk') : right(says);
}

/** Checks the permissions of the file, which contains passwords. */
export function judgeEnvFile(path: string): Finding[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found || (found.mode & 0o004) === 0) return [];
  return [wrong(`Everybody on this machine can read ${path}`, `chmod 600 ${path}`)];
}

/** Checks that the port is free, or used by the site itself. */
export async function judgePort({ host, port }: Pick<Config, 'host' | 'port'>): Promise<Finding> {
  const code = await tryToListen(host, port);
  if (code === null) return right(`Port ${port} is free: the site is not running`);
  if (code === 'EACCES') {
    return wrong(`This account may not listen on port ${port}`, 'set PORT to 3000 and let a proxy listen on 443');
  }
  if (code !== 'EADDRINUSE') return wrong(`Nothing can listen on ${host}:${port} (${code})`, 'set HOST and PORT');
  const isOurs = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(5_000) })
    .then((answer) => answer.json() as Promise<{ status?: string }>)
    .then(
      ({ status }) => status === 'ok',
      () => false,
    );
  return isOurs
    ? right(`The site runs on port ${port}`)
    : wrong(`Another program uses port ${port}, or the site hangs`, `see which one: ss -ltnp sport = :${port}`);
}

/** The code of the error; null if it worked. */
function tryToListen(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? 'unknown'));
    server.listen(port, host, () => server.close(() => resolve(null)));
  });
}
