import { categoriesById } from '#kinds/ad/categories.ts';
import type { Quantity } from '#kinds/define-kind.ts';
import { getKind, type KindId } from '#kinds/index.ts';
import { isAnimalCategory, isFoodCategory, isJobCategory, isPetCategory, isWorkCategory } from './category-hints.ts';
import { isAction } from './complements.ts';
import {
  bareOnly,
  categoryLists,
  type DemandParts,
  listsOf,
  loosely,
  onlyStrict,
  onlyTelling,
  ownWordsOnly,
  relatedLists,
  stemLists,
  tagRuns,
  withAlso,
  withRelated,
} from './demand-lists.ts';
import { LOOSE_FORM, tellingOnly } from './fields.ts';
import { denied, negated } from './negated-forms.ts';
import { isAdjective, type Stemmer } from './stemmer.ts';
import type { Leads } from './typo.ts';
import { type AnimalsAsked, animalsNamed } from './understanding/animals.ts';
import type { FeatureMeaning } from './understanding/features.ts';
import type { AskedWord, QueryMeaning } from './understanding/meaning.ts';
import type { Need } from './understanding/needs.ts';
import { madeStems, relatedStems } from './understanding/related-words.ts';
import {
  isDay,
  isJobTerm,
  isMadeInto,
  isOccasion,
  isPerson,
  isQuality,
  isWorkWord,
} from './understanding/word-classes.ts';
import { joined, type WordLists, type WordRun } from './word-lists.ts';
import { type QueryWord, readWords } from './words.ts';

/**
 * Where the parts of a query are found.
 *
 * head        where the thing itself is found; null when no word names it or the word leads nowhere.
 * named       where the head is the bare name of a category: all that is in it, and nothing else.
 * mentions    where the head is only mentioned, beside where it is what the thing is.
 * inCategory  what stands in the categories whose things are called as the head is.
 * categoryIds those categories.
 * relatedIds  all categories that the head says something of.
 * usual       the food among these: who names a fruit wants to eat it rather than plant it. Else, what it first of
 *             all names for people: who names no animal has none in mind.
 * isThere     listings are called as the head is: its category alone then counts little.
 * isTold      other words tell which categories are meant; `isToldApart` of several.
 * isGeneral   the head names so much that without a detail it tells nothing: "praca".
 * details     what else words ask for, the most telling first: preferably all of it.
 * firm        details that name what it is made of: without them it is another thing.
 * purposes    what it is for.
 * qualities   what listings seldom state: it raises those that do; of a need, that the thing is for it.
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
  readonly animals: { readonly asked: WordLists; readonly others: WordLists } | null;
  readonly qualities: readonly WordLists[];
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

/**
 * Of which categories an answer may be.
 *
 * isWork     only jobs and services.
 * isGoods    neither of them.
 * isForPets  what is for pets, too; `isOnlyForPets` nothing else, as an animal is named that it is for.
 * quantity     only categories whose things have that quantity.
 * rejectedIds  categories whose things are called so and not meant.
 */
export interface Scope {
  readonly isWork: boolean;
  readonly isGoods: boolean;
  readonly isForPets: boolean;
  readonly isOnlyForPets: boolean;
  readonly quantity: Quantity | null;
  readonly rejectedIds: readonly number[];
}

/** Of these features a thing has one: who asks for one is not offered another. */
const CONTRARY_TAGS: readonly (readonly string[])[] = [['freerange', 'barneggs', 'cagedhens']];
/** Features that somebody may depend on: what does not have them is no answer, not even a near one. */
const NEEDED_TAGS = new Set(['nogluten', 'lactosefree', 'nosugar', 'gmofree', 'vegan', 'vegetarian']);
/** Said by a feature, too: what is without meat is vegan or vegetarian. */
const TAGS_WITHOUT: Readonly<Record<string, readonly string[]>> = { [negated('mięso')]: ['vegetarian', 'vegan'] };
/** "Nowy" and "zdrowy" are made of nothing. */
const SHORTEST_MATERIAL = 6;
/** How adjectives for where a breed is from end. */
const ORIGIN = /(?:sk|ck|dzk)i$/u;
/** Adjectives of the same form for what a thing is for. */
const USES = new Set(
  (
    'kominkowy opałowy wielkanocny zapachowy rozpłodowy weselny gwiazdkowy urodzinowy domowy ogrodowy balkonowy deserowy ' +
    'grillowy stołowy zimowy sezonowy choinkowy bożonarodzeniowy rosołowy obiadowy handlowy hurtowy polowy stawowy ' +
    'rodowodowy rzemieślniczy hobbowy gruntowy szklarniowy doniczkowy rabatowy podwórkowy wiejski rolny rolniczy ludowy ' +
    'komunijny ślubny pogrzebowy nagrobny grobowy odlotowy luksusowy wzorowy markowy gotowy kolorowy pocztowy zarodowy ogniskowy sypialniany tuczowy ' +
    'przydomowy przemysłowy spożywczy jadalny tarasowy zaduszkowy cmentarny prezentowy degustacyjny pokojowy psi koci ' +
    'koński konny ptasi leśny górski morski kwiatowy warsztatowy'
  ).split(' '),
);

