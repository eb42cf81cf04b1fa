import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { aDyingWorker, type Death, Deaths, type DyingWorker } from '#test/dying-worker.ts';
import { share } from '#test/effort.ts';
import { aListing, anAccount } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';
import type { News } from '../notifications/centre/publish.ts';
import { deleteFavourite } from './repository.ts';
import { createWatching } from './watching.ts';

const app = testApp();

const PEOPLE = 4;
const LISTINGS = 2;
const listing = fc.nat({ max: LISTINGS - 1 });
const operation = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constantFrom('keep' as const, 'keep' as const, 'drop' as const),
      person: fc.nat({ max: PEOPLE - 1 }),
      listing,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ act: fc.constant('price' as const), listing, price: fc.integer({ min: 1, max: 6 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constantFrom(
        'sell' as const,
        'reopen' as const,
        'expire' as const,
        'renew' as const,
        'remove' as const,
        'restore' as const,
        'pause' as const,
        'resume' as const,
      ),
      listing,
    }),
  },
  { weight: 4, arbitrary: fc.record({ act: fc.constantFrom('tell' as const, 'tell' as const, 'nextDay' as const) }) },
);
type Operation = typeof operation extends fc.Arbitrary<infer Step> ? Step : never;

/** The columns that each change sets, its effect on the listing in the model, and whether that is temporary. */
const CHANGES: Readonly<Record<string, { set: RawBuilder<unknown>; over: string; isOn: boolean }>> = {
  sell: { set: sql`ended_at = now()`, over: 'sold', isOn: true },
  reopen: { set: sql`ended_at = null`, over: 'sold', isOn: false },
  expire: { set: sql`status = 'expired'`, over: 'ended', isOn: true },
  renew: { set: sql`status = 'basic'`, over: 'ended', isOn: false },
  remove: { set: sql`deleted_at = now()`, over: 'removed', isOn: true },
  restore: { set: sql`deleted_at = null`, over: 'removed', isOn: false },
  pause: { set: sql`paused_at = now(), pause_reason = 'owner'`, over: 'paused', isOn: true },
  resume: { set: sql`paused_at = null, pause_reason = null`, over: 'paused', isOn: false },
};
const PRICE_STEP = 1_000;
const FIRST_PRICE = 4;

interface ModelListing {
  readonly id: number;
  price: number;
  readonly hiding: Set<string>;
}

interface ModelFavourite {
  readonly listing: ModelListing;
  price: number;
  isToldToday: boolean;
  isGone: boolean;
}

/** The reference model: checks every favourite, whatever has changed. */
class Model {
  readonly told: string[] = [];
  readonly favourites = new Map<string, ModelFavourite>();

  tell(): void {
    for (const [key, favourite] of this.favourites) {
      const { listing: kept } = favourite;
      const isVisible = kept.hiding.size === 0;
      const how = ['removed', 'sold', 'ended'].find((each) => kept.hiding.has(each));
      if (how && !favourite.isGone) {
        favourite.isGone = true;
        this.told.push(`${key} gone ${how}`);
      } else if (isVisible && favourite.isGone) {
        favourite.isGone = false;
        this.told.push(`${key} backAgain`);
      }
      if (isVisible && kept.price < favourite.price && !favourite.isToldToday) {
        this.told.push(`${key} priceDrop ${favourite.price} ${kept.price}`);
        favourite.price = kept.price;
        favourite.isToldToday = true;
      }
    }
  }

  nextDay(): void {
    for (const favourite of this.favourites.values()) favourite.isToldToday = false;
  }
}

function textOf(news: News): string {
  if (news.kind === 'gone') return `${news.accountId} ${news.listingId} gone ${news.how}`;
  if (news.kind === 'backAgain') return `${news.accountId} ${news.listingId} backAgain`;
  if (news.kind !== 'priceDrop') return news.kind;
  const { accountId, listingId, fromGrosze, toGrosze } = news;
  return `${accountId} ${listingId} priceDrop ${fromGrosze / PRICE_STEP} ${toGrosze / PRICE_STEP}`;
}

