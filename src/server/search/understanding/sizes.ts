import { categoriesById } from '#kinds/ad/categories.ts';
import type { KindId } from '#kinds/index.ts';
import { branchOf } from '../category-hints.ts';
import { completeStems } from '../irregular-forms.ts';
import { RecentCache } from '../recent-cache.ts';
import type { QueryWord } from '../words.ts';
import { isOtherThing, largerForms, smallerForms, smallNominatives, surelyLargerForms } from './diminutives.ts';
import type { Market } from './market.ts';

const ANIMALS = [...categoriesById.values()].find(({ key }) => key === 'animals')?.id;
const FOOD = [...categoriesById.values()].find(({ key }) => key === 'food')?.id;
/** Not cheese, unless another word describes it: "serek kozi" is a goat's cheese. */
const FRESH_CHEESE = 'serek';
const LETTERS = /^\p{L}+$/u;

/** Cached, because queries repeat the same words and deriving these forms takes a third of the time to read a query. */
const REMEMBERED = 10_000;
const larger = new RecentCache<string, string[]>(REMEMBERED);
const surelyLarger = new RecentCache<string, string[]>(REMEMBERED);
const smaller = new RecentCache<string, string[]>(REMEMBERED);

/**
 * Base forms of the words that a word is a diminutive of: "marchew" for "marcheweczka". Only things on offer that are
 * the same thing: not "gołąb" for "gołąbek". `isAlone`: it is the only word of the query.
 */
export function largerThings(
  { text, strict, isKnown }: QueryWord,
  isAlone: boolean,
  kind: KindId,
  market: Market,
): string[] {
  // A surname may look like a diminutive: "Kubiczek".
  if (strict.stems.some((stem) => stem.startsWith('?')) && market.isSeller(kind, text)) return [];
  const stems = strict.stems.filter((stem) => LETTERS.test(stem));
  if (stems.some((stem) => isOtherThing(stem) || (isAlone && stem === FRESH_CHEESE))) return [];
  const names = new Set([text, ...stems, ...(isKnown ? [] : smallNominatives(text))]);
  const isNamed = branchesOf(stems, market.hints).size > 0;
  // A diminutive that no listing contains is hardly a separate food ("śledzik", "zupka"), but it may be a separate tool
  // or toy ("piłka").
  const mayBeFood = !isNamed && !stems.some(market.isWritten);
  const isLarger = (form: string) =>
    market.stemmer.knownStems(form).includes(form) && market.isThing(kind, form) && isSameThing(stems, form, market);
  const isFood = (form: string) => branchesOf(completeStems(form, [form]), market.hints).has(FOOD);
  const sure = [...names].flatMap((name) => surelyLarger.of(name, surelyLargerForms));
  const likely = isNamed || mayBeFood ? [...names].flatMap((name) => larger.of(name, largerForms)) : [];
  const forms = isNamed ? likely : [...sure, ...likely.filter(isFood)];
  return [...new Set(forms)].filter(isLarger).flatMap((each) => completeStems(each, [each]));
}

/**
 * Base forms of a word's diminutives that listings contain: "chlebek" for "chleb". None for animals, whose diminutives
 * are often toys and figures: a query for sheep wants no wooden ones.
 */
export function smallerThings({ strict, isKnown }: QueryWord, market: Market): string[] {
  const stems = strict.stems.filter((stem) => LETTERS.test(stem));
  const own = branchesOf(stems, market.hints);
  // "Twarog", without diacritics, counts as a dictionary word.
  const isWord = isKnown || stems.some((stem) => market.stemmer.knownStems(stem).includes(stem));
  if (!isWord || own.size === 0 || own.has(ANIMALS)) return [];
  const isSmaller = (small: string) =>
    market.isWritten(small) &&
    !isOtherThing(small) &&
    small !== FRESH_CHEESE &&
    market.stemmer.knownStems(small).includes(small) &&
    branchesOf(completeStems(small, [small]), market.hints).isSubsetOf(own);
  return [...new Set(stems.flatMap((stem) => smaller.of(stem, smallerForms)))].filter(
    (small) => !stems.includes(small) && isSmaller(small),
  );
}

// A diminutive of the same thing belongs to the same branch of categories: "pączek" is not a bud. One that names
// nothing in any category has no meaning of its own, so the plain word only has to name something.
function isSameThing(stems: readonly string[], larger: string, { hints }: Market): boolean {
  const own = branchesOf(stems, hints);
  const others = branchesOf(completeStems(larger, [larger]), hints);
  return own.size === 0 ? others.size > 0 : !own.isDisjointFrom(others);
}

function branchesOf(stems: readonly string[], hints: Market['hints']): Set<number | undefined> {
  const named = hints.of(stems).filter(({ role }) => role === 'is' || role === 'also');
  return new Set(named.map(({ categoryId }) => branchOf(categoryId)));
}
