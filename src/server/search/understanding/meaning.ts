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
 * head     names the thing: it, or its category, must be there.
 * detail   says more of it: listings with more of the details come first.
 * without  the thing must be without it.
 * colour   praises it: raises, and asks for nothing.
 */
export type WordRole = 'head' | 'detail' | 'without' | 'colour';

/**
 * A word of a query with its role.
 *
 * categoryIds   the categories whose things are called so.
 * rejectedIds   categories whose things are called so, too, and are not meant.
 * relatedIds    all categories that the word says something of.
 * isTold        other words tell which categories these are; `isToldApart` where it could be of several.
 * alternatives  the words that would do as well: "kury lub kaczki".
 * isPurpose     it says what the thing is for: "na bukiet".
 * isPart        a noun behind "z" that says what the thing is made of or with: "dżem z porzeczek".
 * isWhere       a noun behind "w" or "nad" that says where something is.
 * isAside       a clause says it of the thing, so that few listings say the same: "kury, które znoszą białe jajka".
 * need          what serves the purpose; of a head: no thing is named, only what it is wanted for.
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
  readonly need?: Need | undefined;
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
  readonly dates?: DateMeaning | undefined;
  readonly price?: PriceMeaning | undefined;
  readonly amount?: AmountMeaning | undefined;
  readonly cheapFirst?: Span | undefined;
  /** The words that were read in place of misspelled ones. */
  readonly corrected?: readonly CorrectedWord[];
  /** Goods are to be bought or sold, and nothing is to be done: "alpaki na sprzedaż". */
  readonly isForSale?: boolean;
  /** Work is asked for, or somebody to do it, and no goods. */
  readonly isWork?: boolean;
  /** The words are meant as they are typed: nothing is corrected. */
  readonly isLiteral?: boolean;
}
