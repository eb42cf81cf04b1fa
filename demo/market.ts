import type { ListingStatus } from '#contract/listings/listings.ts';
import { momentAtPolishClock, polishDay } from '#contract/values/polish-time.ts';
import { categoriesById, categoryPath, categoryTree } from '#kinds/ad/categories.ts';
import type { AdFlag } from '#kinds/ad/kind.ts';
import type { DeliveryWay } from '#kinds/delivery.ts';
import type { KindId } from '#kinds/index.ts';
import type { PriceUnit } from '#kinds/price-units.ts';
import { adRecipes } from './ads/index.ts';
import { couldSay, demoComments } from './comments.ts';
import { demoEvents } from './events.ts';
import { demoFacilities } from './facilities.ts';
import { createRandom, type Random } from './random.ts';
import { demoReplies } from './replies.ts';
import { demoDetails } from './rule-details.ts';
import { demoSellers } from './sellers.ts';
import { demoDelivery, demoPrice, demoStay } from './terms.ts';
import type { AdRecipe, DemoSeller } from './types.ts';

/** `reply` is the seller's reply. */
interface PlannedComment {
  readonly authorKey: string;
  readonly rating: number;
  readonly text: string;
  readonly atMs: number;
  readonly reply: { readonly text: string; readonly atMs: number } | null;
}

/** A listing of the demo market before it is stored; places are still names. */
export interface PlannedListing {
  readonly kind: KindId;
  readonly sellerKey: string;
  readonly title: string;
  readonly description: string;
  readonly categoryId: number | null;
  readonly status: ListingStatus;
  readonly priceMinor: number | null;
  readonly priceUnit: PriceUnit | null;
  readonly delivery: readonly DeliveryWay[];
  readonly deliveryKm: number | null;
  readonly pieces: number | null;
  readonly weightG: number | null;
  readonly volumeMl: number | null;
  readonly tags: readonly string[];
  readonly town: string;
  readonly voivodeship: string;
  readonly details: Record<string, string | number | string[]>;
  readonly startsAtMs: number | null;
  readonly endsAtMs: number | null;
  readonly createdAtMs: number;
  readonly visibleUntilMs: number | null;
  readonly picture: { objects: readonly string[]; seed: number; branch: string; count: number };
  readonly comments: readonly PlannedComment[];
}

const AD_COUNT = 960;
const COMMENT_COUNT = 1560;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/**
 * The whole demo market, the same on every call with the same `nowMs`.
 *
 * @param nowMs  Unix milliseconds; events and ages are counted from the start of its day
 */
export function planMarket(nowMs: number): PlannedListing[] {
  const todayMs = Math.floor(nowMs / DAY_MS) * DAY_MS;
  const listings = [...planAds(todayMs, nowMs), ...planFacilities(nowMs), ...planEvents(todayMs, nowMs)];
  return withComments(listings, nowMs);
}

function planAds(_todayMs: number, nowMs: number): PlannedListing[] {
  const random = createRandom(1);
  const leaves = [...categoriesById.values()].filter((category) => category.children.length === 0);
  const plans: PlannedListing[] = [];
  for (let round = 0; plans.length < AD_COUNT; round += 1) {
    for (const leaf of leaves) {
      const recipes = adRecipes[leaf.key] ?? [];
      if (recipes.length === 0 || plans.length >= AD_COUNT) continue;
      const sellers = sellersOf(leaf.id);
      // When the recipes repeat, each goes to a different seller than before.
      const again = Math.floor(round / recipes.length);
      const seller = sellers[((round % recipes.length) + again) % sellers.length] as DemoSeller;
      const recipe = recipes[round % recipes.length] as AdRecipe;
      plans.push(planAd({ recipe, seller, leafId: leaf.id, again, random, nowMs, number: plans.length }));
    }
  }
  return plans;
}

/**
 * The listings' numbers in the order in which visitors see them: highlighted and promoted ones first, then newest
 * first, ads before others of the same age. Pictures are generated in this order.
 */
