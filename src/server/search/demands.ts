import { getKind } from '#kinds/index.ts';
import {
  isAnimalCategory,
  isFoodCategory,
  isJobCategory,
  isMushroomCategory,
  isPetCategory,
  isRemedyCategory,
  isServiceCategory,
  isWorkCategory,
} from './category-hints.ts';
import { isAction } from './complements.ts';
import type { LookUp } from './demand-lists.ts';
import {
  bareOnly,
  categoryLists,
  type DemandParts,
  listsOf,
  listsOfTags,
  onlyStrict,
  onlyTelling,
  relatedLists,
  stemLists,
  withRelated,
} from './demand-lists.ts';
import { type AnimalLists, animalLists, categoryIdsOf, type Scope, scopeOf } from './demand-scope.ts';
import {
  anywhere,
  contraryLists,
  deniedLists,
  excludedLists,
  featureLists,
  telling,
  withoutLists,
} from './excluded-lists.ts';
import { isAnimal, LookedUp } from './looked-up.ts';
import { isOfKeeping, isOfMaterial, isOfOrigin } from './materials.ts';
import { animalsNamed } from './understanding/animals.ts';
import type { FeatureMeaning } from './understanding/features.ts';
import type { AskedWord, QueryMeaning } from './understanding/meaning.ts';
import type { Need } from './understanding/needs.ts';
import {
  isAnyEvent,
  isAnyFlower,
  isAnySet,
  isDay,
  isFreshness,
  isJobTerm,
  isOccasion,
  isPerson,
  isQuality,
  isWorkWord,
} from './understanding/word-classes.ts';
import { joined, type WordLists } from './word-lists.ts';
import type { QueryWord } from './words.ts';

/**
 * Where the parts of a query are found.
 *
 * head        where the thing itself is found; null when no word names it or the word leads nowhere.
 * named       where the head is the bare name of a category: all that is in it, and nothing else.
 * mentions    where the head is only mentioned, beside where it is what the thing is.
 * byAdjective where a title says it by an adjective: "gęsie udka" are goose, in the category of such things.
 * inCategory  what stands in the categories whose things are called as the head is.
 * categoryIds those categories.
 * relatedIds  all categories that the head says something of.
 * usual       the food among these: who names a fruit wants to eat it rather than plant it. Of birds and rabbits the
 *             live ones where several are asked for. Else, what it first of all names for people: who names no animal
 *             has none in mind.
 * isThere     listings are called as the head is: its category alone then counts little.
 * isTold      other words tell which categories are meant; `isToldApart` of several.
 * isGeneral   the head names so much that without a detail it tells nothing: "praca".
 * details     what else words ask for, the most telling first: preferably all of it.
 * firm        details that name what it is made of: without them it is another thing.
 * purposes    what it is for.
 * qualities   what listings seldom state: it raises those that do; of a need, that the thing is for it.
 * kept        what is smoked, dried or marinated, where something fresh is asked for: it comes last.
 * own         where the head is called as it is typed, and not only meant as well; of a need, what serves it best.
 * features    what else is asked for that listings state as a feature: all of it.
 * told        of work what else is said of it: who says so comes first; `isAnyWork` where the head says no more than that.
 * musts       what has to hold even where not every word does.
 * withouts    what says that the thing is without something; where nothing says so, only what has it is left out.
 * excluded    what must not be; `unstated` where nothing says that it is without that.
 * scope       of which categories an answer may be.
 * animals     what is for the animal that is asked for, and what is for others.
 * mayDrop     details that no listing has may be left out: the head tells enough, and the words are not meant as typed.
 * isAbout     the head is asked for as what a thing is for, of or with.
 * isLost      what is asked for is not on offer, so that nothing can fit; `lostWeight` is that of details that lead
 *             nowhere.
 */
