import { getKind, type KindId } from '#kinds/index.ts';
import { CategoryHints, isJobCategory } from '../search/category-hints.ts';
import { isByDescription } from '../search/most-said.ts';
import type { Stemmer } from '../search/stemmer.ts';
import { tokenize } from '../search/text.ts';
import type { Vocabulary } from '../search/types.ts';
import { type Lexicon, makeLexicon } from '../search/understanding/lexicon.ts';
import type { AskedWord, QueryMeaning } from '../search/understanding/meaning.ts';
import type { PlaceMeaning } from '../search/understanding/place-reading.ts';
import { relatedStems } from '../search/understanding/related-words.ts';
import { takeLiterally, understand } from '../search/understanding/understand.ts';
import { type QueryWord, readWords } from '../search/words.ts';

/** The words of a saved search. */
export interface SavedText {
  readonly kind: KindId;
  readonly words: string;
  readonly asTyped: boolean;
}

/**
 * What a listing must have for a text to find it, whatever the other listings of the market are.
 *
 * terms        one of these words, base forms or categories (`#12`), where it says what the thing is.
 * isByDescription  they may also be anywhere in its description.
 * misspelled   words that may be corrected to another one: a word spelled like one of these also counts.
 * open         for the interpretations that require no word: the places that they require instead; undefined when they
 *              require only features or a price.
 * place        where it must be; if words that may name a place may have another meaning, the listing has one of
 *              `placeTerms` instead.
 * isPlaceless  no interpretation finds a place in the text.
 * price        in grosz, as parsed from the text.
 * meaning      the meaning of the text when it is the same in every market; undefined when the market decides.
 */
export interface TextDemand {
  readonly terms: ReadonlySet<string>;
  readonly isByDescription: boolean;
  readonly misspelled: ReadonlySet<string>;
  readonly open: readonly (PlaceMeaning | undefined)[];
  readonly place: PlaceMeaning | undefined;
  readonly placeTerms: ReadonlySet<string>;
  readonly isPlaceless: boolean;
  readonly meaning: QueryMeaning | undefined;
  readonly price: { readonly fromMinor?: number | undefined; readonly toMinor?: number | undefined } | undefined;
}

/**
 * Parses the texts of saved searches. The meaning of a word depends on the listings of the market, which change all the
 * time. A text is therefore parsed for a market that has everything and for one that has nothing; a listing that meets
 * the conditions of either is then checked exactly.
 */
export class TextReader {
  readonly #stemmer: Stemmer;
  readonly #hints: CategoryHints;
  readonly #lexicon: Lexicon;
  readonly #kindNames = new Map<KindId, ReadonlySet<string>>();
  readonly #vocabulary: Vocabulary;

  constructor(stemmer: Stemmer, vocabulary: Vocabulary) {
    this.#stemmer = stemmer;
    this.#vocabulary = vocabulary;
    this.#hints = new CategoryHints(stemmer, vocabulary);
    this.#lexicon = makeLexicon(stemmer);
  }

