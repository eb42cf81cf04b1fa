import { randomInt } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startTestServer } from './database-server.ts';
import { isFull } from './effort.ts';
import { dropTestDatabase } from './test-database.ts';
import { dumpTemplate, makeTemplate } from './test-template.ts';
import { keepTimings, readTimings } from './timings.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The database that each test database is copied from; null with embedded databases, which are loaded from a dump.
     */
    readonly template: string | null;
    /** The folder of a run's files; deleted with the run. */
    readonly runFolder: string;
    /** The seed of all random tests of a run. */
    readonly seed: number;
  }
}

/**
 * One server and one migrated database for the whole run; each worker opens a copy, a hundred times faster than
 * migrating.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const runFolder = mkdtempSync(join(tmpdir(), 'jarmark-tests-'));
  const server = await startTestServer();
  const template = server ? await makeTemplate(server.url) : null;
  if (!server) await dumpTemplate();
  // Workers, and tests that start their own servers, find the server through it.
  if (server) process.env.TEST_DATABASE_URL = server.url;
  else delete process.env.TEST_DATABASE_URL;
  provide('template', template);
  provide('runFolder', runFolder);
  const seed = Number(process.env.TEST_SEED) || randomInt(1, 2 ** 31 - 1);
  provide('seed', seed);
  mkdirSync('.cache', { recursive: true });
  writeFileSync('.cache/seed', `${seed}\n`);
  console.log(`› Random tests begin at ${seed}${isFull ? ', in full' : ''}: TEST_SEED=${seed} repeats them`);
  return async () => {
    if (server && template) await dropTestDatabase(server.url, template);
    await server?.stop();
    keepTimings('units', readTimings(runFolder));
    rmSync(runFolder, { recursive: true, force: true });
  };
}
