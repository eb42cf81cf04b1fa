import { categoriesById } from '#kinds/ad/categories.ts';
import {
  isAnimalCategory,
  isFishCategory,
  isFoodCategory,
  isPlantCategory,
  isProcessedCategory,
  isProduceCategory,
  type ThingsMeant,
} from '../category-hints.ts';
import { denied } from '../negated-forms.ts';
import type { AskedWord } from './meaning.ts';
import { keysOfSort } from './needs.ts';

const isFoodKey = (key: string) => keysOfSort('food').has(key);

/** Base forms of words for dishes, cooking and meals, which imply meat: "kaczka do pieczenia" is no live duck. */
const MEALS = new Set(
  (
    'rosół bulion wywar zupa gulasz pieczeń pasztet potrawka galareta kotlet piec pieczenie upieczenie upiec piekarnik ' +
    'duszenie dusić smażenie smażyć gotowanie gotować ugotować wędzenie wędzić grill grillowanie garnek patelnia rożen ' +
    'wędzarnia przyjęcie uczta biesiada zjedzenie jedzenie jeść zjeść niedzielny świąteczny wigilijny danie talerz ' +
    'restauracja gastronomia knajpa karczma kuchnia stół obiad kolacja niedziela święta święto wigilia wielkanoc wielkanocny bożonarodzeniowy weselny komunijny urodzinowy imieninowy obiadowy boże narodzenie impreza wesele'
  ).split(' '),
);

/** Base forms of words for how raw meat and fish are cooked. */
const COOKING = new Set(
  (
    'smażenie smażyć usmażenie usmażyć pieczenie piec upieczenie upiec duszenie dusić gotowanie gotować ugotować patelnia ' +
    'piekarnik panierowanie panierować rosół bulion gulasz kotlet'
  ).split(' '),
);

/** Whether a word with these base forms says how raw meat or fish is cooked. */
export function isCooking(stems: readonly string[]): boolean {
  return stems.some((stem) => COOKING.has(stem));
}

/** Whether a word with these base forms names a dish, a way of cooking or a meal. */
export function isMeal(stems: readonly string[]): boolean {
  return stems.some((stem) => MEALS.has(stem));
}

/** Base forms of words for carcasses and their parts: "tuszka kaczki" is no live duck. */
const CARCASSES = new Set('tusza tuszka półtusza ćwierćtusza ćwiartka połówka'.split(' '));

/** Whether a word with these base forms names a carcass or a part of it. */
export function isCarcass(stems: readonly string[]): boolean {
  return stems.some((stem) => CARCASSES.has(stem));
}

/** Base forms of words for what people do not want in meat. */
const NOT_IN_MEAT = new Set('antybiotyk hormon steryd kość ość skóra podrób łeb głowa'.split(' '));

/** Participles of dishes, in any form: "kaczka faszerowana" is no live duck. */
const COOKED =
  /^(?:faszerowan|nadziewan|pieczon|upieczon|gotowan|ugotowan|smażon|usmażon|duszon|grillowan|panierowan|mielon|marynowan|wędzon|patroszon|oprawion|sprawion)(?:[yaei]|ą|ego|ej|emu|ych|ymi?)$/u;

function isMealAsked(words: readonly AskedWord[]): boolean {
  return words.some(
    ({ role, word, isPurpose, need }) =>
      COOKED.test(word.text) ||
      // "Karp wigilijny" is for a meal as well.
      ((isPurpose || need !== undefined) && isMeal(word.strict.stems)) ||
      (role === 'colour' && isCarcass(word.strict.stems)) ||
      // Only meat is said to be without these.
      (role === 'without' && word.strict.stems.some((stem) => NOT_IN_MEAT.has(denied(stem) ?? ''))),
  );
}

/** Whether the query asks for fish to eat, even if it is sold alive: "karp żywy na święta". */
export function isFishToEat({ categoryIds }: ThingsMeant, words: readonly AskedWord[]): boolean {
  return categoryIds.some(isFishCategory) && isMealAsked(words);
}

/**
 * Reads an animal as its meat if it is wanted for a meal, and a plant as its fruit or a product of it if it goes with
 * food: "pigwa do herbaty". Undefined if neither applies.
 */
