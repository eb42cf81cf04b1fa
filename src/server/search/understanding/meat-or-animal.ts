import { isAnimalCategory, isFoodCategory, type ThingsMeant } from '../category-hints.ts';

/** Base forms of words for what meat is prepared as, or when it is eaten: "kaczka do pieczenia" is no live duck. */
const MEALS = new Set(
  (
    'rosół bulion wywar zupa gulasz pieczeń pasztet potrawka galareta kotlet piec pieczenie upieczenie upiec piekarnik ' +
    'duszenie dusić smażenie smażyć gotowanie gotować ugotować wędzenie wędzić grill grillowanie garnek patelnia rożen ' +
    'restauracja gastronomia knajpa karczma kuchnia stół obiad kolacja niedziela święta święto wigilia wielkanoc boże narodzenie impreza wesele'
  ).split(' '),
);

/** Whether a word with these base forms says what meat is prepared as, or when it is eaten. */
export function isMeal(stems: readonly string[]): boolean {
  return stems.some((stem) => MEALS.has(stem));
}

/** What is called as an animal is its meat, where it is wanted for a meal. */
export function asMeat(things: ThingsMeant): ThingsMeant {
  const { categoryIds, rejectedIds } = things;
  if (!categoryIds.some(isFoodCategory) || !categoryIds.some(isAnimalCategory)) return things;
  return {
    ...things,
    categoryIds: categoryIds.filter((id) => !isAnimalCategory(id)),
    rejectedIds: [...rejectedIds, ...categoryIds.filter(isAnimalCategory)],
    isTold: true,
  };
}

/** Base forms of words that are said of animals to keep: "gęś żywa", "króliki na rozpłód". */
const KEPT = new Set(
  (
    'żywy żywo żywiec rozpłód rozpłodowy rozród hodowla hodowlany chów odchów dochów zarodowy stado stadko odchowany jednodniowy ' +
    'tygodniowy lęgowy hobby wybieg kurnik podwórko zagroda woliera gołębnik podtuczenie tucz utuczenie podchowanie'
  ).split(' '),
);

/** Whether a word with these base forms is said of animals to keep. */
export function isKept(stems: readonly string[]): boolean {
  return stems.some((stem) => KEPT.has(stem));
}

/** What is called as an animal is no meat, where it is to be kept. */
export function asLive(things: ThingsMeant): ThingsMeant {
  const ids = [...things.categoryIds, ...things.rejectedIds];
  const named = [things.categoryIds, ids].find((some) => some.some(isAnimalCategory));
  if (!named || ids.every(isAnimalCategory)) return things;
  const categoryIds = named.filter(isAnimalCategory);
  return { ...things, categoryIds, rejectedIds: ids.filter((id) => !isAnimalCategory(id)), isTold: true };
}