export function orderOfFirstSight(listings: readonly PlannedListing[]): number[] {
  const ranks: Partial<Record<ListingStatus, number>> = { highlighted: 0, promoted: 1, basic: 2 };
  const rankOf = ({ kind, status }: PlannedListing) =>
    kind === 'ad' ? (ranks[status] ?? 3) : (ranks[status] ?? 3) + 0.5;
  return listings
    .map((listing, number) => ({ number, rank: rankOf(listing), createdAtMs: listing.createdAtMs }))
    .sort((a, b) => a.rank - b.rank || b.createdAtMs - a.createdAtMs)
    .map(({ number }) => number);
}

/** Sellers whose trade includes the leaf or a branch above it. */
function sellersOf(leafId: number): DemoSeller[] {
  const keys = new Set(categoryPath(leafId).map((category) => category.key));
  const sellers = demoSellers.filter((seller) => seller.sells.some((key) => keys.has(key)));
  if (sellers.length === 0) throw new Error(`nobody sells ${[...keys].join('/')}`);
  return sellers;
}

interface AdPlan {
  recipe: AdRecipe;
  seller: DemoSeller;
  leafId: number;
  again: number;
  random: Random;
  nowMs: number;
  number: number;
}

function planAd({ recipe, seller, leafId, again, random, nowMs, number }: AdPlan): PlannedListing {
  const amounts = recipe.weightG ?? recipe.volumeMl ?? recipe.pieces ?? [];
  const step = amounts.length === 0 ? 0 : (again + random.below(amounts.length)) % amounts.length;
  const amount = amounts[step] ?? null;
  const factor = amount === null ? 1 : (amount / (amounts[0] ?? amount)) ** 0.92;
  const createdAtMs = nowMs - Math.floor(random.next() ** 1.6 * 13.5 * DAY_MS) - random.below(3 * HOUR_MS);
  const status = statusOf(number);
  const closing = seller.closings[number % seller.closings.length] ?? '';
  const title = titleOf(recipe, amounts.length > 1 && again > 0 ? amount : null);
  const priceMinor = priceOf(recipe.price, factor, random);
  const tags: string[] = [...(recipe.flags ?? [])] satisfies AdFlag[];
  const { key: sellerKey, voivodeship } = seller;
  const stated = demoDetails({ categoryId: leafId, title, tags, priceMinor, sellerKey, voivodeship });
  return {
    kind: 'ad',
    sellerKey: seller.key,
    title,
    description: [recipe.text.join(' '), closing].filter(Boolean).join('\n\n'),
    categoryId: leafId,
    status,
    ...demoPrice({
      categoryId: leafId,
      priceMinor,
      pieces: recipe.pieces ? amount : null,
      hasMeasure: Boolean(recipe.weightG ?? recipe.volumeMl),
      pay: stated.details.pay,
    }),
    ...demoDelivery(leafId, seller),
    weightG: recipe.weightG ? amount : null,
    volumeMl: recipe.volumeMl ? amount : null,
    pieces: recipe.pieces ? amount : null,
    tags: stated.tags,
    town: seller.town,
    voivodeship: seller.voivodeship,
    details: stated.details,
    startsAtMs: null,
    endsAtMs: null,
    createdAtMs: status === 'expired' ? createdAtMs - 16 * DAY_MS : createdAtMs,
    visibleUntilMs: visibleUntil(status, createdAtMs, nowMs),
    picture: {
      objects: recipe.objects,
      seed: number * 7 + 11,
      branch: categoryPath(leafId)[0]?.key ?? categoryTree.key,
      count: 1 + random.below(random.below(5) + 1),
    },
    comments: [],
  };
}

/** A second ad of the same recipe states its amount, so that the two can be told apart. */
function titleOf(recipe: AdRecipe, amount: number | null): string {
  if (amount === null) return recipe.title;
  const text = recipe.weightG
    ? inUnits(amount, 'g', 'kg')
    : recipe.volumeMl
      ? inUnits(amount, 'ml', 'l')
      : `${amount} szt.`;
  return `${recipe.title}, ${text}`;
}

