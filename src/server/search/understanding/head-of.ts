import { categoriesById } from '#kinds/ad/categories.ts';
import {
  type CategoryHints,
  isCosmeticCategory,
  isFoodCategory,
  isJobCategory,
  isPetCategory,
  isPlantCategory,
  isProcessedCategory,
  isProduceCategory,
  isWorkCategory,
} from '../category-hints.ts';
import { isAdjective, isAdjectiveBeforeNoun } from '../stemmer.ts';
import { animalsNamed } from './animals.ts';
import type { Market } from './market.ts';
import type { AskedWord } from './meaning.ts';
import { isForeignAdjective, isHeadLast, polishFor } from './translations.ts';
import { isJobWord, isPerson, isSeed } from './word-classes.ts';
import { deedAmong, workerAmong } from './workers.ts';

/**
 * The head of a query: for work, the job, else the service, else the word for work; otherwise the noun that names
 * things of some category, else the first noun, else the first word. What a thing is for or of is the head only if no
 * other word can be.
 */
export function headOf(
  words: readonly AskedWord[],
  work: AskedWord | undefined,
  { stemmer, hints, isWritten }: Market,
): AskedWord | undefined {
  const candidates = words.filter(({ role }) => role === 'detail');
  // In "praca dla traktorzysty" the job stands after the preposition.
  const named = candidates.filter(({ word }) => !word.isAbout);
  const isAll = ({ categoryIds }: AskedWord, is: (id: number) => boolean) =>
    categoryIds.length > 0 && categoryIds.every(is);
  if (work) {
    // "Praca dla uczniów" asks for any job that pupils may do, not for an apprenticeship.
    const isForPerson = ({ word }: AskedWord) => word.isAbout && isPerson(word.strict.stems);
    const job = candidates.find((asked) => isAll(asked, isJobCategory) && !isForPerson(asked));
    // "Praca" asks for a job, not for a service: "praca przy transporcie zwierząt".
    const isJobSaid = isJobWord(work.word.strict.stems);
    const service = named.find(
      (asked) => isAll(asked, isWorkCategory) && (!isJobSaid || asked.categoryIds.some(isJobCategory)),
    );
    return job ?? service ?? work;
  }
  // The dictionary also has "jabłkowe" as a rare noun. Before another word it is an adjective: "jabłkowe chipsy".
  const isNoun = ({ word: { text } }: AskedWord, at: number) =>
    !(at + 1 < named.length && text.endsWith('owe') ? isAdjectiveBeforeNoun : isAdjective)(text, stemmer);
  const nouns = named.filter((asked, at) => isNoun(asked, at) && !isForeignAdjective(asked.word, stemmer));
  const isForeign = ({ word }: AskedWord) => !word.isKnown || polishFor(word).length > 0;
  const called = nouns.filter(({ categoryIds }) => categoryIds.length > 0);
  // "Handmade", which is read as a Polish noun, names no goods: the ring is the last of "handmade amber ring".
  const isLast =
    (called.length > 0 ? called : nouns).every(isForeign) && nouns.some(({ word }) => isHeadLast(word.strict.stems));
  // "Chicken feed": categories for several animals have feed, so none is called by that word alone.
  const isCalled = ({ word }: AskedWord) => hints.of(word.strict.stems).some(({ role }) => role === 'is');
  // "Lip balm honey": food after a cosmetic is an ingredient.
  const isCosmetic = (asked: AskedWord) => isAll(asked, isCosmeticCategory);
  const first = isLast
    ? (nouns.findLast(isCosmetic) ?? nouns.findLast(isCalled))
    : (afterAnimal(called) ??
      workerAmong(called) ??
      afterFruit(called) ??
      afterName(called, hints) ??
      deedAmong(called, stemmer) ??
      called[0]);
  // "Z suszonymi śliwkami": all the words stand after a preposition.
  const part = candidates.find(({ isPart, categoryIds }) => isPart && categoryIds.length > 0);
  const behind = part ?? candidates.find(({ word }) => !isAdjective(word.text, stemmer));
  // "Fluffy crisps": a word that no listing has is not the thing.
  const isSaid = ({ word }: AskedWord) => word.strict.stems.some((stem) => isWritten(stem));
  return first ?? nouns.find(isSaid) ?? nouns[0] ?? named[0] ?? behind ?? candidates[0];
}

// In "pies buda" and "kury pasza" the animal is only the purpose; in "warzywa nasiona" the seeds are the thing.
function afterAnimal([first, ...others]: readonly AskedWord[]): AskedWord | undefined {
  const seeds = others.find(({ word }) => isSeed(word.strict.stems));
  if (seeds || !first || !animalsNamed(first.word.strict.stems)) return seeds;
  // "Koza ser" is cheese.
  const isFood = ({ word, categoryIds }: AskedWord) =>
    word.isBaseForm && !animalsNamed(word.strict.stems) && categoryIds.every(isFoodCategory);
  return others.find(({ categoryIds }) => categoryIds.every(isPetCategory)) ?? others.find(isFood);
}

const SEEDS_AND_HERBS = ['nuts_seeds', 'vinegars_spices', 'herbs_teas'];
const PRESSED = ['oils'];

function isOneOf(keys: readonly string[], id: number): boolean {
  return keys.includes(categoriesById.get(id)?.key ?? '');
}

// A product made of a plant comes after the plant: "rokitnik sok", "dzika róża marmolada".
function afterFruit([first, ...others]: readonly AskedWord[]): AskedWord | undefined {
  const isGrown = (id: number) => isPlantCategory(id) || isProduceCategory(id) || isOneOf(SEEDS_AND_HERBS, id);
  if (!first?.categoryIds.some(isGrown)) return undefined;
  const isMade = ({ word, categoryIds }: AskedWord) =>
    word.isBaseForm &&
    !word.isAbout &&
    categoryIds.every((id) => isProcessedCategory(id) || isCosmeticCategory(id) || isOneOf(PRESSED, id));
  return others.find(isMade);
}

// If the first noun is only the name of a category, a later one names the thing: "kasza pęczak", "ser bundz".
function afterName([first, ...others]: readonly AskedWord[], hints: CategoryHints): AskedWord | undefined {
  const [own, ...more] = first?.categoryIds ?? [];
  if (!first || own === undefined || more.length > 0 || !isFoodCategory(own)) return undefined;
  if (!hints.isName(own, first.word.strict.stems)) return undefined;
  const isSort = ({ word: { strict, isBaseForm }, categoryIds }: AskedWord) =>
    isBaseForm && categoryIds.length === 1 && categoryIds[0] === own && !hints.isName(own, strict.stems);
  return others.find(isSort);
}