/** Listings with favourites, two workers and the model, running one random history. */
class Stage {
  readonly #deaths: Deaths;
  readonly #workers: readonly DyingWorker[];
  readonly #people: readonly number[];
  readonly #listings: readonly ModelListing[];
  readonly model = new Model();

  private constructor(deaths: Deaths, people: readonly number[], listings: readonly ModelListing[]) {
    this.#deaths = deaths;
    this.#workers = [aDyingWorker(app, deaths.next), aDyingWorker(app, deaths.next)];
    this.#people = people;
    this.#listings = listings;
  }

  static async open(drawn: Iterator<Death>): Promise<Stage> {
    for (const table of ['favourite', 'favourite_due', 'listing']) {
      await sql`delete from ${sql.table(table)}`.execute(app.client.db);
    }
    const people = [];
    for (let count = 0; count < PEOPLE; count += 1) people.push(await anAccount(app));
    const listings = [];
    for (let count = 0; count < LISTINGS; count += 1) {
      const id = await aListing(app, 'ad', { price_minor: FIRST_PRICE * PRICE_STEP });
      listings.push({ id, price: FIRST_PRICE, hiding: new Set<string>() });
    }
    return new Stage(new Deaths(drawn), people, listings);
  }

  get published(): readonly News[] {
    return this.#workers.flatMap(({ published }) => published);
  }

  async perform(step: Operation): Promise<void> {
    if (!('listing' in step)) return step.act === 'tell' ? this.tell() : this.#nextDay();
    const kept = this.#listings[step.listing] as ModelListing;
    if ('person' in step) return this.#keep(this.#people[step.person] as number, kept, step.act === 'keep');
    if (step.act === 'price') {
      kept.price = step.price;
      return this.#set(kept, sql`price_minor = ${step.price * PRICE_STEP}`);
    }
    const { set, over, isOn } = CHANGES[step.act] as (typeof CHANGES)[string];
    if (isOn) kept.hiding.add(over);
    else kept.hiding.delete(over);
    return this.#set(kept, set);
  }

  async tell(): Promise<void> {
    // The workers wait for the grace period, and for the next morning.
    await sql`update favourite_due set due_at = '-infinity'`.execute(app.client.db);
    await this.#deaths.survive(
      this.#workers.map((worker) => () => createWatching({ ...worker, newsAtOnce: 2 }).tellChanges()),
    );
    this.model.tell();
  }

  async #nextDay(): Promise<void> {
    await sql`update favourite set price_told_on = price_told_on - 1`.execute(app.client.db);
    this.model.nextDay();
  }

  async #keep(accountId: number, kept: ModelListing, isKept: boolean): Promise<void> {
    const key = `${accountId} ${kept.id}`;
    if (!isKept) {
      await deleteFavourite(app.client.db, accountId, kept.id);
      this.model.favourites.delete(key);
    } else if (kept.hiding.size === 0 && !this.model.favourites.has(key)) {
      await app.client.db.insertInto('favourite').values({ account_id: accountId, listing_id: kept.id }).execute();
      this.model.favourites.set(key, { listing: kept, price: kept.price, isToldToday: false, isGone: false });
    }
  }

  async #set({ id }: ModelListing, set: RawBuilder<unknown>): Promise<void> {
    await sql`
      update listing set ${set}, revision = nextval('listing_revision') where id = ${id}`.execute(app.client.db);
  }
}

test('each change of a favourite is notified once, whichever worker is killed', async () => {
  const operations = fc.array(operation, { minLength: 10, maxLength: 50 });
  const deaths = fc.infiniteStream(fc.constantFrom<Death>('none', 'none', 'before', 'after'));
  let toldInAll = 0;
  await fc.assert(
    fc.asyncProperty(operations, deaths, async (steps, dying) => {
      const stage = await Stage.open(dying);
      for (const step of steps) await stage.perform(step);
      await stage.tell();
      const { published, model } = stage;
      toldInAll += published.length;
      const keys = published.map(({ accountId, key }) => `${accountId} ${key}`);
      expect(new Set(keys).size).toBe(keys.length);
      expect(published.map(textOf).toSorted()).toEqual(model.told.toSorted());
    }),
    { numRuns: share(200) },
  );
  expect(toldInAll).toBeGreaterThan(0);
}, 600_000);
