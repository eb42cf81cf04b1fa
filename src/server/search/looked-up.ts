import { categoriesById } from '#kinds/ad/categories.ts';
import { getKind } from '#kinds/index.ts';
import {
  isAnimalCategory,
  isCosmeticCategory,
  isFoodCategory,
  isMadeCategory,
  isWorkCategory,
} from './category-hints.ts';
import type { LookUp } from './demand-lists.ts';
import {
  anyRole,
  categoryLists,
  type DemandParts,
  loosely,
  onlyStrict,
  onlyTelling,
  ownWordsOnly,
  relatedLists,
  sizeOf,
  stemLists,
  titled,
  withAlso,
  withRelated,
} from './demand-lists.ts';
import { categoryIdsOf } from './demand-scope.ts';
import { goodsCalled } from './goods-at-fairs.ts';
import {
  categoriesAlwaysOf,
  headCategoriesAlwaysOf,
  isFilling,
  isOfIngredient,
  isOfMaterial,
  isOfOrigin,
  isRareKind,
} from './materials.ts';
import { isAdjective, isNoun, type Stemmer } from './stemmer.ts';
import { isToldOfHead, toldThings } from './told-things.ts';
import { animalsNamed } from './understanding/animals.ts';
import { isSuperlative } from './understanding/degrees.ts';
import type { AskedWord, QueryMeaning } from './understanding/meaning.ts';
import { isMeal } from './understanding/meat-or-animal.ts';
import { type Need, NO_NOUN } from './understanding/needs.ts';
import { madeStems, relatedStems } from './understanding/related-words.ts';
import { polishFor } from './understanding/translations.ts';
import { isColour, isMadeInto, isOccasion, isOfRegion, isPerson, isQuality } from './understanding/word-classes.ts';
import { joined, type WordLists } from './word-lists.ts';
import type { QueryWord } from './words.ts';
import { isHired } from './work-demands.ts';

/** Whether a word is what a farm stay has to come with: a cottage without a pool is not a "domek z basenem". */
export function isOfStay({ isPart, word }: AskedWord, { kind }: LookUp): boolean {
  const { categories, schedule } = getKind(kind).capabilities;
  return isPart === true && !categories && !schedule && !isPerson(word.strict.stems);
}

/** Base forms of events whose subject makes them different events. */
export const OF_A_SORT = new Set(
  'koncert targi targ jarmark kiermasz bazar wystawa giełda zlot zawody turniej konkurs wyścig spektakl pokaz maraton mecz rajd warsztat'.split(
    ' ',
  ),
);

/** Looks up the words of one query, and records which of them have no matches. */
export class LookedUp {
  /** The total weight of the details without matches. */
  lostWeight = 0;
  /** Whether one of them is a dictionary word, so that it is not a mistake but not on offer. */
  hasLostWord = false;
  /** Whether no listing has what the thing has to come with: "pokoje z kasynem". */
  hasLostPart = false;
  /** Whether no listing is of the sort that another word names: "koncert rockowy". */
  hasLostSort = false;
  readonly #parts: DemandParts;
  readonly #asked: LookUp;
  /** Whether the kind has categories: then the head must match a telling field, not only the description. */
  readonly #isTelling: boolean;

  constructor(parts: DemandParts, asked: LookUp, isTelling: boolean) {
    this.#parts = parts;
    this.#asked = asked;
    this.#isTelling = isTelling;
  }

  /**
   * Whether no listing has a word of the query that a full match needs. A farm stay without what the query asks it to
   * come with is only a partial match.
   */
  hasLost(isTelling: boolean): boolean {
    return isTelling ? this.hasLostWord : this.hasLostPart;
  }

  /** Matches of the head; null if there are none. */
  head({ word, alternatives, need }: AskedWord): WordLists | null {
    if (need) return this.#serving(word, need);
    return this.#joined([word, ...alternatives].flatMap((each) => this.#find(each, true) ?? []));
  }

