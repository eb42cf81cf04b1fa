import type { KindId } from '#kinds/index.ts';
import type { CategoryHints } from '../category-hints.ts';
import type { Stemmer } from '../stemmer.ts';

/** What has to be known of the market to tell what a query means: where a word may be two things, its listings decide. */
export interface Market {
  readonly stemmer: Stemmer;
  readonly hints: CategoryHints;
  /** Whether a listing of the kind has the word as what it is: in its title, its category or a feature. */
  isThing(kind: KindId, word: string): boolean;
  /** Whether a seller of the kind is called so. */
  isSeller(kind: KindId, word: string): boolean;
  /** Whether a listing of the kind has all words in such places or in its seller's name; its town does not count. */
  isFound(kind: KindId, words: string): boolean;
  /** Whether some listing or name of a category, feature or kind has exactly this word. */
  hasForm(word: string): boolean;
}
