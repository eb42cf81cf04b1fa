import { isFoodCategory } from './category-hints.ts';
import { type DemandParts, type LookUp, loosely, stemLists, titled } from './demand-lists.ts';
import { isOfKeeping } from './materials.ts';
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
  // Fresh plums are not dried, although dried ones are well known.
  if (!head?.categoryIds.some(isFoodCategory) || isOfKeeping(word)) return [];
  // "Czarny bez" is not any "bez".
  const own = head.word.strict.stems;
  const things = thingsToldBy(word.strict.stems, parts.stemmer).filter((thing) => !own.includes(thing));
  if (things.length === 0) return [];
  const lists = titled(loosely(stemLists({ ...word, isAbout: false }, things, parts, total)));
  return leads(lists) ? [lists] : [];
}

/** Whether a word only says what the head always is: "korzeń" in "korzeń pietruszki". */
export function isToldOfHead({ word }: AskedWord, head: AskedWord | undefined, { stemmer }: DemandParts): boolean {
  if (!head?.categoryIds.some(isFoodCategory) || isOfKeeping(word)) return false;
  const things = thingsToldBy(word.strict.stems, stemmer);
  return head.word.strict.stems.some((stem) => things.includes(stem));
}

/** `toldThings` of all words that only describe the head, so that these things rank first. */
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
