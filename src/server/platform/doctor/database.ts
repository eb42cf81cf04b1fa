import pg from 'pg';
import type { Config } from '../../config.ts';
import { openForBackup } from '../backup/service.ts';
import type { DatabaseOrigin } from '../db/client.ts';
import { readEngine } from '../db/embedded/open-embedded.ts';
import { listMigrations } from '../db/migrate.ts';
import { advice, type Finding, right, wrong } from './finding.ts';

const CONNECTING_MS = 5_000;
const OLDEST = 15;
const NEWEST = 18;
const CLOCKS_APART_MS = 2_000;

/** The findings, and the settings stored in the database; none if it cannot be read. */
interface Examined {
  readonly findings: readonly Finding[];
  readonly stored: Facts['stored'];
}

/** Checks that the database responds and matches this version of the site. */
export async function examineDatabase(config: Config): Promise<Examined> {
  const engine = config.database.url ? null : readEngine(config.dataDir);
  if (!config.database.url && !engine) {
    return { findings: [right(`${config.dataDir} is new: the first start creates the database`)], stored: [] };
  }
  const durability =
    engine === 'pglite'
      ? [advice('The database is PGlite, which does not survive a power failure', 'npm run move-database')]
      : [];
  try {
    const { origin, close } = await openForBackup(config);
    try {
      const facts = await readFacts(origin);
      return { findings: [...durability, ...judgeFacts(facts)], stored: facts.stored };
    } finally {
      await close();
    }
  } catch (error) {
    return { findings: [...durability, unreachable(error as NodeJS.ErrnoException)], stored: [] };
  }
}

/** Facts read from a database. */
export interface Facts {
  readonly version: string;
  readonly encoding: string;
  readonly nowMs: number;
  /** The applied migrations; empty for a new database. */
  readonly migrations: readonly string[];
  /** The rows of `site_setting`. */
  readonly stored: readonly { readonly key: string; readonly value: unknown }[];
}

const QUESTION = `select current_setting('server_version') as version,
  current_setting('server_encoding') as encoding, (extract(epoch from now()) * 1000)::text as now,
  to_regclass('public.migration') is not null as has_migrations,
  to_regclass('public.site_setting') is not null as has_settings`;
const MIGRATIONS = 'select name from migration order by name';
const SETTINGS = 'select key, value from site_setting order by key';

async function readFacts(origin: DatabaseOrigin): Promise<Facts> {
  type Rows = Record<string, unknown>[];
  if ('pglite' in origin) return factsOf(async (text) => (await origin.pglite.query(text)).rows as Rows);
  const client = new pg.Client({ connectionString: origin.url, connectionTimeoutMillis: CONNECTING_MS });
  client.on('error', () => {});
  await client.connect();
  try {
    return await factsOf(async (text) => (await client.query(text)).rows as Rows);
  } finally {
    await client.end();
  }
}

async function factsOf(ask: (text: string) => Promise<Record<string, unknown>[]>): Promise<Facts> {
  const [row] = await ask(QUESTION);
  const migrations = row?.has_migrations ? await ask(MIGRATIONS) : [];
  const settings = row?.has_settings ? await ask(SETTINGS) : [];
  return {
    version: String(row?.version),
    encoding: String(row?.encoding),
    nowMs: Number(row?.now),
    migrations: migrations.map(({ name }) => String(name)),
    stored: settings.map(({ key, value }) => ({ key: String(key), value })),
  };
}

/** Compares the database with what this version of the site needs. */
export function judgeFacts(
  { version, encoding, nowMs, migrations }: Omit<Facts, 'stored'>,
  ownNowMs = Date.now(),
): Finding[] {
  const found: Finding[] = [];
  const major = Number.parseInt(version, 10);
  if (major < OLDEST) found.push(wrong(`PostgreSQL ${version} is too old`, `use ${OLDEST} to ${NEWEST}`));
  else if (major > NEWEST) found.push(advice(`PostgreSQL ${version} was never tried`, `use ${OLDEST} to ${NEWEST}`));
  else found.push(right(`PostgreSQL ${version} answers`));
  if (encoding !== 'UTF8') found.push(wrong(`The database stores ${encoding}`, 'create it with encoding UTF8'));
  if (Math.abs(nowMs - ownNowMs) > CLOCKS_APART_MS) {
    const seconds = Math.round(Math.abs(nowMs - ownNowMs) / 1_000);
    found.push(wrong(`The clocks of database and site are ${seconds} s apart`, 'timedatectl set-ntp true on both'));
  }
  const own = listMigrations();
  const newer = migrations.find((name) => !own.includes(name));
  const missing = own.filter((name) => !migrations.includes(name)).length;
  if (newer) found.push(wrong(`A newer version has changed the database (${newer})`, 'install that version again'));
  else if (missing > 0) found.push(advice(`${missing} migrations are missing`, 'the next start, or npm run update'));
  else found.push(right('The database fits this version'));
  return found;
}

/** Describes why the database is unreachable. */
function unreachable({ code, message }: NodeJS.ErrnoException): Finding {
  const says = `The database does not answer: ${message}`;
  if (code === '28P01' || code === '28000') return wrong(says, 'correct user and password in DATABASE_URL');
  if (code === '3D000') return wrong(says, 'create the database: createdb jarmark');
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return wrong(says, 'correct the host in DATABASE_URL');
  if (code === 'ECONNREFUSED') return wrong(says, 'start PostgreSQL, or correct host and port in DATABASE_URL');
  return wrong(says, 'see data/pg/log, or the log of the server');
}
