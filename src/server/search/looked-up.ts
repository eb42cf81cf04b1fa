import { categoriesById } from '#kinds/ad/categories.ts';
import { getKind } from '#kinds/index.ts';
import { isAnimalCategory, isFoodCategory, isMadeCategory, isWorkCategory } from './category-hints.ts';
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
  stemLists,
  titled,
  withAlso,
  withRelated,
} from './demand-lists.ts';
import { categoryIdsOf } from './demand-scope.ts';
import { isFilling, isOfIngredient, isOfMaterial, isOfOrigin } from './materials.ts';
import { isAdjective, isNoun, type Stemmer } from './stemmer.ts';
import { animalsNamed } from './understanding/animals.ts';
import { isSuperlative } from './understanding/degrees.ts';
import type { AskedWord, QueryMeaning } from './understanding/meaning.ts';
import { isMeal } from './understanding/meat-or-animal.ts';
import type { Need } from './understanding/needs.ts';
import { madeStems, relatedStems } from './understanding/related-words.ts';
import { polishFor } from './understanding/translations.ts';
import { isColour, isMadeInto, isOccasion, isOfRegion, isPerson, isQuality } from './understanding/word-classes.ts';
import { joined, type WordLists } from './word-lists.ts';
import type { QueryWord } from './words.ts';

/** Whether a stay is to come with something: a cottage without a pool is no "domek z basenem". */
export function isOfStay({ isPart, word }: AskedWord, { kind }: LookUp): boolean {
  const { categories, schedule } = getKind(kind).capabilities;
  return isPart === true && !categories && !schedule && !isPerson(word.strict.stems);
}

/** Finds the words of one query. */
export class LookedUp {
  /** The weight of the details that lead nowhere. */
  lostWeight = 0;
  /** One of them is a word of the dictionary and no mistake: then it is not on offer. */
  hasLostWord = false;
  /** Whether no listing has what the thing is to come with: "pokoje z kasynem". */
  hasLostPart = false;
  /** Whether no listing is of the sort that a word beside the head names: "koncert rockowy". */
  hasLostSort = false;
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

