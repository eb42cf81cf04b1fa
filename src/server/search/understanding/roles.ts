import { categoriesById } from '#kinds/ad/categories.ts';
import { getKind, type KindId } from '#kinds/index.ts';
import {
  type CategoryHints,
  isAnimalCategory,
  isCraftCategory,
  isFlowerCategory,
  isFoodCategory,
  isJobCategory,
  isMadeCategory,
  isPlantCategory,
  isSeedlingCategory,
  isWorkCategory,
  type ThingsMeant,
} from '../category-hints.ts';
import { denied, negated } from '../negated-forms.ts';
import { isAdjective, isAdverb, type Stemmer } from '../stemmer.ts';
import { isNumber } from '../text.ts';
import type { CorrectedWord } from '../types.ts';
import { type QueryWord, readWord, readWords } from '../words.ts';
import { joinAlternatives } from './alternatives.ts';
import { asMeans, withAsides, withoutIntent, wordsOfClause } from './clauses.ts';
import { isSuperlative } from './degrees.ts';
import { withDeniedAdjectives } from './denied-adjectives.ts';
import { withoutFalseFriends } from './false-friends.ts';
import { headOf } from './head-of.ts';
import type { Market } from './market.ts';
import type { AskedWord } from './meaning.ts';
import {
  asFeed,
  asForPet,
  feedFor,
  forAnimals,
  goodsMadeBy,
  grownFrom,
  isToGrow,
  isUseOfPlants,
  SOMETHING,
  withOtherSalves,
  withoutMade,
  withoutWork,
  withUsers,
} from './meant-for.ts';
import { asEaten, asFresh, asLive, isCarcass, isFishToEat, isKept } from './meat-or-animal.ts';
import { isNeededFor, isSaidOfNeed, neededByAnimal, neededOf } from './needed.ts';
import { isNumberWord } from './number-words.ts';
import { withPlantsNamed } from './plants-named.ts';
import { FROM, OF, withPurposes, wordsBehind } from './purposes.ts';
import { relatedStems } from './related-words.ts';
import { nominativesOf } from './town-forms.ts';
import { polishFor } from './translations.ts';
import type { PlacedWord } from './typed-text.ts';
import {
  isAnyEvent,
  isAnyFlower,
  isAnySeller,
  isBunch,
  isColour,
  isContainer,
  isDoer,
  isFreshness,
  isHome,
  isJar,
  isJobTerm,
  isJobWord,
  isMadeInto,
  isMaker,
  isMeasure,
  isOfRegion,
  isPerson,
  isPlanting,
  isPortion,
  isPreserved,
  isSomebody,
  isTrade,
  isWorkWord,
} from './word-classes.ts';
import { correctedOf, meaningOf, withMarks, withStems } from './word-meaning.ts';
import {
  asDone,
  deedsOf,
  isDoneByAnimal,
  isDoneTo,
  isDoneToNamed,
  isNamed,
  withDeedsOnce,
  withTrades,
  withWork,
} from './work-named.ts';

/** The role of each word of a query. */
export interface ReadRoles {
  readonly words: AskedWord[];
  readonly isWork: boolean;
  readonly corrected: CorrectedWord[];
}

/** Keys of the categories of flowers to give and of those to keep. */
const CUT_FLOWERS = 'cut_flowers';
const POTTED_PLANTS = 'potted_plants';
/** A need that is served by this category is a feast. */
const FEAST_FOOD = 'cakes';
/** At most this many words of a query are corrected, because finding corrections takes milliseconds. */
const MAX_CORRECTED = 4;
/** A word of at most this many letters before a number is the name of a model or a breed: "ross 308". */
const LONGEST_MODEL = 5;