export interface Demands {
  readonly head: WordLists | null;
  readonly named: WordLists | null;
  readonly mentions: WordLists | null;
  readonly byAdjective: WordLists | null;
  readonly inCategory: WordLists | null;
  readonly categoryIds: readonly number[];
  readonly relatedIds: readonly number[];
  readonly usual: WordLists | null;
  readonly isThere: boolean;
  readonly isTold: boolean;
  readonly isToldApart: boolean;
  readonly isGeneral: boolean;
  readonly details: readonly WordLists[];
  readonly firm: readonly WordLists[];
  readonly purposes: readonly WordLists[];
  readonly own: WordLists | null;
  readonly features: readonly WordLists[];
  readonly musts: readonly WordLists[];
  readonly withouts: readonly WordLists[];
  readonly scope: Scope;
  readonly animals: AnimalLists | null;
  readonly qualities: readonly WordLists[];
  readonly kept: readonly WordLists[];
  readonly colours: readonly WordLists[];
  readonly told: readonly WordLists[];
  readonly isAnyWork: boolean;
  readonly excluded: readonly WordLists[];
  readonly unstated: readonly WordLists[];
  readonly mayDrop: boolean;
  readonly isAbout: boolean;
  readonly isLost: boolean;
  readonly lostWeight: number;
}

/** Features that somebody may depend on: what does not have them is no answer, not even a near one. */
const NEEDED_TAGS = new Set(['nogluten', 'lactosefree', 'nosugar', 'gmofree', 'vegan', 'vegetarian']);

/** Among what serves a need, this tells that presents do. */
const GIFTS = 'wood_carving';

