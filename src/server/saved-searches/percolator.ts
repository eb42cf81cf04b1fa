import type { KindId } from '#kinds/index.ts';
import { chordOfMetres, pointOnSphere, squaredChord } from '../search/geo.ts';
import type { Stemmer } from '../search/stemmer.ts';
import type { AmountRange, SearchDoc, SearchQuery, Vocabulary } from '../search/types.ts';
import type { QueryMeaning } from '../search/understanding/meaning.ts';
import type { PlaceMeaning } from '../search/understanding/place-reading.ts';
import { Reading } from '../search/understanding/reading.ts';
import { type FoundBy, ListingTerms } from './listing-terms.ts';
import { askedAt, type SavedQuery } from './queries.ts';
import { TypedWords } from './spelling-matcher.ts';
import { type TextDemand, TextReader } from './text-reading.ts';

/** A saved search to be matched by listings. */
export interface Percolated extends SavedQuery {
  readonly id: number;
}

/** The parts of the search index that make the final decision: see `SearchIndex`. */
export interface Engine {
  matchesOne(query: SearchQuery, id: number, meaning?: QueryMeaning): boolean;
  meaningOf(reading: Reading): QueryMeaning;
}

/** The searches with the same text, which is parsed once for all of them. */
interface TextGroup {
  readonly words: SearchQuery;
  readonly reading: Reading;
  readonly demand: TextDemand;
  readonly keys: readonly string[];
  readonly misspelled: readonly string[];
  readonly searches: Map<number, SavedQuery>;
}

/** Size of the cells under which searches by distance are filed. */
const CELL_DEGREES = 1;
const KM_PER_DEGREE = 111;
/** A wider search is filed under its kind only, since it covers most cells. */
const MAX_CELL_RADIUS_KM = 150;

/**
 * Finds the saved searches that a listing matches without checking all of them: each is filed under its most selective
 * condition, and only those filed under a property of the listing are checked by the search engine.
 */
export class Percolator {
  readonly #engine: Engine;
  readonly #reader: TextReader;
  readonly #terms: ListingTerms;
  readonly #groups = new Map<string, TextGroup>();
  readonly #groupsByKey = new Map<string, Set<TextGroup>>();
  readonly #typedWords = new TypedWords();
  readonly #groupsByTyped = new Map<string, Set<TextGroup>>();
  /** Groups whose meaning depends on the listings of the market and has not been computed yet. */
  readonly #unread = new Set<TextGroup>();
  readonly #plain = new Map<string, Map<number, SavedQuery>>();
  /** Callbacks that remove a search from where it is filed. */
  readonly #places = new Map<number, () => void>();

  constructor(engine: Engine, stemmer: Stemmer, vocabulary: Vocabulary) {
    this.#engine = engine;
    this.#reader = new TextReader(stemmer, vocabulary);
    this.#terms = new ListingTerms(stemmer, vocabulary);
  }

  get size(): number {
    return this.#places.size;
  }

  /** Files a search; replaces an earlier version. */
  put(search: Percolated): void {
    const { id, query } = search;
    this.remove(id);
    if (query.words) {
      const group = this.#groupOf(query);
      const open = openKeys(query, group.demand.open);
      this.#keep(id, [this.#fileInGroup(search, group), ...(open.length > 0 ? [this.#filePlain(search, open)] : [])]);
    } else this.#keep(id, [this.#filePlain(search, plainKeys(query))]);
  }

  remove(id: number): void {
    this.#places.get(id)?.();
    this.#places.delete(id);
  }

