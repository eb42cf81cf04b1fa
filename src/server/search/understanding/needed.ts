import type { KindId } from '#kinds/index.ts';
import { isCraftCategory, isPetCategory } from '../category-hints.ts';
import { isAdjective } from '../stemmer.ts';
import { animalsNamed } from './animals.ts';
import type { Market } from './market.ts';
import type { AskedWord } from './meaning.ts';
import { ofAnimal } from './meant-for.ts';
import { isAnything, isDay, isEatable, isPerson, sortOf } from './word-classes.ts';
import { withStems } from './word-meaning.ts';

/** The category that serves an ailment. */
const SALVES = 'ointments';
const LIP_CARE = 'lip_care';

// "Przekąska do piwa" names two needs, and only one of them is searched for.
function isNeed({ role, word }: AskedWord, { lexicon }: Market): boolean {
  return role === 'detail' && lexicon.needs.of(word.strict.stems) !== undefined;
}

/** Whether a word adds no demand to a need: in "coś na gołą podłogę" nothing has to be bare. */
export function isSaidOfNeed(asked: AskedWord, market: Market): boolean {
  const isOfPurpose = asked.role === 'detail' && (asked.isPurpose || asked.isAside === true);
  return (
    (isOfPurpose && isAdjective(asked.word.text, market.stemmer)) ||
    isNeed(asked, market) ||
    isAnything(asked.word.strict.stems) ||
    // "Prezent kosmetyczny": the adjective only limits the categories of the need.
    sortOf(asked.word.strict.stems) !== undefined
  );
}

/** Whether the base forms name a need, of a person or of an animal. */
export function isNeededFor(stems: readonly string[], { lexicon }: Market): boolean {
  return lexicon.needs.of(stems) !== undefined || lexicon.needs.ofAnimal(stems) !== undefined;
}

/** Food that only animals eat: "karma gotowana" is not for the kitchen. */
const FEED = /^(?:karm|pokarm|smacz|przysma)/u;

// The need that a query names instead of a thing, even if it is only "prezent".
export function neededOf(
  words: readonly AskedWord[],
  parts: ReadonlySet<string>,
  kind: KindId,
  market: Market,
): AskedWord | undefined {
  const { lexicon, stemmer } = market;
  // "Dania na wigilię", "potrawy wigilijne".
  const isFor = words.some(({ need }) => need !== undefined);
  const isGoodsForAnimal =
    words.some(({ word, categoryIds }) => !word.isAbout && categoryIds.some(isPetCategory)) &&
    words.some(({ word, isPurpose }) => isPurpose && animalsNamed(word.strict.stems));
  if (isGoodsForAnimal) return undefined;
  const isAny = ({ word }: AskedWord) =>
    isFor && (isAnything(word.strict.stems) || isEatable(word.strict.stems)) && !FEED.test(word.text);
  // A need in a subordinate clause only describes the thing, unless the query names no other need.
  const isAside = ({ isAside }: AskedWord) => isAside === true && words.some((each) => each.need && !each.isAside);
  const named = words.filter((asked) => !isAny(asked) && !isAside(asked));
  // "Coś z bursztynem dla mamy": the material names the thing; the person is not a need.
  const isOfThing = words.some(
    ({ isPart, categoryIds }) => isPart && categoryIds.length > 0 && categoryIds.every(isCraftCategory),
  );
  const isOfPerson = words.every(({ need, word }) => !need || isPerson(word.strict.stems));
  if (isOfThing && isOfPerson && isFor) return undefined;
  const needs = named.map((asked) => ({ asked, need: lexicon.needs.of(asked.word.strict.stems) }));
  const isGiven = named.some(({ word }) => lexicon.needs.isGift(word.strict.stems));
  // "Wielokwiatowy do ciasta" names a honey, while "haftowany" only describes a present.
  const isOfGift = (ids: readonly number[]) => isGiven && ids.every(isCraftCategory);
  const isThing = ({ asked: { role, word, categoryIds }, need }: (typeof needs)[number]) =>
    role === 'detail' &&
    !word.isAbout &&
    (isAdjective(word.text, stemmer)
      ? categoryIds.length > 0 && !need && !isOfGift(categoryIds)
      : categoryIds.length > 0 || !need);
  if (needs.some(isThing)) return undefined;
  const isWhat = ({ asked, need }: (typeof needs)[number]) => need !== undefined && asked.role === 'detail';
  const general = needs.find(
    ({ asked, need }) => need && asked.role === 'colour' && !isAdjective(asked.word.text, stemmer),
  );
  // An ailment may be the whole query: "popękane pięty", "suche dłonie po kopaniu w ogródku".
  const isComplaint = ({ asked: { word, categoryIds }, need }: (typeof needs)[number]) =>
    need?.categories.some((key) => key === SALVES || key === LIP_CARE) === true &&
    !word.isAbout &&
    categoryIds.length === 0 &&
    !market.isThing(kind, word.text) &&
    !market.isSeller(kind, word.text);
  // "Śniadanie dla dzieci" is a meal, not a toy.
  const isMeal = ({ asked: { word } }: (typeof needs)[number]) =>
    !word.isAbout && lexicon.needs.isMeal(word.strict.stems);
  const isNamedNeed = ({ asked, need }: (typeof needs)[number]) =>
    need !== undefined && lexicon.needs.isNamed(asked.word.strict.stems);
  const isForPerson = words.every(({ isPurpose, word }) => !isPurpose || isPerson(word.strict.stems));
  const isForDay = words.some(({ word, isPurpose }) => isPurpose && isDay(word.strict.stems));
  const found =
    (isForPerson ? needs.find(isMeal) : undefined) ??
    needs.find((each) => isWhat(each) && each.asked.isPurpose && !isDay(each.asked.word.strict.stems)) ??
    // "Witaminy na zimę": the season is not the need.
    (isForDay ? needs.find((each) => isWhat(each) && !each.asked.word.isAbout) : undefined) ??
    needs.find((each) => isWhat(each) && each.asked.isPurpose) ??
    (general && needs.find(isWhat)) ??
    general ??
    // Beside "prezent" any other word gives the recipient or the occasion: "gift for mum", "prezent ślubny".
    (isGiven ? needs.find((each) => isWhat(each) && !lexicon.needs.isGift(each.asked.word.strict.stems)) : undefined) ??
    needs.find(isNamedNeed) ??
    needs.find((each) => isWhat(each) && isComplaint(each)) ??
    needs.find((each) => isWhat(each) && each.asked.word.isAbout && !parts.has(each.asked.word.text)) ??
    (named.length < words.length ? needs.find(isWhat) : undefined);
  if (!found?.need) return undefined;
  const meal = isMeal(found) ? undefined : needs.find(isMeal)?.need;
  const meant = meal ? lexicon.needs.asMeal(found.need, meal) : found.need;
  const given = isGiven ? lexicon.needs.asGift(meant) : meant;
  const isFood = words.some(({ word }) => isEatable(word.strict.stems)) || needs.some(isMeal);
  const sortNamed = words.flatMap(({ word }) => sortOf(word.strict.stems) ?? [])[0];
  // Plants and cosmetics can be presents, so a present of that sort keeps its sort.
  const isGift = sortNamed === 'plants' || sortNamed === 'cosmetics';
  const sort = isFood ? 'food' : isGiven && !isGift ? undefined : sortNamed;
  return { ...found.asked, need: sort ? lexicon.needs.asSort(given, sort) : given };
}

