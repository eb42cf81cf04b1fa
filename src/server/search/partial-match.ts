import { besideSellers, titled } from './demand-lists.ts';
import type { Demands } from './demands.ts';
import { SCORE_BY_BITS } from './fields.ts';
import type { Filter } from './filter.ts';
import { metresOfChord, squaredChord } from './geo.ts';
import { bitsAt, slotAt } from './match.ts';
import type { IndexParts } from './matcher.ts';
import type { WordLists } from './word-lists.ts';

/** What is found counts this much for each unit of a word's weight, more than any sum of scores. */
const FOUND = 2 ** 16;
/** The head counts twice; a listing of its category that is not called so, nearly once. */
const HEAD = 2;
const ITS_CATEGORY = 1.2;
/** The same where others are called so: then it needs the details, too. */
const ITS_CATEGORY_ONLY = 0.5;
/** Of those that are called so, the ones in the thing's own category come first, however far they are. */
const SAME_CATEGORY = 0.4;
/** To lie where it is wanted is worth as much as a telling word. */
const PLACE_WEIGHT = 6;
/** Less of what is asked for than this is not near. */
const LEAST_SHARE = 0.34;
const LEAST_SHARE_OF_GENERAL = 0.75;
/** A hundred kilometres farther away count as a quarter of a word. */
const METRES_PER_POINT = 6;
const FARTHEST_M = 800_000;

/** Which listings may be taken: all that pass `filter` and were not found, those within the place counting more. */
export interface PartialScope {
  readonly filter: Filter;
  readonly within: Filter;
  readonly found: ReadonlySet<number>;
}

/**
 * Collects into `scratch.slots` listings that are the thing asked for, or of its category, and have all that must be,
 * scored by how much of the rest they have. Tells how many.
 */
export function coverMost(demands: Demands, scope: PartialScope, parts: IndexParts): number {
  const { head, named, mentions, inCategory, musts } = demands;
  const details = [...demands.details, ...demands.features];
  const { scratch } = parts;
  // Of a thing that is known, no seller who is called so is near.
  const heads = named ?? (mentions && demands.categoryIds.length > 0 ? besideSellers(mentions) : mentions);
  const headWeight = Math.max(heads?.weight ?? inCategory?.weight ?? 0, leastOfHead(details));
  // Of what is not on offer by its name, the rest of a query tells too little, unless it tells the category or stands
  // in the title of such a thing: "przecier jabłkowy" is nearly "mus jabłkowy".
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

/** Collects into `scratch.slots` listings that have the rarest word that is there, scored by the others. Tells how many. */
export function coverRarest(words: readonly WordLists[], scope: PartialScope, parts: IndexParts): number {
  const rarestFirst = [...words].sort((a, b) => b.weight - a.weight);
  for (const [at, word] of rarestFirst.entries()) {
    const count = take(word, word.weight, 0, parts.scratch.nextStamp(), scope, parts);
    for (const other of rarestFirst.slice(at + 1)) cover(other, other.weight, count, parts);
    if (count > 0) return count;
  }
  return 0;
}

// However common the thing is in this market: among many honeys, a rare word beside "miód" must not outweigh it.
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

/** Adds the listings of a word that are not there yet, with what it counts. */
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

// Beside full matches only listings of their categories are kept: a jar for pickled cucumbers is no pickle. If no full
// match is in the thing's own category, listings of that category are kept as well.
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

// Marks those of the listings that have a word, and tells the mark.
function markFound({ runs }: WordLists, count: number, { scratch }: IndexParts): number {
  const { mark, bits, slots } = scratch;
  const candidate = scratch.nextStamp();
  const found = scratch.nextStamp();
  for (let i = 0; i < count; i++) mark[slots[i] as number] = candidate;
  for (const run of runs) {
    for (let i = run.start; i < run.end; i++) {
      const matched = bitsAt(run, i);
      const slot = slotAt(run, i);
      if (matched === 0 || (mark[slot] !== candidate && mark[slot] !== found)) continue;
      bits[slot] = matched | (mark[slot] === found ? (bits[slot] as number) : 0);
      mark[slot] = found;
    }
  }
  return found;
}

/** Adds what a word counts to those of the listings that have it. */
export function cover(word: WordLists, weight: number, count: number, parts: IndexParts): void {
  const { mark, bits, score, slots } = parts.scratch;
  const found = markFound(word, count, parts);
  for (let i = 0; i < count; i++) {
    const slot = slots[i] as number;
    if (mark[slot] !== found) continue;
    const worth = word.weight * (SCORE_BY_BITS[bits[slot] as number] as number);
    score[slot] = (score[slot] as number) + weight * FOUND + worth;
  }
}

/** Keeps those of the listings that have a word, or are as good without it. Tells how many. */
export function keep(
  word: WordLists,
  count: number,
  parts: IndexParts,
  isGood: (slot: number) => boolean = () => false,
): number {
  const { mark, slots } = parts.scratch;
  const found = markFound(word, count, parts);
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

/** Adds what the place counts: to lie within it, and to lie near. */
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