/** Tells the wanted thing apart from the words that describe it. `all` are the words of the query with its fillers. */
export function readRoles(
  placed: readonly PlacedWord[],
  all: readonly PlacedWord[],
  kind: KindId,
  market: Market,
  isLiteral: boolean,
): ReadRoles {
  const corrected: CorrectedWord[] = [];
  const models = new Set(placed.flatMap(({ word }, at) => (isNumber(placed[at + 1]?.word ?? '') ? word : [])));
  const only = placed.length === 1 && !isLiteral ? (placed[0]?.word ?? '') : '';
  const alone = goodsMadeBy(only, all.length > 1, (word) => market.isSeller(kind, word));
  const typed = readWords(alone ?? placed.map(({ word }) => word).join(' '), market.stemmer);
  const spelled = all.map(({ word }) => word);
  const marked = typed.map((word) => withMarks(word, market));
  const read = isLiteral ? typed : withoutFalseFriends(marked, spelled, market.hints, market.stemmer);
  const called = read.map((word): AskedWord => {
    const others = read.filter((each) => each !== word);
    const isModel = word.text.length <= LONGEST_MODEL && models.has(word.text);
    const meant =
      isLiteral || isModel || corrected.length >= MAX_CORRECTED
        ? [word]
        : correctedOf(word, others, kind, market, corrected);
    const [first = word, ...alternatives] = meant.map((each) => meaningOf(each, read.length === 1, kind, market));
    const categoryIds = market.hints.thingsCalled(first.strict.stems);
    return {
      word: first,
      role: 'detail',
      categoryIds,
      rejectedIds: [],
      relatedIds: [],
      isTold: false,
      alternatives,
      isPurpose: false,
    };
  });
  const isOfGoods = getKind(kind).capabilities.categories;
  const asked = isOfGoods && !isLiteral ? asMeans(withoutIntent(called, spelled, market), spelled, market) : called;
  const plain = isOfGoods && !isLiteral ? withUsers(withDeedsOnce(asked, spelled, market), market) : asked;
  const isNeeded = (word: string) => isNeededFor(market.stemmer.stems(word), market);
  const clause = isLiteral
    ? new Set<string>()
    : wordsOfClause(all, (word) => isGoodsNamed(word, typed, market), isNeeded);
  const isGift = plain.some(({ word }) => market.lexicon.needs.isGift(word.strict.stems));
  // In a query for a present, "dla kogoś" names the recipient, and does not ask for somebody to do a job.
  const isAsked = !isGift && all.some(({ word }, at) => isSomebody(word) || isDoer(word, all[at + 1]?.word));
  // "Pocięte drewno": an adjective is not a deed.
  const isDeed = (asked: AskedWord, at: number) =>
    !isAdjective(asked.word.text, market.stemmer) &&
    !clause.has(asked.word.text) &&
    asked.role !== 'colour' &&
    !isUseOf(asked, plain.slice(0, at)) &&
    !isDoneByAnimal(asked, plain.slice(0, at), market);
  const deeds = plain.map((asked, at) => {
    const stems = isDeed(asked, at) ? deedsOf(asked, isAsked, market) : [];
    return isDoneToNamed(stems, plain, market) ? stems : [];
  });
  const told = withAsides(plain, clause, isOfGoods, market.stemmer);
  const named = withSellers(withWork(told, deeds, kind, market), placed, kind, market);
  const roles = withRoles(withPlantsNamed(named, placed, market), placed, kind, market);
  const said = withoutAnyEvent(withDeniedAdjectives(roles, market.stemmer), kind, market);
  const ranked = withTrades(withPurposes(said, placed, isOfGoods, market));
  const work = ranked.find(({ role, word }) => role === 'detail' && !word.isAbout && isWorkWord(word.strict.stems));
  const isForThing = all[0]?.word === 'dla' || all.some(({ word }) => SOMETHING.has(word));
  const ofAnimal = work || isAsked || isLiteral || !isOfGoods ? undefined : neededByAnimal(ranked, isForThing, market);
  if (ofAnimal) return { words: ofAnimal, isWork: false, corrected };
  // A query for somebody to do a job names the job and the place, not a need: "kogoś do wycięcia drzewa przy domu".
  const wanted = isForThing ? ranked.map(withoutWork) : ranked;
  const needed = work || isAsked || !isOfGoods ? undefined : neededOf(wanted, wordsBehind(OF, placed), kind, market);
  const head = needed ?? headOf(isAsked ? withoutPrepositions(ranked) : ranked, work, market);
  const joined = joinAlternatives(ranked, head, placed, market, isOfGoods);
  const words = forAnimals(
    joined.map((asked) => {
      if (head && isSame(asked, head)) return asDone(asHead(asked, head, joined, market, needed), work, market);
      const { stems } = asked.word.strict;
      // "Praca" adds nothing to the job itself, nor do the people who want it: "praca dla dwóch studentów".
      const isOfWork =
        head &&
        work &&
        (isWorkWord(stems) || stems.includes('wieś') || (isPerson(stems) && !asked.isPart && !asked.isWhere));
      const isSaid = needed ? isSaidOfNeed(asked, market) : isOfWork;
      return isSaid ? { ...asked, role: 'colour' as const } : asked;
    }),
  );
  // Some services are listed among crafts: "ostrzenie noży", "wyplatanie kosza".
  const isOfCraft = words.some(({ role, categoryIds }) => role === 'head' && categoryIds.some(isCraftCategory));
  const isDone = deeds.some((stems) => stems.length > 0) || words.some((asked) => isDoneTo(asked, words, market));
  const isWork = work !== undefined || (isDone && !isOfCraft) || (isAsked && !words.some(isThingNamed));
  return { words, isWork: isWork && !needed, corrected };
}

