import { besideSellers, titled } from './demand-lists.ts';
import type { Demands } from './demands.ts';
import { SCORE_BY_BITS } from './fields.ts';
import type { Filter } from './filter.ts';
import { metresOfChord, squaredChord } from './geo.ts';
import { bitsAt, markMatches, slotAt } from './match.ts';
import type { IndexParts } from './matcher.ts';
import type { WordLists } from './word-lists.ts';

/** The score for having a word, per unit of its weight; more than any sum of field scores. */
const FOUND = 2 ** 16;
/** The factor of the head, and of a listing in its category that does not have the head's name. */
const HEAD = 2;
const ITS_CATEGORY = 1.2;
/** The latter if other listings have the head's name: such a listing then needs the details as well. */
const ITS_CATEGORY_ONLY = 0.5;
/** Among listings with the head's name, those in its own category come first, regardless of the distance. */
const SAME_CATEGORY = 0.4;
/** The weight of being within the place, as much as a telling word. */
const PLACE_WEIGHT = 6;
/** The least share of a query's weight that a partial match must have. */
const LEAST_SHARE = 0.34;
const LEAST_SHARE_OF_GENERAL = 0.75;
/** The penalty for distance: 100 km cost a quarter of a unit of a word's weight. */
const METRES_PER_POINT = 6;
const FARTHEST_M = 800_000;

/** The candidates: listings that pass `filter` and are not in `found`; those that pass `within` score higher. */
export interface PartialScope {
  readonly filter: Filter;
  readonly within: Filter;
  readonly found: ReadonlySet<number>;
}

/**
 * Collects into `scratch.slots` listings that match the head or its category and have all `musts`, scored by how many
 * of the other words they have. @returns the number collected.
 */
export function coverMost(demands: Demands, scope: PartialScope, parts: IndexParts): number {
  const { head, named, mentions, inCategory, musts } = demands;
  const details = [...demands.details, ...demands.features];
  const { scratch } = parts;
  // For a thing with categories, sellers of that name are not partial matches.
  const heads = named ?? (mentions && demands.categoryIds.length > 0 ? besideSellers(mentions) : mentions);
  const headWeight = Math.max(heads?.weight ?? inCategory?.weight ?? 0, leastOfHead(details));
  // If no listing has the head's name, the details say too little, unless they determine the category or are in the
  // title of a listing in the head's category: "mus jabłkowy" is close to "przecier jabłkowy".
  const isMore = details.length > 0 || demands.lostWeight > 0;
  const isOfDetails = !heads && isMore && !demands.isTold;
  if (!heads && (!inCategory || (isOfDetails && details.length === 0))) return 0;
  let count = 0;
  const before = scratch.nextStamp();
  if (heads) count = take(heads, HEAD * headWeight, count, before, scope, parts);
  if (inCategory && !named)
    count = take(
      inCategory,
      (demands.isThere ? ITS_CATEGORY_ONLY : ITS_CATEGORY) * headWeight,
      count,
      before,
      scope,
      parts,
    );
  if (scope.found.size > 0 && details.length + musts.length > 0) count = keepAlike(count, demands, scope, parts);
  for (const must of musts) count = keep(must, count, parts);
  if (isOfDetails) count = keep(titled(joinedOf(details)), count, parts);
  if (named && head) cover(head, 0, count, parts);
  for (const detail of details) cover(detail, detail.weight, count, parts);
  const hasPlace = scope.filter.origin !== null;
  const whole = HEAD * headWeight + sumOf(details) + demands.lostWeight;
  count = keepNear(count, (demands.isGeneral ? LEAST_SHARE_OF_GENERAL : LEAST_SHARE) * whole, parts);
  if (inCategory && !named) cover(inCategory, SAME_CATEGORY * headWeight, count, parts);
  if (hasPlace || scope.within !== scope.filter) preferNear(count, scope, parts);
  return count;
}

/** Collects into `scratch.slots` listings with the rarest matching word, scored by the others. @returns how many. */
export function coverRarest(words: readonly WordLists[], scope: PartialScope, parts: IndexParts): number {
  const rarestFirst = [...words].sort((a, b) => b.weight - a.weight);
  for (const [at, word] of rarestFirst.entries()) {
    const count = take(word, word.weight, 0, parts.scratch.nextStamp(), scope, parts);
    for (const other of rarestFirst.slice(at + 1)) cover(other, other.weight, count, parts);
    if (count > 0) return count;
  }
  return 0;
}

