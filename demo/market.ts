import type { ListingStatus } from '#contract/listings/listings.ts';
import { momentAtPolishClock, polishDay } from '#contract/values/polish-time.ts';
import { couldSay, demoComments } from './comments.ts';
import { demoEvents } from './events.ts';
import { demoFacilities } from './facilities.ts';
import { withHistory } from './history.ts';
import { planAds } from './plan-ads.ts';
import type { DraftListing, PlannedComment, PlannedListing } from './planned-listing.ts';
import { createRandom, type Random } from './random.ts';
import { demoReplies } from './replies.ts';
import { demoSellers } from './sellers.ts';
import { demoStay } from './terms.ts';

export type { PlannedListing } from './planned-listing.ts';

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
  const drafts = [...planAds(nowMs), ...planFacilities(nowMs), ...planEvents(todayMs, nowMs)];
  return withHistory(withComments(drafts, nowMs), nowMs);
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

function planFacilities(nowMs: number): DraftListing[] {
  const random = createRandom(2);
  return demoFacilities.map((facility, number) => ({
    kind: 'agritourism',
    sellerKey: facility.sellerKey,
    title: facility.title,
    description: facility.text.join('\n\n'),
    categoryId: null,
    status: number % 20 === 0 ? 'highlighted' : number % 9 === 0 ? 'promoted' : 'basic',
    isPaused: false,
    isReserved: false,
    floorMinor: null,
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

function planEvents(todayMs: number, nowMs: number): DraftListing[] {
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
      isPaused: false,
      isReserved: false,
      floorMinor: null,
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
      picture: { objects: event.objects, seed: 95_000 + number * 5, branch: 'events', count: 1 + random.below(3) },
      comments: [],
    };
  });
}

/**
 * Distributes comments over listings that can be rated: many on some, none on others, never two by one person on one
 * listing.
 */
function withComments(listings: readonly DraftListing[], nowMs: number): DraftListing[] {
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
    const listing = listings[index] as DraftListing;
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
