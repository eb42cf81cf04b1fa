import { categoriesById } from '#kinds/ad/categories.ts';
import type { KindId } from '#kinds/index.ts';
import { branchOf } from '../category-hints.ts';
import { completeStems } from '../irregular-forms.ts';
import { RecentCache } from '../recent-cache.ts';
import type { QueryWord } from '../words.ts';
import { isOtherThing, largerForms, smallerForms, smallNominatives, surelyLargerForms } from './diminutives.ts';
import type { Market } from './market.ts';

const ANIMALS = [...categoriesById.values()].find(({ key }) => key === 'animals')?.id;
/** Another thing than cheese, too, unless more is said of it: "serek kozi" is a goat's cheese. */
const FOOD = [...categoriesById.values()].find(({ key }) => key === 'food')?.id;
const FRESH_CHEESE = 'serek';
const LETTERS = /^\p{L}+$/u;

/** The same words are asked for again and again, and forming their sizes takes a third of reading a query. */
const REMEMBERED = 10_000;
const larger = new RecentCache<string, string[]>(REMEMBERED);
const surelyLarger = new RecentCache<string, string[]>(REMEMBERED);
const smaller = new RecentCache<string, string[]>(REMEMBERED);

/**
 * Base forms of what a word is the small name of: of "marcheweczka" those of "marchew". Only what is on offer and the
 * same thing, not "gołąb" of "gołąbek". `isAlone`: nothing else is said of it.
 */
export function largerThings(
  { text, strict, isKnown }: QueryWord,
  isAlone: boolean,
  kind: KindId,
  market: Market,
): string[] {
  // A surname may look like a small thing: "Kubiczek".
  if (strict.stems.some((stem) => stem.startsWith('?')) && market.isSeller(kind, text)) return [];
  const stems = strict.stems.filter((stem) => LETTERS.test(stem));
  if (stems.some((stem) => isOtherThing(stem) || (isAlone && stem === FRESH_CHEESE))) return [];
  const names = new Set([text, ...stems, ...(isKnown ? [] : smallNominatives(text))]);
  const isNamed = branchesOf(stems, market.hints).size > 0;
  // What nobody writes is hardly a food of its own: "śledzik", "zupka". Small tools and toys are: "piłka".
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
 * Base forms of the small names that listings have of what a word names: of "chleb" that of "chlebek". Small animals
 * are often toys and figures, and who looks for sheep wants none of wood.
 */
export function smallerThings({ strict, isKnown }: QueryWord, market: Market): string[] {
  const stems = strict.stems.filter((stem) => LETTERS.test(stem));
  const own = branchesOf(stems, market.hints);
  // "Twarog" is one of the dictionary's, too, without its marks.
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

// A small thing stands in the same branch as the large one: "pączek" means no bud. Where none is
// called so in any category, its name tells nothing else.
function isSameThing(stems: readonly string[], larger: string, { hints }: Market): boolean {
  const own = branchesOf(stems, hints);
  const others = branchesOf(completeStems(larger, [larger]), hints);
  return own.size === 0 ? others.size > 0 : !own.isDisjointFrom(others);
}

function branchesOf(stems: readonly string[], hints: Market['hints']): Set<number | undefined> {
  const named = hints.of(stems).filter(({ role }) => role === 'is' || role === 'also');
  return new Set(named.map(({ categoryId }) => branchOf(categoryId)));
}