/** Looks up what a meaning demands. */
export function lookUpDemands(meaning: QueryMeaning, parts: DemandParts, asked: LookUp): Demands {
  const isTelling = getKind(asked.kind).capabilities.categories;
  const look = new LookedUp(parts, asked, isTelling);
  const words = meaning.words.filter(({ word }) => !parts.groups.isKindName(asked.kind, word.strict.stems));
  const headWord = words.find(({ role }) => role === 'head');
  const isSoft = (each: AskedWord) => isSeldomStated(each, meaning, asked);
  const detailed = words.filter(({ role }) => role === 'detail');
  const said = (isPurpose: boolean) =>
    detailed.filter(
      (each) =>
        (isRaising(each, headWord, isTelling) && !isForOtherAnimal(each, headWord, parts)) === isPurpose &&
        !isRepeated(each, headWord, parts),
    );
  const hasFirmer = words.length < meaning.words.length || headWord !== undefined || !detailed.every(isSoft);
  const plain = said(false).filter((each) => !hasFirmer || !isSoft(each));
  const isFirm = (each: AskedWord) => isTelling && isFirmBeside(each, headWord, parts);
  const details = plain.filter((each) => !isFirm(each)).flatMap((word) => look.detail(word, meaning, headWord) ?? []);
  const firm = firmLists(plain.filter(isFirm), look, meaning, headWord);
  const named = headWord ? look.head(headWord) : null;
  const mentions = named ?? instead(headWord, isTelling, details, parts, asked.total);
  const strict = mentions && isTelling && !headWord?.need ? onlyStrict(mentions) : mentions;
  const isThere = strict !== null && asked.leads(strict);
  const head = isThere ? strict : mentions;
  const stated = meaning.features.filter((feature) => !isByService(feature, headWord));
  const features = stated.map((feature) => ({ lists: featureLists(feature, parts, asked), feature }));
  const isNeeded = ({ feature }: { feature: FeatureMeaning }) => NEEDED_TAGS.has(feature.tags[0] ?? '');
  const withouts = words.filter(({ role }) => role === 'without');
  const isGeneral = headWord?.categoryIds.length === 0 && head !== null && bareOnly(head) !== null;
  const mayDrop = !asked.isLiteral && (!isTelling || headWord === undefined || headWord.categoryIds.length > 0);
  const serving = headWord?.need ? categoryLists(categoryIdsOf(headWord.need), parts.groups, asked.total) : null;
  // Work may be told by the words around it; goods that nobody calls so are not on offer.
  const isWhole = meaning.isWork === true && headWord?.isTold === true;
  const inCategory = serving ?? (headWord ? categoryLists(headWord.categoryIds, parts.groups, asked.total) : null);
  const isService = meaning.isWork === true && headWord !== undefined && isServiceNamed(headWord, parts);
  // What serves a need does so whatever else is said of it: "coś na balkon od północy".
  const isLacking =
    !headWord?.need && !isService && look.lostWeight > 0 && (!mayDrop || (isTelling && look.hasLostWord));
  const scope = scopeOf(words, meaning);
  const isAnyWork = headWord !== undefined && isWorkWord(headWord.word.strict.stems);
  const animals = animalLists(words, headWord, parts, asked.total);
  return {
    head,
    named: head && bareName(head, words, headWord),
    mentions,
    byAdjective: look.byAdjective(headWord),
    categoryIds: isTelling ? (headWord?.categoryIds ?? []) : [],
    relatedIds: isTelling ? (headWord?.relatedIds ?? []) : [],
    inCategory: isWhole && !isService ? withSaid(inCategory, words, parts, asked.total) : inCategory,
    usual: headWord ? categoryLists(usualIds(headWord, scope), parts.groups, asked.total) : null,
    isThere,
    isTold: isTelling && headWord?.isTold === true,
    isToldApart: isTelling && headWord?.isToldApart === true,
    isGeneral,
    details: details.sort((a, b) => b.weight - a.weight),
    firm,
    purposes: said(true).flatMap((word) => look.purpose(word, meaning, headWord) ?? []),
    own: headWord && named && !isAnyWork ? look.own(headWord) : null,
    features: features.filter((each) => !isNeeded(each)).map(({ lists }) => lists),
    musts: [...features.filter(isNeeded).map(({ lists }) => lists), ...(serving ? [serving] : [])],
    withouts: withouts.map((word) => withoutLists(word, parts, asked)),
    scope,
    animals,
    qualities: [
      ...(headWord ? qualitiesOf(words, headWord, detailed.filter(isSoft), look, parts, asked) : []),
      ...servedLists(words.filter(isForOccasion), look, headWord),
      ...kindLists(meaning, parts, asked),
    ],
    kept: keptLists(words, headWord, parts, asked),
    colours: [
      ...coloursOf(words, named ? undefined : headWord, parts, asked.total),
      ...servedLists(said(true), look, headWord),
    ],
    told: meaning.isWork ? [...toldLists(words, parts, asked.total), ...(animals ? [animals.asked] : [])] : [],
    isAnyWork,
    excluded: allExcluded(meaning, withouts, parts, asked),
    unstated: deniedLists(withouts, anywhere, parts, asked),
    mayDrop: mayDrop || headWord?.need !== undefined,
    isAbout: headWord?.word.isAbout === true,
    isLost: (headWord !== undefined && head === null && !isWhole) || isLacking || isOfOther(headWord, look, asked),
    lostWeight: look.lostWeight,
  };
}

// A feast of beer is none of something else.
function isOfOther(head: AskedWord | undefined, { hasLostWord }: LookedUp, { kind }: LookUp): boolean {
  return head !== undefined && hasLostWord && getKind(kind).capabilities.schedule && isAnyEvent(head.word.strict.stems);
}

function allExcluded(
  meaning: QueryMeaning,
  withouts: readonly AskedWord[],
  parts: DemandParts,
  asked: LookUp,
): WordLists[] {
  const denied = deniedLists(withouts, telling, parts, asked);
  return [...excludedLists(meaning, parts, asked), ...contraryLists(meaning, parts, asked), ...denied];
}

