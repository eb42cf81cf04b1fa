import type { KindId } from '#kinds/index.ts';

/** The classes of queries: each stands for one way in which people type. */
export const QUERY_CLASSES = [
  'everyday',
  'inflection',
  'typo',
  'noDiacritics',
  'place',
  'price',
  'amount',
  'feature',
  'exclusion',
  'colour',
  'joined',
  'regional',
  'job',
  'foreign',
  'facility',
  'event',
  'seller',
  'combined',
  'nothing',
] as const;
export type QueryClass = (typeof QUERY_CLASSES)[number];

/** A part of the query that the response shows as understood, beside plain words. */
export type ChipKind = 'place' | 'date' | 'price' | 'amount' | 'feature' | 'not';

/**
 * A listing as the judge sees it, apart from how it is stored or indexed.
 *
 * key           unique among the listings judged together.
 * categoryPath  category keys from the branch to the leaf; empty for kinds without categories.
 * tags          flags of an ad, features of a facility, the type of an event.
 * priceMinor    grosz.
 */
export interface JudgedListing {
  readonly key: string;
  readonly kind: KindId;
  readonly title: string;
  readonly description: string;
  readonly categoryPath: readonly string[];
  readonly tags: readonly string[];
  readonly priceMinor: number | null;
  readonly pieces: number | null;
  readonly weightG: number | null;
  readonly volumeMl: number | null;
  readonly town: string;
  readonly voivodeship: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly sellerName: string;
}

/** A circle on the ground; WGS 84 degrees. */
export interface Circle {
  readonly latitude: number;
  readonly longitude: number;
  readonly radiusKm: number;
}

/**
 * Selects listings; every given condition must hold.
 *
 * categories    keys of leaves or branches, separated by spaces; any of them.
 * title, text   a regular expression over folded words, each alternative from the beginning of a word; `text` reads
 *               the description too.
 * without       the same, over the title; must not match.
 * tags, noTags  separated by spaces; all of `tags`, none of `noTags`.
 * anyTag        separated by spaces; at least one.
 * circles       within any of them.
 * voivodeships  any of them.
 * seller        a regular expression over the folded name.
 */
export interface Rule {
  readonly kind?: KindId;
  readonly categories?: string;
  readonly title?: string;
  readonly text?: string;
  readonly without?: string;
  readonly tags?: string;
  readonly anyTag?: string;
  readonly noTags?: string;
  readonly priceFromMinor?: number;
  readonly priceToMinor?: number;
  readonly amount?: { readonly of: 'pieces' | 'weightG' | 'volumeMl'; readonly from: number; readonly to: number };
  readonly circles?: readonly Circle[];
  readonly voivodeships?: readonly string[];
  readonly seller?: string;
}

/** The required order of the right results. */
export type QueryOrder =
  | { readonly by: 'price' }
  | { readonly by: 'distance'; readonly from: Pick<Circle, 'latitude' | 'longitude'> };

/**
 * A query as a person types it, and what a fair judge says about answers to it.
 *
 * kind       the tab where the right answers are; `any` when several tabs have some.
 * right      must come back: a listing is right when any of the rules matches. Empty when nothing is on offer: then a
 *            list of full matches must be empty, and may only offer something under a heading of its own.
 * best       the first place belongs to one of these; else to any right one.
 * may        does no harm when it comes back, but nobody misses it.
 * forbidden  must be nowhere in the answer, not even among partial matches.
 * chips      what the answer must say that it understood.
 */
export interface JudgedQuery {
  readonly text: string;
  readonly class: QueryClass;
  readonly kind: KindId | 'any';
  readonly right: readonly Rule[];
  readonly best: readonly Rule[];
  readonly may: readonly Rule[];
  readonly forbidden: readonly Rule[];
  readonly order: QueryOrder | null;
  readonly chips: readonly ChipKind[];
}

/** Lower case without diacritics: the form that the rules' patterns match against. */
export function foldText(text: string): string {
  return text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
}

/** Whether any of the rules matches the listing; without rules, none does. */
export function matchesAny(rules: readonly Rule[], listing: JudgedListing): boolean {
  return rules.some((rule) => matches(rule, listing));
}

/** Whether a listing fulfils every condition of a rule. */
export function matches(rule: Rule, listing: JudgedListing): boolean {
  return (
    (!rule.kind || rule.kind === listing.kind) &&
    (!rule.categories || words(rule.categories).some((key) => listing.categoryPath.includes(key))) &&
    matchesTexts(rule, listing) &&
    matchesTags(rule, listing) &&
    matchesNumbers(rule, listing) &&
    (!rule.circles || rule.circles.some((circle) => distanceKm(circle, listing) <= circle.radiusKm)) &&
    (!rule.voivodeships || rule.voivodeships.includes(listing.voivodeship))
  );
}

function matchesTexts({ title, text, without, seller }: Rule, listing: JudgedListing): boolean {
  return (
    (!title || hasWord(listing.title, title)) &&
    (!without || !hasWord(listing.title, without)) &&
    (!text || hasWord(`${listing.title}\n${listing.description}`, text)) &&
    (!seller || hasWord(listing.sellerName, seller))
  );
}

function matchesTags({ tags, anyTag, noTags }: Rule, listing: JudgedListing): boolean {
  return (
    words(tags).every((tag) => listing.tags.includes(tag)) &&
    !words(noTags).some((tag) => listing.tags.includes(tag)) &&
    (!anyTag || words(anyTag).some((tag) => listing.tags.includes(tag)))
  );
}

function matchesNumbers({ priceFromMinor, priceToMinor, amount }: Rule, listing: JudgedListing): boolean {
  const isPriceFree = priceFromMinor === undefined && priceToMinor === undefined;
  return (
    (isPriceFree || isWithin(listing.priceMinor, priceFromMinor, priceToMinor)) &&
    (!amount || isWithin(listing[amount.of], amount.from, amount.to))
  );
}

function isWithin(value: number | null, from = 0, to = Number.POSITIVE_INFINITY): boolean {
  return value !== null && value >= from && value <= to;
}

const words = (list: string | undefined) => list?.split(' ').filter(Boolean) ?? [];

const patterns = new Map<string, RegExp>();

function hasWord(text: string, pattern: string): boolean {
  const compiled = patterns.get(pattern) ?? new RegExp(`\\b(?:${pattern})`);
  patterns.set(pattern, compiled);
  return compiled.test(foldText(text));
}

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The great-circle distance between two points in WGS 84 degrees. */
export function distanceKm(
  a: Pick<Circle, 'latitude' | 'longitude'>,
  b: Pick<Circle, 'latitude' | 'longitude'>,
): number {
  const halfLatitude = radians(b.latitude - a.latitude) / 2;
  const halfLongitude = radians(b.longitude - a.longitude) / 2;
  const chord =
    Math.sin(halfLatitude) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(halfLongitude) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}
