import { getKind } from '#kinds/index.ts';
import { placeInTurn, turnOf } from '#kinds/rotation.ts';
import { ABOUT, BARE_FORM, CATEGORY, LOOSE_FORM, NAMING, SCORE_BY_BITS, TAG, TOWN } from '#server/search/fields.ts';
import { unknownStem } from '#server/search/light-stemmers.ts';
import { type NameRole, type NameWord, readName } from '#server/search/names.ts';
import { isDoubtful, type Stemmer } from '#server/search/stemmer.ts';
import { TermReader } from '#server/search/term-reader.ts';
import { tokenize } from '#server/search/text.ts';
import type { AmountRange, LocalizedName, SearchDoc, SearchQuery, Vocabulary } from '#server/search/types.ts';
import { type QueryWord, readWords } from '#server/search/words.ts';

/**
 * For tests: the search rules in their simplest form, to compare the index with. `appended` are all versions of all
 * documents, because the rarity of a word counts replaced versions too.
 */
export class NaiveSearch {
  readonly #stemmer: Stemmer;
  readonly #vocabulary: Vocabulary;
  readonly #appended: SearchDoc[] = [];
  readonly #live = new Map<number, SearchDoc>();
  readonly #names = new Map<string, NameWord[]>();
  readonly #words = new Map<SearchDoc, { word: string; stems: string[]; fields: number }[]>();

  constructor(stemmer: Stemmer, vocabulary: Vocabulary) {
    this.#stemmer = stemmer;
    this.#vocabulary = vocabulary;
  }