function firmLists(
  words: readonly AskedWord[],
  look: LookedUp,
  meaning: QueryMeaning,
  head: AskedWord | undefined,
): WordLists[] {
  return words.flatMap(
    (each) => (isForKind(each, head) ? look.kind(each, meaning, head) : look.detail(each, meaning, head)) ?? [],
  );
}

function isForKind({ isPurpose, need }: AskedWord, head: AskedWord | undefined): boolean {
  return isPurpose && isOfKind(need, head);
}

function servedLists(words: readonly AskedWord[], look: LookedUp, head: AskedWord | undefined): WordLists[] {
  return words.flatMap((each) => look.purposeBest(each, head) ?? []);
}

// A cream for the hands may be of a neighbouring category as well.
function bareName(lists: WordLists, words: readonly AskedWord[], head: AskedWord | undefined): WordLists | null {
  return words.some((each) => isForKind(each, head)) ? null : bareOnly(lists);
}

function relatedTo(words: readonly AskedWord[], parts: DemandParts, total: number): WordLists[] {
  return words.map(({ word }) => withRelated(word, parts, total));
}

// "Koszyk wielkanocny" serves the same as "koszyk na Wielkanoc".
function isForOccasion({ role, isPurpose, need }: AskedWord): boolean {
  return role === 'detail' && !isPurpose && need !== undefined;
}

// Who carries sand or sells firewood by the load brings it: listings of services state no delivery.
function isByService({ tags }: FeatureMeaning, head: AskedWord | undefined): boolean {
  if (!head || !tags.includes('transport')) return false;
  return (head.categoryIds.length > 0 ? head.categoryIds : head.relatedIds).some(isServiceCategory);
}

// Where the thing has a quality that listings seldom state, and where it is said to be for the need.
function qualitiesOf(
  words: readonly AskedWord[],
  head: AskedWord,
  soft: readonly AskedWord[],
  look: LookedUp,
  parts: DemandParts,
  asked: LookUp,
): WordLists[] {
  const related = relatedTo(soft, parts, asked.total);
  return [...related, ...look.servesIt(head), ...youngOf(words, head, parts, asked)];
}

/** Base forms of what young animals are called, and of what is said of them. */
const YOUNG = (
  'kocię szczenię źrebię źrebica cielę jałoszka odsadek prosię warchlak jagnię koźlę pisklę kurczę kaczuszka gąsię ' +
  'indyczę młodzik miot tydzień tygodniowy odsadzony'
).split(' ');
const SMALL = new Set(['mały', 'malutki', 'maleńki', 'młody', 'młodziutki']);

// "Mały kotek" is a kitten, which listings call so or tell by its weeks.
function youngOf(words: readonly AskedWord[], head: AskedWord, parts: DemandParts, { total }: LookUp): WordLists[] {
  const isYoung = ({ role, word }: AskedWord) =>
    role !== 'without' && word.strict.stems.some((stem) => SMALL.has(stem));
  return isAnimal(head) && words.some(isYoung) ? [stemLists(head.word, YOUNG, parts, total)] : [];
}

// A room is a place to stay as any other; those with rooms come first.
function kindLists({ words }: QueryMeaning, { groups, finder }: DemandParts, { kind, total }: LookUp): WordLists[] {
  return words.flatMap(({ word }) => (groups.isKindName(kind, word.strict.stems) ? finder.find(word, total) : []));
}

function usualIds({ categoryIds, word, isTold }: AskedWord, { isOnlyForPets }: Scope): number[] {
  // Cut flowers are what "kwiaty dla mamy" means most.
  if (isTold && isAnyFlower(word.strict.stems)) return [...categoryIds];
  const food = categoryIds.filter(isFoodCategory);
  const live = categoryIds.filter(isAnimalCategory);
  if (food.length > 0 && live.length > 0 && !isTold && isMeantAlive(word)) return live;
  if (food.length > 0 || isOnlyForPets) return food;
  const isFirst = (id: number, at: number) => at === 0 && !isPetCategory(id);
  return categoryIds.some(isPetCategory) ? categoryIds.filter(isFirst) : [];
}

