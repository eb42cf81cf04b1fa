import { getKind } from '#kinds/index.ts';
import { isLookOf, isTrait, youngOf } from './animal-traits.ts';
import { asidesAmong, isPartOfPlant } from './asides.ts';
import {
  isCraftCategory,
  isJobCategory,
  isRemedyCategory,
  isServiceCategory,
  isSoapCategory,
  isWorkCategory,
} from './category-hints.ts';
import { type Choice, choicesOf, namedByAny } from './choices.ts';
import type { LookUp } from './demand-lists.ts';
import {
  bareOnly,
  besideSellers,
  categoryLists,
  type DemandParts,
  onlyStrict,
  relatedLists,
  stemLists,
  titled,
  withRelated,
} from './demand-lists.ts';
import { type AnimalLists, animalLists, categoryIdsOf, type Scope, scopeOf } from './demand-scope.ts';
import { isFirmOfOuting } from './event-subjects.ts';
import {
  anywhere,
  contraryLists,
  deniedLists,
  excludedLists,
  featureLists,
  telling,
  withoutLists,
} from './excluded-lists.ts';
import { keptLists } from './kept-food.ts';
import { isNounOfThing } from './known-nouns.ts';
import { isAnimal, LookedUp, OF_A_SORT } from './looked-up.ts';
import {
  headIn,
  isAlwaysOf,
  isOfIngredient,
  isOfKeeping,
  isOfMaterial,
  isOfOrigin,
  isOfSeeds,
  isStuffOf,
} from './materials.ts';
import { inOwnCategories, offersOf } from './offered-things.ts';
import { isOtherCosmetic } from './other-cosmetics.ts';
import { asksForOther, isOtherUse } from './other-uses.ts';
import { isFood, isOfSource, isSeldomStated } from './seldom-stated.ts';
import { toldByDescription } from './told-things.ts';
import { animalsNamed } from './understanding/animals.ts';
import type { FeatureMeaning } from './understanding/features.ts';
import type { AskedWord, QueryMeaning } from './understanding/meaning.ts';
import type { Need } from './understanding/needs.ts';
import { thingsOfTrade } from './understanding/related-words.ts';
import { isAnySet, isOccasion, isPerson, isWorkWord } from './understanding/word-classes.ts';
import { usualIds } from './usual-category.ts';
import type { WordLists } from './word-lists.ts';
import { isHired, isServiceNamed, toldLists, withSaid } from './work-demands.ts';

/**
 * What a query asks for, as posting lists: each list holds the listings that match one part of the query. The "head" is
 * the word that names the thing; "details" are the other words.
 *
 * head        matches of the head; null when no word names the thing, or when no listing matches it.
 * named       set when the head is exactly the name of a category: everything in that category.
 * mentions    matches of the head, including listings that only mention it.
 * byAdjective loose matches of adjectives or nouns related to the head: "gęsie udka" for "gęś".
 * inCategory  all listings in the categories that the head names.
 * categoryIds the categories that the head names.
 * relatedIds  all categories that the head names or describes.
 * usual       the category that is meant most often when the head names several. For a fruit it is the fruit to eat, not
 *             the plant. For a plural of birds or rabbits it is the live animals. If no animal is named, it is goods
 *             for people rather than for pets.
 * isThere     some listing is called by the head's name. Being in its category then counts less.
 * isKnownNoun the head is a Polish noun in its base form that has no related adjective.
 * isTold      other words of the query determine the category.
 * isToldApart the same, when the head names or describes several categories.
 * isGeneral   the head is so general ("praca") that it says little without a detail.
 * details     matches of the other words, the rarest first. A full match should have all of them.
 * firm        details that a match must have, such as the material: without them it is a different thing.
 * traits      matches of words that describe a live animal apart from its breed; they rank far higher.
 * purposes    matches of what the thing is for.
 * qualities   listings that state a quality which few listings state, or that say that they serve the need; they rank
 *             higher.
 * titledFor   listings whose titles say what the thing is for; they rank higher.
 * kept        smoked, dried or marinated food, when fresh food is asked for; it ranks lower.
 * colours     matches of words that only describe the thing, such as "swojski"; they rank slightly higher.
 * own         matches of the head without its looser meanings; for a need, what serves it best. They rank higher.
 * features    listings with each feature that is asked for. A match must have all of them.
 * told        for a job or service: listings that match the details; they rank higher.
 * isAnyWork   the head only says that the query asks for work: "praca".
 * musts       what a match must have even when some details are dropped.
 * withouts    listings that say that they lack what the query does not want.
 * unstated    listings that mention what the query does not want. They are left out only if no listing says that it
 *             lacks it.
 * excluded    listings that must be left out.
 * scope       the categories that a match may be in.
 * animals     goods for the animal that the query names, and goods for other animals.
 * mayDrop     details that no listing has may be dropped.
 * isAbout     the head follows a preposition: it is what the thing is for, of or with.
 * isLost      the thing is not on offer, so there is no full match.
 * lostWeight  the total weight of the details that match no listing.
 * choices     the things that the query asks for, if there are several.
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
  readonly isKnownNoun: boolean;
  readonly isTold: boolean;
  readonly isToldApart: boolean;
  readonly isGeneral: boolean;
  readonly details: readonly WordLists[];
  readonly firm: readonly WordLists[];
  readonly traits: readonly WordLists[];
  readonly purposes: readonly WordLists[];
  readonly own: WordLists | null;
  readonly features: readonly WordLists[];
  readonly musts: readonly WordLists[];
  readonly withouts: readonly WordLists[];
  readonly scope: Scope;
  readonly animals: AnimalLists | null;
  readonly qualities: readonly WordLists[];
  readonly titledFor: readonly WordLists[];
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
  readonly choices: readonly Choice[];
}

/** Features that may matter for health or diet: without them a listing is not even a partial match. */
const NEEDED_TAGS = new Set(['nogluten', 'lactosefree', 'nosugar', 'gmofree', 'vegan', 'vegetarian']);

