import { isAnimalCategory } from './category-hints.ts';
import { type DemandParts, type LookUp, stemLists } from './demand-lists.ts';
import { isAnimal } from './looked-up.ts';
import { isAdjective } from './stemmer.ts';
import { isSuperlative } from './understanding/degrees.ts';
import type { AskedWord } from './understanding/meaning.ts';
import { relatedStems } from './understanding/related-words.ts';
import type { WordLists } from './word-lists.ts';

/** Base forms of words for where animals wait for a home. */
const SHELTERS = new Set(['schronisko', 'adopcja', 'fundacja', 'przytulisko', 'adoptować']);

// What is said of a live animal besides its breed, few listings say: "koń rekreacyjny, spokojny", "królica w ciąży".
export function isTrait(
  each: AskedWord,
  head: AskedWord | undefined,
  isFirm: (asked: AskedWord) => boolean,
  { hints, stemmer }: DemandParts,
): boolean {
  if (head?.categoryIds.some(isAnimalCategory) && isSuperlative(each.word.text)) return true;
  if (!isAnimal(head) || isFirm(each) || each.word.strict.stems.some((stem) => SHELTERS.has(stem))) return false;
  // "Rodzina pszczela" is one of bees.
  if (relatedStems(each.word.strict.stems).length > 0) return false;
  // "Mięsny" names meat, and a bullock for meat.
  const isNamedSo = isAdjective(each.word.text, stemmer) ? isAnimalCategory : () => true;
  const named = hints.of(each.word.strict.stems).filter(({ role }) => role === 'is' || role === 'also');
  // "Źrebię po ogierze": its parents, and those it is to live with.
  if (each.word.isAbout && !each.isPart && named.some(({ categoryId }) => isAnimalCategory(categoryId))) return true;
  return !named.some(({ categoryId }) => isNamedSo(categoryId));
}

/** Base forms of names of young animals and of words that describe them. */
const YOUNG = (
  'kocię szczenię źrebię źrebica cielę jałoszka odsadek prosię warchlak jagnię koźlę pisklę kurczę kaczuszka gąsię ' +
  'indyczę młodzik miot tydzień tygodniowy odsadzony'
).split(' ');
const SMALL = new Set(['mały', 'malutki', 'maleńki', 'młody', 'młodziutki']);

// "Mały kotek" means a kitten. Listings name kittens as such or state their age in weeks.
export function youngOf(
  words: readonly AskedWord[],
  head: AskedWord,
  parts: DemandParts,
  { total }: LookUp,
): WordLists[] {
  // "Piesek do domu z małymi dziećmi": they are small, and no dog need be.
  const isYoung = ({ role, word }: AskedWord) =>
    role !== 'without' && !word.isAbout && word.strict.stems.some((stem) => SMALL.has(stem));
  return isAnimal(head) && words.some(isYoung) ? [stemLists(head.word, YOUNG, parts, total)] : [];
}