/** What looking up needs to know: of which kind, among how many listings, what leads somewhere, and how it is meant. */
export interface LookUp {
  readonly kind: KindId;
  readonly total: number;
  readonly leads: Leads;
  readonly isLiteral: boolean;
}

/** Looks up what a meaning demands. */
export function lookUpDemands(meaning: QueryMeaning, parts: DemandParts, asked: LookUp): Demands {
  const isTelling = getKind(asked.kind).capabilities.categories;
  const look = new LookedUp(parts, asked, isTelling);
  const words = meaning.words.filter(({ word }) => !parts.groups.isKindName(asked.kind, word.strict.stems));
  const headWord = words.find(({ role }) => role === 'head');
  const isSoft = (each: AskedWord) => isSeldomStated(each, meaning, asked);
  const said = (isPurpose: boolean) =>
    words.filter(
      (each) =>
        each.role === 'detail' && isRaising(each, isTelling) === isPurpose && !isRepeated(each, headWord, parts),
    );
  const hasFirmer = headWord !== undefined || words.some((each) => each.role === 'detail' && !isSoft(each));
  const plain = said(false).filter((each) => !hasFirmer || !isSoft(each));
  const isFirm = ({ word, isPurpose, need }: AskedWord) =>
    isTelling &&
    (isOfMaterial(word, parts.stemmer) ||
      (isPurpose && need?.isKind === true) ||
      (isAnimal(headWord) && isOfOrigin(word, parts.stemmer)));
  const details = plain.filter((each) => !isFirm(each)).flatMap((word) => look.detail(word, meaning, headWord) ?? []);
  const firm = plain.filter(isFirm).flatMap((word) => look.detail(word, meaning, headWord) ?? []);
  const named = headWord ? look.head(headWord) : null;
  const mentions = named ?? instead(headWord, isTelling, details, parts, asked.total);
  const strict = mentions && isTelling && !headWord?.need ? onlyStrict(mentions) : mentions;
  const isThere = strict !== null && asked.leads(strict);
  const head = isThere ? strict : mentions;
  const features = meaning.features.map((feature) => ({ lists: featureLists(feature, parts, asked), feature }));
  const isNeeded = ({ feature }: { feature: FeatureMeaning }) => NEEDED_TAGS.has(feature.tags[0] ?? '');
  const withouts = words.filter(({ role }) => role === 'without');
  const isGeneral =
    headWord !== undefined && headWord.categoryIds.length === 0 && head !== null && bareOnly(head) !== null;
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
  const soft = words.filter((each) => each.role === 'detail' && isSoft(each));
  const related = ({ word }: AskedWord) => withRelated(word, parts, asked.total);
  return {
    head,
    named: head && bareOnly(head),
    mentions,
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
    qualities: headWord ? [...soft.map(related), ...look.servesIt(headWord)] : [],
    colours: coloursOf(words, named ? undefined : headWord, parts, asked.total),
    told: meaning.isWork ? [...toldLists(words, parts, asked.total), ...(animals ? [animals.asked] : [])] : [],
    isAnyWork,
    excluded: [
      ...excludedLists(meaning, parts, asked),
      ...contraryLists(meaning, parts, asked),
      ...deniedLists(withouts, telling, parts, asked),
    ],
    unstated: deniedLists(withouts, anywhere, parts, asked),
    mayDrop: mayDrop || headWord?.need !== undefined,
    isAbout: headWord?.word.isAbout === true,
    isLost: (headWord !== undefined && head === null && !isWhole) || isLacking,
    lostWeight: look.lostWeight,
  };
}

function usualIds({ categoryIds }: AskedWord, { isOnlyForPets }: Scope): number[] {
  const food = categoryIds.filter(isFoodCategory);
  if (food.length > 0 || isOnlyForPets) return food;
  const isFirst = (id: number, at: number) => at === 0 && !isPetCategory(id);
  return categoryIds.some(isPetCategory) ? categoryIds.filter(isFirst) : [];
}