function isGoodsNamed(text: string, typed: readonly QueryWord[], { hints, stemmer }: Market): boolean {
  const foreign = typed.flatMap((word) => (word.text === text ? polishFor(word) : []));
  return hints
    .of([...stemmer.stems(text), ...foreign])
    .some(({ categoryId, role }) => role === 'is' && !isWorkCategory(categoryId));
}

function isFoodOrAnimal(id: number): boolean {
  return isFoodCategory(id) || isAnimalCategory(id);
}

function isSame({ word, alternatives }: AskedWord, head: AskedWord): boolean {
  return word.text === head.word.text || alternatives.some(({ text }) => text === head.word.text);
}

// "Choinka do postawienia na stole": the purpose of goods is not work to be done. For trees and animals it may be.
function isUseOf({ word }: AskedWord, before: readonly AskedWord[]): boolean {
  const isGoods = ({ word: { isAbout }, categoryIds }: AskedWord) =>
    !isAbout && categoryIds.length > 0 && categoryIds.every(isMadeCategory);
  return word.isAbout && (before.some(isGoods) || isUseOfPlants(word, before));
}

// "Pasieka Zofii Bartnik": the name identifies the seller, so the word for their business only affects the ranking.
function withSellers(
  words: readonly AskedWord[],
  placed: readonly PlacedWord[],
  kind: KindId,
  market: Market,
): AskedWord[] {
  const capitals = new Set(placed.flatMap(({ word, isCapital }) => (isCapital ? word : [])));
  const from = wordsBehind(FROM, placed);
  const isName = ({ word: { text } }: AskedWord) => market.isSeller(kind, text) && !market.isThing(kind, text);
  const hasName = words.some(isName);
  // "Zofii bartnik": beside a surname, the first name may be declined.
  const mayBeName = ({ text, isKnown, isAbout, isBaseForm }: QueryWord) =>
    from.has(text) || (!isAbout && (!isKnown || capitals.has(text) || (hasName && !isBaseForm)));
  const read = words.map((asked) =>
    mayBeName(asked.word) ? { ...asked, word: withNominative(asked.word, kind, market) } : asked,
  );
  const isWholeName = words.length > 1 && market.isSeller(kind, words.map(({ word }) => word.text).join(' '));
  // "Winnica Trzy Tarasy" does not ask for a terrace to be built.
  if (isWholeName) return words.map((asked) => ({ ...asked, categoryIds: [] }));
  if (!read.some((asked, at) => isName(asked) || asked.word !== words[at]?.word)) return [...words];
  // "Praca w piekarni" is a job in any bakery, so "piekarnia" still counts.
  const isJob = words.some(({ word }) => isWorkWord(word.strict.stems));
  const isPraise = ({ word }: AskedWord) => isTrade(word.strict.stems) && !(isJob && word.isAbout);
  // "Kuźnia" alone asks for the business itself.
  if (read.every(isPraise)) return read;
  return read.map((asked) => (isPraise(asked) ? { ...asked, role: 'colour' } : asked));
}

// Adds the nominative of a seller's declined name, which the dictionary does not have.
function withNominative(word: QueryWord, kind: KindId, market: Market): QueryWord {
  if (market.isThing(kind, word.text) || market.isSeller(kind, word.text)) return word;
  const nominative = nominativesOf(word.text, false).find((each) => each.length > 3 && market.isSeller(kind, each));
  return nominative === undefined ? word : withStems(word, readWord(nominative, market.stemmer).strict.stems);
}

