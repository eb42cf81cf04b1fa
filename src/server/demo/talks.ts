import type { PlannedListing } from '#demo/market.ts';
import { type DemoTalk, demoTalks } from '#demo/talks.ts';
import type { TalkSeed } from './talk-repository.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** One in this many buyers wrote before commenting; the others phoned or came to the market. */
const TALKED_BEFORE = 2;
/** Typical first response times of sellers. */
const PACES_MIN = [7, 12, 35, 50, 140, 260, 700, 1_900];
/** Factors that vary the response time. */
const WEATHER = [0.6, 0.9, 1, 1.2, 1.7];

/** A stored listing of the demo market. */
export interface LaidListing {
  readonly listing: PlannedListing;
  readonly id: number;
  readonly sellerId: number;
}

/**
 * The conversations that preceded some comments, in the order of the comments; they justify the
 * "contact confirmed" mark.
 */
export function planTalks(listings: readonly LaidListing[], idOf: (key: string) => number): TalkSeed[] {
  let index = -1;
  return listings.flatMap(({ listing, id, sellerId }) =>
    listing.comments.flatMap(({ authorKey, atMs }) => {
      index += 1;
      const talks = listing.kind === 'ad' || listing.kind === 'agritourism' ? demoTalks[listing.kind] : [];
      const talk = talks[index % talks.length];
      if (index % TALKED_BEFORE !== 0 || !talk) return [];
      const askedAtMs = askedBefore(index, sellerId, atMs);
      // Nobody asks about a listing that does not exist yet.
      if (askedAtMs < listing.createdAtMs) return [];
      const about = { about_id: id, about_title: listing.title, seller_id: sellerId, buyer_id: idOf(authorKey) };
      return [{ ...about, messages: timed(talk, askedAtMs, paceMin(index, sellerId)) }];
    }),
  );
}

/** The seller's response time for this conversation, in minutes. */
function paceMin(index: number, sellerId: number): number {
  return (PACES_MIN[sellerId % PACES_MIN.length] as number) * (WEATHER[index % WEATHER.length] as number);
}

/** When the buyer wrote: early enough for the talk to end at least a day before the comment. */
function askedBefore(index: number, sellerId: number, commentedAtMs: number): number {
  return commentedAtMs - (1 + (index % 4)) * DAY_MS - 3 * paceMin(index, sellerId) * MINUTE_MS;
}

function timed(talk: DemoTalk, askedAtMs: number, pace: number): TalkSeed['messages'] {
  return talk.map((content, turn) => ({
    content,
    created_at: new Date(askedAtMs + (turn === 0 ? 0 : pace + (turn - 1) * 9) * MINUTE_MS).toISOString(),
  }));
}
