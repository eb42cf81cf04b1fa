import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openPglite } from '../client.ts';
import { startPostgres } from '../embedded/launcher.ts';
import { type Engine, FOLDERS, readEngine, type Say, writeEngine } from '../embedded/open-embedded.ts';
import { lockFolder } from '../folder-lock.ts';
import { copyDatabase } from './copy-database.ts';
import { pgliteSide, type Side, serverSide } from './side.ts';
import { MoveError } from './tables.ts';

/** The location of a database: an engine of the data folder, or a server's address. */
export type Place = Engine | `postgres://${string}` | `postgresql://${string}`;

/**
 * Moves the site's database while no server uses either side. Nothing is lost: an embedded source database stays in the
 * data folder under another name.
 *
 * @throws MoveError | FolderLockedError | EngineError | PostgresUnavailableError
 */
export async function moveDatabase(dataDir: string, from: Place, to: Place, say: Say): Promise<void> {
  if (from === to) throw new MoveError('both sides are the same');
  const unlock = lockFolder(dataDir);
  try {
    const engine = assertMovable(dataDir, from, to);
    // If interrupted, the folder holds two databases but still records which one is complete.
    if (engine) writeEngine(dataDir, engine);
    const { tables, rows } = await copyBetween(dataDir, from, to, say);
    say(`${rows} rows of ${tables} tables are the same on both sides.`);
    if (isEngine(to)) switchTo(dataDir, { to, from, engine }, say);
    else say('Set DATABASE_URL to the new server; the old database stays as it is.');
  } finally {
    unlock();
  }
}

export function isEngine(place: string): place is Engine {
  return place === 'postgres' || place === 'pglite';
}

function assertMovable(dataDir: string, from: Place, to: Place): Engine | null {
  const engine = readEngine(dataDir);
  if (isEngine(from) && engine !== from) throw new MoveError(`${dataDir} holds no database of ${from}`);
  if (isEngine(to) && existsSync(join(dataDir, FOLDERS[to]))) {
    throw new MoveError(`${join(dataDir, FOLDERS[to])} is there already: rename or remove it first`);
  }
  return engine;
}

async function copyBetween(dataDir: string, from: Place, to: Place, say: Say) {
  const source = await openSide(dataDir, from);
  try {
    const target = await openSide(dataDir, to);
    try {
      return await copyDatabase(source, target, say);
    } finally {
      await target.close();
    }
  } catch (error) {
    if (isEngine(to)) rmSync(join(dataDir, FOLDERS[to]), { recursive: true, force: true });
    throw error;
  } finally {
    await source.close();
  }
}

/** Opens a place; the caller holds the lock of the data folder. */
export async function openSide(dataDir: string, place: Place): Promise<Side> {
  if (place === 'pglite') return pgliteSide(await openPglite(join(dataDir, FOLDERS.pglite)));
  if (place !== 'postgres') return serverSide(place);
  const server = await startPostgres({ folder: join(dataDir, FOLDERS.postgres) });
  try {
    const side = await serverSide(server.url);
    return {
      ...side,
      close: async () => {
        await side.close();
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Switches the folder to the other engine. Last, so that until then a start finds the old one unchanged. */
function switchTo(
  dataDir: string,
  { to, from, engine }: { to: Engine; from: Place; engine: Engine | null },
  say: Say,
): void {
  writeEngine(dataDir, to);
  if (!engine || engine === to) return;
  const kept = `${FOLDERS[engine]}-moved-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  renameSync(join(dataDir, FOLDERS[engine]), join(dataDir, kept));
  const what = from === engine ? 'The old database' : 'The database that the folder had before';
  say(`${what} is kept in ${join(dataDir, kept)}; remove it when nothing is missing.`);
}
