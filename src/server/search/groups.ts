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

/** The number of 32-bit columns that hold the tags and delivery options of any one kind. */
export const TAG_WORD_COUNT = Math.max(1, ...KIND_IDS.map((kind) => Math.ceil(traitsOf(getKind(kind)).length / 32)));

/** The number of a tag or delivery option within its kind; undefined for one that the kind does not have. */
export function tagNumber(kind: KindId, tag: string): number | undefined {
  return TAG_NUMBERS.get(kind)?.get(tag);
}

/**
 * Posting lists of the groups with a word in their name.
 *
 * bare         categories whose whole name is the word: "psy".
 * heads        categories whose name contains the word as the thing: "karma" in "karma dla psów".
 * complements  categories whose name contains the word only as a complement: "psów" in "karma dla psów".
 * others       tags and towns.
 */
export interface NamedLists {
  readonly bare: readonly number[];
  readonly heads: readonly number[];
  readonly complements: readonly number[];
  readonly others: readonly number[];
}

const NO_LISTS: NamedLists = { bare: [], heads: [], complements: [], others: [] };

/**
 * Posting lists by category, tag, town, seller and grid cell. They narrow down filtered searches. Words of queries
 * also match the names of categories, tags and towns, in all languages, so a listing is found by the name of its
 * category without containing it.
 */
export class Groups {
  readonly postings = new PostingStore(0);
  /** The list of the listings without coordinates. */
  readonly nowhere = this.postings.addList();
  readonly #vocabulary: Vocabulary;
  readonly #stemmer: Stemmer;
  readonly #terms: TermDictionary;
  readonly #categories = new Map<number, { number: number; list: number }>();
  /** Category ids by category number, which starts at 1. */
  readonly categoryIds: number[] = [0];
  readonly #tags = new Map<string, number>();
  readonly #towns = new Map<string, number>();
  readonly #sellers = new Map<number, number>();
  readonly #cells = new Map<number, Cell>();
  /** For a stem, the lists of the categories whose name lists it beside other things. */
  readonly #sharedByName = new Map<string, Set<number>>();
  readonly #listsByName = new Map<string, NamedLists>();
  readonly #kindNames = new Map<KindId, ReadonlySet<string>>();

  constructor(vocabulary: Vocabulary, stemmer: Stemmer, terms: TermDictionary) {
    this.#vocabulary = vocabulary;
    this.#stemmer = stemmer;
    this.#terms = terms;
  }

  /** Adds a listing to the lists of all its groups. The slot must be higher than all earlier ones. */
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

  /** The number of a category in the column, counted from 1; a new category gets the next number. 0 for null. */
  categoryNumber(id: number | null): number {
    return id === null ? 0 : this.#category(id).number;
  }

  /** The number and list of a category; undefined when it never had a listing. */
  findCategory(id: number): { readonly number: number; readonly list: number } | undefined {
    return this.#categories.get(id);
  }

  findTag(kind: KindId, tag: string): number | undefined {
    return this.#tags.get(`${kind} ${tag}`);
  }

  findSeller(id: number): number | undefined {
    return this.#sellers.get(id);
  }

  /** All grid cells that have ever contained a listing. */
  cells(): MapIterator<Cell> {
    return this.#cells.values();
  }

  /** The lists of the groups that have a word with that stem in their name. */
  listsNamed(stem: string): NamedLists {
    return this.#listsByName.get(stem) ?? NO_LISTS;
  }

  /**
   * Whether the category of a list names the word only beside other things, so that the word does not describe all its
   * listings: "gęsi" in "kaczki i gęsi".
   */
  isShared(list: number, stems: readonly string[]): boolean {
    return stems.some((stem) => this.#sharedByName.get(stem)?.has(list));
  }

  /** Whether a word with these stems is a name of the kind itself. */
  isKindName(kind: KindId, stems: readonly string[]): boolean {
    const names = made(this.#kindNames, kind, () => {
      const words = this.#wordsOf(this.#vocabulary.kindNames?.(kind) ?? []);
      return new Set(words.flatMap((word) => word.stems));
    });
    return stems.some((stem) => names.has(stem));
  }

  /** Reads the names of all categories again; the posting lists do not change. */
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

  // The dictionary lacks some inflected forms of towns or has them as forms of an ordinary word ("Zakopane"); the stem
  // for unknown words covers them.
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

  // Interned, the words of names are candidates for the correction of misspelled words.
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