  read(text: SavedText): TextDemand {
    const readings = [this.#readIn(false, text), this.#readIn(true, text)] as const;
    const demanded = readings.map((reading) => this.#demanded(text.kind, reading));
    const words = demanded.flatMap((all) => all ?? []);
    const [meaning, other] = readings;
    // The words of the market decide the correction of a misspelled word, and relative dates change daily.
    const isSettled = !meaning.words.some(mayBeCorrected) && !meaning.dates;
    const said = new Set(meaning.words.flatMap(termsOf));
    return {
      terms: new Set([...words.flatMap(termsOf), ...respelled(text.words, words)]),
      isByDescription: text.kind === 'ad' && readings.some(isByDescription),
      misspelled: new Set(words.filter(mayBeCorrected).map(({ word }) => word.text)),
      open: readings.filter((_, at) => demanded[at] === null).map((reading) => reading.place),
      // If the two interpretations have different places, either may be right, depending on the market.
      place: other.place && placeKey(other.place) !== placeKey(meaning.place) ? undefined : meaning.place,
      placeTerms: other.place ? new Set() : new Set(other.words.flatMap(termsOf)).difference(said),
      isPlaceless: !meaning.place && !other.place,
      price: meaning.price,
      meaning: isSettled && JSON.stringify(meaning) === JSON.stringify(other) ? meaning : undefined,
    };
  }

  #readIn(hasAll: boolean, { kind, words, asTyped }: SavedText): QueryMeaning {
    const market = {
      nowMs: Date.now(),
      stemmer: this.#stemmerFor(words),
      hints: this.#hints,
      lexicon: this.#lexicon,
      corrections: () => [],
      saidAlike: () => [],
      isThing: () => hasAll,
      isSeller: () => hasAll,
      isFound: () => hasAll,
      isTitled: () => hasAll,
      isWritten: () => hasAll,
      hasForm: () => hasAll,
      hasAnyForm: () => hasAll,
    };
    return asTyped ? takeLiterally(words, kind, market) : understand(words, kind, market);
  }

  // Adjacent words may be one word in the market; missing dictionary entries for such joined words are not looked up.
  #stemmerFor(words: string): Stemmer {
    const stemmer = this.#stemmer;
    const typed = new Set(tokenize(words));
    return {
      stems: (word) => stemmer.stems(word),
      knownStems: (word) => stemmer.knownStems(word),
      restored: (word) => (typed.has(word) ? stemmer.restored(word) : []),
    };
  }

  // For kinds with categories the head of a query is always required; for others any single word may be enough.
  // The name of the kind itself requires nothing.
  #demanded(kind: KindId, { words }: QueryMeaning): AskedWord[] | null {
    const head = words.find(({ role }) => role === 'head');
    if (!head) return null;
    const names = this.#namesOf(kind);
    if (head.word.strict.stems.some((stem) => names.has(stem))) return null;
    return getKind(kind).capabilities.categories
      ? [head]
      : words.filter(({ role }) => role === 'head' || role === 'detail');
  }

  #namesOf(kind: KindId): ReadonlySet<string> {
    const known = this.#kindNames.get(kind);
    if (known) return known;
    const names = this.#vocabulary.kindNames?.(kind) ?? [];
    const stems = names.flatMap(({ text }) => readWords(text, this.#stemmer).flatMap(({ strict }) => strict.stems));
    this.#kindNames.set(kind, new Set(stems));
    return new Set(stems);
  }
}

function termsOf({ word, alternatives, categoryIds }: AskedWord): string[] {
  const jobs = categoryIds.length > 0 && categoryIds.every(isJobCategory) ? categoryIds : [];
  return [...[word, ...alternatives].flatMap(formsOf), ...jobs.map((id) => `#${id}`)];
}

function formsOf({ strict, loose, also = [] }: QueryWord): string[] {
  const other = loose ? [...loose.surfaces, ...loose.stems] : [];
  return [...strict.surfaces, ...strict.stems, ...also, ...relatedStems([...strict.stems, ...also]), ...other];
}

const SHORTEST_PART = 3;

// Pairs of words that the market may write as one, and parts of a word that it may write as two.
function respelled(words: string, demanded: readonly AskedWord[]): string[] {
  const typed = tokenize(words);
  const joined = typed.slice(1).map((word, at) => `${typed[at]}${word}`);
  const parts = demanded
    .filter(mayBeCorrected)
    .flatMap(({ word: { text } }) =>
      Array.from({ length: Math.max(0, text.length - 2 * SHORTEST_PART + 1) }, (_, at) => [
        text.slice(0, at + SHORTEST_PART),
        text.slice(at + SHORTEST_PART),
      ]),
    );
  return [...joined, ...parts.flat()];
}

// Follows the rule of the search: a known word is not corrected.
function mayBeCorrected({ word: { isKnown, strict } }: AskedWord): boolean {
  return !isKnown || strict.stems.some((stem) => stem.startsWith('?'));
}

function placeKey(place: PlaceMeaning | undefined): string {
  if (!place) return '';
  const { named, radiusKm } = place;
  if (named.kind === 'town') return `${named.place.id} ${radiusKm}`;
  return named.kind === 'region' ? named.region.name : named.name;
}