function inUnits(amount: number, small: string, large: string): string {
  return amount >= 1000 ? `${String(amount / 1000).replace('.', ',')} ${large}` : `${amount} ${small}`;
}

/** Prices as people write them: whole złoty above ten, halves below. */
function priceOf([low, high]: readonly [number, number], factor: number, random: Random): number {
  const exact = (low + random.next() * (high - low)) * factor;
  const step = exact < 10 ? 0.5 : exact < 200 ? 1 : exact < 2000 ? 10 : 50;
  return Math.max(50, Math.round(Math.round(exact / step) * step * 100));
}

/** Of a hundred ads about 2 are highlighted, 6 promoted, 5 expired, 2 never activated. */
function statusOf(number: number): ListingStatus {
  const share = (number * 37) % 100;
  if (share < 2) return 'highlighted';
  if (share < 8) return 'promoted';
  if (share < 13) return 'expired';
  return share < 15 ? 'neverActivated' : 'basic';
}

/** The demo stays visible for a year, apart from listings that are meant to be expired. */
function visibleUntil(status: ListingStatus, createdAtMs: number, nowMs: number): number | null {
  if (status === 'neverActivated') return null;
  return status === 'expired' ? createdAtMs - 2 * DAY_MS : nowMs + 365 * DAY_MS;
}

function planFacilities(nowMs: number): PlannedListing[] {
  const random = createRandom(2);
  return demoFacilities.map((facility, number) => ({
    kind: 'agritourism',
    sellerKey: facility.sellerKey,
    title: facility.title,
    description: facility.text.join('\n\n'),
    categoryId: null,
    status: number % 20 === 0 ? 'highlighted' : number % 9 === 0 ? 'promoted' : 'basic',
    ...demoStay(facility.features, number),
    delivery: [],
    deliveryKm: null,
    weightG: null,
    volumeMl: null,
    pieces: null,
    tags: facility.features,
    town: facility.town,
    voivodeship: facility.voivodeship,
    details: {
      phones: demoPhones(number),
      emails: [`${slugOf(facility.title)}@example.pl`],
      postalCode: facility.postalCode,
      street: facility.street,
      guests: facility.guests,
    },
    startsAtMs: null,
    endsAtMs: null,
    createdAtMs: nowMs - random.below(60) * DAY_MS - random.below(20 * HOUR_MS),
    visibleUntilMs: nowMs + 365 * DAY_MS,
    picture: {
      objects: facility.objects,
      seed: 90_000 + number * 5,
      branch: 'agritourism',
      count: 2 + random.below(4),
    },
    comments: [],
  }));
}

/** Numbers that are not in use: the authority assigns none with this prefix. */
function demoPhones(number: number): string[] {
  const last = String(100 + number).padStart(3, '0');
  return number % 3 === 0
    ? [`+48 500 000 ${last}`, `+48 22 000 0${last.slice(0, 1)} ${last.slice(1)}`]
    : [`+48 500 000 ${last}`];
}

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
}

function planEvents(todayMs: number, nowMs: number): PlannedListing[] {
  const random = createRandom(3);
  return demoEvents.map((event, number) => {
    const day = polishDay(todayMs + event.startsInDays * DAY_MS);
    const hour = String(event.startHour).padStart(2, '0');
    const startsAtMs = momentAtPolishClock(`${day}T${hour}:00`)?.getTime() ?? todayMs;
    return {
      kind: 'event',
      sellerKey: event.sellerKey,
      title: event.title,
      description: event.text.join('\n\n'),
      categoryId: null,
      status: 'basic',
      priceMinor: null,
      priceUnit: null,
      delivery: [],
      deliveryKm: null,
      weightG: null,
      volumeMl: null,
      pieces: null,
      tags: [event.type],
      town: event.town,
      voivodeship: event.voivodeship,
      details: {
        venue: event.venue,
        organiser: event.organiser,
        programme: event.programme,
        admission: event.admission,
        ...(event.link ? { link: event.link } : {}),
      },
      startsAtMs,
      endsAtMs: startsAtMs + event.durationH * HOUR_MS,
      createdAtMs: Math.min(nowMs, startsAtMs) - (1 + random.below(40)) * DAY_MS - random.below(20 * HOUR_MS),
      visibleUntilMs: null,
      picture: { objects: event.objects, seed: 95_000 + number * 5, branch: 'events', count: 1 + random.below(3) },
      comments: [],
    };
  });
}

