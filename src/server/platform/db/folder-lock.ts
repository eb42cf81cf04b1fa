import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** The data folder is in use by another process. */
export class FolderLockedError extends Error {
  override readonly name = 'FolderLockedError';
}

/**
 * Locks the folder for this process, as two embedded databases in one folder would destroy it. Takes over a lock whose
 * process has ended.
 *
 * @returns the function that releases it.
 * @throws FolderLockedError while its holder lives.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'lock');
  for (;;) {
    try {
      const handle = openSync(file, 'wx');
      writeSync(handle, `${process.pid} ${startTimeOf(process.pid)}`);
      closeSync(handle);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (holderLives(file)) throw new FolderLockedError(`the folder ${folder} is used by another running server`);
      rmSync(file, { force: true });
    }
  }
}

function holderLives(file: string): boolean {
  const [pid, startTime] = readFileSync(file, 'utf8').split(' ');
  if (!pid || Number(pid) === process.pid) return false;
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return !startTime || startTimeOf(Number(pid)) === startTime;
}

/** A process's start time, which distinguishes it from a later one with the same id; empty if unavailable. */
function startTimeOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