function isNeeded({ feature }: { readonly feature: FeatureMeaning }): boolean {
  return NEEDED_TAGS.has(feature.tags[0] ?? '');
}

/** A need that this category serves is a need for presents. */
const GIFTS = 'wood_carving';

/** Looks up the posting lists for the meaning of a query. */
export function lookUpDemands(meaning: QueryMeaning, parts: DemandParts, asked: LookUp): Demands {
  const isTelling = getKind(asked.kind).capabilities.categories;
  const look = new LookedUp(parts, asked, isTelling);
  const words = meaning.words.filter(({ word }) => !parts.groups.isKindName(asked.kind, word.strict.stems));
  const headWord = headIn(words);
  const isSoft = (each: AskedWord) => isSeldomStated(each, meaning, asked) || isOfSource(each, headWord);
  const detailed = words.filter(({ role }) => role === 'detail');
  const isFirm = (each: AskedWord) => (isTelling ? isFirmBeside : isFirmOfOuting)(each, headWord, parts, asked);
  const { demanded, wished, traits } = partDetails(detailed, headWord, isTelling, isFirm, parts);
  const hasFirmer = words.length < meaning.words.length || headWord !== undefined || !detailed.every(isSoft);
  const plain = demanded.filter((each) => !hasFirmer || !isSoft(each));
  const details = plain.filter((each) => !isFirm(each)).flatMap((word) => look.detail(word, meaning, headWord) ?? []);
  const traitLists = traits.flatMap((word) => look.trait(word, meaning, headWord) ?? []);
  const firm = firmLists(plain.filter(isFirm), look, meaning, headWord);
  const named = headWord ? inOwnCategories(look.head(headWord), headWord, parts) : null;
  const said = named ?? instead(headWord, isTelling, details, parts, asked.total);
  const strict = said && isTelling ? calledSo(said, headWord) : said;
  const isThere = strict !== null && asked.leads(strict);
  const mentions = isTelling ? offersOf(said, headWord, meaning, parts, asked) : said;
  const head = isThere ? strict : mentions;
  const features = meaning.features
    .filter((feature) => !isByService(feature, headWord))
    .map((feature) => ({ lists: featureLists(feature, parts, asked), feature }));
  const withouts = words.filter(({ role }) => role === 'without');
  const isGeneral = headWord?.categoryIds.length === 0 && head !== null && bareOnly(head) !== null;
  const mayDrop = !asked.isLiteral && (!isTelling || headWord === undefined || headWord.categoryIds.length > 0);
  const serving = headWord?.need ? offeredIn(categoryIdsOf(headWord.need), parts, asked) : null;
  // A job may be determined by the words around it. Goods must be called by their name.
  const isWhole = meaning.isWork === true && headWord?.isTold === true;
  const inCategory = serving ?? (headWord ? offeredIn(headWord.categoryIds, parts, asked) : null);
  const isService = meaning.isWork === true && headWord !== undefined && isServiceNamed(headWord, words, parts);
  // With a need, details without matches are ignored: "coś na balkon od północy".
  const isLacking = !headWord?.need && !isService && look.lostWeight > 0 && (!mayDrop || look.hasLost(isTelling));
  const isOther = asksForOther(words, headWord, look, parts, asked);
  const scope = scopeOf(words, meaning);
  const choices = choicesOf(isTelling ? headWord : undefined, parts, asked.total);
  const animals = animalLists(words, headWord, parts, asked.total);
  return {
    head,
    named: head && namedByAny(bareName(head, words, headWord), head, choices),
    mentions,
    byAdjective: look.byAdjective(headWord),
    categoryIds: isTelling ? (headWord?.categoryIds ?? []) : [],
    relatedIds: isTelling ? (headWord?.relatedIds ?? []) : [],
    inCategory: isWhole && !isService ? withSaid(inCategory, words, parts, asked.total) : inCategory,
    usual: headWord ? offeredIn(usualIds(headWord, scope, words, parts), parts, asked) : null,
    isThere,
    isKnownNoun: isTelling && isNounOfThing(headWord, words.length === 1, parts.stemmer),
    isTold: isTelling && headWord?.isTold === true,
    isToldApart: isTelling && headWord?.isToldApart === true,
    isGeneral,
    details: details.sort((a, b) => b.weight - a.weight),
    firm,
    traits: [...traitLists, ...saidApart(words, headWord, parts, asked.total)],
    purposes: wished.flatMap((word) => look.purpose(word, meaning, headWord) ?? []),
    own: headWord && named && !isAnyWork(headWord) ? look.own(headWord) : null,
    features: features.filter((each) => !isNeeded(each)).map(({ lists }) => lists),
    musts: [...features.filter(isNeeded).map(({ lists }) => lists), ...(serving ? [serving] : [])],
    withouts: withouts.map((word) => withoutLists(word, parts, asked)),
    scope,
    animals,
    qualities: [
      ...(headWord ? qualitiesOf(words, headWord, isService ? [] : detailed.filter(isSoft), look, parts, asked) : []),
      ...servedLists(words.filter(isForOccasion), look, headWord),
      ...kindLists(meaning, parts, asked),
    ],
    titledFor: look.titledForAny(wished, meaning, headWord).concat(subjectLists(words, headWord, mentions, asked)),
    kept: keptLists(words, headWord, parts, asked),
    colours: [
      ...coloursOf(words, named ? undefined : headWord, parts, asked.total),
      ...servedLists(wished, look, headWord),
    ],
    told: meaning.isWork ? [...toldLists(words, parts, asked.total), ...(animals ? [animals.asked] : [])] : [],
    isAnyWork: isAnyWork(headWord),
    excluded: allExcluded(meaning, withouts, parts, asked),
    unstated: deniedLists(withouts, anywhere, parts, asked),
    mayDrop: mayDrop || headWord?.need !== undefined,
    isAbout: headWord?.word.isAbout === true,
    isLost: (headWord !== undefined && head === null && !isWhole) || isLacking || isOther,
    lostWeight: look.lostWeight,
    choices,
  };
}

