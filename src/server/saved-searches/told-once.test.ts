import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { KindId } from '#kinds/index.ts';
import { share } from '#test/effort.ts';
import { aListing, anAccount } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';
import { NEWS_DESCRIPTORS } from '../compose/news.ts';
import { createPublishNews } from '../notifications/centre/publish.ts';
import type { QueuedMail } from '../notifications/mail/queued.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import type { Jobs } from '../platform/jobs.ts';
import { analyseListing } from '../search/document.ts';
import { loadStemmer, type Stemmer } from '../search/stemmer.ts';
import { knownNow, queryOf } from './fitting.ts';
import { savedSearchMails } from './mails.ts';
import { createMatching } from './matching.ts';
import { askedAt } from './queries.ts';
import { insertSearch } from './repository.ts';
import { createTelling } from './telling.ts';

const app = testApp();

/** Thrown by a worker that is killed. */
class Killed extends Error {}

interface QueuedJob {
  readonly name: string;
  readonly payload: Record<string, unknown>;
}

/**
 * A worker with jobs that exist once their transaction has committed; it dies at the points that `nextDeath` chooses.
 */
function aWorker(queue: QueuedJob[], nextDeath: () => Death) {
  const pending = new WeakMap<object, QueuedJob[]>();
  const note = (tx: Tx, job: QueuedJob) => pending.get(tx)?.push(job);
  const jobs = {
    queue: async (tx: Tx, name: string, payload: object) => void note(tx, { name, payload: { ...payload } }),
    queueLater: async (tx: Tx, name: string, all: readonly { payload: object }[]) => {
      for (const { payload } of all) note(tx, { name, payload: { ...payload } });
    },
  } as unknown as Pick<typeof app.app.jobs, 'queue' | 'queueLater'>;
  const execute = async <T>(act: (tx: Tx) => Promise<T>): Promise<T> => {
    const death = nextDeath();
    const queued: QueuedJob[] = [];
    const outcome = await app.client.db.transaction().execute(async (tx) => {
      pending.set(tx, queued);
      const value = await act(tx);
      if (death === 'before') throw new Killed();
      return value;
    });
    queue.push(...queued);
    if (death === 'after') throw new Killed();
    return outcome;
  };
  const db = new Proxy(app.client.db, {
    get: (target, name) => {
      if (name === 'transaction') return () => ({ execute });
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  }) as Db;
  const { search } = app.app;
  const told: (readonly [searchId: number, titles: readonly string[]])[] = [];
  const site = {
    db,
    publicUrl: 'http://localhost',
    market: { name: 'Jarmark' },
    replyDomain: null,
    search,
    store: { getBytes: async () => new Uint8Array() },
  };
  const publishNews = createPublishNews({
    jobs: jobs as unknown as Jobs,
    queuePushes: async () => {},
    descriptors: NEWS_DESCRIPTORS,
  });
  return {
    matching: createMatching({ db, jobs, search }),
    telling: createTelling({ db, jobs, search, queuePushes: async () => {}, publishNews }),
    told,
    /** Writes the mail of a job; a killed worker has sent nothing. */
    mail: async ({ payload }: QueuedJob) => {
      const mail = await (savedSearchMails.searchFound as QueuedMail<never>).write(site, payload as never);
      const { details } = payload as { details: { searchId: number } };
      const titles = [...(mail?.text ?? '').matchAll(/^(?:Miód|Ser|Kosz).*? nr (\d+)/gm)].map(([, id = '']) => id);
      if (mail) told.push([details.searchId, titles]);
    },
  };
}

type Worker = ReturnType<typeof aWorker>;

const TITLES = ['Miód lipowy', 'Miód gryczany', 'Ser kozi', 'Ser wędzony', 'Kosz wiklinowy', 'Kosz na miód'] as const;
const TOWNS = ['Nowy Sącz', 'Łowicz'] as const;
const QUERIES = [
  'q=miód',
  'q=miód&price_to=40',
  'q=miód lipowy',
  'q=miód gryczany koło Nowego Sącza',
  'q=miut do 40 zł',
  'q=ser kozi',
  'q=koza',
  'q=serki',
  'q=kosz wiklinowy do 60 zł',
  'q=Nowy Sącz',
  'category=101',
  'category=101&price_to=40',
  'price_from=30&price_to=60',
  'town=Łowicz&radius=20',
] as const;

const at = fc.nat({ max: 5 });
const operation = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('post' as const),
      title: at,
      town: fc.nat({ max: 1 }),
      price: fc.integer({ min: 1, max: 8 }),
      seller: fc.nat({ max: 2 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('save' as const),
      query: fc.nat({ max: QUERIES.length - 1 }),
      owner: fc.nat({ max: 2 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('price' as const),
      listing: fc.nat(),
      price: fc.integer({ min: 1, max: 8 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('title' as const), listing: fc.nat(), title: at }) },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constantFrom(
        'pause' as const,
        'resume' as const,
        'hide' as const,
        'show' as const,
        'expire' as const,
        'renew' as const,
      ),
      listing: fc.nat(),
    }),
  },
  { weight: 4, arbitrary: fc.record({ act: fc.constantFrom('match' as const, 'tell' as const, 'mail' as const) }) },
);
type Operation = typeof operation extends fc.Arbitrary<infer Step> ? Step : never;

