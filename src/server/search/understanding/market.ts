import type { KindId } from '#kinds/index.ts';
import type { CategoryHints } from '../category-hints.ts';
import type { Stemmer } from '../stemmer.ts';
import type { QueryWord } from '../words.ts';
import type { Lexicon } from './lexicon.ts';

/**
 * What has to be known of the market to tell what a query means: where a word may be two things, its listings decide.
 */
export interface Market {
  /** Unix milliseconds; words for days are read as seen from it. */
  readonly nowMs: number;
  readonly stemmer: Stemmer;
  readonly hints: CategoryHints;
  readonly lexicon: Lexicon;
  /** Whether a listing of the kind has the word as what it is: in its title, its category or a feature. */
  isThing(kind: KindId, word: string): boolean;
  /** Whether the name of a seller of the kind has all the words. */
  isSeller(kind: KindId, words: string): boolean;
  /** Whether a listing of the kind has all words in such places or in its seller's name; its town does not count. */
  isFound(kind: KindId, words: string): boolean;
  /** The words of the market that a misspelled word may be, equally likely; empty for one that leads somewhere. */
  corrections(kind: KindId, word: QueryWord): string[];
  /** The things of the kind that are said the same as a word and spelled otherwise. */
  saidAlike(kind: KindId, word: string): string[];
  /** Whether some listing has a word with this base form. */
  isWritten(stem: string): boolean;
  /** Whether some listing or name of a category, feature or kind has exactly this word. */
  hasForm(word: string): boolean;
  /** Whether it contains one of these. */
  hasAnyForm(words: readonly string[]): boolean;
}
