import { isAnimalCategory, isPlantCategory } from './category-hints.ts';
import { type DemandParts, type LookUp, stemLists } from './demand-lists.ts';
import { isAnimal } from './looked-up.ts';
import { isAdjective } from './stemmer.ts';
import { isSuperlative } from './understanding/degrees.ts';
import type { AskedWord } from './understanding/meaning.ts';
import { relatedStems } from './understanding/related-words.ts';
import type { WordLists } from './word-lists.ts';

/** Base forms of words for animal shelters and adoption. */
const SHELTERS = new Set(['schronisko', 'adopcja', 'fundacja', 'przytulisko', 'adoptować']);

// Whether a word describes a live animal apart from its breed, which few listings do: "koń rekreacyjny, spokojny".
export function isTrait(
  each: AskedWord,
  head: AskedWord | undefined,
  isFirm: (asked: AskedWord) => boolean,
  { hints, stemmer }: DemandParts,
): boolean {
  if (head?.categoryIds.some(isAnimalCategory) && isSuperlative(each.word.text)) return true;
  if (!isAnimal(head) || isFirm(each) || each.word.strict.stems.some((stem) => SHELTERS.has(stem))) return false;
  // "Rodzina pszczela": "pszczela" names the bees, not a trait.
  if (relatedStems(each.word.strict.stems).length > 0) return false;
  // "Mięsny" may name meat, but describes a bullock: an adjective only names a thing if that thing is an animal.
  const isNamedSo = isAdjective(each.word.text, stemmer) ? isAnimalCategory : () => true;
  const named = hints.of(each.word.strict.stems).filter(({ role }) => role === 'is' || role === 'also');
  // "Źrebię po ogierze": other animals, such as its parents, are traits.
  if (each.word.isAbout && !each.isPart && named.some(({ categoryId }) => isAnimalCategory(categoryId))) return true;
  return !named.some(({ categoryId }) => isNamedSo(categoryId));
}

/**
 * Whether a descriptive word says how a plant or an animal looks, smells or behaves. Titles name its sort, so what a
 * description says of it tells more than a title that has the general name: "pachnący krzew".
 */
export function isLookOf({ role, word }: AskedWord, head: AskedWord | undefined, { stemmer }: DemandParts): boolean {
  const ids = head?.categoryIds ?? [];
  const isLiving = (id: number) => isAnimalCategory(id) || isPlantCategory(id);
  return role === 'colour' && isAdjective(word.text, stemmer) && ids.length > 0 && ids.every(isLiving);
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
  // "Piesek do domu z małymi dziećmi": the children are small, not the dog.
  const isYoung = ({ role, word }: AskedWord) =>
    role !== 'without' && !word.isAbout && word.strict.stems.some((stem) => SMALL.has(stem));
  return isAnimal(head) && words.some(isYoung) ? [stemLists(head.word, YOUNG, parts, total)] : [];
}