/** Base forms of birds that are kept by nearly everybody who asks for them. */
const KEPT_ALIVE = new Set(['kura', 'kurka', 'kokoszka', 'nioska']);
const POLISH_PLURAL = /(?:[iy]|ek|ów|ęta|ąt)$/u;
const FOREIGN_PLURAL = /(?:[sneиі]|[^aeiou]i)$/u;

// "Kaczki" are to be kept, "kaczka" may be one to roast; hens are always kept.
function isMeantAlive({ text, isKnown, strict }: QueryWord): boolean {
  if (strict.stems.some((stem) => KEPT_ALIVE.has(stem))) return true;
  return (isKnown ? POLISH_PLURAL : FOREIGN_PLURAL).test(text);
}

// What is called by a colour or so; of a head that leads nowhere, what it is made of.
function coloursOf(
  words: readonly AskedWord[],
  lost: AskedWord | undefined,
  parts: DemandParts,
  total: number,
): WordLists[] {
  const coloured = words
    .filter(({ role, word }) => role === 'colour' && !isWorkWord(word.strict.stems))
    .map(({ word }) => parts.finder.find(word, total));
  return [...coloured, ...(lost ? [relatedLists(lost.word, parts, total)] : [])];
}

// Smoked trout is hardly a fresh one, and mushrooms in vinegar are for no soup.
function keptLists(
  words: readonly AskedWord[],
  head: AskedWord | undefined,
  { groups }: DemandParts,
  { kind, total }: LookUp,
): WordLists[] {
  if (!isFood(head)) return [];
  const isFresh = words.some(({ word }) => isFreshness(word.strict.stems));
  const isCooked = head?.categoryIds.some(isMushroomCategory) === true && words.some(({ isPurpose }) => isPurpose);
  const tags = isFresh ? ['smoked', 'dried', 'marinated'] : isCooked ? ['marinated'] : [];
  return tags.length > 0 ? [listsOfTags(tags, groups, kind, total)] : [];
}

// Qualities, the terms of a job, and the day on which somebody wants goods or a bed: but events are of a day.
function isSeldomStated({ word: { strict } }: AskedWord, { isWork }: QueryMeaning, asked: LookUp): boolean {
  const { categories, schedule } = getKind(asked.kind).capabilities;
  if (asked.isLiteral) return false;
  if (isQuality(strict.stems)) return true;
  return categories && isWork ? isJobTerm(strict.stems) : !schedule && isDay(strict.stems);
}

// Who mows, mows whatever it is: few state all that they do.
function isServiceNamed({ word, categoryIds }: AskedWord, { stemmer }: DemandParts): boolean {
  const isService = (id: number) => isWorkCategory(id) && !isJobCategory(id);
  return categoryIds.length > 0 && categoryIds.every(isService) && isAction(word.text, stemmer);
}

function toldLists(words: readonly AskedWord[], parts: DemandParts, total: number): WordLists[] {
  const details = words.filter(({ role, word }) => role === 'detail' && !isWorkWord(word.strict.stems));
  // "Operator koparki" says the same as "obsługa koparki", where the title only mentions the machine.
  const told = (word: QueryWord) =>
    [true, false].flatMap((isAbout) => [...withRelated({ ...word, isAbout }, parts, total).runs]);
  return details.map(({ word, alternatives }) => listsOf([word, ...alternatives].flatMap(told), total));
}

// Work with horses is also what says so in another category.
function withSaid(
  inCategory: WordLists | null,
  words: readonly AskedWord[],
  parts: DemandParts,
  total: number,
): WordLists | null {
  if (!inCategory) return null;
  const details = words.filter(({ role }) => role === 'detail');
  const said = details.map(({ word }) => ({ lists: onlyTelling(withRelated(word, parts, total)) }));
  return joined([{ lists: inCategory }, ...said], total);
}

