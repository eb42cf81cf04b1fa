import { mkdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { fromKysely, fromPglite, type Db as JobDatabase } from 'pg-boss';
import { withDeadlines } from './deadline-dialect.ts';
import { GuardedClient, type GuardedClientConfig } from './guarded-client.ts';
import { type ChannelListener, ListenConnection } from './listen-connection.ts';
import { PreparingClient } from './preparing-client.ts';
import type { Database } from './schema.ts';

/** The database, or a transaction: the first parameter of every repository function. */
export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;

/** How to open a further connection: a server's address, or the engine within this process. */
export type DatabaseOrigin = { readonly url: string } | { readonly pglite: PGlite };

/** An open database of either engine, with the same features. */
export interface DatabaseClient {
  readonly origin: DatabaseOrigin;
  readonly db: Db;
  readonly backend: 'pglite' | 'postgres';
  /** Runs plain SQL, which may contain several statements. */
  exec(sql: string): Promise<void>;
  /** Listens on a channel, and reports gaps in which notifications are lost. */
  listen(channel: string, listener: ChannelListener): Promise<void>;
  /** The job queue's access to the same database. */
  readonly jobs: JobDatabase;
  close(): Promise<void>;
}

/** The in-process database, with the features only it has. */
export interface PgliteClient extends DatabaseClient {
  readonly pglite: PGlite;
}

const QUERY_TIMEOUT_MS = 2_000;
/** Also the maximum wait for a free connection. */
const CONNECTING_MS = 5_000;
const JOB_POOL = { max: 3, answerLimitMs: 60_000 };
const INT8 = 20;
const NUMERIC = 1700;

/** Ids, counts and money fit a number: checks on the tables keep them below 2^53. */
const parsers = { [INT8]: Number, [NUMERIC]: Number };

/** Opens the in-process PostgreSQL in a folder that nobody else uses. */
export async function openPglite(folder: string): Promise<PgliteClient> {
  mkdirSync(folder, { recursive: true });
  return pgliteClient(await PGlite.create({ dataDir: folder, parsers }));
}

/** Opens an in-memory database, empty or from a dump. */
export async function openInMemory(dump?: Blob): Promise<PgliteClient> {
  const pglite = await PGlite.create({ parsers, ...(dump ? { loadDataDir: dump } : {}) });
  return pgliteClient(pglite);
}

function pgliteClient(pglite: PGlite): PgliteClient {
  return {
    pglite,
    origin: { pglite },
    db: new Kysely<Database>({ dialect: withDeadlines(new PGliteDialect({ pglite })) }),
    backend: 'pglite',
    exec: async (sql) => void (await pglite.exec(sql)),
    listen: async (channel, { onPayload }) => void (await pglite.listen(channel, onPayload)),
    jobs: fromPglite(pglite),
    close: () => pglite.close(),
  };
}

/** Connects to a PostgreSQL server. Requests' statements are cancelled after 2 s, and not awaited any longer. */
export async function openServer(url: string, poolSize: number): Promise<DatabaseClient> {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, Number);
  types.setTypeParser(NUMERIC, Number);
  const pool = openPool(url, {
    max: poolSize,
    types,
    statement_timeout: QUERY_TIMEOUT_MS,
    answerLimitMs: QUERY_TIMEOUT_MS,
    Client: PreparingClient,
  });
  const jobPool = openPool(url, { ...JOB_POOL, Client: GuardedClient });
  const listeners: ListenConnection[] = [];
  return {
    origin: { url },
    db: new Kysely<Database>({ dialect: withDeadlines(new PostgresDialect({ pool })) }),
    backend: 'postgres',
    exec: (sql) => runOnce(url, sql),
    listen: async (channel, listener) => {
      const connection = new ListenConnection(url, channel, listener);
      listeners.push(connection);
      await connection.start();
    },
    jobs: { executeSql: (text, values) => jobPool.query(text, values) },
    close: async () => {
      await Promise.all(listeners.map((each) => each.stop()));
      await Promise.all([pool.end(), jobPool.end()]);
    },
  };
}

function openPool(url: string, options: pg.PoolConfig & GuardedClientConfig): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: CONNECTING_MS, ...options });
  // A broken idle connection is replaced on next use; without a listener the error would end the process.
  pool.on('error', () => {});
  return pool;
}

/** Runs SQL over a connection of its own, without a time limit. */
async function runOnce(url: string, sql: string): Promise<void> {
  const client = new GuardedClient({ connectionString: url, connectionTimeoutMillis: CONNECTING_MS });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** The job queue's access to a transaction, so that a job exists if and only if its cause does. */
export function jobsWithin(tx: Tx): JobDatabase {
  return fromKysely(tx);
}
