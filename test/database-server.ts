import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { DatabaseWord } from './keep-database.ts';

/** A PostgreSQL server for one test run; its starter also stops it. */
export interface TestServer {
  /** A database from which others can be created, as the superuser. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * The server named by TEST_DATABASE_URL, otherwise the one that comes with npm. Null where tests run on PGlite: when
 * TEST_DATABASE is `pglite`, or the bundled server cannot run on this machine.
 */
export async function startTestServer(): Promise<TestServer | null> {
  const { TEST_DATABASE_URL: named, TEST_DATABASE: engine } = process.env;
  if (engine === 'pglite') return null;
  if (named) return { url: named, stop: async () => {} };
  const file = new URL('./keep-database.ts', import.meta.url).pathname;
  // In its own process group: killing this process's group must not leave the server behind.
  const keeper = spawn(process.execPath, [file], { detached: true, stdio: ['pipe', 'pipe', 'inherit'] });
  const exited = once(keeper, 'exit');
  const [line] = await Promise.race([once(createInterface(keeper.stdout), 'line'), exited.then(() => [''])]);
  const word = JSON.parse(line || '{"unavailable":"its keeper ended"}') as DatabaseWord;
  if ('unavailable' in word) {
    console.warn(`Testing on PGlite, for ${word.unavailable}`);
    return null;
  }
  const stop = async () => {
    keeper.stdin.end();
    await exited;
  };
  return { url: word.url, stop };
}
