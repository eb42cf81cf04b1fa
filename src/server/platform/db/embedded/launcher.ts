import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Binaries, findBinaries } from './binaries.ts';
import { assertRuns, makeSocketFolder, OWNER, prepareCluster, SUPERUSER, serverEnvironment } from './cluster.ts';
import { readPidFile, removeSocket, stopOrphan } from './orphans.ts';
import { chooseAccount, handOver, type RunAs } from './run-as.ts';
import { type PostgresOptions, SOCKET_PORT, serverArguments } from './settings.ts';

export type { PostgresOptions } from './settings.ts';

/** A PostgreSQL server started as a child of this process. */
export interface RunningPostgres {
  /** The site's database, as its owner role. */
  readonly url: string;
  /** The same server as superuser, at the database `postgres`. */
  readonly adminUrl: string;
  /** The current process id of the server; null if it is not running. */
  readonly pid: number | null;
  /**
   * Stops the server and waits for it.
   *
   * mode  `fast` aborts transactions and writes everything to disk; `immediate` simulates a crash.
   */
  stop(mode?: 'fast' | 'immediate'): Promise<void>;
}

/**
 * Starts PostgreSQL in a folder, creating a cluster if there is none, and waits until it accepts connections. Stops a
 * server left behind by a killed process first. The caller must hold the folder's lock.
 *
 * @throws PostgresUnavailableError if PostgreSQL cannot run on this machine or in this folder.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const runAs = chooseAccount(options.folder);
  const binaries = findBinaries();
  await assertRuns(binaries, runAs);
  await stopOrphan(join(options.folder, 'cluster'));
  const cluster = await prepareCluster(binaries, runAs, options);
  const server = new Server(binaries, runAs, options, cluster);
  await server.start();
  await createDatabase(server.adminUrl);
  return server;
}

/** The site's database in the server that another process runs in this folder; null if none runs. */
export function findRunningUrl(folder: string): string | null {
  const [, , , port, socketFolder, , , state] = readPidFile(join(folder, 'cluster'));
  return socketFolder && state?.trim() === 'ready' ? socketUrl(socketFolder, Number(port), OWNER, OWNER) : null;
}

function socketUrl(socketFolder: string, port: number, user: string, database: string): string {
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(socketFolder)}&sslmode=disable`;
}

async function createDatabase(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const role = await client.query('select 1 from pg_roles where rolname = $1', [OWNER]);
    if (role.rowCount === 0) await client.query(`create role ${OWNER} login`);
    const database = await client.query('select 1 from pg_database where datname = $1', [OWNER]);
    if (database.rowCount === 0) await client.query(`create database ${OWNER} owner ${OWNER}`);
  } finally {
    await client.end();
  }
}

const FIRST_RESTART_MS = 200;
const LAST_RESTART_MS = 5_000;
const LOG_LIMIT_BYTES = 10 * 1024 * 1024;
const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

class Server implements RunningPostgres {
  readonly url: string;
  readonly adminUrl: string;
  readonly #binaries: Binaries;
  readonly #runAs: RunAs;
  readonly #options: PostgresOptions;
  readonly #cluster: string;
  readonly #socketFolder: string;
  readonly #stopWithParent = () => void this.#child?.kill('SIGINT');
  #child: ChildProcess | null = null;
  #exited: Promise<void> = Promise.resolve();
  #isStopping = false;

  constructor(binaries: Binaries, runAs: RunAs, options: PostgresOptions, cluster: string) {
    this.#binaries = binaries;
    this.#runAs = runAs;
    this.#options = options;
    this.#cluster = cluster;
    this.#socketFolder = makeSocketFolder(options.folder, runAs);
    const port = options.tcpPort ?? SOCKET_PORT;
    this.url = socketUrl(this.#socketFolder, port, OWNER, OWNER);
    this.adminUrl = socketUrl(this.#socketFolder, port, SUPERUSER, 'postgres');
  }

  get pid(): number | null {
    return this.#child?.pid ?? null;
  }

  async start(): Promise<void> {
    process.on('exit', this.#stopWithParent);
    try {
      await this.#launch();
    } catch (error) {
      await this.stop('immediate');
      throw error;
    }
  }

  async #launch(): Promise<void> {
    const log = this.#openLog();
    const child = spawn(
      this.#binaries.postgres,
      serverArguments(this.#cluster, this.#socketFolder, this.#options),
      // Detached: Ctrl-C in a terminal is for the site, which stops its database last.
      { ...this.#runAs.ids, cwd: '/', env: serverEnvironment, stdio: ['ignore', log, log], detached: true },
    );
    closeSync(log);
    this.#exited = new Promise((resolve) => {
      child.once('error', () => resolve());
      child.once('exit', () => resolve());
    });
    this.#child = child;
    await this.#untilReady(child);
    void this.#exited.then(() => this.#handleExit(child));
  }

  #openLog(): number {
    const path = join(this.#options.folder, 'log');
    if (existsSync(path) && statSync(path).size > LOG_LIMIT_BYTES) renameSync(path, `${path}.old`);
    const log = openSync(path, 'a', 0o600);
    handOver(path, this.#runAs);
    return log;
  }

  async #untilReady(child: ChildProcess): Promise<void> {
    let isGone = false;
    void this.#exited.then(() => (isGone = true));
    while (!isGone) {
      const lines = readPidFile(this.#cluster);
      if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return;
      await sleep(10);
    }
    this.#child = null;
    throw new Error(`PostgreSQL does not start in ${this.#options.folder}: ${this.#lastWords()}`);
  }

  #lastWords(): string {
    const lines = readFileSync(join(this.#options.folder, 'log'), 'utf8').trimEnd().split('\n').slice(-20);
    return lines.findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? lines.at(-1) ?? 'its log is empty';
  }

  #handleExit(child: ChildProcess): void {
    this.#child = null;
    if (this.#isStopping) return;
    const how = child.signalCode ?? `code ${child.exitCode}`;
    this.#options.onIncident?.(`PostgreSQL ended by itself (${how})`);
    if (this.#options.restarts) void this.#restart();
  }

  async #restart(): Promise<void> {
    for (let waitMs = FIRST_RESTART_MS; ; waitMs = Math.min(2 * waitMs, LAST_RESTART_MS)) {
      await sleep(waitMs, undefined, { ref: false });
      if (this.#isStopping) return;
      try {
        await stopOrphan(this.#cluster);
        if (this.#isStopping) return;
        await this.#launch();
        this.#options.onIncident?.('PostgreSQL runs again');
        return;
      } catch (error) {
        if (!this.#isStopping) this.#options.onIncident?.((error as Error).message);
      }
    }
  }

  async stop(mode: 'fast' | 'immediate' = 'fast'): Promise<void> {
    this.#isStopping = true;
    this.#child?.kill(SIGNALS[mode]);
    await this.#exited;
    process.off('exit', this.#stopWithParent);
    removeSocket(this.#socketFolder);
  }
}