// A minimum weight for a common head: among many honeys, a rare word must not outweigh "miód".
function leastOfHead(details: readonly WordLists[]): number {
  return Math.ceil(Math.max(0, ...details.map(({ weight }) => weight)) / 3);
}

function joinedOf(words: readonly WordLists[]): WordLists {
  const [first] = words as [WordLists];
  return { ...first, runs: words.flatMap(({ runs }) => runs) };
}

export function sumOf(words: readonly WordLists[]): number {
  return words.reduce((sum, { weight }) => sum + weight, 0);
}

/** Adds the listings of a word that have not been collected yet, with its weight. @returns the new count. */
export function take(
  { runs, weight: own }: WordLists,
  weight: number,
  taken: number,
  before: number,
  { filter, found }: PartialScope,
  { scratch }: IndexParts,
): number {
  const { mark, bits, score, slots } = scratch;
  let count = taken;
  for (const run of runs) {
    for (let i = run.start; i < run.end; i++) {
      const matched = bitsAt(run, i);
      if (matched === 0) continue;
      const slot = slotAt(run, i);
      if (mark[slot] === before) {
        bits[slot] = (bits[slot] as number) | matched;
      } else if (!found.has(slot) && filter.matches(slot)) {
        mark[slot] = before;
        bits[slot] = matched;
        score[slot] = weight * FOUND;
        slots[count++] = slot;
      }
    }
  }
  for (let i = taken; i < count; i++) {
    const slot = slots[i] as number;
    score[slot] = (score[slot] as number) + own * (SCORE_BY_BITS[bits[slot] as number] as number);
  }
  return count;
}

// If there are full matches, only listings of their categories are kept: a jar for pickled cucumbers is not a pickle.
// If no full match is in the head's own category, listings of that category are kept as well.
function keepAlike(count: number, { categoryIds }: Demands, { found }: PartialScope, parts: IndexParts): number {
  const { columns, groups, scratch } = parts;
  const alike = new Set([...found].map((slot) => columns.category[slot] as number));
  const own = categoryIds.map((id) => groups.findCategory(id)?.number ?? -1);
  const wanted = own.some((number) => alike.has(number)) ? alike : new Set([...alike, ...own]);
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const slot = scratch.slots[i] as number;
    if (wanted.has(columns.category[slot] as number)) scratch.slots[kept++] = slot;
  }
  return kept;
}

/** Adds the score of a word to the listings that have it. */
export function cover(word: WordLists, weight: number, count: number, parts: IndexParts): void {
  const { mark, bits, score, slots } = parts.scratch;
  const found = markMatches(word, count, parts.scratch);
  for (let i = 0; i < count; i++) {
    const slot = slots[i] as number;
    if (mark[slot] !== found) continue;
    const worth = word.weight * (SCORE_BY_BITS[bits[slot] as number] as number);
    score[slot] = (score[slot] as number) + weight * FOUND + worth;
  }
}

/** Keeps the listings that have a word or pass `isGood`. @returns the number kept. */
export function keep(
  word: WordLists,
  count: number,
  parts: IndexParts,
  isGood: (slot: number) => boolean = () => false,
): number {
  const { mark, slots } = parts.scratch;
  const found = markMatches(word, count, parts.scratch);
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const slot = slots[i] as number;
    if (mark[slot] === found || isGood(slot)) slots[kept++] = slot;
  }
  return kept;
}

function keepNear(count: number, least: number, { scratch }: IndexParts): number {
  const { score, slots } = scratch;
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const slot = slots[i] as number;
    if ((score[slot] as number) >= least * FOUND) slots[kept++] = slot;
  }
  return kept;
}

/** Adds the weight of the place to listings within it, and subtracts a penalty for the distance. */
export function preferNear(count: number, { filter, within }: PartialScope, { columns, scratch }: IndexParts): void {
  const { x, y, z } = columns;
  const { score, slots } = scratch;
  for (let i = 0; i < count; i++) {
    const slot = slots[i] as number;
    if (within.matches(slot)) score[slot] = (score[slot] as number) + PLACE_WEIGHT * FOUND;
    if (!filter.origin) continue;
    const point = [x[slot] as number, y[slot] as number, z[slot] as number] as const;
    const metres = metresOfChord(squaredChord(point, filter.origin));
    const penalty = Number.isNaN(metres) ? FARTHEST_M : Math.min(FARTHEST_M, metres);
    score[slot] = (score[slot] as number) - penalty / METRES_PER_POINT;
  }
}
