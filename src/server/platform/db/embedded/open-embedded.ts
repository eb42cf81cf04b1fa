import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DatabaseClient, openPglite, openServer } from '../client.ts';
import { lockFolder } from '../folder-lock.ts';
import { PostgresUnavailableError } from './binaries.ts';
import { type RunningPostgres, startPostgres } from './launcher.ts';

/** PostgreSQL as a child process, or PGlite within this process. A folder keeps its first engine. */
export type Engine = 'postgres' | 'pglite';

/** Prints one line for the operator. */
export type Say = (line: string) => void;

/** A folder whose engine is unknown or cannot be started. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
}

/** The folder of each engine, below the data folder. */
export const FOLDERS: Record<Engine, string> = { postgres: 'pg', pglite: 'db' };
/** Connections besides the pool's: jobs, the listener, migrations, and those that PostgreSQL reserves. */
const OTHER_CONNECTIONS = 10;
const USUAL_CONNECTIONS = 40;

/**
 * Locks a data folder and opens its embedded database: PostgreSQL; or PGlite in folders that began with it, and in new
 * ones if PostgreSQL cannot run.
 *
 * @throws FolderLockedError | EngineError
 */
export async function openEmbedded(dataDir: string, poolSize = 10, say: Say = () => {}): Promise<DatabaseClient> {
  const unlock = lockFolder(dataDir);
  try {
    return closingWith(await openEngine(dataDir, poolSize, say), async () => unlock());
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openEngine(dataDir: string, poolSize: number, say: Say): Promise<DatabaseClient> {
  const engine = readEngine(dataDir);
  if (engine) return openEngineOf(dataDir, engine, poolSize, say);
  try {
    return await openEngineOf(dataDir, 'postgres', poolSize, say);
  } catch (error) {
    rmSync(join(dataDir, FOLDERS.postgres), { recursive: true, force: true });
    const { remedy } = error as PostgresUnavailableError;
    say(
      `Falling back to the embedded database that does not survive a power failure: ${(error as Error).message}. ` +
        `For one that does, ${remedy ?? 'set DATABASE_URL to a PostgreSQL server'}.`,
    );
    return openEngineOf(dataDir, 'pglite', poolSize, say);
  }
}

/**
 * Opens an engine and records it as the folder's.
 *
 * @throws EngineError if PostgreSQL does not start in its folder
 */
export async function openEngineOf(
  dataDir: string,
  engine: Engine,
  poolSize: number,
  say: Say,
): Promise<DatabaseClient> {
  const folder = join(dataDir, FOLDERS[engine]);
  const client = engine === 'pglite' ? await openPglite(folder) : await openPostgres(folder, poolSize, say);
  writeEngine(dataDir, engine);
  return client;
}

async function openPostgres(folder: string, poolSize: number, say: Say): Promise<DatabaseClient> {
  const maxConnections = Math.max(USUAL_CONNECTIONS, poolSize + OTHER_CONNECTIONS);
  let server: RunningPostgres;
  try {
    server = await startPostgres({ folder, maxConnections, restarts: true, onIncident: say });
  } catch (error) {
    if (error instanceof PostgresUnavailableError) throw error;
    throw new EngineError((error as Error).message);
  }
  return closingWith(await openServer(server.url, poolSize), () => server.stop());
}

function closingWith(client: DatabaseClient, after: () => Promise<void>): DatabaseClient {
  return {
    ...client,
    close: async () => {
      try {
        await client.close();
      } finally {
        await after();
      }
    },
  };
}

const engineFile = (dataDir: string) => join(dataDir, 'engine');

/** The engine of a data folder; null if it has no database yet. @throws EngineError */
export function readEngine(dataDir: string): Engine | null {
  if (existsSync(engineFile(dataDir))) {
    const name = readFileSync(engineFile(dataDir), 'utf8').trim();
    if (name === 'postgres' || name === 'pglite') return name;
    throw new EngineError(`${engineFile(dataDir)} names no engine of this version: ${name}`);
  }
  const hasPostgres = existsSync(join(dataDir, FOLDERS.postgres, 'cluster/PG_VERSION'));
  const hasPglite = existsSync(join(dataDir, FOLDERS.pglite, 'PG_VERSION'));
  if (hasPostgres && hasPglite) {
    throw new EngineError(`${dataDir} holds two databases: write postgres or pglite into ${engineFile(dataDir)}`);
  }
  if (hasPostgres) return 'postgres';
  // The folder was created before the engine was recorded.
  return hasPglite ? 'pglite' : null;
}

/** Records the engine of a data folder. */
export function writeEngine(dataDir: string, engine: Engine): void {
  writeFileSync(engineFile(dataDir), `${engine}\n`);
}