export function asEaten(things: ThingsMeant, words: readonly AskedWord[]): ThingsMeant | undefined {
  const { categoryIds, rejectedIds } = things;
  // Plants are left out only if another category of the thing serves the need.
  const serves = (key: string) => categoryIds.some((id) => categoriesById.get(id)?.key === key);
  const isForFood = words.some(
    ({ isPurpose, need }) => isPurpose && need?.categories.every(isFoodKey) && need.categories.some(serves),
  );
  const isMeal = isMealAsked(words);
  const isGrown = (id: number) => (isMeal && isAnimalCategory(id)) || (isForFood && isPlantCategory(id));
  const served = servedBy(things, words);
  if (served.length > 0) {
    return { ...things, categoryIds: served, rejectedIds: [...rejectedIds, ...categoryIds.filter(isPlantCategory)] };
  }
  if (!categoryIds.some(isFoodCategory) || !categoryIds.some(isGrown)) return undefined;
  return {
    ...things,
    categoryIds: categoryIds.filter((id) => !isGrown(id)),
    rejectedIds: [...rejectedIds, ...categoryIds.filter(isGrown)],
    isTold: things.isTold || isMeal,
  };
}

// The related categories that serve the need, if the thing's own categories do not: bilberries for meat are a jam,
// although fresh ones and bushes have the same name.
function servedBy({ categoryIds, relatedIds }: ThingsMeant, words: readonly AskedWord[]): number[] {
  const needs = words.flatMap(({ isPurpose, need }) => (isPurpose && need?.categories.every(isFoodKey) ? need : []));
  const serves = (id: number) => {
    const key = categoriesById.get(id)?.key ?? '';
    return needs.some(({ categories }) => categories.includes(key));
  };
  return categoryIds.some(isProduceCategory) && !categoryIds.some(serves) ? relatedIds.filter(serves) : [];
}

/** Base forms of words that describe animals to keep: "gęś żywa", "króliki na rozpłód". */
const KEPT = new Set(
  (
    'żywy żywo żywiec rozpłód rozpłodowy rozród hodowla hodowlany chów odchów dochów zarodowy stado stadko odchowany jednodniowy ' +
    'tygodniowy lęgowy hobby wybieg kurnik podwórko zagroda woliera gołębnik podtuczenie tucz utuczenie utuczyć podchowanie podchować odchowanie odchować wyhodować wyhodowanie dochować'
  ).split(' '),
);

/** Whether a word with these base forms describes animals to keep. */
export function isKept(stems: readonly string[]): boolean {
  return stems.some((stem) => KEPT.has(stem));
}

/** Reads the name of an animal as the live animal, not its meat. For queries that ask for animals to keep. */
export function asLive(things: ThingsMeant): ThingsMeant {
  const ids = [...things.categoryIds, ...things.rejectedIds];
  const named = [things.categoryIds, ids].find((some) => some.some(isAnimalCategory));
  if (!named || ids.every(isAnimalCategory)) return things;
  const categoryIds = named.filter(isAnimalCategory);
  return { ...things, categoryIds, rejectedIds: ids.filter((id) => !isAnimalCategory(id)), isTold: true };
}

function isSeedOrNut(id: number): boolean {
  return categoriesById.get(id)?.key === 'nuts_seeds';
}

/** Reads a thing that is to be made into something as fresh produce: nobody makes juice of seeds or of jam. */
export function asFresh(things: ThingsMeant): ThingsMeant {
  const { rejectedIds } = things;
  // A word with too many categories has none of its own; then its related ones count: "świeża żurawina".
  const categoryIds = things.categoryIds.length > 0 ? things.categoryIds : things.relatedIds;
  if (!categoryIds.some(isProduceCategory)) return things;
  const others = [...categoriesById.keys()].filter(
    (id) => isPlantCategory(id) || isProcessedCategory(id) || isSeedOrNut(id),
  );
  return {
    ...things,
    categoryIds: categoryIds.filter((id) => !others.includes(id)),
    rejectedIds: [...rejectedIds, ...others],
  };
}
