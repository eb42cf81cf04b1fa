import { PAGE_SIZE } from '#contract/paging.ts';
import type { SearchDoc } from './types.ts';

/** 0 basic, 1 promoted, 2 highlighted. */
export type Degree = SearchDoc['promotion'];

/** So many paid listings stand at the head of a page of `PAGE_SIZE`; below them, one in so many. */
export const HEAD = 3;
export const ONE_IN = 8;

/** A row of places that repeats: those at `own` belong to one queue, all others to another. */
interface Pattern {
  readonly length: number;
  readonly own: readonly number[];
}

/** The places of a page that paid listings have before others: the head, and the last of each following eight. */
const PAID: Pattern = {
  length: PAGE_SIZE,
  own: Array.from({ length: PAGE_SIZE }, (_, at) => at).filter(
    (at) => at < HEAD || (at - HEAD) % ONE_IN === ONE_IN - 1,
  ),
};

/** Among the paid ones of a page, highlighted listings have the head before promoted ones, these the places below it. */
const HIGHLIGHTED: Pattern = { length: PAID.own.length, own: Array.from({ length: HEAD }, (_, at) => at) };

/** How many of the first `count` come from the queue that owns the pattern. Who runs out leaves its places to the other. */
function ownedBy({ length, own }: Pattern, count: number, owners: number, others: number): number {
  const rest = count % length;
  const places = Math.floor(count / length) * own.length + own.filter((at) => at < rest).length;
  return Math.max(Math.min(owners, places), count - others);
}

/** A place of a page: who stands there, as the number within those of its degree. */
export interface Place {
  readonly degree: Degree;
  readonly at: number;
}

/**
 * Who stands on a page of the default order, in time that depends on the page alone. Every listing has one place
 * through all pages, and those of one degree keep their order.
 *
 * counts  how many match, by degree; of each degree no more than `offset + limit` matter.
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
