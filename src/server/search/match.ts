import { collectCommon } from './common-slots.ts';
import { SCORE_BY_BITS } from './fields.ts';
import type { Filter } from './filter.ts';
import type { KeptWord, Worth } from './kept-words.ts';
import { MOST_BY_BITS, type ScorePart } from './relevance.ts';
import type { Scratch } from './scratch.ts';
import type { SlotSet } from './slot-set.ts';
import type { Source } from './sources.ts';
import type { WordLists, WordRun } from './word-lists.ts';

/** How many postings can be scanned in the time of one binary search. */
const SWEPT_PER_PROBE = 12;
/** How many listings are tested one by one before all matches are collected. */
const FIRST_LOOKED_AT = 48;
/** For up to this many listings, looking a word up for each is fast enough. */
const FEW = 32;
const ALL = Number.POSITIVE_INFINITY;

/**
 * Collects into `scratch.slots` the listings of a source that pass the filter, and stops beyond `atMost`.
 * @returns the number collected; `atMost + 1` means that there are more.
 */
export function collect(source: Source, filter: Filter, scratch: Scratch, atMost: number): number {
  const narrowed = filter.narrowed(source.size);
  if (narrowed) return collectNarrowed(narrowed, [], filter, scratch.slots, atMost);
  const { mark, slots } = scratch;
  const stamp = scratch.nextStamp();
  let count = 0;
  for (const { data, start, end, shift } of source.runs) {
    // Backwards, because the newest come last and expired listings are mostly old.
    for (let i = end - 1; i >= start; i--) {
      const slot = (data[i] as number) >>> shift;
      if (mark[slot] === stamp) continue;
      mark[slot] = stamp;
      if (!filter.matches(slot)) continue;
      slots[count++] = slot;
      if (count > atMost) return count;
    }
  }
  return count;
}

/**
 * Collects into `scratch.slots` the listings that pass the filter and match every word, and into `scratch.parts` what
 * their scores consist of. Begins with the shortest list, the source or one of the words. @returns the number
 * collected.
 */
export function matchAll(words: readonly WordLists[], source: Source, filter: Filter, scratch: Scratch): number {
  scratch.parts = [];
  const rarestSize = Math.min(...words.map(({ size }) => size));
  if (words.length === 0 || rarestSize === 0) return 0;
  const narrowed = filter.narrowed(Math.min(rarestSize, source.size));
  const found = words.map((word) => ({ word, kept: scratch.words.find(word, scratch.size) }));
  const frequent = found.filter(({ kept }) => kept !== null) as FrequentWord[];
  const rare = found.flatMap(({ word, kept }) => (kept ? [] : word)).sort((a, b) => a.size - b.size);
  const kept = frequent.map((each) => each.kept);
  const isRarestKept = frequent.some(({ word }) => word.size === rarestSize);
  let count: number;
  let left = rare;
  if (narrowed && isRarestKept) {
    count = collectNarrowed(narrowed, kept, filter, scratch.slots, ALL);
    if (left.length > 0) clearScores(count, scratch);
  } else if (rarestSize <= source.size) {
    count = seed(rare[0] as WordLists, kept, filter, scratch);
    left = rare.slice(1);
  } else {
    count = keepKept(kept, collect(source, filter, scratch, ALL), scratch);
    clearScores(count, scratch);
  }
  for (const word of left) count = intersect(word, count, scratch);
  if (rare.length > 0) scratch.parts.push(scoresBySlot(scratch));
  for (const each of frequent) scratch.parts.push(partOfKept(each.kept, each.word.weight, scratch));
  return count;
}

/** Collects the listings of a narrowed filter that have all of the words; see `collectCommon`. */
export function collectNarrowed(
  narrowed: SlotSet,
  words: readonly KeptWord[],
  { besides }: Filter,
  slots: Uint32Array,
  atMost: number,
): number {
  const limits = besides.map((condition) => ({ condition, set: condition.set() }));
  const sets = limits.flatMap(({ set }) => set ?? []);
  const tests = limits.flatMap(({ condition, set }) => (set ? [] : condition));
  const passes = tests.length === 0 ? null : (slot: number) => tests.every((test) => test.passes(slot));
  return collectCommon(words, [...sets, narrowed], passes, slots, atMost);
}

interface FrequentWord {
  readonly word: WordLists;
  readonly kept: KeptWord;
}

function keepKept(kept: readonly KeptWord[], count: number, { slots }: Scratch): number {
  let left = count;
  for (const word of kept) {
    const all = left;
    left = 0;
    for (let i = 0; i < all; i++) if (word.has(slots[i] as number)) slots[left++] = slots[i] as number;
  }
  return left;
}

