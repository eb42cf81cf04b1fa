import type { QueryWord } from '../words.ts';
import type { AmountMeaning } from './amounts.ts';
import type { Exclusion } from './exclusions.ts';
import type { FeatureMeaning } from './features.ts';
import type { PlaceMeaning } from './place-reading.ts';
import type { PriceMeaning } from './prices.ts';
import type { Span, TypedText } from './typed-text.ts';

/**
 * What a word does in a query.
 *
 * head     names the thing: it, or its category, must be there.
 * detail   says more of it: listings with more of the details come first.
 * without  the thing must be without it.
 * colour   praises it: raises, and asks for nothing.
 */
export type WordRole = 'head' | 'detail' | 'without' | 'colour';

/** A word of a query with its role, and the categories whose things are called so. */
export interface AskedWord {
  readonly word: QueryWord;
  readonly role: WordRole;
  readonly categoryIds: readonly number[];
}

/** What a query says, each part with where it stands in the text. */
export interface QueryMeaning {
  readonly text: TypedText;
  readonly words: readonly AskedWord[];
  readonly features: readonly FeatureMeaning[];
  readonly exclusions: readonly Exclusion[];
  /** What the thing is said to be without by one of the words. */
  readonly lacks: readonly { readonly text: string; readonly span: Span }[];
  readonly place?: PlaceMeaning | undefined;
  readonly price?: PriceMeaning | undefined;
  readonly amount?: AmountMeaning | undefined;
  readonly cheapFirst?: Span | undefined;
  /** The words are meant as they are typed: nothing is corrected. */
  readonly isLiteral?: boolean;
}
