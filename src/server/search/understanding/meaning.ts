import type { CorrectedWord } from '../types.ts';
import type { QueryWord } from '../words.ts';
import type { AmountMeaning } from './amounts.ts';
import type { DateMeaning } from './dates.ts';
import type { Exclusion } from './exclusions.ts';
import type { FeatureMeaning } from './features.ts';
import type { Need } from './needs.ts';
import type { PlaceMeaning } from './place-reading.ts';
import type { PriceMeaning } from './prices.ts';
import type { Span, TypedText } from './typed-text.ts';

/**
 * What a word does in a query.
 *
 * head     names the thing: a result must have it or its category.
 * detail   describes the thing: listings with more of the details come first.
 * without  the thing must be without it.
 * colour   only raises listings that have it; a result need not have it.
 */
export type WordRole = 'head' | 'detail' | 'without' | 'colour';

/**
 * A word of a query with its role.
 *
 * categoryIds   the categories with things of this name.
 * rejectedIds   other categories with things of this name, which are not meant.
 * relatedIds    all categories with things that the word names or describes.
 * isTold        other words decide between the categories.
 * isToldApart   they do, and the word is ambiguous.
 * alternatives  words that match instead of this one: "kury lub kaczki".
 * isPurpose     the word says what the thing is for: "na bukiet".
 * isPart        a noun after "z" that says what the thing is made of or with: "dżem z porzeczek".
 * isWhere       a noun after "w" or "nad" that says where something is.
 * isAside       the word is in a clause about the thing, so few listings have it: "kury, które znoszą białe jajka".
 * isOfChoice    the word describes one of several things that are asked for: "lipowy" in "chleb i miód lipowy".
 * need          what serves the purpose. If the head has one, the query names no thing, only a purpose.
 */
export interface AskedWord {
  readonly word: QueryWord;
  readonly role: WordRole;
  readonly categoryIds: readonly number[];
  readonly rejectedIds: readonly number[];
  readonly relatedIds: readonly number[];
  readonly isTold: boolean;
  readonly isToldApart?: boolean;
  readonly alternatives: readonly QueryWord[];
  readonly isPurpose: boolean;
  readonly isPart?: boolean;
  readonly isWhere?: boolean;
  readonly isAside?: boolean;
  readonly isOfChoice?: boolean;
  readonly need?: Need | undefined;
}

/** The meaning of a query; its parts have their positions in the text. */
export interface QueryMeaning {
  readonly text: TypedText;
  readonly words: readonly AskedWord[];
  readonly features: readonly FeatureMeaning[];
  readonly exclusions: readonly Exclusion[];
  /** What the thing must be without, according to the words with the role `without`. */
  readonly lacks: readonly { readonly text: string; readonly span: Span }[];
  readonly place?: PlaceMeaning | undefined;
  readonly dates?: DateMeaning | undefined;
  readonly price?: PriceMeaning | undefined;
  readonly amount?: AmountMeaning | undefined;
  readonly cheapFirst?: Span | undefined;
  /** The words that were read in place of misspelled ones. */
  readonly corrected?: readonly CorrectedWord[];
  /** The query asks for goods to buy or sell, not for work: "alpaki na sprzedaż". */
  readonly isForSale?: boolean;
  /** The query asks for work, or for somebody to do it, not for goods. */
  readonly isWork?: boolean;
  /** The words are taken literally: nothing is corrected, and no place, price or feature is read. */
  readonly isLiteral?: boolean;
}
