import type { SortAttribute } from '#kinds/define-kind.ts';
import type { KindId } from '#kinds/index.ts';
import type { Area } from './area.ts';
import type { AppliedMeaning } from './asking.ts';

/** A span of stored units, both ends inclusive; a missing end is open. */
export interface AmountRange {
  readonly from?: number;
  readonly to?: number;
}

/**
 * What the index knows of one listing. Amounts are in stored units, times in milliseconds since 1970.
 *
 * revision        grows with each change of the listing; `put` ignores a document older than the one it holds.
 * visibleUntilMs  from this moment on the listing is never found; null: no limit.
 * delivery        ways to the buyer; filed like tags, but no word leads to them.
 * promotion       what was paid for in lists: 0 nothing, 1 promoted, 2 highlighted.
 * home            the same for the home page.
 * ratingAvg       0 to 5; without meaning while `ratingCount` is 0.
 * terms           the answer of `analyseListing`.
 */
export interface SearchDoc {
  readonly id: number;
  readonly revision: number;
  readonly kind: KindId;
  readonly sellerId: number;
  readonly categoryId: number | null;
  readonly tags: readonly string[];
  readonly delivery?: readonly string[];
  readonly priceMinor: number | null;
  readonly pieces: number | null;
  readonly weightG: number | null;
  readonly volumeMl: number | null;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly town: string;
  readonly voivodeship?: string;
  readonly hasPicture: boolean;
  /** Until when it refers to a document that the team has seen; null without one. */
  readonly checkedUntilMs: number | null;
  readonly createdAtMs: number;
  readonly startsAtMs: number | null;
  readonly endsAtMs: number | null;
  readonly visibleUntilMs: number | null;
  readonly promotion: 0 | 1 | 2;
  readonly home?: 0 | 1 | 2;
  readonly ratingAvg: number;
  readonly ratingCount: number;
  readonly terms: string;
}

/**
 * What a visitor asks for. Everything that is left out does not restrict.
 *
 * words           raw text as typed, which `SearchIndex.ask` reads as a sentence.
 * asTyped         the words are not read as a sentence, and none of them is corrected.
 * categoryIds     the category asked for and all below it; an empty list matches nothing.
 * tags, tagMatch  a listing must carry all of the tags, or any of them; an empty list does not restrict.
 * delivery        a listing must offer any of these ways.
 * ranges          a listing without that quantity never matches.
 * near            with `radiusM`, only listings within that distance; null: only measures and orders.
 * area            only listings in that part of the country.
 * home            only what was paid for to stand there, by its degree; 0: only what was not.
 * weekdays        the listing takes place on any of them (0 is Sunday, by the Polish calendar).
 * startsBeforeMs  the listing starts before this moment, and
 * endsAfterMs     has not ended before that one (without an end it ends when it starts).
 * sort            `soon_near`: what starts soon and near comes first, each week of waiting as bad as 50 km; a kind
 *                 without a schedule by distance alone. Absent: relevance when there are words, else (scheduled
 *                 kinds) by start, else by age, with the paid ones at some places of each page, where they take
 *                 turns; see `paid-places.ts`.
 */
export interface SearchQuery {
  readonly kind: KindId;
  readonly words?: string;
  readonly asTyped?: boolean;
  readonly categoryIds?: readonly number[];
  readonly tags?: readonly string[];
  readonly tagMatch: 'all' | 'any';
  readonly delivery?: readonly string[];
  readonly price?: AmountRange;
  readonly pieces?: AmountRange;
  readonly weight?: AmountRange;
  readonly volume?: AmountRange;
  readonly near?: { readonly lat: number; readonly lng: number; readonly radiusM: number | null };
  readonly area?: Area;
  readonly withPicture?: boolean;
  readonly checkedDocuments?: boolean;
  readonly sellerId?: number;
  readonly excludeId?: number;
  readonly weekdays?: readonly number[];
  readonly startsBeforeMs?: number;
  readonly endsAfterMs?: number;
  readonly home?: 0 | 1 | 2;
  readonly sort?: { readonly by: SortAttribute | 'soon_near'; readonly descending: boolean };
  readonly offset: number;
  readonly limit: number;
}

/** A word that was typed and the word of the index that was searched in its place. */
export interface CorrectedWord {
  readonly typed: string;
  readonly used: string;
}

/**
 * One page of answers.
 *
 * distancesM      metres from `near`, parallel to `ids`; null for a listing without coordinates. Absent without `near`.
 * total           exact up to `MAX_TOTAL`, never more than that; then `totalIsExact` is false.
 */
export interface SearchResult {
  readonly ids: number[];
  readonly distancesM?: (number | null)[];
  readonly total: number;
  readonly totalIsExact: boolean;
}

/**
 * One page of what fits a query that was read as a sentence.
 *
 * ids, total      what fits in every point, and nothing else.
 * partial         on the last page of these, where they are few: what fits in most points, best first.
 * meaning         what was understood.
 * correctedWords  absent when every word was found as it was typed.
 */
export interface AskedResult extends SearchResult {
  readonly correctedWords?: readonly CorrectedWord[];
  readonly partial: { readonly ids: number[]; readonly distancesM?: (number | null)[] };
  readonly meaning: AppliedMeaning | null;
}

/** How many listings `total` counts at most. */
export const MAX_TOTAL = 10_000;

/**
 * How many listings a query would find if it asked for one thing more. Numbers that would be 0 are absent.
 *
 * categories  by the listing's own category; the caller sums branches.
 * delivery    by way; as any way will do, each has all that the query's own ways find.
 * tags        by tag name; for `tagMatch: 'any'` another tag brings more, so each has all that the query's own tags
 *             find.
 */
export interface Facets {
  readonly total: number;
  readonly withPicture: number;
  readonly checkedDocuments: number;
  readonly categories: ReadonlyMap<number, number>;
  readonly tags: ReadonlyMap<string, number>;
  readonly delivery: ReadonlyMap<string, number>;
}

/** A name in one language; `language` is a code such as `pl`. */
export interface LocalizedName {
  readonly language: string;
  readonly text: string;
}

/**
 * The names by which listings are found although they do not stand in their text, in all languages.
 *
 * categoryNames  of the category and of those above it, without the root.
 * kindNames      what the kind itself is called: such a word restricts nothing in a search among that kind.
 */
export interface Vocabulary {
  categoryNames(id: number): readonly LocalizedName[];
  tagNames(tag: string): readonly LocalizedName[];
  kindNames?(kind: KindId): readonly LocalizedName[];
}
