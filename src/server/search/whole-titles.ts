import type { KindId } from '#kinds/index.ts';
import { anyRole, onlyStrict, onlyTelling, saidBy, titled } from './demand-lists.ts';
import type { Scope } from './demand-scope.ts';
import type { Demands } from './demands.ts';
import { SCORE_BY_BITS } from './fields.ts';
import type { Filter } from './filter.ts';
import { bitsAt, isIn, scoresBySlot, slotAt } from './match.ts';
import { slotsOf } from './other-animals.ts';
import type { Scratch } from './scratch.ts';
import { TELLING_WORDS } from './sense.ts';
import type { TitleParts } from './titled-meaning.ts';
import type { AskedWord, QueryMeaning } from './understanding/meaning.ts';
import { isMadeInto } from './understanding/word-classes.ts';
import type { WordLists } from './word-lists.ts';
import { readWord } from './words.ts';

/**
 * Listings that are found although they are not of the sense of the query.
 *
 * lists       what they must have, all of it.
 * scope       the categories that they may be in.
 * isInBranch  whether they must be in the branch of categories where things of that name belong.
 */
export interface Beside {
  readonly lists: readonly WordLists[];
  readonly scope: Scope;
  readonly isInBranch: boolean;
}

/**
 * The words of a query that a title may repeat as they are typed.
 *
 * titles  for each word, the listings with it in their titles; the head must name the thing there. Then the listings
 *         that meet each other demand of the query.
 * told    looks up for each word the listings that say it or a word of its meaning in their titles, categories or
 *         features.
 */
export interface WholeTitle {
  readonly titles: readonly WordLists[];
  readonly told: () => readonly WordLists[];
}

/**
 * The words that make a title, for a query in which all words count. Null for a single word, and for a query that
 * excludes something, asks for the cheapest or names a need instead of a thing.
 */
export function wholeTitleOf(
  { words, exclusions, cheapFirst }: QueryMeaning,
  kind: KindId,
  musts: readonly WordLists[],
  parts: TitleParts,
): WholeTitle | null {
  if (kind !== 'ad' || exclusions.length > 0 || cheapFirst || words.some(({ role }) => role === 'without')) return null;
  const said = words.filter(({ role }) => role === 'head' || role === 'detail');
  const head = said.find(({ role }) => role === 'head');
  if (said.length < TELLING_WORDS || !head || head.need || head.word.isAbout) return null;
  // Cabbage "do kiszenia" is not the "kapusta kiszona" of titles.
  if (said.some(({ isPurpose, word }) => isPurpose && isMadeInto(word.strict.stems))) return null;
  return {
    titles: [...said.map((asked) => asTyped(asked, parts)), ...musts],
    told: () => said.map((asked) => asMeant(asked, parts)),
  };
}

/** The same goods or the same work, in whatever category and for whatever animal. */
export function inAnyCategory(scope: Scope): Scope {
  return { ...scope, isForPets: true, isOnlyForPets: false, quantity: null, rejectedIds: [] };
}

function asTyped({ word, role }: AskedWord, { finder, stemmer, total }: TitleParts): WordLists {
  const typed = finder.find({ ...readWord(word.text, stemmer), isAbout: word.isAbout }, total);
  return titled(role === 'head' ? onlyStrict(typed) : anyRole(typed));
}

function asMeant({ word, alternatives }: AskedWord, parts: TitleParts): WordLists {
  return onlyTelling(saidBy([word, ...alternatives], parts, parts.total));
}

/**
 * Adds the listings that have all lists to the `count` matches found so far, above all of these. For that, the scores
 * of the matches are computed at once.
 * @returns the new count.
 */
export function addBeside(lists: readonly WordLists[], count: number, filter: Filter, scratch: Scratch): number {
  const { mark, slots, score } = scratch;
  const best = scoreNow(count, scratch);
  const taken = scratch.nextStamp();
  for (let i = 0; i < count; i++) mark[slots[i] as number] = taken;
  const [rarest, ...others] = lists.toSorted((a, b) => a.size - b.size);
  let total = count;
  for (const run of rarest?.runs ?? []) {
    for (let i = run.start; i < run.end; i++) {
      const slot = slotAt(run, i);
      const bits = bitsAt(run, i);
      if (bits === 0 || mark[slot] === taken || !others.every((word) => isIn(word, slot)) || !filter.matches(slot))
        continue;
      mark[slot] = taken;
      score[slot] = best + (rarest as WordLists).weight * (SCORE_BY_BITS[bits] as number);
      slots[total++] = slot;
    }
  }
  return total;
}

/**
 * When the cheapest are asked for first, keeps only the matches that are titled so, if there are any. Otherwise cheap
 * things that merely share the category would come first. @returns the number kept.
 */
export function keepTitled({ mentions, details }: Demands, count: number, { slots }: Scratch): number {
  const titles = [...(mentions ? [mentions] : []), ...details].map(titled);
  const isTitled = new Set(titles.flatMap(({ runs }) => runs.flatMap((run) => slotsOf(run))));
  const kept = slots.subarray(0, count).filter((slot) => isTitled.has(slot));
  slots.set(kept);
  return kept.length > 0 ? kept.length : count;
}

/** Writes the scores so far into `scratch.score`, as their only part. @returns the highest one. */
function scoreNow(count: number, scratch: Scratch): number {
  const { slots, score, parts } = scratch;
  const scores = scratch.scoresOf(count).fill(0, 0, count);
  for (const { add } of parts) add(count, scores);
  let best = 0;
  for (let i = 0; i < count; i++) {
    best = Math.max(best, scores[i] as number);
    score[slots[i] as number] = scores[i] as number;
  }
  scratch.parts = [scoresBySlot(scratch)];
  return best;
}
