import type { Stemmer } from '../stemmer.ts';
import { rowsOf } from './branch-words.ts';
import { baseForms } from './needs.ts';
import { COLLECTIVE, REGIONAL } from './regional-words.ts';

/** Finds synonyms, standard words and narrower words, by the base forms of a stemmer. */
export class OtherWords {
  readonly #same = new Map<string, Set<string>>();
  readonly #also = new Map<string, Set<string>>();
  readonly #regional = new Map<string, Set<string>>();

  constructor(stemmer: Stemmer) {
    const stemsOf = (word: string) => baseForms(word, stemmer);
    for (const line of rowsOf('same').map(wordsOf)) {
      for (const word of line) add(this.#same, stemsOf(word), line.filter((other) => other !== word).flatMap(stemsOf));
    }
    for (const [word = '', ...others] of [...rowsOf('also').map(wordsOf), ...linesOf(COLLECTIVE)])
      add(this.#also, stemsOf(word), others.flatMap(stemsOf));
    for (const [standard = '', ...others] of linesOf(REGIONAL)) {
      for (const word of others) add(this.#regional, stemsOf(word), stemsOf(standard.replace(':', '')));
    }
  }

  /** The base forms of other words for the same thing. */
  same(stems: readonly string[]): string[] {
    return found(this.#same, stems);
  }

  /** The base forms of the standard word for a regional word. */
  standard(stems: readonly string[]): string[] {
    return found(this.#regional, stems);
  }

  /** The base forms of words that a word also matches, with less weight. */
  also(stems: readonly string[]): string[] {
    return found(this.#also, stems);
  }
}

function add(map: Map<string, Set<string>>, stems: readonly string[], others: readonly string[]): void {
  for (const stem of stems) map.set(stem, (map.get(stem) ?? new Set()).union(new Set(others)));
}

function found(map: ReadonlyMap<string, ReadonlySet<string>>, stems: readonly string[]): string[] {
  const others = new Set(stems.flatMap((stem) => [...(map.get(stem) ?? [])]));
  return [...others].filter((stem) => !stems.includes(stem));
}

function linesOf(table: string): string[][] {
  return table.trim().split('\n').map(wordsOf);
}

function wordsOf(row: string): string[] {
  return row.split(' ');
}