  /** Where an adjective says the thing itself; null where none does. */
  byAdjective(head: AskedWord | undefined): WordLists | null {
    if (!head || head.need || !this.#isTelling) return null;
    const { word } = head;
    const lists = relatedLists({ ...word, isAbout: false }, this.#parts, this.#asked.total);
    return lists.size > 0 ? loosely(lists) : null;
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
    if (need && need.best.length > 0) return this.#answers(word, need, need.best);
    if (!need && (word.also?.length ?? 0) === 0) return null;
    return onlyTelling(this.#parts.finder.find(word, this.#asked.total));
  }

  /** Where a thing is said to be for a need. */
  servesIt({ word, need }: AskedWord): WordLists[] {
    if (!need) return [];
    // Where all that stands in a category serves it, what does best is told by its words only.
    const best = need.stems.length === 0 && need.best.length > 0 ? [this.#answers(word, need, need.best)] : [];
    return [onlyStrict(this.#answers(word, need, need.told)), ...best];
  }

  /** Where what more is said of it is found; null where that leads nowhere. */
  detail(asked: AskedWord, { isWork = false }: QueryMeaning, head: AskedWord | undefined): WordLists | null {
    const { alternatives, isPurpose } = asked;
    const mayBeBreed = head?.categoryIds.some(isAnimalCategory) && isSuperlative(asked.word.text);
    const word = mayBeBreed ? asBreed(asked.word) : asked.word;
    const words = [word, ...alternatives];
    const all = words.flatMap((each) => this.#find(each, false) ?? []);
    // Where no thing is named, what it is made of must be told: a razor may be sharpened on a leather strap.
    const telling = head?.need && isOfMaterial(word, this.#parts.stemmer) ? all.map(onlyTelling) : [];
    const lists = telling.some(this.#asked.leads) ? telling : all;
    const found = isPurpose || !this.#isTelling ? lists : lists.map(anyRole);
    const work = isWork ? words.flatMap((each) => this.#workTold(each) ?? []) : [];
    // Perennials are for "rabata bylinowa" as they are for "rabata z bylin".
    const asMade = isPurpose || asked.isPart ? this.#made(word) : [];
    if (found.length + work.length > 0) return this.#joined([...found, ...work, ...asMade]);
    // All plants on offer for pots are "balkonowe", said or not.
    const told = this.#parts.hints.of(word.strict.stems);
    const { stemmer } = this.#parts;
    const isFirm =
      (!isAnimal(head) && isOfMaterial(word, stemmer)) ||
      isOfIngredient(asked, head, this.#parts.hints) ||
      (isAnimal(head) && isOfOrigin(word, stemmer));
    // A breed is another one than those on offer: "szczeniaki labradora".
    // The same holds for a sort of food: no other cheese is "ser gouda".
    const isSort = (id: number) => isAnimalCategory(id) || (isFoodCategory(id) && isNoun(word.text, stemmer));
    const isOtherKind = ({ categoryId, role }: (typeof told)[number]) =>
      role === 'is' && isSort(categoryId) && !this.#parts.hints.isName(categoryId, word.strict.stems);
    const isSaid = (hint: (typeof told)[number]) =>
      (head?.categoryIds.includes(hint.categoryId) && !isOtherKind(hint)) ||
      (hint.role === 'of' && head?.relatedIds.includes(hint.categoryId));
    // Knives are for the kitchen, and "kuchenny" says so of one.
    const made = [...relatedStems(word.strict.stems), ...madeStems(word.strict.stems)];
    const isImplied = this.#parts.hints.of(made).some(({ categoryId }) => head?.categoryIds.includes(categoryId));
    if (!isFirm && (isImplied || told.some(isSaid))) return null;
    const [asAdjective] = this.#made(word);
    if (asAdjective) return asAdjective;
    // "Inseminacja krów" is none of a cow.
    const isSaidOf = isPurpose || word.isAbout || (word.isKnown && isAdjective(word.text, stemmer));
    const isTraitOf = isAnimal(head) && !isFirm && isSaidOf && told.every(({ role }) => role === 'of');
    if (isFilling(asked.isPart, head, this.#parts.hints)) return null;
    if (asked.isAside || isTraitOf || (!isFirm && isManner(asked, head))) return null;
    // Listings seldom say for when or for whom: "rybka na piątek". Nor of what is what they are for: "na dekorację sali".
    if (isPurpose && (isOccasion(word.strict.stems) || !word.isAbout)) return null;
    // An adjective for an occasion may fit any food: "karp wigilijny".
    if (isMeal(word.strict.stems) && asked.need && isEaten(head)) return null;
    // Nor for whom a job is: "praca student".
    if (isWork && isPerson(word.strict.stems)) return null;
    this.lostWeight += this.#parts.finder.find(word, this.#asked.total).weight;
    this.hasLostPart ||= isOfStay(asked, this.#asked) || ((asked.isWhere === true || isPurpose) && isName(word));
    this.hasLostSort ||= word.isKnown && !word.isAbout && !isQuality(word.strict.stems);
    this.hasLostWord ||= word.isKnown || told.some(isOtherKind);
    return null;
  }

  /** Where what a thing is for is said, or what serves it is called so; null where that leads nowhere. */
  purpose(asked: AskedWord, meaning: QueryMeaning, head: AskedWord | undefined): WordLists | null {
    if (isImpliedAnimal(asked, head, this.#parts.stemmer)) return null;
    const own = this.detail(asked, meaning, head);
    const { word, need } = asked;
    // Cabbage that is pickled already is not the best for pickling.
    const strict = isMadeInto(word.strict.stems) ? own && onlyStrict(own) : own;
    if (!need) return strict;
    const { best, others } = this.#servingBeside(head, need);
    if (isMadeInto(word.strict.stems)) {
      const untold = [...best, ...others].filter((stem) => !need.told.includes(stem));
      return this.#joined([...(strict ? [strict] : []), this.#answers(word, need, untold)]);
    }
    return this.#joined([...(own ? [own] : []), this.#answers(word, need, [...best, ...others])]);
  }

  /** Where what is said of an animal is found: one for hunting is a hound, though few are said to be for it. */
  trait(asked: AskedWord, meaning: QueryMeaning, head: AskedWord | undefined): WordLists | null {
    const ids = asked.need ? categoryIdsOf(asked.need) : [];
    const isOfHead = head?.categoryIds.every((id) => ids.includes(id)) === true;
    return isOfHead ? this.purpose(asked, meaning, head) : this.detail(asked, meaning, head);
  }

  /** Where the title itself says what a thing is for. */
  titledFor(asked: AskedWord, head: AskedWord | undefined): WordLists[] {
    const { word } = asked;
    if (isImpliedAnimal(asked, head, this.#parts.stemmer)) return [];
    const total = this.#asked.total;
    // "Pamiątka ślubna" is for a wedding as well.
    // A feed for chicks is for hens as well, and less.
    const own = this.#parts.stemmer.stems(word.text).filter((stem) => word.strict.stems.includes(stem));
    const named = animalsNamed(own) ? stemLists(word, [...own, ...(word.also ?? [])], this.#parts, total) : undefined;
    const said = [named ?? this.#parts.finder.find(word, total), anyRole(relatedLists(word, this.#parts, total))];
    return said.map((lists) => titled(onlyStrict(lists))).filter(this.#asked.leads);
  }

  /** The same of all that a thing is wanted for; of work, a title says what is done. */
  titledForAny(wished: readonly AskedWord[], meaning: QueryMeaning, head: AskedWord | undefined): WordLists[] {
    return wished.flatMap((word) => (word.isPurpose && !meaning.isWork ? this.titledFor(word, head) : []));
  }

  /** Where a thing is said to be for a need of its own kind: a cream for the feet may be one for the heels. */
  kind(asked: AskedWord, meaning: QueryMeaning, head: AskedWord | undefined): WordLists | null {
    const { word, need } = asked;
    const told = need && this.#answers(word, need, need.told);
    if (!told || !this.#asked.leads(told)) return this.detail(asked, meaning, head);
    const own = this.#find(word, false);
    return this.#joined(own ? [own, told] : [told]);
  }

  /** What serves it best; null where nothing is said to. */
  purposeBest({ word, need }: AskedWord, head: AskedWord | undefined): WordLists | null {
    if (!need || !head) return null;
    const { best } = this.#servingBeside(head, need);
    const isDone = isMadeInto(word.strict.stems);
    const lists = this.#answers(head.word, need, isDone ? best.filter((stem) => !need.told.includes(stem)) : best);
    return this.#asked.leads(lists) ? lists : null;
  }

  // Only words for other things: that an ointment is called one tells nothing of what it is for.
  #servingBeside(head: AskedWord | undefined, { stems, best }: Need): Record<'best' | 'others', string[]> {
    const { stemmer } = this.#parts;
    const { text = '', strict } = head?.word ?? {};
    const own = new Set([...(strict?.stems ?? []), text].flatMap((stem) => [stem, ...stemmer.stems(stem)]));
    return {
      best: best.filter((stem) => !own.has(stem)),
      others: stems.filter((stem) => !best.includes(stem) && !own.has(stem)),
    };
  }

  // "Zestaw do kominka" is as well called "zestaw kominkowy".
  #made(word: QueryWord): WordLists[] {
    const lists = loosely(stemLists(word, madeStems(word.strict.stems), this.#parts, this.#asked.total));
    return this.#asked.leads(lists) ? [lists] : [];
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

/** The categories of what one animal eats, and base forms of the words for it. */
const OF_ONE_ANIMAL: Readonly<Record<string, string>> = { dog_food: 'pies', cat_food: 'kot', horse_feed: 'koń' };

// All dog food is for a dog, whether a title says so or not.
function isImpliedAnimal({ word }: AskedWord, head: AskedWord | undefined, stemmer: Stemmer): boolean {
  const own = [...stemmer.stems(word.text), ...polishFor(word, false)];
  const isOfIt = (id: number) => own.includes(OF_ONE_ANIMAL[categoriesById.get(id)?.key ?? ''] ?? '');
  return head !== undefined && head.categoryIds.length > 0 && head.categoryIds.every(isOfIt);
}

// "Największe kury" are giants; that something of them is big, as their eggs, any listing may say.
function asBreed(word: QueryWord): QueryWord {
  const stems = word.strict.stems.filter((stem) => !isColour([stem]));
  return stems.length > 0 ? { ...word, strict: { ...word.strict, stems } } : word;
}

// No place in Poland is called so, or it were read as a place: "nocleg w Paryżu".
function isName({ isKnown, strict }: QueryWord): boolean {
  return isKnown && strict.stems.some((stem) => stem.startsWith('?'));
}

function isEaten(head: AskedWord | undefined): boolean {
  return head !== undefined && head.categoryIds.length > 0 && head.categoryIds.every(isFoodCategory);
}

/** How participles end that tell what a thing does. */
const DOING = /(?<!koloryzuj|farbuj|brązuj|opalaj)ąc(?:[yaeią]|ego|emu|ej|ych|ymi?)$/u;

// Few listings say what goods do, or from which region their manner is: "mgiełka odświeżająca", "cebulaki lubelskie".
function isManner({ word: { text, strict, isKnown } }: AskedWord, head: AskedWord | undefined): boolean {
  if (!head || head.categoryIds.length === 0 || !head.categoryIds.every(isMadeCategory)) return false;
  return (isKnown && DOING.test(text)) || isOfRegion(strict.stems);
}

/** Whether live animals are asked for, and nothing else that is called so. */
export function isAnimal(head: AskedWord | undefined): boolean {
  return head !== undefined && head.categoryIds.length > 0 && head.categoryIds.every(isAnimalCategory);
}
