import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 30_000;

/**
 * Stops what a killed process left behind: a server still running on the cluster, and its pid file. Callers hold the
 * data folder's lock, so nobody needs that server.
 *
 * @returns whether there was one.
 */
export async function stopOrphan(cluster: string): Promise<boolean> {
  if (!existsSync(cluster)) return false;
  const [pid, , , , socketFolder] = readPidFile(cluster);
  const wasRunning = findServerProcesses(cluster).length > 0;
  if (wasRunning) {
    // A fast shutdown first, as it needs no recovery; a crash costs a second at the next start and no data.
    for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
      const left = findServerProcesses(cluster);
      for (const each of left.includes(Number(pid)) && signal !== 'SIGKILL' ? [Number(pid)] : left) end(each, signal);
      if (await areGone(cluster)) break;
    }
  }
  if (findServerProcesses(cluster).length > 0) throw new Error(`a PostgreSQL of ${cluster} runs and cannot be stopped`);
  // Its pid may belong to another process by now, which would be mistaken for the server.
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
  if (socketFolder) removeSocket(socketFolder);
  return wasRunning;
}

/** The lines of `postmaster.pid`: process, folder, start, port, socket folder, address, memory key, state. */
export function readPidFile(cluster: string): string[] {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** The processes of a server, recognised by their working directory, which is its cluster. */
function findServerProcesses(cluster: string): number[] {
  const wanted = realpathSync(cluster);
  if (!existsSync('/proc/self/cwd')) return findByCommand(wanted);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === wanted;
      } catch {
        return false;
      }
    })
    .map(Number);
}

/** For systems without `/proc`: the process in the pid file, if its command line contains the cluster. */
function findByCommand(cluster: string): number[] {
  const [pid] = readPidFile(cluster);
  try {
    const command = execFileSync('ps', ['-o', 'command=', '-p', String(Number(pid))], { encoding: 'utf8' });
    return command.includes(cluster) ? [Number(pid)] : [];
  } catch {
    return [];
  }
}

function end(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}

async function areGone(cluster: string): Promise<boolean> {
  for (const untilMs = Date.now() + PATIENCE_MS; Date.now() < untilMs; await sleep(20)) {
    if (findServerProcesses(cluster).length === 0) return true;
  }
  return false;
}

/** Removes the server's socket, and its folder if that was created only for it. */
export function removeSocket(socketFolder: string): void {
  if (!existsSync(socketFolder)) return;
  for (const name of readdirSync(socketFolder)) {
    if (name.startsWith('.s.PGSQL.')) rmSync(join(socketFolder, name), { force: true });
  }
  if (/\/jarmark-pg-[^/]+$/.test(socketFolder)) rmSync(socketFolder, { recursive: true, force: true });
}