// "Co dać królikowi do jedzenia", "prezent dla kota": the query names no goods, only an animal and its need.
export function neededByAnimal(
  words: readonly AskedWord[],
  isForThing: boolean,
  market: Market,
): AskedWord[] | undefined {
  const { lexicon, hints, stemmer } = market;
  // Use the typed word without its synonyms: "karma" has "jeść" among its base forms, but names goods.
  const needOf = ({ word }: AskedWord) => lexicon.needs.ofAnimal(stemmer.stems(word.text));
  const animalsOf = ({ word }: AskedWord) => animalsNamed(word.strict.stems)?.asked;
  const isAnimalWanted = (asked: AskedWord) =>
    !asked.word.isAbout && asked.word.isBaseForm && animalsOf(asked) !== undefined;
  // "Piesek pod choinkę" is a dog, and so is "kotek do zabawy" a cat.
  const isGiven = (asked: AskedWord, at: number) =>
    (lexicon.needs.isGift(asked.word.strict.stems) || (asked.isPurpose && !isForThing)) &&
    words.slice(0, at).some(isAnimalWanted);
  const needs = words.filter((asked, at) => needOf(asked) && !isGiven(asked, at));
  // "Przekąska do żucia": the purpose is more specific than the word for a snack.
  const head = needs.find(({ isPurpose }) => isPurpose) ?? needs[0];
  // "Dla kuca z nadwagą", "dla konia z kaszlem": what the animal has adds no demand.
  const isOfAnimal = ({ isPart, need }: AskedWord) => isPart || need?.categories.includes(SALVES) === true;
  const [only, ...rest] = words.filter(
    (asked) => asked.role === 'detail' && !isOfAnimal(asked) && !isAdjective(asked.word.text, stemmer),
  );
  const isAlone = rest.length === 0;
  // "Coś dla chomika".
  if (isForThing && isAlone && !head && only?.isPurpose && animalsOf(only)) {
    const told = { ...only, word: withStems(only.word, animalsOf(only) ?? []), isPurpose: false, need: undefined };
    const others = words.flatMap((asked): AskedWord[] =>
      isOfAnimal(asked) ? [{ ...asked, role: 'colour', need: undefined }] : [],
    );
    return [{ ...only, role: 'head', need: ofAnimal(only, market), categoryIds: [] }, told, ...others];
  }
  if (!head || !words.some((asked) => asked !== head && animalsOf(asked))) return undefined;
  // "Krzew, żeby ptaki miały co jeść": the need only describes the thing.
  const isThing = ({ isAside, role, categoryIds }: AskedWord) =>
    !isAside && role === 'detail' && categoryIds.length > 0;
  if (head.isAside && words.some((asked) => isThing(asked) && !animalsOf(asked) && !needOf(asked))) return undefined;
  // "Przekąska dla kota z ryby": the ingredient is not another thing.
  const isForAnimal = words.some((asked) => asked.isPurpose && animalsOf(asked));
  const isOther = (asked: AskedWord) =>
    (asked.role === 'without' && !isForAnimal) ||
    (asked.role === 'detail' &&
      !asked.isWhere &&
      !(isForAnimal && asked.isPart) &&
      hints.thingsCalled(asked.word.strict.stems).length > 0);
  if (words.some((asked) => !asked.isAside && !animalsOf(asked) && !needOf(asked) && isOther(asked))) return undefined;
  return words.map((asked) => {
    if (asked === head) return { ...asked, role: 'head', need: needOf(asked), categoryIds: [] };
    const animals = animalsOf(asked);
    if (asked.role === 'without') return asked;
    if (!animals) return { ...asked, role: 'colour' };
    return { ...asked, role: 'detail', word: withStems(asked.word, animals), isPurpose: false, need: undefined };
  });
}