/** The reference model: computes the notifications by comparing whole lists at the same times. */
class Model {
  readonly known = new Set<string>();
  readonly waiting = new Set<string>();
  readonly noticed = new Set<string>();
  readonly told: string[] = [];
  readonly changed = new Set<number>();
  readonly searches: {
    readonly id: number;
    readonly kind: KindId;
    readonly query: string;
    readonly ownerId: number;
  }[] = [];
  readonly sellers = new Map<number, number>();

  /** Everything that a search's list shows, as returned by the list itself. */
  #shown(search: { kind: KindId; query: string }): Set<number> {
    const query = queryOf(search);
    if (!query) throw new Error('a query of the test is invalid');
    return new Set(app.app.search.ask({ ...askedAt(query, Date.now()), offset: 0, limit: 1_000 }).ids);
  }

  save(search: Model['searches'][number]): void {
    for (const id of this.#shown(search)) this.known.add(`${search.id} ${id}`);
    this.searches.push(search);
  }

  match(): void {
    for (const search of this.searches) {
      const shown = this.#shown(search);
      for (const id of this.changed) {
        const pair = `${search.id} ${id}`;
        if (shown.has(id) && this.sellers.get(id) !== search.ownerId && !this.known.has(pair)) {
          this.known.add(pair);
          this.waiting.add(pair);
        }
      }
    }
    this.changed.clear();
  }

  /** Moves listings that are still shown from one state to the next; drops the rest. */
  #pass(from: Set<string>, to: (pair: string) => void): void {
    for (const search of this.searches) {
      const shown = this.#shown(search);
      for (const pair of [...from].filter((each) => each.startsWith(`${search.id} `))) {
        from.delete(pair);
        if (shown.has(Number(pair.split(' ')[1]))) to(pair);
        else this.known.delete(pair);
      }
    }
  }

  tell(): void {
    this.#pass(this.waiting, (pair) => this.noticed.add(pair));
  }

  mail(): void {
    this.#pass(this.noticed, (pair) => this.told.push(pair));
  }
}

const PRICE_STEP = 1_000;
/** All listings fit in one mail. */
const LISTINGS_MAX = 10;

type Death = 'none' | 'before' | 'after';

/** A market with searches, two workers and the model, running one random history. */
class Stage {
  readonly #queue: QueuedJob[] = [];
  readonly #noticed: string[] = [];
  readonly #workers: readonly Worker[];
  readonly #listings: number[] = [];
  readonly #people: readonly number[];
  readonly #stemmer: Stemmer;
  readonly model = new Model();
  #mayDie = true;

