import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { FollowFrequency } from '#contract/following.ts';
import { aDyingWorker, type Death, Deaths, type DyingWorker } from '#test/dying-worker.ts';
import { share } from '#test/effort.ts';
import { aListing, anAccount } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';
import { insertBlock } from '../blocks/repository.ts';
import { createListingService } from '../listings/service.ts';
import type { Caller } from '../platform/context.ts';
import { createFollowingService } from './service.ts';
import { createTelling } from './telling.ts';

const app = testApp();

const PEOPLE = 4;
const SELLERS = 2;
const LISTINGS_MAX = 6;
const person = fc.nat({ max: PEOPLE - 1 });
const seller = fc.nat({ max: SELLERS - 1 });
const operation = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('follow' as const),
      person,
      seller,
      frequency: fc.constantFrom('instant' as const, 'instant' as const, 'daily' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constantFrom('unfollow' as const, 'block' as const), person, seller }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('post' as const), seller, isHidden: fc.boolean() }) },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constantFrom(
        'pause' as const,
        'resume' as const,
        'expire' as const,
        'renew' as const,
        'suspend' as const,
        'lift' as const,
        'edit' as const,
      ),
      listing: fc.nat(),
    }),
  },
  { weight: 4, arbitrary: fc.record({ act: fc.constantFrom('tell' as const, 'daily' as const) }) },
);
type Operation = typeof operation extends fc.Arbitrary<infer Step> ? Step : never;
type Change = Extract<Operation, { listing: number }>['act'];

const CHANGES: Readonly<Record<Change, RawBuilder<unknown>>> = {
  pause: sql`paused_at = now(), pause_reason = 'owner'`,
  resume: sql`paused_at = null, pause_reason = null`,
  expire: sql`status = 'expired'`,
  renew: sql`status = 'basic'`,
  suspend: sql`suspended_at = now(), suspend_reason = 'listing'`,
  lift: sql`suspended_at = null, suspend_reason = null`,
  edit: sql`title = 'Miód po zmianie'`,
};

/** A listing as the model sees it: visible when nothing hides it. */
class ModelListing {
  readonly hiding = new Set<string>();
  /** When it last became visible without having been processed since; null if it did not. */
  shownSince: number | null = null;
  isTold = false;

  get isVisible(): boolean {
    return this.hiding.size === 0;
  }

  change(act: Change, at: number): void {
    const wasVisible = this.isVisible;
    const hiddenBy = {
      pause: 'pause',
      resume: 'pause',
      expire: 'expire',
      renew: 'expire',
      suspend: 'suspend',
      lift: 'suspend',
    };
    if (act === 'edit') return;
    if (act === 'pause' || act === 'expire' || act === 'suspend') this.hiding.add(act);
    else this.hiding.delete(hiddenBy[act]);
    if (!wasVisible && this.isVisible) this.shownSince ??= at;
  }
}

interface ModelFollow {
  readonly since: number;
  frequency: FollowFrequency;
  readonly waiting: Set<number>;
}

/** The reference model: computes who is notified of what, without workers. */
class Model {
  readonly told: string[] = [];
  readonly listings = new Map<number, { readonly listing: ModelListing; readonly sellerId: number }>();
  readonly follows = new Map<string, ModelFollow>();

  follow(key: string, frequency: FollowFrequency, at: number): void {
    const known = this.follows.get(key);
    if (known) known.frequency = frequency;
    else this.follows.set(key, { since: at, frequency, waiting: new Set() });
    if (frequency === 'instant') this.#tellWaiting(key);
  }

  tell(): void {
    for (const [id, { listing, sellerId }] of this.listings) {
      const since = listing.shownSince;
      listing.shownSince = null;
      if (since === null || !listing.isVisible || listing.isTold) continue;
      listing.isTold = true;
      for (const [key, follow] of this.follows) {
        if (!key.endsWith(` ${sellerId}`) || follow.since >= since) continue;
        if (follow.frequency === 'daily') follow.waiting.add(id);
        else this.told.push(`${key.split(' ')[0]} ${id}`);
      }
    }
  }

  daily(): void {
    for (const key of this.follows.keys()) this.#tellWaiting(key);
  }

  #tellWaiting(key: string): void {
    const { waiting } = this.follows.get(key) as ModelFollow;
    for (const id of waiting) {
      if (!this.listings.get(id)?.listing.isVisible) continue;
      waiting.delete(id);
      this.told.push(`${key.split(' ')[0]} ${id}`);
    }
  }
}

/** Far enough in the future that the server's own worker does not take them. */
const AHEAD = sql`interval '1 day'`;
const AHEAD_MS = 2 * 86_400_000;

/** A market with followers, two workers and the model, running one random history. */
class Stage {
  readonly #deaths: Deaths;
  readonly #workers: readonly DyingWorker[];
  readonly #people: readonly number[];
  readonly #sellers: readonly number[];
  readonly #blocked = new Set<string>();
  readonly model = new Model();
  #at = 0;

