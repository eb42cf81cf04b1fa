import type { KindId } from '#kinds/index.ts';
import type { CategoryHints } from '../category-hints.ts';
import type { Stemmer } from '../stemmer.ts';
import type { QueryWord } from '../words.ts';
import type { Lexicon } from './lexicon.ts';

/**
 * What reading a query needs to know about the market: where a word is ambiguous, the listings decide.
 */
export interface Market {
  /** Unix milliseconds; words such as "tomorrow" are relative to it. */
  readonly nowMs: number;
  readonly stemmer: Stemmer;
  readonly hints: CategoryHints;
  readonly lexicon: Lexicon;
  /** Whether the word says what a listing of the kind is: in its title, its category or a feature. */
  isThing(kind: KindId, word: string): boolean;
  /** Whether the name of a seller with listings of the kind contains all the words. */
  isSeller(kind: KindId, words: string): boolean;
  /** Whether a listing of the kind has all words in those fields or in its seller's name; its town does not count. */
  isFound(kind: KindId, words: string): boolean;
  /** Whether the title of a listing of the kind has all the words, of which there are at least two. */
  isTitled(kind: KindId, words: string): boolean;
  /** Equally likely corrections of a misspelled word, among the words of listings; empty if the word has matches. */
  corrections(kind: KindId, word: QueryWord): string[];
  /** Names of things of the kind that sound like the word but are spelled differently. */
  saidAlike(kind: KindId, word: string): string[];
  /** Whether some listing has a word with this base form. */
  isWritten(stem: string): boolean;
  /** Whether a listing or the name of a category, feature or kind contains exactly this word. */
  hasForm(word: string): boolean;
  /** Like `hasForm`, for any of several words. */
  hasAnyForm(words: readonly string[]): boolean;
}