/** The scores that `scratch.score` has already. */
export function scoresBySlot({ slots, score }: Scratch): ScorePart {
  const add = (count: number, scores: Float64Array) => {
    for (let i = 0; i < count; i++) scores[i] = (scores[i] as number) + (score[slots[i] as number] as number);
  };
  return { least: 0, most: Number.POSITIVE_INFINITY, add };
}

function partOfKept(kept: KeptWord, factor: number, { slots }: Scratch): ScorePart {
  const add = (count: number, scores: Float64Array) => kept.addScores(slots, count, { factor, flat: 0 }, scores);
  return { ...boundsOf(factor * kept.most), add };
}

function boundsOf(extreme: number): Pick<ScorePart, 'least' | 'most'> {
  return { least: Math.min(0, extreme), most: Math.max(0, extreme) };
}

/** Whether any listing passes the filter and has every word; a match ends the search. */
export function anyMatch(words: readonly WordLists[], source: Source, filter: Filter, scratch: Scratch): boolean {
  const ofFirst = anyOfFirst(words, filter);
  if (ofFirst !== undefined) return ofFirst;
  const rarestSize = Math.min(...words.map(({ size }) => size));
  const narrowed = filter.narrowed(Math.min(rarestSize, source.size));
  const kept = words.map((word) => scratch.words.find(word, scratch.size));
  if (!narrowed || !kept.every((word) => word !== null)) return matchAll(words, source, filter, scratch) > 0;
  return collectNarrowed(narrowed, kept, filter, scratch.slots, 0) > 0;
}

/**
 * Whether any listing passes the filter and has every word, judging by the first listings with the rarest word;
 * undefined if these do not decide. Usually one of them has all words, and no matches need to be collected.
 */
function anyOfFirst(words: readonly WordLists[], filter: Filter): boolean | undefined {
  const [rarest, ...others] = [...words].sort((a, b) => a.size - b.size);
  if (!rarest || rarest.size === 0) return false;
  let left = FIRST_LOOKED_AT;
  for (const run of rarest.runs) {
    for (let i = run.end - 1; i >= run.start; i--) {
      if (bitsAt(run, i) === 0) continue;
      if (left-- === 0) return undefined;
      const slot = slotAt(run, i);
      if (others.every((word) => isIn(word, slot)) && filter.matches(slot)) return true;
    }
  }
  return false;
}

/** Whether a word matches the listing of a slot with any of the `wanted` bits. */
export function isIn({ runs }: WordLists, slot: number, wanted = ~0): boolean {
  return runs.some((run) => {
    const at = findSlot(run, slot);
    return at >= 0 && (bitsAt(run, at) & wanted) !== 0;
  });
}

/** The slot of a run's entry. */
export function slotAt(run: WordRun, i: number): number {
  return (run.data[i] as number) >>> run.shift;
}

/** The match bits of a run's entry; 0 for no match. */
export function bitsAt(run: WordRun, i: number): number {
  return run.bits[(run.data[i] as number) & ((1 << run.shift) - 1)] as number;
}

/** Adds the score of an optional word to the scores of the `found` listings. */
export function raise(word: WordLists, found: number, factor: number, scratch: Scratch, flat = 0): void {
  scratch.parts.push(partOf(word, found, { factor: factor * word.weight, flat: flat * word.weight }, scratch));
}

/**
 * What a word adds to the scores of those of the listings found so far that have it: `flat`, and `factor` times the
 * score of its match.
 */
export function partOf(word: WordLists, found: number, worth: Worth, scratch: Scratch): ScorePart {
  const kept = found > FEW ? scratch.words.find(word, scratch.size) : null;
  const bounds = boundsOf(worth.flat + worth.factor * (kept?.most ?? MOST_BY_BITS));
  if (kept)
    return { ...bounds, add: (count, scores, from) => kept.addScores(scratch.slots, count, worth, scores, from) };
  return { ...bounds, add: (count, scores, from) => addListed(word, count, worth, scratch, scores, from) };
}

function addListed(
  word: WordLists,
  count: number,
  { factor, flat }: Worth,
  scratch: Scratch,
  scores: Float64Array,
  from = 0,
): void {
  const { mark, bits, slots } = scratch;
  const found = markListed(word, count, scratch);
  for (let i = from; i < count; i++) {
    const slot = slots[i] as number;
    if (mark[slot] !== found) continue;
    scores[i] = (scores[i] as number) + flat + factor * (SCORE_BY_BITS[bits[slot] as number] as number);
  }
}

/** Marks those of the listings found so far that have a word, with its match in `scratch.bits`. @returns the mark. */
export function markMatches(word: WordLists, count: number, scratch: Scratch): number {
  const kept = count > FEW ? scratch.words.find(word, scratch.size) : null;
  return kept ? markKept(kept, count, scratch) : markListed(word, count, scratch);
}