  private constructor(deaths: Deaths, people: readonly number[], sellers: readonly number[]) {
    this.#deaths = deaths;
    this.#workers = [aDyingWorker(app, deaths.next), aDyingWorker(app, deaths.next)];
    this.#people = people;
    this.#sellers = sellers;
  }

  static async open(drawn: Iterator<Death>): Promise<Stage> {
    for (const table of ['follow', 'follow_due', 'block', 'listing']) {
      await sql`delete from ${sql.table(table)}`.execute(app.client.db);
    }
    const ids = [];
    for (let count = 0; count < PEOPLE + SELLERS; count += 1) ids.push(await anAccount(app));
    return new Stage(new Deaths(drawn), ids.slice(0, PEOPLE), ids.slice(PEOPLE));
  }

  /** All notifications sent, one entry each. */
  get told(): string[] {
    return this.#workers
      .flatMap(({ published }) => published)
      .map((news) => `${news.accountId} ${news.kind === 'followedListing' ? news.listingId : news.kind}`);
  }

  async perform(step: Operation): Promise<void> {
    this.#at += 1;
    if ('person' in step) await this.#relate(step);
    else if ('seller' in step) await this.#post(step.seller, step.isHidden);
    else if ('listing' in step) await this.#change(step.act, step.listing);
    else return step.act === 'tell' ? this.tell() : this.daily();
    await sql`update follow_due set noted_at = noted_at + ${AHEAD} where noted_at <= now() + ${AHEAD} / 2`.execute(
      app.client.db,
    );
    await sql`update follow set created_at = created_at + ${AHEAD} where created_at <= now() + ${AHEAD} / 2`.execute(
      app.client.db,
    );
  }

  async tell(): Promise<void> {
    await this.#together((worker) => createTelling({ ...worker, newsAtOnce: 2 }).tell({ graceMs: -AHEAD_MS }));
    this.model.tell();
  }

  async daily(): Promise<void> {
    await this.#together((worker) => createTelling({ ...worker, newsAtOnce: 2 }).tellDaily());
    this.model.daily();
  }

  #together(work: (worker: DyingWorker) => Promise<void>): Promise<void> {
    return this.#deaths.survive(this.#workers.map((worker) => () => work(worker)));
  }

  async #relate(step: Extract<Operation, { person: number }>): Promise<void> {
    const accountId = this.#people[step.person] as number;
    const sellerId = this.#sellers[step.seller] as number;
    const key = `${accountId} ${sellerId}`;
    if (this.#blocked.has(key)) return;
    const [worker] = this.#workers as [DyingWorker];
    const { search } = app.app;
    const listings = createListingService({ db: worker.db, search });
    const limits = { take: async () => {} } as never;
    const service = createFollowingService({ ...worker, limits, listings });
    const caller = { id: accountId } as Caller;
    if (step.act === 'follow') {
      await this.#deaths.survive([() => service.follow(caller, sellerId, step.frequency)]);
      this.model.follow(key, step.frequency, this.#at);
    } else if (step.act === 'unfollow') {
      await this.#deaths.survive([() => service.unfollow(caller, sellerId)]);
      this.model.follows.delete(key);
    } else {
      await app.client.db.transaction().execute((tx) => insertBlock(tx, sellerId, accountId));
      this.#blocked.add(key);
      this.model.follows.delete(key);
    }
  }

  async #post(index: number, isHidden: boolean): Promise<void> {
    if (this.model.listings.size === LISTINGS_MAX) return;
    const sellerId = this.#sellers[index] as number;
    const id = await aListing(app, 'ad', { seller_id: sellerId, status: isHidden ? 'neverActivated' : 'basic' });
    const listing = new ModelListing();
    if (isHidden) listing.hiding.add('expire');
    else listing.shownSince = this.#at;
    this.model.listings.set(id, { listing, sellerId });
  }

  async #change(act: Change, index: number): Promise<void> {
    const ids = [...this.model.listings.keys()];
    const id = ids[index % Math.max(1, ids.length)];
    if (id === undefined) return;
    await sql`
      update listing set ${CHANGES[act]}, revision = nextval('listing_revision') where id = ${id}`.execute(
      app.client.db,
    );
    this.model.listings.get(id)?.listing.change(act, this.#at);
  }
}

test('each follower is notified once of each new listing, whichever worker is killed', async () => {
  const operations = fc.array(operation, { minLength: 10, maxLength: 50 });
  const deaths = fc.infiniteStream(fc.constantFrom<Death>('none', 'none', 'before', 'after'));
  let toldInAll = 0;
  await fc.assert(
    fc.asyncProperty(operations, deaths, async (steps, dying) => {
      const stage = await Stage.open(dying);
      for (const step of steps) await stage.perform(step);
      await stage.tell();
      await stage.daily();
      const { told, model } = stage;
      toldInAll += told.length;
      expect(new Set(told).size).toBe(told.length);
      expect(told.toSorted()).toEqual(model.told.toSorted());
    }),
    { numRuns: share(200) },
  );
  expect(toldInAll).toBeGreaterThan(0);
}, 600_000);