  private constructor(people: readonly number[], stemmer: Stemmer, deaths: Iterator<Death>) {
    const nextDeath = () => (this.#mayDie ? (deaths.next().value ?? 'none') : 'none');
    this.#people = people;
    this.#stemmer = stemmer;
    this.#workers = [aWorker(this.#queue, nextDeath), aWorker(this.#queue, nextDeath)];
  }

  static async open(deaths: Iterator<Death>): Promise<Stage> {
    const { db } = app.client;
    for (const table of ['notification', 'saved_search', 'saved_search_due', 'listing']) {
      await sql`delete from ${sql.table(table)}`.execute(db);
    }
    await app.app.search.reconcile();
    // A list without matches may show related listings, so this market always has some of each thing.
    for (const title of TITLES) await aListing(app, 'ad', { title, price_minor: 99_000 });
    const people = [await anAccount(app), await anAccount(app), await anAccount(app)];
    await sql`update account set email_verified_at = now() where id = any(${people})`.execute(db);
    return new Stage(people, await loadStemmer(), deaths);
  }

  /** All notifications sent, one entry each. */
  get told(): string[] {
    return this.#workers.flatMap(({ told }) =>
      told.flatMap(([searchId, numbers]) => numbers.map((number) => `${searchId} ${this.#listings[Number(number)]}`)),
    );
  }

  /** The notices that were published as news. Excludes news from the site's own jobs about expired listings. */
  async listed(): Promise<string[]> {
    const { rows } = await sql<{
      key: string;
    }>`select key from notification where key like 'search %' order by key`.execute(app.client.db);
    return rows.map(({ key }) => key);
  }

  /** The notices whose mails were queued, including those that have lost all their listings since. */
  get noticed(): string[] {
    return this.#noticed.toSorted();
  }

  async perform(step: Operation): Promise<void> {
    switch (step.act) {
      case 'match':
      case 'tell':
      case 'mail':
        return this[step.act]();
      case 'save':
        return this.#save(QUERIES[step.query] as string, this.#people[step.owner] as number);
      case 'post':
        return this.#post(step);
      default:
        return this.#edit(step);
    }
  }

