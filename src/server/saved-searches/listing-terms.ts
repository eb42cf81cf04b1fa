import { categoryPath } from '#kinds/ad/categories.ts';
import { getKind } from '#kinds/index.ts';
import { DESCRIPTION } from '../search/fields.ts';
import { unknownStem } from '../search/light-stemmers.ts';
import { readName } from '../search/names.ts';
import type { Stemmer } from '../search/stemmer.ts';
import { TermReader } from '../search/term-reader.ts';
import { isLatin, tokenize } from '../search/text.ts';
import type { LocalizedName, SearchDoc, Vocabulary } from '../search/types.ts';

/**
 * The words and base forms that find a listing, including those of the names of its category, tags and town.
 *
 * telling  those that say what the thing is; also `#12` for each category above it.
 * all      those anywhere in the listing.
 */
export interface FoundBy {
  readonly telling: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
}

/** Computes the words that find a listing. */
export class ListingTerms {
  readonly #stemmer: Stemmer;
  readonly #vocabulary: Vocabulary;
  readonly #named = new Map<string, readonly string[]>();
  readonly #reader = new TermReader();

  constructor(stemmer: Stemmer, vocabulary: Vocabulary) {
    this.#stemmer = stemmer;
    this.#vocabulary = vocabulary;
  }

  /** For kinds with categories, a description alone does not say what the thing is. */
  of(doc: SearchDoc): FoundBy {
    const { categoryId, kind, tags, town } = doc;
    const path = categoryId === null ? [] : categoryPath(categoryId);
    const { categoryNames, tagNames } = this.#vocabulary;
    const named = [
      ...(categoryId === null ? [] : this.#wordsNamed(`category ${categoryId}`, () => categoryNames(categoryId))),
      ...path.map(({ id }) => `#${id}`),
      ...tags.flatMap((tag) => this.#wordsNamed(`tag ${tag}`, () => tagNames(tag))),
      ...this.#wordsNamed(`town ${town}`, () => [{ language: 'pl', text: town }]),
      ...tokenize(town).map((word) => unknownStem(word, isLatin(word))),
    ];
    const all = new Set([...named, ...this.#wordsOf(doc, false)]);
    const isTelling = getKind(kind).capabilities.categories;
    return { all, telling: isTelling ? new Set([...named, ...this.#wordsOf(doc, true)]) : all };
  }

  #wordsOf({ terms }: SearchDoc, isTelling: boolean): string[] {
    const words: string[] = [];
    this.#reader.open(terms);
    while (this.#reader.next()) {
      if (isTelling && this.#reader.fields === DESCRIPTION) continue;
      words.push(this.#reader.word(), ...this.#reader.stems());
    }
    return words;
  }

  #wordsNamed(key: string, names: () => readonly LocalizedName[]): readonly string[] {
    const known = this.#named.get(key);
    if (known) return known;
    const words = names().flatMap((name) =>
      readName(name, this.#stemmer).flatMap(({ form, stems }) => [form, ...stems]),
    );
    this.#named.set(key, words);
    return words;
  }
}