// What is called by a colour or so; of a head that leads nowhere, what it is made of.
function coloursOf(
  words: readonly AskedWord[],
  lost: AskedWord | undefined,
  parts: DemandParts,
  total: number,
): WordLists[] {
  const coloured = words.filter(({ role }) => role === 'colour').map(({ word }) => parts.finder.find(word, total));
  return [...coloured, ...(lost ? [relatedLists(lost.word, parts, total)] : [])];
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

/** Finds the words of one query. */
class LookedUp {
  /** The weight of the details that lead nowhere. */
  lostWeight = 0;
  /** One of them is a word of the dictionary and no mistake: then it is not on offer. */
  hasLostWord = false;
  readonly #parts: DemandParts;
  readonly #asked: LookUp;
  /** A listing is told by its telling places, not by what its description says. */
  readonly #isTelling: boolean;

  constructor(parts: DemandParts, asked: LookUp, isTelling: boolean) {
    this.#parts = parts;
    this.#asked = asked;
    this.#isTelling = isTelling;
  }

  /** Where the thing itself is found; null where its words lead nowhere. */
  head({ word, alternatives, need }: AskedWord): WordLists | null {
    if (need) return this.#serving(word, need);
    return this.#joined([word, ...alternatives].flatMap((each) => this.#find(each, true) ?? []));
  }

  // What serves a need is called so in a telling place; that it is for that need, its description may say.
  #serving(word: QueryWord, need: Need): WordLists | null {
    const { finder, groups } = this.#parts;
    if (need.stems.length === 0) return categoryLists(categoryIdsOf(need), groups, this.#asked.total);
    const lists = this.#answers(word, need, need.stems);
    const all = this.#joined([lists, finder.find(word, this.#asked.total)]);
    return all && this.#asked.leads(all) ? all : null;
  }

  // A thing that serves a need is called so, or is said to be for it: "syrop sosnowy", "krem do rąk".
  #answers(word: QueryWord, need: Need, stems: readonly string[]): WordLists {
    const total = this.#asked.total;
    const found = (isAbout: boolean) => {
      const own = stems.filter((stem) => need.told.includes(stem) === isAbout);
      const asked = { ...word, loose: null, isAbout, strict: { surfaces: [], stems: own } };
      return ownWordsOnly(this.#parts.finder.find(asked, total));
    };
    return onlyTelling(joined([{ lists: found(true) }, { lists: found(false) }], total));
  }

  /** The same without what the word only means as well; what serves a need best. */
  own({ word, need }: AskedWord): WordLists | null {
    if (need) return this.#answers(word, need, need.best);
    if ((word.also?.length ?? 0) === 0) return null;
    return onlyTelling(this.#parts.finder.find(word, this.#asked.total));
  }

  /** Where a thing is said to be for a need. */
  servesIt({ word, need }: AskedWord): WordLists[] {
    return need ? [onlyStrict(this.#answers(word, need, need.told))] : [];
  }

  /** Where what more is said of it is found; null where that leads nowhere. */
  detail(
    { word, alternatives, isPurpose }: AskedWord,
    { isWork = false }: QueryMeaning,
    head: AskedWord | undefined,
  ): WordLists | null {
    const words = [word, ...alternatives];
    const found = words.flatMap((each) => this.#find(each, false) ?? []);
    const work = isWork ? words.flatMap((each) => this.#workTold(each) ?? []) : [];
    if (found.length + work.length > 0) return this.#joined([...found, ...work]);
    // All plants on offer for pots are "balkonowe", said or not.
    const told = this.#parts.hints.of(word.strict.stems);
    const isFirm = isOfMaterial(word, this.#parts.stemmer);
    const isSaid = ({ categoryId, role }: (typeof told)[number]) =>
      head?.categoryIds.includes(categoryId) || (role === 'of' && head?.relatedIds.includes(categoryId));
    if (!isFirm && told.some(isSaid)) return null;
    const made = loosely(stemLists(word, madeStems(word.strict.stems), this.#parts, this.#asked.total));
    if (this.#asked.leads(made)) return made;
    // Listings seldom say for when or for whom: "rybka na piątek".
    if (isPurpose && isOccasion(word.strict.stems)) return null;
    // Nor for whom a job is: "praca student".
    if (isWork && isPerson(word.strict.stems)) return null;
    this.lostWeight += this.#parts.finder.find(word, this.#asked.total).weight;
    this.hasLostWord ||= word.isKnown;
    return null;
  }

  /** Where what a thing is for is said, or what serves it is called so; null where that leads nowhere. */
  purpose(asked: AskedWord, meaning: QueryMeaning, head: AskedWord | undefined): WordLists | null {
    const own = this.detail(asked, meaning, head);
    const { word, need } = asked;
    // Cabbage that is pickled already is not the best for pickling.
    if (isMadeInto(word.strict.stems)) return own && onlyStrict(own);
    if (!need) return own;
    const { best, others } = servingBeside(head, need);
    return this.#joined([...(own ? [own] : []), this.#answers(word, need, [...best, ...others])]);
  }

  // Who looks for work in a cow barn is glad of all work on farms.
  #workTold({ strict }: QueryWord): WordLists | null {
    const ids = this.#parts.hints.of(strict.stems).map(({ categoryId }) => categoryId);
    const lists = categoryLists(ids.filter(isWorkCategory), this.#parts.groups, this.#asked.total);
    return lists && loosely(lists);
  }

  #joined(found: readonly WordLists[]): WordLists | null {
    if (found.length < 2) return found[0] ?? null;
    return joined(
      found.map((lists) => ({ lists })),
      this.#asked.total,
    );
  }

  #find(word: QueryWord, isHead: boolean): WordLists | null {
    const lists = this.#lists(word, isHead);
    return this.#asked.leads(lists) ? lists : null;
  }

  #lists(word: QueryWord, isHead: boolean): WordLists {
    // A farm or an event is told by any of its words.
    if (!isHead || !this.#isTelling) return withRelated(word, this.#parts, this.#asked.total);
    // "Coś z malin" may be called so by the adjective: "sok malinowy".
    const own = this.#parts.finder.find(withAlso(word), this.#asked.total);
    if (!word.isAbout) return onlyTelling(own);
    const related = relatedLists({ ...word, isAbout: false }, this.#parts, this.#asked.total);
    return onlyTelling(joined([{ lists: own }, { lists: ownWordsOnly(related) }], this.#asked.total));
  }
}

function toldLists(words: readonly AskedWord[], parts: DemandParts, total: number): WordLists[] {
  const details = words.filter(({ role, word }) => role === 'detail' && !isWorkWord(word.strict.stems));
  return details.map(({ word, alternatives }) =>
    listsOf(
      [word, ...alternatives].flatMap((each) => [...withRelated(each, parts, total).runs]),
      total,
    ),
  );
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
function isRaising({ isPurpose, need, word }: AskedWord, isTelling: boolean): boolean {
  if (!isTelling) return isPurpose && (isOccasion(word.strict.stems) || isPerson(word.strict.stems));
  return isPurpose && need?.isKind !== true;
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

// A cream for the hands is no other cream; all oils are for salads.
function servingBeside(head: AskedWord | undefined, { stems, best }: Need): Record<'best' | 'others', string[]> {
  const own = head?.word.strict.stems ?? [];
  return {
    best: best.filter((stem) => !own.includes(stem)),
    others: stems.filter((stem) => !best.includes(stem) && !own.includes(stem)),
  };
}

function categoryIdsOf({ categories }: Need): number[] {
  return [...categoriesById.values()].flatMap(({ id, key }) => (categories.includes(key) ? id : []));
}

// Of a farm or an event no category tells; among ads, what a thing is called tells whether goods or work are meant.
function scopeOf(words: readonly AskedWord[], { isWork = false, amount }: QueryMeaning): Scope {
  const head = words.find(({ role }) => role === 'head');
  const saysWork = words.some(({ word }) => isWorkWord(word.strict.stems));
  const isKnown = head !== undefined && (head.categoryIds.length > 0 || head.need !== undefined);
  return {
    isWork,
    isGoods: isKnown && !isWork && !saysWork && !head.categoryIds.some(isWorkCategory),
    isOnlyForPets: arePetGoods(head) && animalsBeside(words, head) !== undefined,
    isForPets: !isKnown || arePetGoods(head) || head.word.isAbout || head.categoryIds.some(isPetCategory),
    quantity: amount && amount.quantity !== 'pieces' ? amount.quantity : null,
    rejectedIds: isWork ? rejectedWork(head) : (head?.rejectedIds ?? []),
  };
}

// "Olej kokosowy" is no other oil: the adjective is made of what the thing is made of.
function isOfMaterial({ text, strict: { stems } }: QueryWord, stemmer: Stemmer): boolean {
  if (!isAdjective(text, stemmer) || stems.some((stem) => USES.has(stem))) return false;
  return (
    relatedStems(stems).length > 0 || stems.some((stem) => stem.endsWith('owy') && stem.length > SHORTEST_MATERIAL)
  );
}

// "Owczarek niemiecki" is of another breed than a Polish one.
function isOfOrigin({ text, strict: { stems } }: QueryWord, stemmer: Stemmer): boolean {
  return isAdjective(text, stemmer) && stems.some((stem) => ORIGIN.test(stem));
}

function isAnimal(head: AskedWord | undefined): boolean {
  return head !== undefined && head.categoryIds.length > 0 && head.categoryIds.every(isAnimalCategory);
}

// Feed for rabbits is no feed for hens, and who shears sheep shears no dogs.
function animalLists(
  words: readonly AskedWord[],
  head: AskedWord | undefined,
  parts: DemandParts,
  total: number,
): Demands['animals'] {
  const isForAnimals = (id: number) => isPetCategory(id) || (isWorkCategory(id) && !isJobCategory(id));
  const isOfAnimals = head !== undefined && head.categoryIds.length > 0 && head.categoryIds.every(isForAnimals);
  if (!head || !(isOfAnimals || arePetGoods(head))) return null;
  const named = animalsBeside(words, head);
  if (!named) return null;
  const { asked, others } = named;
  return {
    asked: stemLists(head.word, asked, parts, total),
    others: onlyTelling(stemLists(head.word, others, parts, total)),
  };
}

function animalsBeside(words: readonly AskedWord[], head: AskedWord | undefined): AnimalsAsked | undefined {
  const said = words.filter((asked) => asked !== head && asked.role !== 'without');
  return animalsNamed(said.flatMap(({ word }) => word.strict.stems));
}

function arePetGoods(head: AskedWord | undefined): boolean {
  const ids = head?.need ? categoryIdsOf(head.need) : (head?.categoryIds ?? []);
  return ids.length > 0 && ids.every(isPetCategory);
}

// Any job is called work, but who looks for a job wants nothing done.
function rejectedWork(head: AskedWord | undefined): number[] {
  const isJob = head !== undefined && head.categoryIds.length > 0 && head.categoryIds.every(isJobCategory);
  return isJob ? [...categoriesById.keys()].filter((id) => isWorkCategory(id) && !isJobCategory(id)) : [];
}

function telling(words: readonly string[], parts: DemandParts, total: number): WordRun[] {
  const read = words.flatMap((text) => readWords(text, parts.stemmer));
  return read.flatMap((word) => [...onlyTelling(parts.finder.find(word, total)).runs]);
}

function anywhere(words: readonly string[], parts: DemandParts, total: number): WordRun[] {
  const read = words.flatMap((text) => readWords(text, parts.stemmer));
  return read.flatMap((word) => [
    ...parts.finder.find(word, total).runs,
    // Who wants no pine wants nothing of pine wood.
    ...stemLists(word, [...relatedStems(word.strict.stems), ...madeStems(word.strict.stems)], parts, total).runs,
  ]);
}

function featureLists({ tags, words }: FeatureMeaning, parts: DemandParts, { kind, total }: LookUp): WordLists {
  return listsOf([...tagRuns(tags, parts, kind), ...telling(words, parts, total)], total);
}

function withoutLists({ word }: AskedWord, parts: DemandParts, { kind, total }: LookUp): WordLists {
  const tags = word.strict.stems.flatMap((stem) => TAGS_WITHOUT[stem] ?? []);
  return listsOf([...parts.finder.find(word, total).runs, ...tagRuns(tags, parts, kind)], total);
}

// What is excluded must stand nowhere; that a thing is without it is another word.
function excludedLists({ exclusions }: QueryMeaning, parts: DemandParts, { kind, total }: LookUp): WordLists[] {
  const runs = exclusions.flatMap(({ tags, words }) => [
    ...tagRuns(tags, parts, kind),
    ...anywhere(words, parts, total),
  ]);
  return listsUnlessLoose(runs, total);
}

// What has another of features that exclude each other.
function contraryLists({ features }: QueryMeaning, parts: DemandParts, { kind, total }: LookUp): WordLists[] {
  const asked = new Set(features.flatMap(({ tags }) => tags));
  return CONTRARY_TAGS.filter((tags) => tags.some((tag) => asked.has(tag))).map((tags) =>
    listsOf(
      tags.flatMap((tag) => (asked.has(tag) ? [] : tagRuns([tag], parts, kind))),
      total,
    ),
  );
}

function deniedLists(
  withouts: readonly AskedWord[],
  find: typeof anywhere,
  parts: DemandParts,
  { total }: LookUp,
): WordLists[] {
  const words = withouts.flatMap(({ word }) => denied(word.text) ?? []);
  return listsUnlessLoose(find(words, parts, total), total);
}

function listsUnlessLoose(runs: readonly WordRun[], total: number): WordLists[] {
  const sure = runs.filter(({ bits }) => bits !== LOOSE_FORM && bits !== tellingOnly(LOOSE_FORM));
  return sure.length > 0 ? [listsOf(sure, total)] : [];
}
