import { traitsOf } from '#kinds/define-kind.ts';
import { getKind, KIND_IDS, type KindId } from '#kinds/index.ts';
import { CATEGORY, TAG, TOWN } from './fields.ts';
import { type Cell, cellNumber, makeCell } from './geo.ts';
import { unknownStem } from './light-stemmers.ts';
import { type NameRole, type NameWord, readName } from './names.ts';
import { PostingStore } from './postings.ts';
import type { Stemmer } from './stemmer.ts';
import { STOP_WORDS } from './stop-words.ts';
import type { TermDictionary } from './term-dictionary.ts';
import { isLatin, tokenize } from './text.ts';
import type { LocalizedName, SearchDoc, Vocabulary } from './types.ts';

const TAG_NUMBERS = new Map(
  KIND_IDS.map((kind) => [kind, new Map(traitsOf(getKind(kind)).map((tag, number) => [tag, number]))]),
);

/** How many 32-bit columns the tags of any one kind need, its ways of delivery among them. */
export const TAG_WORD_COUNT = Math.max(1, ...KIND_IDS.map((kind) => Math.ceil(traitsOf(getKind(kind)).length / 32)));

/** The tag's number within its kind; undefined for a tag the kind does not have. */
export function tagNumber(kind: KindId, tag: string): number | undefined {
  return TAG_NUMBERS.get(kind)?.get(tag);
}

/**
 * Lists by a word in the names of their groups.
 *
 * bare         of categories that are called just so: "psy".
 * heads        of categories that the word names among other words: "karma" of "karma dla psów".
 * complements  of categories whose names only tell by the word what they are for, of or like.
 * others       of tags and towns.
 */
export interface NamedLists {
  readonly bare: readonly number[];
  readonly heads: readonly number[];
  readonly complements: readonly number[];
  readonly others: readonly number[];
}

const NO_LISTS: NamedLists = { bare: [], heads: [], complements: [], others: [] };

/**
 * The lists of the listings that share something: a category, a tag, a town, a seller, a corner of the land. They
 * narrow filtered searches down, and the names of categories, tags and towns lead to them as words in all languages:
 * so a listing is found by the name of its category without having it among its own words.
 */
export class Groups {
  readonly postings = new PostingStore(0);
  /** Listings without coordinates. */
  readonly nowhere = this.postings.addList();
  readonly #vocabulary: Vocabulary;
  readonly #stemmer: Stemmer;
  readonly #terms: TermDictionary;
  readonly #categories = new Map<number, { number: number; list: number }>();
  /** Category ids by their number, which is from 1. */
  readonly categoryIds: number[] = [0];
  readonly #tags = new Map<string, number>();
  readonly #towns = new Map<string, number>();
  readonly #sellers = new Map<number, number>();
  readonly #cells = new Map<number, Cell>();
  /** By a stem, the lists of categories that name it beside other things. */
  readonly #sharedByName = new Map<string, Set<number>>();
  readonly #listsByName = new Map<string, NamedLists>();
  readonly #kindNames = new Map<KindId, ReadonlySet<string>>();

  constructor(vocabulary: Vocabulary, stemmer: Stemmer, terms: TermDictionary) {
    this.#vocabulary = vocabulary;
    this.#stemmer = stemmer;
    this.#terms = terms;
  }

