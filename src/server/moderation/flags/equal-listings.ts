import { likeness, wordsOf } from '../../selling/text-likeness.ts';
import type { Finding } from './finding.ts';

/** The compared fields of a listing. */
export interface ComparedListing {
  readonly id: number;
  readonly title: string;
  readonly description: string;
}

/** The number of near-duplicates, including this listing, from which they are flagged. */
const MANY = 4;
const NEARLY = 0.8;
/** Shorter descriptions can be equal by chance. */
const TELLING_WORDS = 8;

/** The seller's other listings with nearly the same words in their title. */
export function withLikeTitle<T extends { title: string }>(title: string, others: readonly T[]): T[] {
  const words = wordsOf(title);
  return others.filter((other) => likeness(words, wordsOf(other.title)) >= NEARLY);
}

/**
 * The same thing posted repeatedly.
 *
 * own        listings of the same seller, kind and amount with a similar title.
 * elsewhere  ids of older listings by others with exactly the same text.
 */
export function detectEqualListings(
  listing: ComparedListing & { sellerId: number },
  { own, elsewhere }: { own: readonly ComparedListing[]; elsewhere: readonly number[] },
): Finding | null {
  const words = wordsOf(listing.description);
  const near = own.filter(({ description }) => isNear(words, wordsOf(description))).map(({ id }) => id);
  const isOften = near.length + 1 >= MANY;
  const copied = words.size >= TELLING_WORDS ? elsewhere : [];
  if (!isOften && copied.length === 0) return null;
  const listingIds = [...copied, ...(isOften ? near : [])];
  return {
    kind: 'equalListings',
    severity: 1,
    rule: 'duplicates',
    words: [],
    listingIds,
    count: listingIds.length + 1,
    traces: [...tracesOf(listing, isOften ? near.length + 1 : 0), ...copied.map((id) => `copy of ${id}`)],
  };
}

/** Without descriptions, equal titles are sufficient. */
function isNear(words: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return words.size + other.size === 0 || likeness(words, other) >= NEARLY;
}

/** A group of listings is flagged again only when it has doubled. */
function tracesOf({ title }: ComparedListing, count: number): string[] {
  if (count === 0) return [];
  return [[...wordsOf(title)].sort().join(' '), `times ${MANY * 2 ** Math.floor(Math.log2(count / MANY))}`];
}
