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
 * The noun that names things of some category, else the first noun, else the first word; never what a thing is for or of.
 */
export function headOf(
  words: readonly AskedWord[],
  work: AskedWord | undefined,
  { stemmer, hints }: Market,
): AskedWord | undefined {
  const candidates = words.filter(({ role }) => role === 'detail');
  // "Praca dla traktorzysty" names the job behind its preposition.
  const named = candidates.filter(({ word }) => !word.isAbout);
  const isAll = ({ categoryIds }: AskedWord, is: (id: number) => boolean) =>
    categoryIds.length > 0 && categoryIds.every(is);
  if (work) {
    // "Praca dla uczniów" is any that they may do, and no apprenticeship.
    const isForPerson = ({ word }: AskedWord) => word.isAbout && isPerson(word.strict.stems);
    const job = candidates.find((asked) => isAll(asked, isJobCategory) && !isForPerson(asked));
    // Who says "praca" wants no service: "praca przy transporcie zwierząt".
    const isJobSaid = isJobWord(work.word.strict.stems);
    const service = named.find(
      (asked) => isAll(asked, isWorkCategory) && (!isJobSaid || asked.categoryIds.some(isJobCategory)),
    );
    return job ?? service ?? work;
  }
  // The dictionary has "jabłkowe" as a rare noun, too. Before another word it is an adjective: "jabłkowe chipsy".
  const isNoun = ({ word: { text } }: AskedWord, at: number) =>
    !(at + 1 < named.length && text.endsWith('owe') ? isAdjectiveBeforeNoun : isAdjective)(text, stemmer);
  const nouns = named.filter((asked, at) => isNoun(asked, at) && !isForeignAdjective(asked.word, stemmer));
  const isForeign = ({ word }: AskedWord) => !word.isKnown || polishFor(word).length > 0;
  const isLast = nouns.every(isForeign) && nouns.some(({ word }) => isHeadLast(word.strict.stems));
  const called = nouns.filter(({ categoryIds }) => categoryIds.length > 0);
  // "Chicken feed": food is for so many animals that no category alone is called so.
  const isCalled = ({ word }: AskedWord) => hints.of(word.strict.stems).some(({ role }) => role === 'is');
  // "Lip balm honey": food behind a cosmetic says what it is made with.
  const isCosmetic = (asked: AskedWord) => isAll(asked, isCosmeticCategory);
  const first = isLast
    ? (nouns.findLast(isCosmetic) ?? nouns.findLast(isCalled))
    : (afterAnimal(called) ??
      workerAmong(called) ??
      afterFruit(called) ??
      afterName(called, hints) ??
      deedAmong(called, stemmer) ??
      called[0]);
  // "Z suszonymi śliwkami": all of it stands behind a preposition.
  const part = candidates.find(({ isPart, categoryIds }) => isPart && categoryIds.length > 0);
  const behind = part ?? candidates.find(({ word }) => !isAdjective(word.text, stemmer));
  return first ?? nouns[0] ?? named[0] ?? behind ?? candidates[0];
}

// "Pies buda", "kury pasza": the animal only says for whom, as the vegetables of "warzywa nasiona" say of what.
function afterAnimal([first, ...others]: readonly AskedWord[]): AskedWord | undefined {
  const seeds = others.find(({ word }) => isSeed(word.strict.stems));
  if (seeds || !first || !animalsNamed(first.word.strict.stems)) return seeds;
  // "Koza ser".
  const isFood = ({ word, categoryIds }: AskedWord) =>
    word.isBaseForm && !animalsNamed(word.strict.stems) && categoryIds.every(isFoodCategory);
  return others.find(({ categoryIds }) => categoryIds.every(isPetCategory)) ?? others.find(isFood);
}

const SEEDS_AND_HERBS = ['nuts_seeds', 'vinegars_spices', 'herbs_teas'];
const PRESSED = ['oils'];

function isOneOf(keys: readonly string[], id: number): boolean {
  return keys.includes(categoriesById.get(id)?.key ?? '');
}

// "Rokitnik sok", "dzika róża marmolada": what is made of a plant stands behind it.
function afterFruit([first, ...others]: readonly AskedWord[]): AskedWord | undefined {
  const isGrown = (id: number) => isPlantCategory(id) || isProduceCategory(id) || isOneOf(SEEDS_AND_HERBS, id);
  if (!first?.categoryIds.some(isGrown)) return undefined;
  const isMade = ({ word, categoryIds }: AskedWord) =>
    word.isBaseForm &&
    !word.isAbout &&
    categoryIds.every((id) => isProcessedCategory(id) || isCosmeticCategory(id) || isOneOf(PRESSED, id));
  return others.find(isMade);
}

// If the first noun is only the name of a category, the thing is named by the next one: "kasza pęczak", "ser bundz".
function afterName([first, ...others]: readonly AskedWord[], hints: CategoryHints): AskedWord | undefined {
  const [own, ...more] = first?.categoryIds ?? [];
  if (!first || own === undefined || more.length > 0 || !isFoodCategory(own)) return undefined;
  if (!hints.isName(own, first.word.strict.stems)) return undefined;
  const isSort = ({ word: { strict, isBaseForm }, categoryIds }: AskedWord) =>
    isBaseForm && categoryIds.length === 1 && categoryIds[0] === own && !hints.isName(own, strict.stems);
  return others.find(isSort);
}