/**
 * Distributes comments over listings that can be rated: many on some, none on others, never two by one person on one
 * listing.
 */
function withComments(listings: readonly PlannedListing[], nowMs: number): PlannedListing[] {
  const random = createRandom(4);
  const replies = createRandom(5);
  const authors = demoSellers.map((seller) => seller.key);
  const open = listings.flatMap((listing, index) =>
    listing.kind === 'event' || listing.status === 'neverActivated' ? [] : [index],
  );
  const comments = new Map<number, PlannedComment[]>();
  const pools = poolsByBranch();
  for (let made = 0, tries = 0; made < COMMENT_COUNT && tries < 50_000; tries += 1) {
    const index = open[(Math.floor(random.next() ** 2 * open.length * 0.999) * 13) % open.length] as number;
    const listing = listings[index] as PlannedListing;
    const authorKey = authors[random.below(authors.length)] as string;
    const list = comments.get(index) ?? [];
    if (authorKey === listing.sellerKey || list.some((each) => each.authorKey === authorKey)) continue;
    const text = pickText(pools, listing.picture.branch, list, random);
    if (!text || !couldSay(authorKey, text.text)) continue;
    const atMs =
      listing.createdAtMs + Math.floor((0.05 + 0.9 * random.next()) * Math.max(HOUR_MS, nowMs - listing.createdAtMs));
    const saidAtMs = Math.min(atMs, nowMs - 60_000);
    const reply = replyTo(text.rating, saidAtMs, nowMs, replies);
    list.push({ authorKey, rating: text.rating, text: text.text, atMs: saidAtMs, reply });
    comments.set(index, list);
    made += 1;
  }
  return listings.map((listing, index) => ({ ...listing, comments: comments.get(index) ?? [] }));
}

/** The seller's reply, within two days; most do not reply, least of all to praise. */
function replyTo(rating: number, saidAtMs: number, nowMs: number, random: Random): PlannedComment['reply'] {
  const texts = rating >= 4 ? demoReplies.praise : demoReplies.regret;
  const answers = random.next() < (rating >= 4 ? 0.16 : 0.55);
  const text = texts[random.below(texts.length)] as string;
  const atMs = saidAtMs + Math.floor((0.02 + random.next()) * 48 * HOUR_MS);
  return answers && atMs < nowMs ? { text, atMs } : null;
}

type Pools = Map<string, { rating: number; text: string; used: number }[]>;

function poolsByBranch(): Pools {
  const pools: Pools = new Map();
  for (const comment of demoComments) {
    const pool = pools.get(comment.about) ?? [];
    pool.push({ rating: comment.rating, text: comment.text, used: 0 });
    pools.set(comment.about, pool);
  }
  return pools;
}

/** The least used text of a random few, so that the same text rarely appears twice on a page. */
function pickText(pools: Pools, branch: string, taken: readonly { text: string }[], random: Random) {
  const pool = [...(pools.get(branch) ?? []), ...(pools.get('any') ?? [])];
  const candidates = Array.from({ length: 6 }, () => pool[random.below(pool.length)])
    .filter((each) => each !== undefined && !taken.some((one) => one.text === each.text))
    .sort((a, b) => (a?.used ?? 0) - (b?.used ?? 0));
  const chosen = candidates[0];
  if (chosen) chosen.used += 1;
  return chosen;
}
