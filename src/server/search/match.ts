import { SCORE_BY_BITS } from './fields.ts';
import type { Filter } from './filter.ts';
import type { KeptWord } from './kept-words.ts';
import type { Scratch } from './scratch.ts';
import { copySlots, type SlotSet } from './slot-set.ts';
import type { Source } from './sources.ts';
import type { WordLists, WordRun } from './word-lists.ts';

/** How many postings can be scanned in the time of one binary search. */
const SWEPT_PER_PROBE = 12;
/** How many listings are tested one by one before all matches are collected. */
const FIRST_LOOKED_AT = 48;

/**
 * Collects into `scratch.slots` the listings of a source that pass the filter, and stops beyond `atMost`.
 * @returns the number collected; `atMost + 1` means that there are more.
 */
export function collect(source: Source, filter: Filter, scratch: Scratch, atMost: number): number {
  const narrowed = filter.narrowed(source.size);
  if (narrowed) return collectSet(narrowed, filter, scratch, atMost);
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

// Downwards: the newest come last.
function collectSet({ words }: SlotSet, filter: Filter, { slots }: Scratch, atMost: number): number {
  const isTold = filter.setMatches === filter.matches;
  let count = 0;
  for (let at = words.length - 1; at >= 0 && count <= atMost; at--) {
    for (let word = words[at] as number; word !== 0; ) {
      const bit = 31 - Math.clz32(word);
      const slot = (at << 5) | bit;
      word ^= 1 << bit;
      if (isTold || filter.matches(slot)) slots[count++] = slot;
    }
  }
  return Math.min(count, atMost + 1);
}

/**
 * Collects into `scratch.slots` the listings that pass the filter and match every word, and their scores into
 * `scratch.score`. Begins with the shortest list, the source or one of the words. @returns the number collected.
 */
export function matchAll(words: readonly WordLists[], source: Source, filter: Filter, scratch: Scratch): number {
  const rarestFirst = [...words].sort((a, b) => a.size - b.size);
  const rarest = rarestFirst[0];
  if (!rarest || rarest.size === 0) return 0;
  const startsWithWord = rarest.size <= source.size;
  const narrowed = filter.narrowed(Math.min(rarest.size, source.size));
  const kept = narrowed && scratch.words.find(words, scratch.size);
  if (kept) return matchKept(words, kept, narrowed, filter, scratch);
  let count = startsWithWord
    ? seed(rarest, filter, scratch)
    : collect(source, filter, scratch, Number.POSITIVE_INFINITY);
  if (!startsWithWord) clearScores(count, scratch);
  for (const word of startsWithWord ? rarestFirst.slice(1) : rarestFirst) count = intersect(word, count, scratch);
  return count;
}

// Frequent words are cached as sets: only the listings in all of these sets are tested.
function matchKept(
  words: readonly WordLists[],
  kept: readonly KeptWord[],
  narrowed: SlotSet,
  filter: Filter,
  scratch: Scratch,
): number {
  intersectKept(kept, narrowed, scratch);
  const count = collectSet(scratch.found, filter, scratch, Number.POSITIVE_INFINITY);
  const { score, slots } = scratch;
  clearScores(count, scratch);
  for (const [at, word] of kept.entries()) {
    const { weight } = words[at] as WordLists;
    for (let i = 0; i < count; i++) {
      const slot = slots[i] as number;
      score[slot] = (score[slot] as number) + weight * (SCORE_BY_BITS[word.bitsOf(slot)] as number);
    }
  }
  return count;
}

function intersectKept(kept: readonly KeptWord[], narrowed: SlotSet, { found }: Scratch): void {
  copySlots(narrowed, found);
  for (const { set } of kept) found.intersection(set);
}

/** Whether any listing passes the filter and has every word; a match ends the search. */
export function anyMatch(words: readonly WordLists[], source: Source, filter: Filter, scratch: Scratch): boolean {
  const ofFirst = anyOfFirst(words, filter);
  if (ofFirst !== undefined) return ofFirst;
  const rarestSize = Math.min(...words.map(({ size }) => size));
  const narrowed = filter.narrowed(Math.min(rarestSize, source.size));
  const kept = narrowed && scratch.words.find(words, scratch.size);
  if (!kept) return matchAll(words, source, filter, scratch) > 0;
  intersectKept(kept, narrowed, scratch);
  return collectSet(scratch.found, filter, scratch, 0) > 0;
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

/** Adds the score of an optional word to the listings found so far. */
export function raise(word: WordLists, count: number, factor: number, scratch: Scratch): void {
  const { mark, bits, score, slots } = scratch;
  const found = markMatches(word, count, scratch);
  for (let i = 0; i < count; i++) {
    const slot = slots[i] as number;
    if (mark[slot] !== found) continue;
    score[slot] = (score[slot] as number) + factor * word.weight * (SCORE_BY_BITS[bits[slot] as number] as number);
  }
}

/** Marks those of the listings found so far that have a word, with its match in `scratch.bits`. @returns the mark. */
export function markMatches({ runs }: WordLists, count: number, scratch: Scratch): number {
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

function seed(word: WordLists, filter: Filter, scratch: Scratch): number {
  const { mark, bits, slots } = scratch;
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
        if (filter.matches(slot)) slots[count++] = slot;
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
