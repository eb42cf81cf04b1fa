import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { fromKysely, fromPglite, type Db as JobDatabase } from 'pg-boss';
import { lockFolder } from './folder-lock.ts';
import { PreparingClient } from './preparing-client.ts';
import type { Database } from './schema.ts';

/** The database, or a transaction in it: what every repository function takes. */
export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;

/** An open database of either kind, with the same abilities. */
export interface DatabaseClient {
  readonly db: Db;
  readonly backend: 'pglite' | 'postgres';
  /** Runs plain SQL that may hold several statements. */
  exec(sql: string): Promise<void>;
  /** Calls back for each notification on the channel; `onReconnect` after a gap in which some may be lost. */
  listen(channel: string, onPayload: (payload: string) => void, onReconnect: () => void): Promise<void>;
  /** The job queue's way to the same database. */
  readonly jobs: { db: JobDatabase } | { connectionString: string };
  close(): Promise<void>;
}

const QUERY_TIMEOUT_MS = 2_000;
const INT8 = 20;
const NUMERIC = 1700;

/** Ids, counts and money fit a number: the tables' checks keep them below 2^53. */
const parsers = { [INT8]: Number, [NUMERIC]: Number };

/** Opens the embedded database in a folder, taking the folder's lock. @throws FolderLockedError */
export async function openEmbedded(folder: string): Promise<DatabaseClient> {
  const unlock = lockFolder(folder);
  mkdirSync(join(folder, 'db'), { recursive: true });
  const pglite = await PGlite.create({ dataDir: join(folder, 'db'), parsers });
  return embeddedClient(pglite, unlock);
}

/** Opens an embedded database in memory, empty or as a dump left it. */
export async function openInMemory(dump?: Blob): Promise<DatabaseClient & { pglite: PGlite }> {
  const pglite = await PGlite.create({ parsers, ...(dump ? { loadDataDir: dump } : {}) });
  return { ...embeddedClient(pglite, () => {}), pglite };
}

function embeddedClient(pglite: PGlite, unlock: () => void): DatabaseClient {
  return {
    db: new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) }),
    backend: 'pglite',
    exec: async (sql) => void (await pglite.exec(sql)),
    listen: async (channel, onPayload) => void (await pglite.listen(channel, onPayload)),
    jobs: { db: fromPglite(pglite) },
    close: async () => {
      await pglite.close();
      unlock();
    },
  };
}

/** Opens a PostgreSQL server. Statements of requests are cancelled after 2 s. */
export async function openServer(url: string, poolSize: number): Promise<DatabaseClient> {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, Number);
  types.setTypeParser(NUMERIC, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types,
    statement_timeout: QUERY_TIMEOUT_MS,
    Client: PreparingClient,
  });
  // A connection that breaks while idle is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => {});
  const listeners: ListenConnection[] = [];
  return {
    db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }),
    backend: 'postgres',
    exec: async (sql) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      try {
        await client.query(sql);
      } finally {
        await client.end();
      }
    },
    listen: async (channel, onPayload, onReconnect) => {
      const connection = new ListenConnection(url, channel, onPayload, onReconnect);
      listeners.push(connection);
      await connection.start();
    },
    jobs: { connectionString: url },
    close: async () => {
      await Promise.all(listeners.map((each) => each.stop()));
      await pool.end();
    },
  };
}

/** The job queue's way into a transaction, so that a job exists exactly when its cause does. */
export function jobsWithin(tx: Tx): JobDatabase {
  return fromKysely(tx);
}

const RECONNECT_MS = 1_000;

/** A connection of its own for LISTEN, opened again whenever it is lost. */
class ListenConnection {
  #client: pg.Client | null = null;
  #stopped = false;
  readonly #url: string;
  readonly #channel: string;
  readonly #onPayload: (payload: string) => void;
  readonly #onReconnect: () => void;

  constructor(url: string, channel: string, onPayload: (payload: string) => void, onReconnect: () => void) {
    this.#url = url;
    this.#channel = channel;
    this.#onPayload = onPayload;
    this.#onReconnect = onReconnect;
  }

  async start(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true });
    client.on('notification', (message) => this.#onPayload(message.payload ?? ''));
    client.on('error', () => {});
    client.on('end', () => this.#restart());
    await client.connect();
    await client.query(`listen ${this.#channel}`);
    this.#client = client;
  }

  #restart(): void {
    this.#client = null;
    if (this.#stopped) return;
    setTimeout(() => {
      if (this.#stopped) return;
      this.start().then(this.#onReconnect, () => this.#restart());
    }, RECONNECT_MS).unref();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#client?.end();
  }
}