  async #edit(step: Extract<Operation, { listing: number }>): Promise<void> {
    const id = this.#listings[step.listing % Math.max(1, this.#listings.length)];
    if (id === undefined) return;
    if (step.act === 'price') return this.#change(id, sql`price_minor = ${step.price * PRICE_STEP}`);
    if (step.act === 'title') return this.#rename(id, TITLES[step.title] as string);
    return this.#change(id, CHANGES[step.act]);
  }

  async match(): Promise<void> {
    await this.#survive(({ matching }) => matching.run({ graceMs: 0 }));
    this.model.match();
  }

  async tell(): Promise<void> {
    await this.#survive(async ({ telling }) => {
      for (const { id } of this.model.searches) await telling.tell({ searchId: id });
    });
    this.model.tell();
  }

  async mail(): Promise<void> {
    for (const job of this.#queue.splice(0).filter(({ name }) => name === 'account.mail')) {
      const { details } = job.payload as { details: { searchId: number; notice: number } };
      this.#noticed.push(`search ${details.searchId} ${details.notice}`);
      await this.#send(job);
    }
    this.model.mail();
  }

  // Both workers at once, until they succeed: a killed worker is restarted, and its claims expire.
  async #survive(act: (worker: Worker) => Promise<void>): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      this.#mayDie = tries < MAX_DEATHS;
      await sql`update saved_search_due set claimed_until = '-infinity'`.execute(app.client.db);
      const outcomes = await Promise.allSettled(this.#workers.map(act));
      const failed = outcomes.filter((each) => each.status === 'rejected');
      for (const { reason } of failed) if (!(reason instanceof Killed)) throw reason;
      if (failed.length === 0) break;
    }
    this.#mayDie = true;
  }

  // Tries one after the other: recording what was sent is the mail queue's task, which has its own tests.
  async #send(job: QueuedJob): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      this.#mayDie = tries < MAX_DEATHS;
      try {
        await (this.#workers[tries % 2] as Worker).mail(job);
        break;
      } catch (error) {
        if (!(error instanceof Killed)) throw error;
      }
    }
    this.#mayDie = true;
  }

  async #save(asked: string, ownerId: number): Promise<void> {
    const [kind, query] = ['ad' as const, new URLSearchParams(asked).toString()];
    if (this.model.searches.some((each) => each.ownerId === ownerId && each.query === query)) return;
    const saved = queryOf({ kind, query });
    if (!saved) throw new Error('a query of the test is invalid');
    const known = knownNow(app.app.search, saved);
    const wish = { owner: { accountId: ownerId }, locale: 'pl', kind, query, name: 'x', frequency: 'daily' as const };
    const { id } = await app.client.db
      .transaction()
      .execute((tx) => insertSearch(tx, { ...wish, channels: ['mail'], isConfirmed: true, ...known }));
    this.model.save({ id, kind, query, ownerId });
  }

  async #post(step: Extract<Operation, { act: 'post' }>): Promise<void> {
    if (this.#listings.length === LISTINGS_MAX) return;
    const id = await aListing(app, 'ad', {
      title: `${TITLES[step.title]} nr ${this.#listings.length}`,
      town: TOWNS[step.town] as string,
      price_minor: step.price * PRICE_STEP,
      seller_id: this.#people[step.seller] as number,
    });
    await app.app.search.refresh([id]);
    this.#listings.push(id);
    this.model.sellers.set(id, this.#people[step.seller] as number);
    this.model.changed.add(id);
  }

  async #rename(id: number, called: string): Promise<void> {
    const title = `${called} nr ${this.#listings.indexOf(id)}`;
    const text = { title, description: 'Prosto z pasieki pod lasem.', sellerName: 'Osoba' };
    await this.#change(id, sql`title = ${title}, search_terms = ${analyseListing(text, this.#stemmer)}`);
  }

  async #change(id: number, values: RawBuilder<unknown>): Promise<void> {
    await sql`update listing set ${values}, revision = nextval('listing_revision') where id = ${id}`.execute(
      app.client.db,
    );
    await app.app.search.refresh([id]);
    this.model.changed.add(id);
  }
}

const MAX_DEATHS = 4;
const CHANGES = {
  pause: sql`paused_at = now(), pause_reason = 'owner'`,
  resume: sql`paused_at = null, pause_reason = null`,
  hide: sql`suspended_at = now(), suspend_reason = 'listing'`,
  show: sql`suspended_at = null, suspend_reason = null`,
  expire: sql`visible_until = now() - interval '1 second'`,
  renew: sql`visible_until = null`,
};

test('each new listing of a search is notified exactly once, whichever worker is killed', async () => {
  const operations = fc.array(operation, { minLength: 10, maxLength: 40 });
  const deaths = fc.infiniteStream(fc.constantFrom<Death>('none', 'none', 'before', 'after'));
  let toldInAll = 0;
  await fc.assert(
    fc.asyncProperty(operations, deaths, async (steps, dying) => {
      const stage = await Stage.open(dying);
      for (const step of steps) await stage.perform(step);
      await stage.match();
      await stage.tell();
      await stage.mail();
      const { told, model } = stage;
      // Each notice of a search is one piece of news, whichever worker was killed.
      expect((await stage.listed()).toSorted()).toEqual(stage.noticed);
      toldInAll += told.length;
      expect(new Set(told).size).toBe(told.length);
      expect(told.toSorted()).toEqual(model.told.toSorted());
    }),
    { numRuns: share(200) },
  );
  expect(toldInAll).toBeGreaterThan(0);
}, 600_000);