  /** Matches of adjectives and nouns related to the head; null if there are none. */
  byAdjective(head: AskedWord | undefined): WordLists | null {
    if (!head || head.need || !this.#isTelling) return null;
    const { word } = head;
    const lists = relatedLists({ ...word, isAbout: false }, this.#parts, this.#asked.total);
    return lists.size > 0 ? loosely(lists) : null;
  }

  // Matches of a need: things that serve it, and listings that contain the typed word for it in any field.
  #serving(word: QueryWord, need: Need): WordLists | null {
    const { finder, groups } = this.#parts;
    if (need.stems.length === 0) return categoryLists(categoryIdsOf(need), groups, this.#asked.total);
    const lists = this.#answers(word, need, need.stems);
    const all = this.#joined([lists, finder.find(word, this.#asked.total)]);
    return all && this.#asked.leads(all) ? all : null;
  }

  // Things that serve a need have one of its names or are said to be for it: "syrop sosnowy", "krem do rąk".
  #answers(word: QueryWord, need: Need, stems: readonly string[]): WordLists {
    const total = this.#asked.total;
    const found = (isAbout: boolean) => {
      const own = stems.filter((stem) => need.told.includes(stem) === isAbout);
      const asked = { ...word, loose: null, isAbout, strict: { surfaces: [], stems: own } };
      return ownWordsOnly(this.#parts.finder.find(asked, total));
    };
    return onlyTelling(joined([{ lists: found(true) }, { lists: found(false) }], total));
  }

  /** Matches of the head without its narrower words (`also`); for a need, the things that serve it best. */
  own({ word, need }: AskedWord): WordLists | null {
    if (need && need.best.length > 0) return this.#answers(word, need, need.best);
    if (!this.#isTelling) return this.#parts.finder.find(word, this.#asked.total);
    if (!need && (word.also?.length ?? 0) === 0) return null;
    return onlyTelling(this.#parts.finder.find(word, this.#asked.total));
  }

  /** Listings that say that they serve the need. */
  servesIt({ word, need }: AskedWord): WordLists[] {
    if (!need) return [];
    // If everything in the categories serves the need, the words for the best things only rank them.
    const best = need.stems.length === 0 && need.best.length > 0 ? [this.#answers(word, need, need.best)] : [];
    return [onlyStrict(this.#answers(word, need, need.told)), ...best];
  }

  /** Matches of a detail; null if there are none. */
  detail(asked: AskedWord, { isWork = false }: QueryMeaning, head: AskedWord | undefined): WordLists | null {
    const { alternatives, isPurpose } = asked;
    const mayBeBreed = head?.categoryIds.some(isAnimalCategory) && isSuperlative(asked.word.text);
    const word = mayBeBreed ? asBreed(asked.word) : asked.word;
    const words = [word, ...alternatives];
    const all = words.flatMap((each) => this.#find(each, false) ?? []);
    // With a need, a material must be in a telling field: a description may mention leather for other reasons, such as
    // a strap to sharpen a razor.
    const isInPassing = head?.need ? isOfMaterial(word, this.#parts.stemmer) : isOfUse(head) && isRareKind(word);
    const telling = isInPassing ? all.map(onlyTelling) : [];
    const ofMaterial =
      head?.need && !isPurpose
        ? categoryLists(categoriesAlwaysOf(word.strict.stems), this.#parts.groups, this.#asked.total)
        : null;
    if (ofMaterial) return this.#joined([ofMaterial, ...all.map(onlyTelling)]);
    const lists =
      telling.some(this.#asked.leads) || (isInPassing && !head?.need) ? telling.filter(this.#asked.leads) : all;
    const found = isPurpose || !this.#isTelling ? lists : lists.map(anyRole);
    const work = isWork && !isHired(asked, head) ? words.flatMap((each) => this.#workTold(each) ?? []) : [];
    // Perennials match "rabata bylinowa" and "rabata z bylin".
    const asMade = isPurpose || asked.isPart ? this.#made(word) : [];
    const alwaysOf = categoryLists(headCategoriesAlwaysOf(asked, head), this.#parts.groups, this.#asked.total);
    const implied = [...(alwaysOf ? [alwaysOf] : []), ...toldThings(asked, head, this.#parts, this.#asked)];
    if (found.length + work.length > 0) return this.#joined([...found, ...work, ...asMade, ...implied]);
    const derivedLists = this.#made(word);
    if (implied.length > 0) return this.#joined([...asMade, ...derivedLists, ...implied]);
    // Hints tell whether the category implies the detail: all potted plants are "balkonowe".
    const told = this.#parts.hints.of(word.strict.stems);
    const { stemmer } = this.#parts;
    const isFirm =
      (!isAnimal(head) && isOfMaterial(word, stemmer)) ||
      isOfIngredient(asked, head, this.#parts.hints) ||
      (isAnimal(head) && isOfOrigin(word, stemmer));
    // A category does not imply a breed or a sort of food that is not on offer: "szczeniaki labradora", "ser gouda".
    const isSort = (id: number) => isAnimalCategory(id) || (isFoodCategory(id) && isNoun(word.text, stemmer));
    const isOtherKind = ({ categoryId, role }: (typeof told)[number]) =>
      role === 'is' && isSort(categoryId) && !this.#parts.hints.isName(categoryId, word.strict.stems);
    const isSaid = (hint: (typeof told)[number]) =>
      (head?.categoryIds.includes(hint.categoryId) && !isOtherKind(hint)) ||
      (hint.role === 'of' && head?.relatedIds.includes(hint.categoryId));
    // The category also implies an adjective if it does so for the noun: "nóż kuchenny".
    const derived = [...relatedStems(word.strict.stems), ...madeStems(word.strict.stems)];
    const isImplied = this.#parts.hints.of(derived).some(({ categoryId }) => head?.categoryIds.includes(categoryId));
    if (!isFirm && (isImplied || told.some(isSaid))) return null;
    const [asAdjective] = derivedLists;
    if (asAdjective) return asAdjective;
    if (isToldOfHead(asked, head, this.#parts)) return null;
    // Traits of an animal are optional, but "inseminacja krów" does not mean a cow.
    const isSaidOf = isPurpose || word.isAbout || (word.isKnown && isAdjective(word.text, stemmer));
    const isTraitOf = isAnimal(head) && !isFirm && isSaidOf && told.every(({ role }) => role === 'of');
    if (isFilling(asked.isPart, head, this.#parts.hints)) return null;
    if (asked.isAside || isTraitOf || (!isFirm && isManner(asked, head))) return null;
    // Listings seldom state a time or a recipient ("rybka na piątek"), or more about a purpose ("na dekorację sali").
    if (isPurpose && (isOccasion(word.strict.stems) || !word.isAbout)) return null;
    // Any food may suit an occasion: "karp wigilijny".
    if (isMeal(word.strict.stems) && asked.need && isEaten(head)) return null;
    // Jobs seldom state who they are for: "praca student".
    if (isWork && isPerson(word.strict.stems)) return null;
    this.lostWeight += this.#parts.finder.find(word, this.#asked.total).weight;
    this.hasLostPart ||= isOfStay(asked, this.#asked) || ((asked.isWhere === true || isPurpose) && isName(word));
    this.hasLostSort ||= word.isKnown && !word.isAbout && !isQuality(word.strict.stems);
    const isPattern = asked.isPart === true && word.strict.stems.some((stem) => PARTS.has(stem));
    const isDescribing = !isFirm && !isPurpose && (isPattern || isAdjective(word.text, stemmer)) && isOfUse(head);
    this.hasLostWord ||= (word.isKnown && !isDescribing) || told.some(isOtherKind);
    return null;
  }

  /** Listings that state the purpose, or things that serve it; null if there are none. */
  purpose(asked: AskedWord, meaning: QueryMeaning, head: AskedWord | undefined): WordLists | null {
    if (isImpliedAnimal(asked, head, this.#parts.stemmer)) return null;
    const own = this.detail(asked, meaning, head);
    const { word, need } = asked;
    // Pickled cabbage is not for pickling, so such a purpose must match strictly.
    const strict = isMadeInto(word.strict.stems) ? own && onlyStrict(own) : own;
    if (!need) return strict;
    const { best, others } = this.#servingBeside(head, need);
    if (isMadeInto(word.strict.stems)) {
      const untold = [...best, ...others].filter((stem) => !need.told.includes(stem));
      return this.#joined([...(strict ? [strict] : []), this.#answers(word, need, untold)]);
    }
    return this.#joined([...(own ? [own] : []), this.#answers(word, need, [...best, ...others])]);
  }

  /** Matches of a trait of an animal. A dog for hunting is a hound, although few listings mention hunting. */
  trait(asked: AskedWord, meaning: QueryMeaning, head: AskedWord | undefined): WordLists | null {
    const ids = asked.need ? categoryIdsOf(asked.need) : [];
    const isOfHead = head?.categoryIds.every((id) => ids.includes(id)) === true;
    return isOfHead ? this.purpose(asked, meaning, head) : this.detail(asked, meaning, head);
  }

  /** Listings whose titles state the purpose. */
  titledFor(asked: AskedWord, head: AskedWord | undefined): WordLists[] {
    const { word } = asked;
    if (isImpliedAnimal(asked, head, this.#parts.stemmer)) return [];
    const total = this.#asked.total;
    // Animals match by the typed word and its narrower words, not by synonyms: feed for chicks suits hens less.
    const own = this.#parts.stemmer.stems(word.text).filter((stem) => word.strict.stems.includes(stem));
    const named = animalsNamed(own) ? stemLists(word, [...own, ...(word.also ?? [])], this.#parts, total) : undefined;
    // Related words count, too: "pamiątka ślubna" is for a wedding.
    const said = [named ?? this.#parts.finder.find(word, total), anyRole(relatedLists(word, this.#parts, total))];
    return said.map((lists) => titled(onlyStrict(lists))).filter(this.#asked.leads);
  }

  /** `titledFor` of all purposes; none for work, whose titles name the deed. */
  titledForAny(wished: readonly AskedWord[], meaning: QueryMeaning, head: AskedWord | undefined): WordLists[] {
    return wished.flatMap((word) => (word.isPurpose && !meaning.isWork ? this.titledFor(word, head) : []));
  }

  /** Matches of a need with `isKind`, by all words for it: a cream for the feet may be one for the heels. */
  kind(asked: AskedWord, meaning: QueryMeaning, head: AskedWord | undefined): WordLists | null {
    const { word, need } = asked;
    const told = need && this.#answers(word, need, need.told);
    if (!told || !this.#asked.leads(told)) return this.detail(asked, meaning, head);
    const own = this.#find(word, false);
    return this.#joined(own ? [own, told] : [told]);
  }

  /** The things that serve a purpose best; null if there are none. */
  purposeBest({ word, need }: AskedWord, head: AskedWord | undefined): WordLists | null {
    if (!need || !head) return null;
    const { best } = this.#servingBeside(head, need);
    const isDone = isMadeInto(word.strict.stems);
    const lists = this.#answers(head.word, need, isDone ? best.filter((stem) => !need.told.includes(stem)) : best);
    return this.#asked.leads(lists) ? lists : null;
  }

  // The words of a need without those of the head: the name "ointment" does not say what an ointment is for.
  #servingBeside(head: AskedWord | undefined, { stems, best, told }: Need): Record<'best' | 'others', string[]> {
    const { stemmer } = this.#parts;
    const { text = '', strict } = head?.word ?? {};
    const own = new Set([...(strict?.stems ?? []), text].flatMap((stem) => [stem, ...stemmer.stems(stem)]));
    // Of two foods that serve the need best, only the wanted one does: "szynka na święta" is not a sausage.
    const isBest = isEaten(head) && best.some((stem) => own.has(stem));
    const isOfIt = (stem: string) => !isBest || told.includes(stem) || NO_NOUN.test(stem);
    return {
      best: best.filter((stem) => !own.has(stem) && isOfIt(stem)),
      others: stems.filter((stem) => !best.includes(stem) && !own.has(stem)),
    };
  }

  // Loose matches of derived words: "zestaw kominkowy" for "zestaw do kominka".
  #made(word: QueryWord): WordLists[] {
    const lists = loosely(stemLists(word, madeStems(word.strict.stems), this.#parts, this.#asked.total));
    return this.#asked.leads(lists) ? [lists] : [];
  }

  // Loose matches of all work in the categories of a word: a query for work in a cow barn also finds other farm work.
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
    // For farms and events any word in any field matches.
    if (!isHead || !this.#isTelling)
      return withGoods(withRelated(word, this.#parts, this.#asked.total), word, this.#parts, this.#asked);
    // "Coś z malin" also matches the adjective: "sok malinowy".
    const own = this.#parts.finder.find(withAlso(word), this.#asked.total);
    if (!word.isAbout) return onlyTelling(own);
    const related = relatedLists({ ...word, isAbout: false }, this.#parts, this.#asked.total);
    return onlyTelling(joined([{ lists: own }, { lists: ownWordsOnly(related) }], this.#asked.total));
  }
}

// "Kiermasz ciast": loosely also the cakes that the text of an event lists.
function withGoods(lists: WordLists, word: QueryWord, parts: DemandParts, { kind, total }: LookUp): WordLists {
  if (!getKind(kind).capabilities.schedule) return lists;
  const goods = goodsCalled(word.strict.stems, parts.hints);
  const more = goods.length > 0 ? loosely(stemLists(word, goods, parts, total)).runs : [];
  return { ...lists, runs: [...lists.runs, ...more], size: lists.size + sizeOf(more) };
}

/** Keys of categories with feed for one animal, and the base form of the animal's name. */
const OF_ONE_ANIMAL: Readonly<Record<string, string>> = { dog_food: 'pies', cat_food: 'kot', horse_feed: 'koń' };

// Whether the category already implies the animal: all dog food is for dogs.
function isImpliedAnimal({ word }: AskedWord, head: AskedWord | undefined, stemmer: Stemmer): boolean {
  const own = [...stemmer.stems(word.text), ...polishFor(word, false)];
  const isOfIt = (id: number) => own.includes(OF_ONE_ANIMAL[categoriesById.get(id)?.key ?? ''] ?? '');
  return head !== undefined && head.categoryIds.length > 0 && head.categoryIds.every(isOfIt);
}

// "Największe kury" are a giant breed: leave out "duży", which any listing may say of something else, such as eggs.
function asBreed(word: QueryWord): QueryWord {
  const stems = word.strict.stems.filter((stem) => !isColour([stem]));
  return stems.length > 0 ? { ...word, strict: { ...word.strict, stems } } : word;
}

// Whether a word is a name; it is not a place in Poland, which would have been read as one: "nocleg w Paryżu".
function isName({ isKnown, strict }: QueryWord): boolean {
  return isKnown && strict.stems.some((stem) => stem.startsWith('?'));
}

function isEaten(head: AskedWord | undefined): boolean {
  return head !== undefined && head.categoryIds.length > 0 && head.categoryIds.every(isFoodCategory);
}

/** Whether the head names things to use. Food and cosmetics differ by their adjectives: "ogórki gruntowe" are not pickled. */
function isOfUse(head: AskedWord | undefined): boolean {
  const ids = head?.categoryIds ?? [];
  return ids.some(isMadeCategory) && !ids.some((id) => isFoodCategory(id) || isCosmeticCategory(id));
}

/** Base forms of words for the parts and patterns of things, which listings call by many names or do not state. */
const PARTS = new Set(
  (
    'łebek główka wieczko wieko pokrywka przykrywka pokrywa rączka uchwyt ucho uszko sprzączka klamra zamek suwak guzik ' +
    'kieszonka kieszeń frędzel frędzla falbanka tasiemka sznurek kółko dno nóżka stopka daszek okienko drzwiczki szuflada ' +
    'półeczka kołek zapięcie karabińczyk haczyk łańcuszek dzióbek korek zatyczka wzór wzorek ornament motyw deseń kształt ' +
    'kolor napis imię data dedykacja monogram inicjał grawer zdobienie podszewka obszycie brzeg otwór dziurka wycięcie'
  ).split(' '),
);

/** Endings of participles for what a thing does. */
const DOING = /(?<!koloryzuj|farbuj|brązuj|opalaj)ąc(?:[yaeią]|ego|emu|ej|ych|ymi?)$/u;

/** Adjectives of a number of parts, which listings put in other words: a "trzyramienny" candlestick is for three candles. */
const OF_NUMBER =
  /^(?:jedno|dwu|trój|trzy|cztero|pięcio|sześcio|ośmio|wielo|kilku)\p{L}{4,}(?:[yaei]|ego|ej|ych|ymi?)$/u;

// Few listings state the effect or the regional style of goods: "mgiełka odświeżająca", "cebulaki lubelskie".
function isManner({ word: { text, strict, isKnown } }: AskedWord, head: AskedWord | undefined): boolean {
  if (!head || head.categoryIds.length === 0 || !head.categoryIds.every(isMadeCategory)) return false;
  return (isKnown && DOING.test(text)) || isOfRegion(strict.stems) || OF_NUMBER.test(text);
}

/** Whether the head only names live animals. */
export function isAnimal(head: AskedWord | undefined): boolean {
  return head !== undefined && head.categoryIds.length > 0 && head.categoryIds.every(isAnimalCategory);
}