  #keep(id: number, takeOuts: readonly (() => void)[]): void {
    this.#places.set(id, () => {
      for (const takeOut of takeOuts) takeOut();
    });
  }

  /**
   * Parses up to `limit` texts before a listing needs them: the first parse takes far longer than checking that it is
   * still valid. Returns how many are left.
   */
  readAhead(limit: number): number {
    let left = limit;
    for (const group of this.#unread) {
      if (left-- === 0) break;
      this.#meaningOf(group);
    }
    return this.#unread.size;
  }

  /** The ids of the searches whose lists show this listing at that time, as decided by the engine. */
  find(doc: SearchDoc, nowMs: number): number[] {
    const found = new Set<number>();
    const point = doc.lat === null || doc.lng === null ? null : pointOnSphere(doc.lat, doc.lng);
    const here = { doc, point, nowMs, terms: this.#terms.of(doc) };
    for (const group of this.#groupCandidates(here)) this.#findInGroup(group, here, found);
    const looked = new Set(found);
    for (const key of plainKeysOfListing(doc)) {
      for (const [id, saved] of this.#plain.get(key) ?? []) {
        if (looked.has(id)) continue;
        looked.add(id);
        if (this.#matches(saved, here)) found.add(id);
      }
    }
    return [...found];
  }

  #findInGroup(group: TextGroup, here: Here, found: Set<number>): void {
    const { demand, searches } = group;
    const isSold = isWithinPrice(demand.price, here.doc.priceMinor);
    const isNear = isAtPlace(demand.place, here) || !demand.placeTerms.isDisjointFrom(here.terms.all);
    let isCalledSo: boolean | undefined;
    let meaning = demand.meaning;
    for (const [id, saved] of searches) {
      if ((!isSold && !hasBounds(saved.query.price)) || (!isNear && !saved.query.near)) continue;
      if (!passesOutright(saved.query, here)) continue;
      meaning ??= this.#meaningOf(group);
      isCalledSo ??= demand.price !== undefined || this.#engine.matchesOne(group.words, here.doc.id, meaning);
      if (!isCalledSo) return;
      const isCertain = demand.price === undefined && isDecided(saved, demand, here);
      if (isCertain || this.#engine.matchesOne(askedAt(saved, here.nowMs), here.doc.id, meaning)) found.add(id);
    }
  }

  #meaningOf(group: TextGroup): QueryMeaning {
    this.#unread.delete(group);
    return this.#engine.meaningOf(group.reading);
  }

  #matches(saved: SavedQuery, here: Here): boolean {
    return passesOutright(saved.query, here) && this.#engine.matchesOne(askedAt(saved, here.nowMs), here.doc.id);
  }

  #groupOf(query: SearchQuery): TextGroup {
    const { kind, words = '', asTyped = false } = query;
    const key = textKey(query);
    const known = this.#groups.get(key);
    if (known) return known;
    const demand = this.#reader.read({ kind, words, asTyped });
    // An explicit place keeps the engine from requiring a place named by the words, so this checks the words alone.
    const anywhere = { lat: 52, lng: 19, radiusM: null };
    const group: TextGroup = {
      reading: new Reading({ kind, words, asTyped }),
      words: { kind, words, asTyped, tagMatch: query.tagMatch, near: anywhere, offset: 0, limit: 0 },
      demand,
      keys: [...demand.terms].map((term) => (demand.isByDescription ? anywhereKey(kind, term) : `${kind} ${term}`)),
      misspelled: [...demand.misspelled],
      searches: new Map(),
    };
    this.#groups.set(key, group);
    if (!demand.meaning) this.#unread.add(group);
    return group;
  }

  #fileInGroup({ id, ...saved }: Percolated, group: TextGroup): () => void {
    if (group.searches.size === 0) {
      for (const key of group.keys) added(this.#groupsByKey, key, () => new Set<TextGroup>()).add(group);
      for (const typed of group.misspelled) this.#fileUnderTyped(typed, group);
    }
    group.searches.set(id, saved);
    return () => {
      group.searches.delete(id);
      if (group.searches.size > 0) return;
      for (const key of group.keys) this.#groupsByKey.get(key)?.delete(group);
      for (const typed of group.misspelled) this.#takeFromTyped(typed, group);
      this.#groups.delete(textKey(group.words));
      this.#unread.delete(group);
    };
  }

  #fileUnderTyped(typed: string, group: TextGroup): void {
    this.#typedWords.add(typed);
    added(this.#groupsByTyped, typed, () => new Set<TextGroup>()).add(group);
  }

  #takeFromTyped(typed: string, group: TextGroup): void {
    const groups = this.#groupsByTyped.get(typed);
    groups?.delete(group);
    if (groups?.size !== 0) return;
    this.#groupsByTyped.delete(typed);
    this.#typedWords.delete(typed);
  }

  #filePlain({ id, ...saved }: Percolated, keys: readonly string[]): () => void {
    const files = keys.map((key) => added(this.#plain, key, () => new Map<number, SavedQuery>()));
    for (const file of files) file.set(id, saved);
    return () => {
      for (const file of files) file.delete(id);
    };
  }

  #groupCandidates({ doc, terms: { telling, all } }: Here): Set<TextGroup> {
    const groups = new Set<TextGroup>();
    const addFiled = (key: string) => {
      for (const group of this.#groupsByKey.get(key) ?? []) groups.add(group);
    };
    for (const term of telling) addFiled(`${doc.kind} ${term}`);
    for (const term of all) addFiled(anywhereKey(doc.kind, term));
    const typed = new Set([...telling].flatMap((term) => (/^\p{L}/u.test(term) ? this.#typedWords.meantBy(term) : [])));
    for (const word of typed) {
      for (const group of this.#groupsByTyped.get(word) ?? []) if (group.words.kind === doc.kind) groups.add(group);
    }
    return groups;
  }
}

/** The listing being matched. */
interface Here {
  readonly nowMs: number;
  readonly terms: FoundBy;
  readonly doc: SearchDoc;
  readonly point: ReturnType<typeof pointOnSphere> | null;
}

function added<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const value = make();
  map.set(key, value);
  return value;
}

// For texts that a description is enough for.
function anywhereKey(kind: KindId, term: string): string {
  return `${kind} anywhere ${term}`;
}

function textKey({ kind, words = '', asTyped = false }: SearchQuery): string {
  return `${kind} ${asTyped} ${words}`;
}

// Cheap checks before the engine's: whatever fails here would fail there, too.
function passesOutright({ price, near, categoryIds, sellerId }: SearchQuery, { doc, point }: Here): boolean {
  if (hasBounds(price) && !isWithin(price, doc.priceMinor)) return false;
  if (sellerId !== undefined && sellerId !== doc.sellerId) return false;
  if (categoryIds && (doc.categoryId === null || !categoryIds.includes(doc.categoryId))) return false;
  return near?.radiusM == null || isWithinMetres(near, near.radiusM, point);
}

/** The parameters that `passesOutright` and the check of the words decide. */
const DECIDED = ['kind', 'words', 'asTyped', 'tagMatch', 'price', 'near', 'categoryIds', 'sellerId', 'offset', 'limit'];

// Whether the query has only words, a category, a seller, a price or a distance that is clearly met; the words are
// already checked.
function isDecided({ query, isUpcoming }: SavedQuery, demand: TextDemand, { point }: Here): boolean {
  if (isUpcoming || Object.entries(query).some(([name, asked]) => !DECIDED.includes(name) && isAsking(asked)))
    return false;
  const { near } = query;
  if (near?.radiusM != null) return isWithinMetres(near, near.radiusM - 2 * ROUNDING_M, point);
  return demand.isPlaceless;
}

// An empty list, an open range and a disabled switch are no conditions.
function isAsking(asked: unknown): boolean {
  if (Array.isArray(asked)) return asked.length > 0;
  if (typeof asked === 'object' && asked !== null) return Object.values(asked).some((each) => each !== undefined);
  return asked !== undefined && asked !== false;
}

function hasBounds(range: AmountRange | undefined): range is AmountRange {
  return range?.from !== undefined || range?.to !== undefined;
}

function isWithin(
  { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }: AmountRange,
  value: number | null,
) {
  return value !== null && value >= from && value <= to;
}

function isWithinPrice(price: TextDemand['price'], priceMinor: number | null): boolean {
  if (!price || (price.fromMinor === undefined && price.toMinor === undefined)) return true;
  const { fromMinor, toMinor } = price;
  return isWithin(
    { ...(fromMinor !== undefined && { from: fromMinor }), ...(toMinor !== undefined && { to: toMinor }) },
    priceMinor,
  );
}

function isAtPlace(place: PlaceMeaning | undefined, { doc, point }: Here): boolean {
  if (!place) return true;
  const { named, radiusKm } = place;
  if (named.kind === 'voivodeship') return doc.voivodeship === named.name;
  if (named.kind === 'town') return isWithinMetres(named.place, radiusKm * 1_000, point);
  return named.region.circles.some((circle) => isWithinMetres(circle, circle.radiusKm * 1_000, point));
}

/** Tolerance for rounding differences from the engine's own distance. */
const ROUNDING_M = 10;

function isWithinMetres({ lat, lng }: { lat: number; lng: number }, radiusM: number, point: Here['point']): boolean {
  return point !== null && squaredChord(pointOnSphere(lat, lng), point) <= chordOfMetres(radiusM + ROUNDING_M);
}

// Keys for the most selective filter; a listing that passes it has one of them.
function plainKeys({ kind, sellerId, categoryIds, near, tags = [], tagMatch }: SearchQuery): string[] {
  if (sellerId !== undefined) return [`${kind} seller ${sellerId}`];
  if (categoryIds) return categoryIds.map((id) => `${kind} category ${id}`);
  if (near?.radiusM != null && near.radiusM <= MAX_CELL_RADIUS_KM * 1_000) return cellsAround(kind, near, near.radiusM);
  if (tags.length > 0) return (tagMatch === 'all' ? tags.slice(0, 1) : tags).map((tag) => `${kind} tag ${tag}`);
  return [kind];
}

// A text that is only a place is filed under that place, unless a filter is more selective.
function openKeys(query: SearchQuery, open: TextDemand['open']): string[] {
  if (open.length === 0) return [];
  const keys = plainKeys(query);
  if (keys[0] !== query.kind || query.near) return keys;
  return [...new Set(open.flatMap((place) => placeKeys(query.kind, place)))];
}

function placeKeys(kind: string, place: PlaceMeaning | undefined): string[] {
  if (!place) return [kind];
  const { named, radiusKm } = place;
  if (named.kind === 'voivodeship') return [`${kind} voivodeship ${named.name}`];
  if (named.kind === 'town') return cellsAround(kind, named.place, radiusKm * 1_000);
  return named.region.circles.flatMap((circle) => cellsAround(kind, circle, circle.radiusKm * 1_000));
}

function plainKeysOfListing({ kind, sellerId, categoryId, tags, lat, lng, voivodeship }: SearchDoc): string[] {
  return [
    kind,
    `${kind} seller ${sellerId}`,
    `${kind} voivodeship ${voivodeship}`,
    ...(categoryId === null ? [] : [`${kind} category ${categoryId}`]),
    ...tags.map((tag) => `${kind} tag ${tag}`),
    ...(lat === null || lng === null ? [] : [cellKey(kind, cellOf(lat), cellOf(lng))]),
  ];
}

function cellsAround(kind: string, { lat, lng }: { lat: number; lng: number }, radiusM: number): string[] {
  const km = radiusM / 1_000 + 1;
  const highest = km / KM_PER_DEGREE;
  const widest = km / (KM_PER_DEGREE * Math.cos(((Math.abs(lat) + highest) * Math.PI) / 180));
  const keys: string[] = [];
  for (let row = cellOf(lat - highest); row <= cellOf(lat + highest); row++) {
    for (let column = cellOf(lng - widest); column <= cellOf(lng + widest); column++)
      keys.push(cellKey(kind, row, column));
  }
  return keys;
}

function cellOf(degrees: number): number {
  return Math.floor(degrees / CELL_DEGREES);
}

function cellKey(kind: string, row: number, column: number): string {
  return `${kind} cell ${row} ${column}`;
}
