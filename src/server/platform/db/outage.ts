import { setTimeout as sleep } from 'node:timers/promises';

/** System error codes for a server that is unreachable or has gone. */
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/**
 * PostgreSQL's codes for broken connections (08), a server that stops, crashed or starts (57P), one without free
 * connections, and one demoted to a read-only replica.
 */
const SERVER_CODES = /^(08\w{3}|57P0[1-5]|53300|25006)$/;
/** Errors of the driver without a code. */
const DRIVER_MESSAGES =
  /^Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect/;

/** Whether something failed only because the database, or another server, is unavailable. */
export function isOutage(error: unknown): boolean {
  const { code, syscall, message } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  if (typeof code === 'string') {
    // A missing socket file; any other missing file is a bug.
    if (code === 'ENOENT') return syscall === 'connect';
    if (SYSTEM_CODES.has(code) || SERVER_CODES.test(code)) return true;
  }
  return DRIVER_MESSAGES.test(message ?? '');
}

const TRYING_AGAIN_MS = 500;

/**
 * Waits until the database responds.
 *
 * onWaiting  called once if it did not respond at first.
 * @throws the last attempt's error, after `longestMs`, or at once if waiting cannot help.
 */
export async function untilAnswers(
  ask: () => Promise<void>,
  longestMs: number,
  onWaiting: (error: Error) => void,
): Promise<void> {
  const untilMs = Date.now() + longestMs;
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!isOutage(error) || Date.now() >= untilMs) throw error;
      if (tries === 0) onWaiting(error as Error);
    }
    await sleep(TRYING_AGAIN_MS);
  }
}