// "Woreczek zapachowy do szafy": a container is the thing if it is the only noun and no contents are named.
function containerMeant(
  words: readonly AskedWord[],
  placed: readonly PlacedWord[],
  kind: KindId,
  market: Market,
): AskedWord | undefined {
  const nouns = words.filter(({ word }) => !word.isAbout && !isAdjective(word.text, market.stemmer));
  const [only] = nouns;
  if (nouns.length !== 1 || words.length < 2 || !only || !isContainer(only.word.strict.stems)) return undefined;
  return wordsBehind(OF, placed).size === 0 && market.isThing(kind, only.word.text) ? only : undefined;
}

function withRoles(
  words: readonly AskedWord[],
  placed: readonly PlacedWord[],
  kind: KindId,
  market: Market,
): AskedWord[] {
  const { hints, stemmer } = market;
  const { categories: isOfGoods } = getKind(kind).capabilities;
  const from = wordsBehind(FROM, placed);
  const container = containerMeant(words, placed, kind, market);
  const isOfAnimals = words.some(({ word, categoryIds }) => !word.isAbout && categoryIds.some(isAnimalCategory));
  const isPraise = (asked: AskedWord) => asked !== container && isSaidInPassing(asked);
  const isSaidInPassing = ({ role, word: { text, strict, isAbout, isBaseForm } }: AskedWord) =>
    role === 'colour' ||
    isNumber(text) ||
    isAdverb(text, stemmer) ||
    (isOfGoods && isNumberWord(text)) ||
    (isColour(strict.stems) && !(isOfAnimals && isSuperlative(text))) ||
    (isOfGoods && (isAnySeller(strict.stems) || (from.has(text) && !isBaseForm && isMaker(strict.stems)))) ||
    (isOfGoods && (isAbout || !isHome([text])) && isHome(stemmer.stems(text)));
  const isAllPraise = words.every(isPraise);
  const isPlant = ({ word }: AskedWord) =>
    !word.isAbout &&
    !isMeasure(word.strict.stems) &&
    hints
      .of(word.strict.stems)
      .some(({ categoryId, role }) => (role === 'of' ? isSeedlingCategory : isPlantCategory)(categoryId));
  // "Sadzonki malin": the raspberries are the thing; the word for young plants affects the ranking.
  const isOfPlant = isOfGoods && words.some((asked) => !isPraise(asked) && isPlant(asked));
  // Likewise the peonies in "bukiet piwonii".
  const isOfFlower = words.some((asked) => !isPraise(asked) && isFlower(asked, hints));
  return words.map((asked, at) => {
    if (isPortionOf(asked, words[at + 1], stemmer)) return { ...asked, role: 'colour' };
    const lacking = denied(asked.word.text);
    // "Praca bez doświadczenia": jobs seldom state this, so it excludes none.
    if (lacking !== undefined && isJobTerm(readWord(lacking, stemmer).strict.stems))
      return { ...asked, role: 'colour' };
    if (lacking !== undefined) return { ...asked, role: 'without' };
    if (asked.word.strict.stems.some((stem) => denied(stem) !== undefined)) return asWithout(asked);
    const { stems } = asked.word.strict;
    const isColoured =
      (!isAllPraise && isPraise(asked)) || (isOfPlant && isMeasure(stems)) || (isOfFlower && isBunch(stems));
    return isColoured ? { ...asked, role: 'colour' } : asked;
  });
}

// "Sznur grzybów", "tuszka kaczki": the food that follows in the genitive is the thing.
function isPortionOf({ word }: AskedWord, next: AskedWord | undefined, stemmer: Stemmer): boolean {
  if (!next || next.word.isAbout || next.word.isBaseForm || next.categoryIds.length === 0) return false;
  if (!word.isAbout && isCarcass(stemmer.stems(word.text))) return next.categoryIds.some(isFoodCategory);
  return next.categoryIds.every(isFoodCategory) && !word.isAbout && isPortion(stemmer.stems(word.text));
}

// Whether a word names flowers that are sold cut: "piwonii" in "bukiet piwonii".
function isFlower({ word }: AskedWord, hints: CategoryHints): boolean {
  const { isAbout, strict } = word;
  const named = hints.of(strict.stems).filter(({ role }) => role === 'is');
  return !isAbout && !isBunch(strict.stems) && named.some(({ categoryId }) => isFlowerCategory(categoryId));
}

