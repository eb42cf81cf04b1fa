import { isFoodCategory } from './category-hints.ts';
import { type DemandParts, type LookUp, loosely, stemLists, titled } from './demand-lists.ts';
import type { AskedWord } from './understanding/meaning.ts';
import { thingsToldBy } from './understanding/told-things.ts';
import { isQuality } from './understanding/word-classes.ts';
import type { WordLists } from './word-lists.ts';

/**
 * Loose matches of the things that a word tells of, by their titles: nobody writes that a flounder is flat. Empty
 * unless the head may be food, because the same words tell of other things as well.
 */
export function toldThings(
  { word }: AskedWord,
  head: AskedWord | undefined,
  parts: DemandParts,
  { leads, total }: LookUp,
): WordLists[] {
  if (!mayBeFood(head)) return [];
  const things = thingsToldBy(word.strict.stems, parts.stemmer);
  if (things.length === 0) return [];
  const lists = titled(loosely(stemLists({ ...word, isAbout: false }, things, parts, total)));
  return leads(lists) ? [lists] : [];
}

/** The same for all words that only describe the head, so that these things rank first. */
export function toldByDescription(
  words: readonly AskedWord[],
  head: AskedWord | undefined,
  parts: DemandParts,
  asked: LookUp,
): WordLists[] {
  return words
    .filter(({ role, ...each }) => role === 'colour' || (role === 'detail' && isSaidBesides(each)))
    .flatMap((each) => toldThings(each, head, parts, asked));
}

// What the thing is for or of, and qualities, which few listings state.
function isSaidBesides({ word, isPart, isPurpose }: Omit<AskedWord, 'role'>): boolean {
  return isPurpose || isPart === true || isQuality(word.strict.stems);
}

function mayBeFood(head: AskedWord | undefined): boolean {
  return head?.categoryIds.some(isFoodCategory) === true;
}