  /** Files a listing in all its groups; its slot must be above all before it. */
  addListing(slot: number, doc: SearchDoc): void {
    if (doc.categoryId !== null) this.postings.add(this.#category(doc.categoryId).list, slot, CATEGORY);
    for (const tag of new Set([...doc.tags, ...(doc.delivery ?? [])])) {
      if (tagNumber(doc.kind, tag) !== undefined) this.postings.add(this.#tag(doc.kind, tag), slot, TAG);
    }
    if (doc.town) this.postings.add(this.#town(doc.town), slot, TOWN);
    this.postings.add(
      made(this.#sellers, doc.sellerId, () => this.postings.addList()),
      slot,
      0,
    );
    this.postings.add(this.#place(doc.lat, doc.lng), slot, 0);
  }

  /** The category's number in the column, from 1; it gets one when it has none. 0 for null. */
  categoryNumber(id: number | null): number {
    return id === null ? 0 : this.#category(id).number;
  }

  /** The category's number; undefined when no listing was ever in it. */
  findCategory(id: number): { readonly number: number; readonly list: number } | undefined {
    return this.#categories.get(id);
  }

  findTag(kind: KindId, tag: string): number | undefined {
    return this.#tags.get(`${kind} ${tag}`);
  }

  findSeller(id: number): number | undefined {
    return this.#sellers.get(id);
  }

  /** All corners of the land that a listing was ever in. */
  cells(): MapIterator<Cell> {
    return this.#cells.values();
  }

  /** The lists of the groups that have a word with that stem in their names. */
  listsNamed(stem: string): NamedLists {
    return this.#listsByName.get(stem) ?? NO_LISTS;
  }

  /** Whether a category is called so only beside other things, so that not all in it is: "gęsi" of "kaczki i gęsi". */
  isShared(list: number, stems: readonly string[]): boolean {
    return stems.some((stem) => this.#sharedByName.get(stem)?.has(list));
  }

  /** Whether the word with these stems is a name of the kind itself. */
  isKindName(kind: KindId, stems: readonly string[]): boolean {
    const names = made(this.#kindNames, kind, () => {
      const words = this.#wordsOf(this.#vocabulary.kindNames?.(kind) ?? []);
      return new Set(words.flatMap((word) => word.stems));
    });
    return stems.some((stem) => names.has(stem));
  }

  /** Reads the names of all categories anew; their listings stay where they are. */
  renameCategories(): void {
    const lists = new Set(Array.from(this.#categories.values(), ({ list }) => list));
    const others = (some: readonly number[]) => some.filter((list) => !lists.has(list));
    for (const [stem, named] of this.#listsByName) {
      const { bare, heads, complements } = named;
      const left = { ...named, bare: others(bare), heads: others(heads), complements: others(complements) };
      if (Object.values(left).every(({ length }) => length === 0)) this.#listsByName.delete(stem);
      else this.#listsByName.set(stem, left);
    }
    this.#sharedByName.clear();
    for (const [id, { list }] of this.#categories) this.#nameCategory(id, list);
  }

  #category(id: number): { number: number; list: number } {
    return made(this.#categories, id, () => {
      const list = this.postings.addList();
      this.#nameCategory(id, list);
      return { number: this.categoryIds.push(id) - 1, list };
    });
  }

  #nameCategory(id: number, list: number): void {
    const words = this.#wordsOf(this.#vocabulary.categoryNames(id));
    const stemsOf = (role: NameRole) => new Set(words.flatMap((word) => (word.role === role ? word.stems : [])));
    const bare = stemsOf('bare');
    const heads = stemsOf('head').difference(bare);
    for (const stem of words.flatMap((word) => (word.isShared ? word.stems : []))) {
      made(this.#sharedByName, stem, () => new Set<number>()).add(list);
    }
    this.#name(list, bare, 'bare');
    this.#name(list, heads, 'heads');
    this.#name(list, stemsOf('complement').difference(bare).difference(heads), 'complements');
  }

  #tag(kind: KindId, tag: string): number {
    return made(this.#tags, `${kind} ${tag}`, () => this.#listOf(this.#vocabulary.tagNames(tag)));
  }

  // A town's cases are not always in the dictionary, or they are there as an ordinary word's ("Zakopane"): the stem for
  // unknown words reaches those that are not.
  #town(town: string): number {
    return made(this.#towns, town, () => {
      const words = tokenize(town).filter((word) => !STOP_WORDS.has(word));
      const unknown = words.map((word) => unknownStem(word, isLatin(word)));
      return this.#listOf([{ language: 'pl', text: town }], unknown);
    });
  }

  #place(lat: number | null, lng: number | null): number {
    if (lat === null || lng === null) return this.nowhere;
    return made(this.#cells, cellNumber(lat, lng), () => makeCell(lat, lng, this.postings.addList())).list;
  }

  #listOf(names: readonly LocalizedName[], moreStems: readonly string[] = []): number {
    const list = this.postings.addList();
    const stems = this.#wordsOf(names).flatMap((word) => word.stems);
    this.#name(list, new Set([...stems, ...moreStems]), 'others');
    return list;
  }

  #name(list: number, stems: ReadonlySet<string>, role: keyof NamedLists): void {
    for (const stem of stems) {
      const lists = this.#listsByName.get(stem) ?? NO_LISTS;
      this.#listsByName.set(stem, { ...lists, [role]: [...lists[role], list] });
    }
  }

  // The words of names can be found as corrections of misspelled ones, too.
  #wordsOf(names: readonly LocalizedName[]): NameWord[] {
    const words = names.flatMap((name) => readName(name, this.#stemmer));
    for (const { form } of words) this.#terms.intern(form);
    return words;
  }
}

function made<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const value = make();
  map.set(key, value);
  return value;
}