// A later member of "bez glutenu i mleka": the thing has to lack both.
function asWithout(asked: AskedWord): AskedWord {
  const { text, strict } = asked.word;
  const only = (words: readonly string[]) => words.filter((word) => denied(word) !== undefined);
  // "Bezjajeczny" means "bez jaj", and is not a form of "jajo".
  const adjective = only(strict.stems).find((stem) => !strict.stems.includes(denied(stem) ?? stem));
  const word = {
    ...asked.word,
    text: adjective ?? negated(text),
    loose: null,
    strict: { surfaces: only(strict.surfaces), stems: only(strict.stems) },
  };
  return { ...asked, word, role: 'without' };
}

// "Święto miodu" is any event about honey.
function withoutAnyEvent(words: readonly AskedWord[], kind: KindId, market: Market): readonly AskedWord[] {
  if (!getKind(kind).capabilities.schedule) return words;
  const isAny = ({ role, word }: AskedWord) => role === 'detail' && isAnyEvent(word.strict.stems);
  const stemsOf = ({ word: { text, strict, also = [] } }: AskedWord) => [
    text,
    ...strict.stems,
    ...also,
    ...relatedStems(strict.stems),
  ];
  const isTold = words.some(
    (asked) => asked.role === 'detail' && !isAny(asked) && stemsOf(asked).some((stem) => market.isThing(kind, stem)),
  );
  return isTold ? words.map((asked) => (isAny(asked) ? { ...asked, role: 'colour' } : asked)) : words;
}

// "Szukam kogoś do strzyżenia": the deed is the head, although a preposition precedes it.
function withoutPrepositions(words: readonly AskedWord[]): AskedWord[] {
  return words.map((asked) => ({ ...asked, word: { ...asked.word, isAbout: false } }));
}

function isThingNamed(asked: AskedWord): boolean {
  return isNamed(asked) && asked.categoryIds.length > 0;
}

function asHead(
  asked: AskedWord,
  head: AskedWord,
  words: readonly AskedWord[],
  { hints }: Market,
  needed: AskedWord | undefined,
): AskedWord {
  if (needed) return { ...asked, role: 'head', need: needed.need, categoryIds: [] };
  // Words that disambiguate the head: "kurki, które niosą" are hens, not mushrooms.
  const tells = ({ word: { text, strict }, role, isPurpose, isAside }: AskedWord) =>
    text !== asked.word.text &&
    !isWorkWord(strict.stems) &&
    !isOfRegion(strict.stems) &&
    // "Lavender plants" may be potted plants or perennials.
    !strict.stems.includes('roślina') &&
    // "Co tydzień" is not the age of hens.
    !(isPurpose && strict.stems.includes('tydzień')) &&
    !(isPurpose && (isPerson(strict.stems) || isMadeInto(strict.stems))) &&
    (role === 'detail' || (role === 'colour' && (isAside || isMeasure(strict.stems) || isJar(strict.stems))));
  const isService = asked.categoryIds.length > 0 && asked.categoryIds.every(isWorkCategory);
  // Ingredients and purposes are not the thing itself: "kapusta kiszona z marchewką", "wosk do świec".
  const others = words.filter(tells).map(({ word }) => ({
    stems: word.strict.stems,
    isPart: word.isAbout && !isService,
  }));
  const isBeside = (is: typeof isMeasure) =>
    words.some(({ word }) => word.text !== asked.word.text && is(word.strict.stems));
  const isToPlant =
    words.some(({ word, isPurpose }) => isPurpose && isPlanting(word.strict.stems)) &&
    !words.some(({ word }) => isPreserved(word.strict.stems));
  const isYoungPlant = isToPlant || isBeside(isMeasure);
  const isBouquet = isFlower(asked, hints) && isBeside(isBunch);
  const areGiven = areFlowersToGive(asked, words, hints);
  const isToKeep = ({ role, word }: AskedWord) => role !== 'without' && isKept(word.strict.stems);
  const areKept = words.some(({ word }) => word.text !== asked.word.text) && words.some(isToKeep);
  const isMadeOf = words.some(({ word, isPurpose }) => (isPurpose ? isMadeInto : isFreshness)(word.strict.stems));
  const feedIds = feedFor(words, hints);
  const meant = [asked.word, ...asked.alternatives].map(({ strict }) => {
    const things = asForPet(withoutMade(hints.thingsMeant(strict.stems, others), strict.stems, words, hints), words);
    if (isBouquet) return asFlowers(things);
    if (areGiven) return asCutFlowers(things);
    if (feedIds.length > 0) return asFeed(things, feedIds, strict.stems, hints);
    if (areKept && !isFishToEat(things, words) && things.categoryIds.every(isFoodOrAnimal)) return asLive(things);
    const eaten = asEaten(things, words);
    if (eaten) return eaten;
    if (isMadeOf && !isYoungPlant) return asFresh(things);
    return isYoungPlant ? asPlants(things, strict.stems, hints) : things;
  });
  const named = meant.flatMap((each) => each.categoryIds);
  // "Praca" with "zbiory" asks for a job, not for a service.
  const jobs = words.some(({ word }) => isJobWord(word.strict.stems)) ? named.filter(isJobCategory) : [];
  const categoryIds = new Set(jobs.length > 0 ? jobs : named);
  const word = withOtherSalves(asked.word, words);
  return {
    ...asked,
    need: undefined,
    word: { ...word, isAbout: head.word.isAbout },
    role: 'head',
    categoryIds: [...categoryIds],
    isTold: meant.some(({ isTold }) => isTold),
    isToldApart: meant.some(({ isToldApart }) => isToldApart),
    relatedIds: [...new Set(meant.flatMap((each) => each.relatedIds))],
    rejectedIds: [...(jobs.length > 0 ? named : []), ...meant.flatMap(({ rejectedIds }) => rejectedIds)].filter(
      (id) => !categoryIds.has(id) && (word === asked.word || isFoodCategory(id)),
    ),
  };
}

