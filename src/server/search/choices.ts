import { categoryLists, type DemandParts, titled } from './demand-lists.ts';
import { among } from './match.ts';
import type { IndexParts } from './matcher.ts';
import { compareRanking } from './rankings.ts';
import { gatherHighest } from './selection.ts';
import type { SearchQuery } from './types.ts';
import type { AskedWord } from './understanding/meaning.ts';
import type { WordLists } from './word-lists.ts';

/**
 * One of several things that a query asks for: "miód" of "miód i pyłek".
 *
 * called  titles with its name.
 * ofSort  all listings in the categories of this thing alone.
 */
export interface Choice {
  readonly called: WordLists;
  readonly ofSort: WordLists | null;
}

/** The things that a query asks for, if there are several. */
export function choicesOf(
  head: AskedWord | undefined,
  { finder, groups, hints }: DemandParts,
  total: number,
): Choice[] {
  if (!head || head.need || head.alternatives.length === 0) return [];
  const words = [head.word, ...head.alternatives];
  const ids = words.map(({ strict }) => hints.thingsCalled(strict.stems));
  return words.map((word, at) => {
    const own = ids[at]?.filter((id) => !ids.some((others, other) => other !== at && others.includes(id))) ?? [];
    return { called: titled(finder.find(word, total)), ofSort: categoryLists(own, groups, total) };
  });
}

/** What has the name of any of the things, if the name of one is that of a whole category. */
export function namedByAny(bare: WordLists | null, head: WordLists, choices: readonly Choice[]): WordLists | null {
  if (!bare || choices.length === 0) return bare;
  const runs = [...bare.runs, ...head.runs];
  return { ...bare, runs, size: runs.reduce((sum, { start, end }) => sum + end - start, 0) };
}

/**
 * Makes the matches of several choices take turns: the best of each, then the second best of each. Otherwise all honeys
 * would come before the first pollen. Computes the scores of the `count` matches from `scratch.parts` into
 * `scratch.score`. @returns whether it did.
 */
export function alternate(
  choices: readonly Choice[],
  count: number,
  { sort, offset, limit }: SearchQuery,
  { scratch, columns }: IndexParts,
): boolean {
  if (choices.length === 0 || count === 0 || (sort && sort.by !== 'relevance')) return false;
  const { slots, score } = scratch;
  const choiceOf = choicesAmong(choices, count, scratch);
  const scores = scratch.scoresOf(count).fill(0, 0, count);
  for (const { add } of scratch.parts) add(count, scores);
  for (let i = 0; i < count; i++) score[slots[i] as number] = scores[i] as number;
  const wanted = offset + limit;
  const compare = compareRanking({ by: 'relevance' }, columns, scratch);
  const best = [...choices, null].map((_, at) => {
    const own = slots.slice(0, count).filter((_slot, i) => choiceOf[i] === at);
    return Array.from(own.subarray(0, gatherHighest(own, own.length, wanted, score)))
      .sort(compare)
      .slice(0, wanted);
  });
  const highest = scores.subarray(0, count).reduce((most, value) => Math.max(most, value), 0);
  // What is of no choice comes behind the others.
  for (const [at, own] of best.slice(0, -1).entries()) {
    for (const [rank, slot] of own.entries()) score[slot] = highest + 1 + (wanted - rank) * choices.length - at;
  }
  return true;
}

// The number of the choice of each match: the one that its title names, else the one with its category.
function choicesAmong(choices: readonly Choice[], count: number, scratch: IndexParts['scratch']): Uint8Array {
  const none = choices.length;
  const choiceOf = new Uint8Array(count).fill(none);
  const take = (lists: WordLists | null, at: number) => {
    const has = lists && among(lists, count, scratch);
    if (!has) return;
    for (let i = 0; i < count; i++) {
      if (choiceOf[i] === none && has(scratch.slots[i] as number)) choiceOf[i] = at;
    }
  };
  for (const [at, { called }] of choices.entries()) take(called, at);
  for (const [at, { ofSort }] of choices.entries()) take(ofSort, at);
  return choiceOf;
}