  put(doc: SearchDoc): void {
    if ((this.#live.get(doc.id)?.revision ?? 0) > doc.revision) return;
    this.#appended.push(doc);
    this.#live.set(doc.id, doc);
  }

  remove(id: number): void {
    this.#live.delete(id);
  }

  search(query: SearchQuery, nowMs: number): { ids: number[]; total: number; nearest: boolean } {
    const passing = [...this.#live.values()].filter((doc) => passes(doc, query, nowMs));
    const words = query.words ? readWords(query.words, this.#stemmer) : [];
    const { scores, nearest } = this.#score(passing, words, query);
    const found = words.length > 0 ? passing.filter((doc) => scores.has(doc.id)) : passing;
    const asked = { query, scores: words.length > 0 ? scores : null, turn: turnOf(nowMs) };
    const sorted = found.sort((a, b) => compare(a, b, asked));
    const mixed = orderOf(query, asked.scores)[0] === byPromotion ? mixDegrees(sorted) : sorted;
    const ids = mixed.map(({ id }) => id).slice(query.offset, query.offset + query.limit);
    return { ids, total: found.length, nearest };
  }

  #score(passing: SearchDoc[], words: QueryWord[], { kind }: SearchQuery) {
    const ofKind = [...this.#live.values()].filter((doc) => doc.kind === kind);
    const leading = words.filter((word) => ofKind.some((doc) => this.#bits(doc, word) > 0));
    const all = passing.filter((doc) => words.every((word) => this.#bits(doc, word) > 0));
    if (leading.length === words.length && all.length > 0)
      return { scores: this.#scores(all, words, 0), nearest: false };
    const some = [...this.#scores(passing, leading, 65_536)].filter(([, score]) => score > 0);
    const most = some.reduce((best, [, score]) => Math.max(best, Math.floor(score / 65_536)), 0);
    const near = some.filter(([, score]) => Math.floor(score / 65_536) >= 0.6 * most);
    return { scores: new Map(near), nearest: near.length > 0 };
  }

  #scores(docs: SearchDoc[], words: QueryWord[], bonus: number): Map<number, number> {
    const weights = new Map(words.map((word) => [word, this.#weight(word)]));
    const scoreOf = (doc: SearchDoc, word: QueryWord) => {
      const bits = this.#bits(doc, word);
      return bits > 0 ? (weights.get(word) as number) * (bonus + (SCORE_BY_BITS[bits] as number)) : 0;
    };
    return new Map(docs.map((doc) => [doc.id, words.reduce((sum, word) => sum + scoreOf(doc, word), 0)]));
  }

  #weight(word: QueryWord): number {
    const size = this.#appended.reduce((sum, doc) => sum + this.#hits(doc, word).length, 0);
    return 1 + Math.floor(Math.log2(1 + this.#appended.length / (size + 1)));
  }

  #bits(doc: SearchDoc, word: QueryWord): number {
    return this.#hits(doc, word).reduce((bits, hit) => bits | hit, 0);
  }

  #hits(doc: SearchDoc, { strict, isAbout }: QueryWord): number[] {
    const { exact, other } = isAbout ? ABOUT : NAMING;
    const hits = this.#wordsOf(doc).flatMap(({ word, stems, fields }) => {
      if (strict.surfaces.includes(word)) return [exact[fields] as number];
      const meant = stems.filter((stem) => strict.stems.includes(stem));
      if (meant.length === 0) return [];
      return [(meant.every((stem) => isDoubtful(stem, word, stems)) ? LOOSE_FORM : other)[fields] as number];
    });
    return [...hits, ...this.#groupHits(doc, strict.stems, isAbout)];
  }

  #wordsOf(doc: SearchDoc): { word: string; stems: string[]; fields: number }[] {
    const known = this.#words.get(doc);
    if (known) return known;
    const words = [];
    const reader = new TermReader();
    reader.open(doc.terms);
    while (reader.next()) words.push({ word: reader.word(), stems: reader.stems(), fields: reader.fields });
    this.#words.set(doc, words);
    return words;
  }

  #groupHits(doc: SearchDoc, stems: readonly string[], isAbout: boolean): number[] {
    const isMeant = (word: NameWord) => word.stems.some((stem) => stems.includes(stem));
    const isNamed = (names: readonly LocalizedName[]) => this.#wordsIn(names).some(isMeant);
    const hits = [...new Set(doc.tags)]
      .filter((tag) => isTagOf(doc, tag) && isNamed(this.#vocabulary.tagNames(tag)))
      .map(() => NAMING.other[TAG] as number);
    const table = this.#categoryTable(this.#roleIn(doc, isMeant), isAbout, isMeant);
    if (table) hits.push(table[CATEGORY] as number);
    const town = tokenize(doc.town).flatMap((word) => [...this.#stemmer.stems(word), unknownStem(word, true)]);
    if (town.some((stem) => stems.includes(stem))) hits.push(NAMING.other[TOWN] as number);
    return hits;
  }

  #categoryTable(role: NameRole | null, isAbout: boolean, isMeant: (word: NameWord) => boolean): Uint16Array | null {
    if (role === null) return null;
    if (role === 'complement') {
      const isElsewhereNamed = this.#appended.some((doc) => (this.#roleIn(doc, isMeant) ?? role) !== role);
      return isElsewhereNamed && !isAbout ? LOOSE_FORM : NAMING.other;
    }
    if (isAbout) return LOOSE_FORM;
    return role === 'bare' ? BARE_FORM : NAMING.other;
  }

  // The word's role in the category's names; null if it does not occur there.
  #roleIn({ categoryId }: SearchDoc, isMeant: (word: NameWord) => boolean): NameRole | null {
    const names = categoryId === null ? [] : this.#vocabulary.categoryNames(categoryId);
    const roles = this.#wordsIn(names)
      .filter(isMeant)
      .map((word) => word.role);
    return (['bare', 'head', 'complement'] as const).find((role) => roles.includes(role)) ?? null;
  }

  #wordsIn(names: readonly LocalizedName[]): NameWord[] {
    return names.flatMap((name) => made(this.#names, name.language + name.text, () => readName(name, this.#stemmer)));
  }
}

function made<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

function isTagOf(doc: SearchDoc, tag: string): boolean {
  return getKind(doc.kind).tagGroups.some((group) => group.members.includes(tag));
}

/** For tests: whether a document passes all filters of a query, ignoring its words. */
export function passes(doc: SearchDoc, query: SearchQuery, nowMs: number): boolean {
  const { tags, near } = query;
  const hasTag = (tag: string) => isTagOf(doc, tag) && doc.tags.includes(tag);
  return (
    doc.kind === query.kind &&
    (doc.visibleUntilMs ?? Number.POSITIVE_INFINITY) > nowMs &&
    (!query.categoryIds || (doc.categoryId !== null && query.categoryIds.includes(doc.categoryId))) &&
    (!tags?.length || (query.tagMatch === 'all' ? tags.every(hasTag) : tags.some(hasTag))) &&
    (!query.delivery?.length || query.delivery.some((way) => doc.delivery?.includes(way))) &&
    isWithin(doc.priceMinor, query.price) &&
    isWithin(doc.pieces, query.pieces) &&
    isWithin(doc.weightG, query.weight) &&
    isWithin(doc.volumeMl, query.volume) &&
    (near?.radiusM == null || (distanceM(doc, near) ?? Number.POSITIVE_INFINITY) <= near.radiusM) &&
    (!query.withPicture || doc.hasPicture) &&
    (query.sellerId === undefined || doc.sellerId === query.sellerId) &&
    doc.id !== query.excludeId &&
    (query.startsBeforeMs === undefined || (doc.startsAtMs !== null && doc.startsAtMs < query.startsBeforeMs)) &&
    (query.endsAfterMs === undefined || (doc.endsAtMs ?? doc.startsAtMs ?? -1) >= query.endsAfterMs) &&
    (query.promotion === undefined || doc.promotion === query.promotion)
  );
}

function isWithin(value: number | null, range: AmountRange | undefined): boolean {
  if (range?.from === undefined && range?.to === undefined) return true;
  return value !== null && value >= (range.from ?? 0) && value <= (range.to ?? Number.POSITIVE_INFINITY);
}

/** For tests: metres by the haversine formula. */
export function distanceM(doc: SearchDoc, from: { lat: number; lng: number }): number | null {
  if (doc.lat === null || doc.lng === null) return null;
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const h =
    Math.sin(rad(doc.lat - from.lat) / 2) ** 2 +
    Math.cos(rad(doc.lat)) * Math.cos(rad(from.lat)) * Math.sin(rad(doc.lng - from.lng) / 2) ** 2;
  return 2 * 6_371_008.8 * Math.asin(Math.sqrt(h));
}

interface Asked {
  readonly query: SearchQuery;
  readonly scores: Map<number, number> | null;
  readonly turn: number;
}

function compare(a: SearchDoc, b: SearchDoc, { query, scores, turn }: Asked): number {
  const age = b.createdAtMs - a.createdAtMs || b.id - a.id;
  const [key, descending] = orderOf(query, scores);
  const [x, y] = [key(a), key(b)];
  if (x === null || y === null) return Number(x === null) - Number(y === null) || age;
  const byValue = descending ? y - x : x - y;
  const isUsual = key === byPromotion || (scores !== null && key === scoreKeys.get(scores));
  if (byValue || !isUsual) return byValue || age;
  const inTurn = placeInTurn(a.id, turn) - placeInTurn(b.id, turn);
  return b.promotion - a.promotion || (a.promotion > 0 ? inTurn : 0) || age;
}

/** Paid places are the first three and the 11th and 19th of each 24; of five of them highlighted listings have three. */
function mixDegrees(sorted: readonly SearchDoc[]): SearchDoc[] {
  const queues = ([0, 1, 2] as const).map((degree) => sorted.filter((doc) => doc.promotion === degree));
  const taken = [0, 0, 0] as [number, number, number];
  return sorted.map((_, place) => {
    const isPaidPlace = [0, 1, 2, 10, 18].includes(place % 24);
    const paid = (taken[1] + taken[2]) % 5 < 3 ? ([2, 1] as const) : ([1, 2] as const);
    const wanted = isPaidPlace ? [...paid, 0 as const] : [0 as const, ...paid];
    const degree = wanted.find((each) => queues[each]?.[taken[each]]) as 0 | 1 | 2;
    return queues[degree]?.[taken[degree]++] as SearchDoc;
  });
}

type Key = (doc: SearchDoc) => number | null;
const byPromotion: Key = (doc) => doc.promotion;
const scoreKeys = new WeakMap<Map<number, number>, Key>();

function orderOf({ kind, sort, near }: SearchQuery, scores: Map<number, number> | null): [Key, boolean] {
  const { capabilities, sorts } = getKind(kind);
  if (sort?.by === 'distance' && near) return [(doc) => distanceM(doc, near), sort.descending];
  const key = sort ? KEYS[sort.by] : undefined;
  if (sort && key && (sort.by === 'created_at' || sorts.some((each) => each.replace('-', '') === sort.by)))
    return [key, sort.descending];
  if (scores && (!sort || sort.by === 'relevance')) {
    if (!scoreKeys.has(scores)) scoreKeys.set(scores, (doc) => scores.get(doc.id) ?? 0);
    return [scoreKeys.get(scores) as Key, true];
  }
  if (capabilities.schedule) return [KEYS.starts_at as Key, false];
  return [byPromotion, true];
}

const KEYS: Readonly<Record<string, Key>> = {
  created_at: (doc) => doc.createdAtMs,
  price: (doc) => doc.priceMinor,
  avg_rating: (doc) => (doc.ratingCount > 0 ? Math.fround(doc.ratingAvg) : null),
  avg_rating_count: (doc) => doc.ratingCount,
  starts_at: (doc) => doc.startsAtMs,
};