// "Śliwa węgierka, sadzonka" means the plant, not the fruit.
function asPlants(things: ThingsMeant, stems: readonly string[], hints: CategoryHints): ThingsMeant {
  const named = hints.of(stems).filter(({ role }) => role === 'is' || role === 'also');
  const called = named.flatMap(({ categoryId }) => (isToGrow(categoryId) ? categoryId : []));
  // No plant category is called "cucumber": fall back to the categories whose plants bear it.
  const plants = called.length > 0 ? called : grownFrom(hints.of(stems));
  if (plants.length === 0 || things.categoryIds.every(isToGrow)) return things;
  const rejectedIds = things.categoryIds.filter((id) => !isToGrow(id));
  return { ...things, categoryIds: plants, rejectedIds, isTold: true };
}

// "Kwiaty dla mamy", "kwiaty na urodziny": cut ones, rather than bulbs to plant.
function areFlowersToGive({ word }: AskedWord, words: readonly AskedWord[], hints: CategoryHints): boolean {
  const isToGive = ({ word: { strict }, isPurpose, need }: AskedWord) =>
    isPurpose &&
    (isPerson(strict.stems) ||
      (need?.categories.includes(CUT_FLOWERS) === true &&
        (!need.categories.includes(POTTED_PLANTS) || need.categories.includes(FEAST_FOOD))));
  const isOfPots = ({ categoryId }: { categoryId: number }) => categoriesById.get(categoryId)?.key === POTTED_PLANTS;
  const isPotted = words.some(
    (each) => each.word.text !== word.text && !each.isPurpose && hints.of(each.word.strict.stems).some(isOfPots),
  );
  return isAnyFlower(word.strict.stems) && !isPotted && words.some(isToGive);
}

// "Bukiet piwonii" means cut peonies or a bouquet with them, not roots to plant.
function asFlowers(things: ThingsMeant): ThingsMeant {
  const categoryIds = [...categoriesById.keys()].filter(isFlowerCategory);
  const plants = [...categoriesById.keys()].filter(isPlantCategory);
  const rejectedIds = [...things.categoryIds, ...things.rejectedIds, ...plants].filter((id) => !isFlowerCategory(id));
  return { ...things, categoryIds, rejectedIds, isTold: true, isToldApart: false };
}

// Only cut flowers: the other flower categories hold bouquets, but also wreaths for the door.
function asCutFlowers(things: ThingsMeant): ThingsMeant {
  const flowers = asFlowers(things);
  return { ...flowers, categoryIds: flowers.categoryIds.filter((id) => categoriesById.get(id)?.key === CUT_FLOWERS) };
}
