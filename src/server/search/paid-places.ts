import { PAGE_SIZE } from '#contract/paging.ts';
import type { SearchDoc } from './types.ts';

/** 0 basic, 1 promoted, 2 highlighted. */
export type Degree = SearchDoc['promotion'];

/**
 * The number of promoted places at the top of a page of `PAGE_SIZE`. Below them, one place in `ONE_IN`
 * is a promoted one.
 */
export const HEAD = 3;
export const ONE_IN = 8;

/** A repeating sequence of places: those at the indexes `own` belong to one queue, all others to a second queue. */
interface Pattern {
  readonly length: number;
  readonly own: readonly number[];
}

/** The promoted places of a page: the head, then the last of every eight places. */
const PAID: Pattern = {
  length: PAGE_SIZE,
  own: Array.from({ length: PAGE_SIZE }, (_, at) => at).filter(
    (at) => at < HEAD || (at - HEAD) % ONE_IN === ONE_IN - 1,
  ),
};

/**
 * Among the promoted places of a page, highlighted listings fill the head first and promoted ones the places below it.
 */
const HIGHLIGHTED: Pattern = { length: PAID.own.length, own: Array.from({ length: HEAD }, (_, at) => at) };

/**
 * The number of the first `count` places that the owner of the pattern fills. An exhausted queue leaves its places
 * to the other one.
 */
function ownedBy({ length, own }: Pattern, count: number, owners: number, others: number): number {
  const rest = count % length;
  const places = Math.floor(count / length) * own.length + own.filter((at) => at < rest).length;
  return Math.max(Math.min(owners, places), count - others);
}

/** The listing at a place of a page, as an index into the listings of its degree. */
export interface Place {
  readonly degree: Degree;
  readonly at: number;
}

/**
 * The listings of a page in the default order. The time depends on the length of the page alone. Each listing has
 * exactly one place across all pages, and listings of one degree keep their order.
 *
 * counts  number of matches by degree; more than `offset + limit` of one degree make no difference.
 */
export function placesOf(
  { offset, limit }: { readonly offset: number; readonly limit: number },
  counts: Readonly<Record<Degree, number>>,
): Place[] {
  const paid = counts[1] + counts[2];
  const paidBefore = (count: number) => ownedBy(PAID, count, paid, counts[0]);
  const highlightedBefore = (count: number) => ownedBy(HIGHLIGHTED, count, counts[2], counts[1]);
  const places: Place[] = [];
  for (let count = offset; count < Math.min(offset + limit, paid + counts[0]); count++) {
    const before = paidBefore(count);
    const highlighted = highlightedBefore(before);
    if (paidBefore(count + 1) === before) places.push({ degree: 0, at: count - before });
    else if (highlightedBefore(before + 1) > highlighted) places.push({ degree: 2, at: highlighted });
    else places.push({ degree: 1, at: before - highlighted });
  }
  return places;
}