// All listings in the categories; null without any. What was on offer once does not decide.
function offeredIn(ids: readonly number[], { groups }: DemandParts, { total, leadsAds }: LookUp): WordLists | null {
  const lists = categoryLists(ids, groups, total);
  return lists && leadsAds(lists) ? lists : null;
}

// Matches that call the thing by the head. The material of "coś z bursztynem" may be a complement: "sznur bursztynów".
function calledSo(mentions: WordLists, head: AskedWord | undefined): WordLists {
  if (head?.need) return mentions;
  const isOfCraft = head?.isPart === true && head.categoryIds.length > 0 && head.categoryIds.every(isCraftCategory);
  return isOfCraft ? besideSellers(mentions) : onlyStrict(mentions);
}

// In "koncert kolęd" the carols are the subject: titles with them rank above concerts that only mention carols.
function subjectLists(
  words: readonly AskedWord[],
  head: AskedWord | undefined,
  mentions: WordLists | null,
  { kind }: LookUp,
): WordLists[] {
  const isOfSort = ({ word }: AskedWord) => word.strict.stems.some((stem) => OF_A_SORT.has(stem));
  const isSubject =
    head !== undefined && getKind(kind).capabilities.schedule && !isOfSort(head) && words.some(isOfSort);
  return isSubject && mentions ? [titled(mentions)] : [];
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

// Splits the details into those that a match must have, those that only rank it higher, and traits of an animal.
function partDetails(
  detailed: readonly AskedWord[],
  head: AskedWord | undefined,
  isTelling: boolean,
  isFirm: (asked: AskedWord) => boolean,
  parts: DemandParts,
): { demanded: AskedWord[]; wished: AskedWord[]; traits: AskedWord[] } {
  const isWish = (each: AskedWord) =>
    (isTelling && (isAlwaysOf(each, head) || isPartOfPlant(each, head))) ||
    (isRaising(each, head, isTelling) && !isForOtherAnimal(each, head, parts));
  const asides =
    isTelling && head
      ? asidesAmong(
          detailed.filter((each) => !isWish(each)),
          isFirm,
        )
      : [];
  const said = detailed.filter((each) => !isRepeated(each, head, parts));
  const isOfPerson = (each: AskedWord) => each.word.isAbout && isPerson(each.word.strict.stems);
  const traits = isTelling ? said.filter((each) => !isOfPerson(each) && isTrait(each, head, isFirm, parts)) : [];
  const isWished = (each: AskedWord) => isWish(each) || asides.includes(each);
  return {
    demanded: said.filter((each) => !isWished(each) && !traits.includes(each)),
    wished: said.filter((each) => isWished(each) && !traits.includes(each)),
    traits,
  };
}

function isForKind({ isPurpose, need }: AskedWord, head: AskedWord | undefined): boolean {
  return isPurpose && isOfKind(need, head);
}

function servedLists(words: readonly AskedWord[], look: LookedUp, head: AskedWord | undefined): WordLists[] {
  return words.flatMap((each) => look.purposeBest(each, head) ?? []);
}

// A cream for the hands may also be in a neighbouring category, so the whole category is not enough.
function bareName(lists: WordLists, words: readonly AskedWord[], head: AskedWord | undefined): WordLists | null {
  return words.some((each) => isForKind(each, head)) ? null : bareOnly(lists);
}

function isAnyWork(head: AskedWord | undefined): boolean {
  return isWorkWord(head?.word.strict.stems ?? []);
}

// What ranks far higher although a match need not have it.
function saidApart(words: readonly AskedWord[], head: AskedWord | undefined, parts: DemandParts, total: number) {
  const isApart = (each: AskedWord) => each.isOfChoice === true || isLookOf(each, head, parts);
  return relatedTo(words.filter(isApart), parts, total);
}

function relatedTo(words: readonly AskedWord[], parts: DemandParts, total: number): WordLists[] {
  return words.map(({ word }) => withRelated(word, parts, total));
}

// The adjective in "koszyk wielkanocny" means the same as the purpose in "koszyk na Wielkanoc".
function isForOccasion({ role, isPurpose, need }: AskedWord): boolean {
  return role === 'detail' && !isPurpose && need !== undefined;
}

// Services and firewood by the load are always delivered, so their listings do not state delivery as a feature.
function isByService({ tags }: FeatureMeaning, head: AskedWord | undefined): boolean {
  if (!head || !tags.includes('transport')) return false;
  return (head.categoryIds.length > 0 ? head.categoryIds : head.relatedIds).some(isServiceCategory);
}

// Listings that state a quality which few listings state, or that say they serve the need.
function qualitiesOf(
  words: readonly AskedWord[],
  head: AskedWord,
  soft: readonly AskedWord[],
  look: LookedUp,
  parts: DemandParts,
  asked: LookUp,
): WordLists[] {
  const related = relatedTo(soft, parts, asked.total);
  const told = toldByDescription(words, head, parts, asked);
  return [...related, ...look.servesIt(head), ...youngOf(words, head, parts, asked), ...told];
}

// The name of the kind ("pokój") restricts nothing, but farms that have the word rank higher.
function kindLists({ words }: QueryMeaning, { groups, finder }: DemandParts, { kind, total }: LookUp): WordLists[] {
  return words.flatMap(({ word }) => (groups.isKindName(kind, word.strict.stems) ? finder.find(word, total) : []));
}

// Matches of descriptive words. If the head matches no listing, also matches of the material that it is made of.
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

// A farm or event may be named by any word, so the first detail replaces a missing head. A job is replaced by its
// category.
function instead(
  head: AskedWord | undefined,
  isTelling: boolean,
  details: WordLists[],
  parts: DemandParts,
  total: number,
): WordLists | null {
  if (!isTelling) return details.shift() ?? null;
  const isJob = head !== undefined && head.categoryIds.length > 0 && head.categoryIds.every(isJobCategory);
  const trade = isJob ? stemLists(head.word, thingsOfTrade(head.word.strict.stems), parts, total) : null;
  return isJob && (relatedLists(head.word, parts, total).size > 0 || (trade?.size ?? 0) > 0)
    ? categoryLists(head.categoryIds, parts.groups, total)
    : null;
}

// Whether a purpose only ranks matches higher. Any oil fits "olej do sałatek", but only some creams fit "krem do rąk".
// For farms and events only people and occasions are such purposes.
function isRaising(asked: AskedWord, head: AskedWord | undefined, isTelling: boolean): boolean {
  const { isPurpose, need, word } = asked;
  if (isTelling && head && isSetFor(word, need, head)) return false;
  if (!isTelling) return isPurpose && (isOccasion(word.strict.stems) || isPerson(word.strict.stems));
  // Care for people is a different service from care for animals.
  if (head?.word.strict.stems.includes('opieka') && isPerson(word.strict.stems)) return false;
  // "Piesek do rodziny z dziećmi": people after any preposition are recipients.
  if (head && word.isAbout && isPerson(word.strict.stems)) return true;
  return isPurpose && !isOfKind(need, head) && !isOtherCosmetic(word, head) && !isOtherUse(asked, head);
}

// In "zestaw do haftu" the purpose determines the thing. A set for a person or as a present may be any set.
function isSetFor(word: AskedWord['word'], need: Need | undefined, { word: set, categoryIds }: AskedWord): boolean {
  const isSet = categoryIds.length === 0 && isAnySet(set.strict.stems);
  return isSet && !isPerson(word.strict.stems) && !isOccasion(word.strict.stems) && !need?.categories.includes(GIFTS);
}

// Creams differ by their purpose. A herb is the same herb for every purpose.
function isOfKind(need: Need | undefined, head: AskedWord | undefined): boolean {
  if (!need?.isKind) return false;
  // Handicraft does not differ by its purpose: socks for the feet are socks.
  if (head?.categoryIds.some(isCraftCategory)) return false;
  // All soaps are for the hands.
  if (need.told.includes('dłoń') && head && head.categoryIds.length > 0 && head.categoryIds.every(isSoapCategory))
    return false;
  return !head || head.categoryIds.length === 0 || !head.categoryIds.every(isRemedyCategory);
}

// In "kury nioski" the detail repeats the name of the head's category.
function isRepeated(
  { word, categoryIds, isPurpose }: AskedWord,
  head: AskedWord | undefined,
  { hints }: DemandParts,
): boolean {
  const [own, ...others] = head?.categoryIds ?? [];
  const isOwn = own !== undefined && others.length === 0 && categoryIds.includes(own);
  return isOwn && !isPurpose && hints.isName(own, word.strict.stems);
}

/** Base forms of words for lessons: a lesson must match the subject that is asked for. */
const LESSONS = new Set(['kurs', 'lekcja', 'nauka', 'korepetycje', 'szkolenie', 'szkoła']);

// Whether a match must have the detail: a thing of another material, origin or preservation is a different thing.
function isFirmBeside(asked: AskedWord, head: AskedWord | undefined, parts: DemandParts): boolean {
  const { word, isPurpose } = asked;
  return (
    (!isAnimal(head) && isOfMaterial(word, parts.stemmer)) ||
    isStuffOf(asked, head) ||
    isOfIngredient(asked, head, parts.hints) ||
    isOfSeeds(asked, head, parts.hints) ||
    head?.word.strict.stems.some((stem) => LESSONS.has(stem)) === true ||
    isForKind(asked, head) ||
    isHired(asked, head) ||
    (isPurpose && isOtherCosmetic(word, head)) ||
    isOtherUse(asked, head) ||
    (isPurpose && isForOtherAnimal(asked, head, parts)) ||
    (isFood(head) && isOfKeeping(word)) ||
    (!isPurpose && isAnimal(head) && isOfOrigin(word, parts.stemmer))
  );
}

// Whether the query asks for goods that are not usually for the animal, so that a match must mention it: "szampon dla
// psa". Hay is for cows anyway.
function isForOtherAnimal(
  { word, isPurpose }: AskedWord,
  head: AskedWord | undefined,
  { hints }: DemandParts,
): boolean {
  const { stems } = word.strict;
  const named = animalsNamed(stems);
  // With a live animal, another one is what it guards or lives with: "pies do pilnowania kóz".
  if (!head || isAnimal(head) || !isPurpose || !named) return false;
  const ids = head.need ? categoryIdsOf(head.need) : head.categoryIds;
  const told = new Set(hints.of([...stems, ...named.own]).map(({ categoryId }) => categoryId));
  // Services such as fencing are the same for all animals.
  if (ids.length === 0 || ids.every(isWorkCategory)) return false;
  return !(head.need ? ids.every((id) => told.has(id)) : ids.some((id) => told.has(id)));
}
