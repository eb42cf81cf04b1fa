import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DatabaseClient, openServer } from '#server/platform/db/client.ts';
import { type RunningPostgres, startPostgres } from '#server/platform/db/embedded/launcher.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { anAccount, aSession, manyListings } from '../factories.ts';
import { type FakeStripe, STRIPE_KEY, STRIPE_WEBHOOK_SECRET, startFakeStripe } from '../fake-stripe.ts';
import { OPERATOR } from '../ksef/fake-ksef.ts';
import { type SiteProcess, startSite, untilReady } from '../site-process.ts';
import type { TestApp } from '../test-app.ts';
import { Gate } from './gate.ts';

/** A signed-in user. */
export interface Person {
  readonly id: number;
  readonly token: string;
}

/** A seller whose listings have no paid plan. */
export interface Shop extends Person {
  readonly listingIds: number[];
}

export interface StageOptions {
  /** Offset of its ports: each scenario has its own number. */
  readonly slot: number;
  readonly people: number;
  readonly shops: number;
  readonly settings?: Record<string, string>;
}

const NODE_PORT = 3_561;
const DATABASE_PORT = 5_561;
const NODES = 2;
/** Nobody may start more than 30 payments in an hour. */
const LISTINGS = 25;

/** Two nodes over one database, all of which can be stopped and started, and their users. */
export class Stage {
  readonly folder = mkdtempSync(join(tmpdir(), 'jarmark-survival-'));
  readonly origins: readonly string[];
  /** Unexpected exits of processes, and how they ended. */
  readonly deaths: string[] = [];
  readonly people: Person[] = [];
  readonly shops: Shop[] = [];
  readonly nodes: (SiteProcess | undefined)[] = Array.from({ length: NODES }, () => undefined);
  /** The nodes that are running and were not stopped on purpose. */
  readonly isServing = new Set<SiteProcess>();
  stripe = {} as FakeStripe;
  stripeGate = {} as Gate;
  /** Between the nodes and the database. */
  databaseGate = {} as Gate;
  #database: RunningPostgres | null = null;
  readonly #options: StageOptions;
  readonly #undo: (() => unknown)[] = [];

  private constructor(options: StageOptions) {
    this.#options = options;
    this.origins = Array.from({ length: NODES }, (_, index) => `http://127.0.0.1:${this.#portOf(index)}`);
    chmodSync(this.folder, 0o755);
    mkdirSync(this.dataDir);
  }

  /** Sets everything up and lets a scenario use it; always stops whatever was started. */
  static async use<T>(options: StageOptions, work: (stage: Stage) => Promise<T>): Promise<T> {
    const stage = new Stage(options);
    try {
      await stage.#lay();
      return await work(stage);
    } finally {
      await stage.#clear();
    }
  }

  get dataDir(): string {
    return join(this.folder, 'data');
  }

  /** Bypasses the gate, for comparisons. */
  get databaseUrl(): string {
    return this.#urlAt(DATABASE_PORT + this.#options.slot);
  }

  /** Registers something to stop with the stage. */
  atEnd(act: () => unknown): void {
    this.#undo.push(act);
  }

  async #lay(): Promise<void> {
    await this.startDatabase();
    this.stripe = await startFakeStripe();
    this.atEnd(() => this.stripe.server.close());
    this.stripeGate = await this.#gateTo(Number(new URL(this.stripe.server.url).port));
    this.databaseGate = await this.#gateTo(DATABASE_PORT + this.#options.slot);
    const client = await openServer(this.databaseUrl, 3);
    try {
      await migrate(client);
      await this.#layPeople(client);
    } finally {
      await client.close();
    }
  }

  async #gateTo(port: number): Promise<Gate> {
    const gate = await Gate.open(port);
    this.atEnd(() => gate.shut());
    return gate;
  }

  async #layPeople(client: DatabaseClient): Promise<void> {
    const site = { client, settle: async () => {} } as unknown as TestApp;
    const aMember = async () => {
      const id = await anAccount(site);
      return { id, token: await aSession(site, id) };
    };
    while (this.people.length < this.#options.people) this.people.push(await aMember());
    while (this.shops.length < this.#options.shops) {
      const seller = await aMember();
      const ads = Array.from({ length: LISTINGS }, () => ({ kind: 'ad' as const, seller_id: seller.id }));
      this.shops.push({ ...seller, listingIds: await manyListings(site, ads) });
    }
  }

  async startDatabase(): Promise<void> {
    const tcpPort = DATABASE_PORT + this.#options.slot;
    this.#database = await startPostgres({ folder: join(this.folder, 'pg'), tcpPort, maxConnections: 100 });
  }

  async stopDatabase(mode: 'fast' | 'immediate'): Promise<void> {
    await this.#database?.stop(mode);
    this.#database = null;
  }

  async startNode(index: number, settings: Record<string, string> = {}): Promise<SiteProcess> {
    const node = await startSite({
      DATA_DIR: this.dataDir,
      DATABASE_URL: this.#urlAt(this.databaseGate.port),
      PORT: String(this.#portOf(index)),
      PUBLIC_URL: this.origins[0] as string,
      RATE_LIMIT: '0',
      RENDER_WORKERS: '0',
      STRIPE_SECRET_KEY: STRIPE_KEY,
      STRIPE_WEBHOOK_SECRET,
      STRIPE_API_BASE: `http://127.0.0.1:${this.stripeGate.port}`,
      ...OPERATOR,
      ...this.#options.settings,
      ...settings,
    });
    this.nodes[index] = node;
    void node.exited.then((code) => {
      if (this.nodes[index] !== node) return;
      const how = node.child.signalCode ?? `code ${code}`;
      this.deaths.push(`node ${index + 1} (${how}): ${node.output().trimEnd().split('\n').slice(-3).join(' ')}`);
    });
    await untilReady(node);
    this.isServing.add(node);
    return node;
  }

  async startNodes(): Promise<void> {
    await Promise.all(this.nodes.map((_, index) => this.startNode(index)));
  }

  /** As a power cut would. */
  async killNode(index: number): Promise<void> {
    const node = this.nodes[index];
    this.nodes[index] = undefined;
    if (node) this.isServing.delete(node);
    node?.child.kill('SIGKILL');
    await node?.exited;
  }

  #portOf(index: number): number {
    return NODE_PORT + NODES * this.#options.slot + index;
  }

  #urlAt(port: number): string {
    return `postgres://jarmark@127.0.0.1:${port}/jarmark?sslmode=disable`;
  }

  async #clear(): Promise<void> {
    for (const index of this.nodes.keys()) await this.killNode(index);
    for (const act of this.#undo.reverse()) await act();
    await this.stopDatabase('immediate');
    rmSync(this.folder, { recursive: true, force: true });
  }
}
