import type { SortAttribute } from '#kinds/define-kind.ts';
import type { KindId } from '#kinds/index.ts';
import type { Area } from './area.ts';
import type { AppliedMeaning } from './asking.ts';

/** A range in stored units (grosz, pieces, grams or millilitres), both ends inclusive; a missing end is unbounded. */
export interface AmountRange {
  readonly from?: number;
  readonly to?: number;
}

/**
 * A listing as the index stores it. Amounts are in stored units, times in milliseconds since 1970.
 *
 * revision        grows with each change of the listing; `put` ignores a document with a lower revision
 *                 than the stored one.
 * delivery        delivery options; indexed like tags, but no word of a query matches them.
 * visibleUntilMs  from this moment on no query finds the listing; null: it never expires.
 * promotion       paid promotion in lists: 0 none, 1 promoted, 2 highlighted.
 * home            paid promotion on the home page, the same values; absent: the value of `promotion`.
 * ratingAvg       0 to 5; meaningless while `ratingCount` is 0.
 * terms           the string that `analyseListing` returns.
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
  /** When the document checked by the team expires; null when the listing has none. */
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
 * A query. A field that is absent does not filter.
 *
 * words           raw text as typed; `SearchIndex.ask` reads it as a sentence.
 * asTyped         true: the words are neither read as a sentence nor corrected.
 * categoryIds     a category and all its descendants; an empty list matches nothing.
 * tags, tagMatch  a listing must have all of the tags, or any of them; an empty list does not filter.
 * delivery        a listing must offer at least one of these options; an empty list does not filter.
 * price … volume  a listing without that quantity never matches a bounded range.
 * near            with `radiusM`, only listings within that distance; null: the place is used for
 *                 distances and orders only.
 * area            only listings in that area.
 * home            only listings with exactly this promotion on the home page; 0: only those without one.
 * weekdays        the listing takes place on any of these days (0 is Sunday), by the Polish calendar.
 * startsBeforeMs  the listing starts before this moment.
 * endsAfterMs     the listing ends at this moment or later; one without an end ends when it starts.
 * sort            `soon_near` is ascending by the time until the start plus the distance, where 50 km equal one week;
 *                 kinds without a schedule are sorted by distance alone. Absent: by relevance when there are words,
 *                 otherwise the kind's default order: by start for kinds with a schedule, otherwise newest first, with
 *                 promoted listings rotating through fixed places of each page; see `paid-places.ts`.
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

/** A typed word and the indexed word that was searched in its place. */
export interface CorrectedWord {
  readonly typed: string;
  readonly used: string;
}

/**
 * One page of results.
 *
 * distancesM  metres from `near`, parallel to `ids`; null for a listing without coordinates. Absent without `near`.
 * total       the number of matches, at most `MAX_TOTAL`; when there are more, `totalIsExact` is false.
 */
export interface SearchResult {
  readonly ids: number[];
  readonly distancesM?: (number | null)[];
  readonly total: number;
  readonly totalIsExact: boolean;
}

/**
 * One page of results of a query that was read as a sentence.
 *
 * ids, total      listings that meet every condition.
 * partial         on the last page of these, when it is not full: listings that meet most conditions, best first.
 * meaning         the conditions that were read out of the words; null without words.
 * correctedWords  absent when no word was corrected.
 */
export interface AskedResult extends SearchResult {
  readonly correctedWords?: readonly CorrectedWord[];
  readonly partial: { readonly ids: number[]; readonly distancesM?: (number | null)[] };
  readonly meaning: AppliedMeaning | null;
}

/** The upper limit of `total`. */
export const MAX_TOTAL = 10_000;

/**
 * How many listings a query would find with one more condition. Entries with a count of 0 are absent.
 *
 * categories  by the listing's own category id; the caller adds up the descendants.
 * delivery    by delivery option. Options are alternatives, so each count includes every match of
 *             the options already chosen.
 * tags        by tag name. With `tagMatch: 'any'` another tag adds matches, so each count includes every match of
 *             the tags already chosen.
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
 * Names in all languages by which a listing is found although its text does not contain them.
 *
 * categoryNames  names of the category and its ancestors, without the root.
 * kindNames      names of the kind itself; such a word does not filter a search within that kind.
 */
export interface Vocabulary {
  categoryNames(id: number): readonly LocalizedName[];
  tagNames(tag: string): readonly LocalizedName[];
  kindNames?(kind: KindId): readonly LocalizedName[];
}