// What a farm or an event is, nearly every word may say; who does a job, its category says.
function instead(
  head: AskedWord | undefined,
  isTelling: boolean,
  details: WordLists[],
  parts: DemandParts,
  total: number,
): WordLists | null {
  if (!isTelling) return details.shift() ?? null;
  const isJob = head !== undefined && head.categoryIds.length > 0 && head.categoryIds.every(isJobCategory);
  return isJob && relatedLists(head.word, parts, total).size > 0
    ? categoryLists(head.categoryIds, parts.groups, total)
    : null;
}

// "Krem do rąk" is a cream of its own kind; "olej do sałatek" may be any oil. A farm is asked for by what it is for.
function isRaising({ isPurpose, need, word }: AskedWord, head: AskedWord | undefined, isTelling: boolean): boolean {
  if (isTelling && head && isSetFor(word, need, head)) return false;
  if (!isTelling) return isPurpose && (isOccasion(word.strict.stems) || isPerson(word.strict.stems));
  return isPurpose && !isOfKind(need, head);
}

// Of "zestaw do haftu" only the purpose tells what it is; a set for mum may be any.
function isSetFor(word: AskedWord['word'], need: Need | undefined, { word: set, categoryIds }: AskedWord): boolean {
  const isSet = categoryIds.length === 0 && isAnySet(set.strict.stems);
  return isSet && !isPerson(word.strict.stems) && !isOccasion(word.strict.stems) && !need?.categories.includes(GIFTS);
}

// Creams are for the hands or for the face; a herb for the hair is that herb.
function isOfKind(need: Need | undefined, head: AskedWord | undefined): boolean {
  if (!need?.isKind) return false;
  return !head || head.categoryIds.length === 0 || !head.categoryIds.every(isRemedyCategory);
}

// "Kury nioski" says the same twice, where the category is called so.
function isRepeated(
  { word, categoryIds, isPurpose }: AskedWord,
  head: AskedWord | undefined,
  { hints }: DemandParts,
): boolean {
  const [own, ...others] = head?.categoryIds ?? [];
  const isOwn = own !== undefined && others.length === 0 && categoryIds.includes(own);
  return isOwn && !isPurpose && hints.isName(own, word.strict.stems);
}

function isFood(head: AskedWord | undefined): boolean {
  return head?.categoryIds.some(isFoodCategory) === true;
}

/** Base forms of words for lessons: one of English is none of beekeeping. */
const LESSONS = new Set(['kurs', 'lekcja', 'nauka', 'korepetycje', 'szkolenie', 'szkoła']);

// Without what it is made of, how it is kept or where it is from, it is another thing.
function isFirmBeside(asked: AskedWord, head: AskedWord | undefined, parts: DemandParts): boolean {
  const { word, isPurpose } = asked;
  return (
    isOfMaterial(word, parts.stemmer) ||
    head?.word.strict.stems.some((stem) => LESSONS.has(stem)) === true ||
    isForKind(asked, head) ||
    (isPurpose && isForOtherAnimal(asked, head, parts)) ||
    (isFood(head) && isOfKeeping(word)) ||
    (!isPurpose && isAnimal(head) && isOfOrigin(word, parts.stemmer))
  );
}

// A shampoo for the dog is none of those for people, unless it says so; all hay is for the cow.
function isForOtherAnimal(
  { word, isPurpose }: AskedWord,
  head: AskedWord | undefined,
  { hints }: DemandParts,
): boolean {
  const { stems } = word.strict;
  if (!head || !isPurpose || !animalsNamed(stems)) return false;
  const ids = head.need ? categoryIdsOf(head.need) : head.categoryIds;
  const told = new Set(hints.of(stems).map(({ categoryId }) => categoryId));
  return ids.length > 0 && !(head.need ? ids.every((id) => told.has(id)) : ids.some((id) => told.has(id)));
}