/** A test whether a listing found so far has a word. */
export function among(word: WordLists, count: number, scratch: Scratch): (slot: number) => boolean {
  const kept = count > FEW ? scratch.words.find(word, scratch.size) : null;
  if (kept) return (slot) => kept.has(slot);
  const { mark } = scratch;
  const found = markListed(word, count, scratch);
  return (slot) => mark[slot] === found;
}

function markKept(kept: KeptWord, count: number, scratch: Scratch): number {
  const { mark, bits, slots } = scratch;
  const found = scratch.nextStamp();
  for (let i = 0; i < count; i++) {
    const slot = slots[i] as number;
    if (!kept.has(slot)) continue;
    mark[slot] = found;
    bits[slot] = kept.bitsOf(slot);
  }
  return found;
}

function markListed({ runs }: WordLists, count: number, scratch: Scratch): number {
  const { slots, among } = scratch;
  const found = scratch.nextStamp();
  let isFilled = false;
  for (const run of runs) {
    if (run.end - run.start > count * SWEPT_PER_PROBE) {
      probe(run, count, found, scratch);
      continue;
    }
    if (!isFilled) for (let i = 0; i < count; i++) addTo(among, slots[i] as number);
    isFilled = true;
    sweep(run, found, scratch);
  }
  if (isFilled) for (let i = 0; i < count; i++) among[(slots[i] as number) >>> 5] = 0;
  return found;
}

function addTo(among: Uint32Array, slot: number): void {
  among[slot >>> 5] = (among[slot >>> 5] as number) | (1 << (slot & 31));
}

function clearScores(count: number, { slots, score }: Scratch): void {
  for (let i = 0; i < count; i++) score[slots[i] as number] = 0;
}

function seed(word: WordLists, others: readonly KeptWord[], filter: Filter, scratch: Scratch): number {
  const { mark, bits, slots } = scratch;
  const passes = (slot: number) => others.every((other) => other.has(slot)) && filter.matches(slot);
  const stamp = scratch.nextStamp();
  let count = 0;
  for (const run of word.runs) {
    for (let i = run.start; i < run.end; i++) {
      if (bitsAt(run, i) === 0) continue;
      const slot = slotAt(run, i);
      if (mark[slot] === stamp) {
        bits[slot] = (bits[slot] as number) | bitsAt(run, i);
      } else {
        mark[slot] = stamp;
        bits[slot] = bitsAt(run, i);
        if (passes(slot)) slots[count++] = slot;
      }
    }
  }
  clearScores(count, scratch);
  addScores(word, count, stamp, scratch);
  return count;
}

// Keeps those of the listings found so far that also have the word.
function intersect(word: WordLists, count: number, scratch: Scratch): number {
  const { mark, slots } = scratch;
  const found = markMatches(word, count, scratch);
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const slot = slots[i] as number;
    if (mark[slot] === found) slots[kept++] = slot;
  }
  addScores(word, kept, found, scratch);
  return kept;
}

// Most postings are of other listings. These are passed over with the bitmap alone, which stays in the processor's
// cache, unlike the arrays by slot.
function sweep({ data, start, end, shift, bits: table }: WordRun, found: number, { among, mark, bits }: Scratch): void {
  const mask = (1 << shift) - 1;
  for (let i = start; i < end; i++) {
    const entry = data[i] as number;
    const slot = entry >>> shift;
    if (((among[slot >>> 5] as number) & (1 << (slot & 31))) === 0) continue;
    const matched = table[entry & mask] as number;
    if (matched !== 0) note(slot, matched, found, mark, bits);
  }
}

function probe(run: WordRun, count: number, found: number, { mark, bits, slots }: Scratch): void {
  for (let candidate = 0; candidate < count; candidate++) {
    const slot = slots[candidate] as number;
    const at = findSlot(run, slot);
    const matched = at < 0 ? 0 : bitsAt(run, at);
    if (matched !== 0) note(slot, matched, found, mark, bits);
  }
}

function note(slot: number, matched: number, found: number, mark: Uint32Array, bits: Uint16Array): void {
  bits[slot] = mark[slot] === found ? (bits[slot] as number) | matched : matched;
  mark[slot] = found;
}

function findSlot(run: WordRun, slot: number): number {
  let low = run.start;
  let high = run.end;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (slotAt(run, middle) < slot) low = middle + 1;
    else high = middle;
  }
  return low < run.end && slotAt(run, low) === slot ? low : -1;
}

// Adds the word's weight times the score of its fields to the listings with that stamp.
function addScores(word: WordLists, count: number, stamp: number, { mark, bits, score, slots }: Scratch): void {
  for (let i = 0; i < count; i++) {
    const slot = slots[i] as number;
    if (mark[slot] !== stamp) continue;
    score[slot] = (score[slot] as number) + word.weight * (SCORE_BY_BITS[bits[slot] as number] as number);
  }
}
