import { getKind, type KindId } from '#kinds/index.ts';
import { CategoryHints, isJobCategory } from '../search/category-hints.ts';
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
 * What a listing must have for a text to find it, whatever else the market holds.
 *
 * terms      one of these words, base forms or categories (`#12`).
 * misspelled words that may be corrected to another one: a word spelled like one of these does as well.
 * open       the readings that demand no word, by the places that they demand instead; undefined: nothing but features
 *            or a price.
 * place      where it must be; where words that may name a place may be meant otherwise, the listing has one of
 *            `placeTerms` instead.
 * isPlaceless  no market reads a place out of the text.
 * price      in grosz, as read out of the text.
 * meaning    what the text means in every market; undefined where the market decides.
 */
export interface TextDemand {
  readonly terms: ReadonlySet<string>;
  readonly misspelled: ReadonlySet<string>;
  readonly open: readonly (PlaceMeaning | undefined)[];
  readonly place: PlaceMeaning | undefined;
  readonly placeTerms: ReadonlySet<string>;
  readonly isPlaceless: boolean;
  readonly meaning: QueryMeaning | undefined;
  readonly price: { readonly fromMinor?: number | undefined; readonly toMinor?: number | undefined } | undefined;
}

/**
 * Reads the texts of saved searches. What a word means depends on the market, which changes with every listing; a text
 * is therefore read in a market that has everything and in one that has nothing, and what either of these demands is
 * enough to look at a listing more closely.
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
    // Which words the market has decides what a misspelled one is taken for.
    // Days are read anew each day.
    const isSettled = !meaning.words.some(mayBeCorrected) && !meaning.dates;
    const said = new Set(meaning.words.flatMap(termsOf));
    return {
      terms: new Set([...words.flatMap(termsOf), ...respelled(text.words, words)]),
      misspelled: new Set(words.filter(mayBeCorrected).map(({ word }) => word.text)),
      open: readings.filter((_, at) => demanded[at] === null).map((reading) => reading.place),
      // Two places read out of one text would each be right in a market of its own.
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
      isWritten: () => hasAll,
      hasForm: () => hasAll,
    };
    return asTyped ? takeLiterally(words, kind, market) : understand(words, kind, market);
  }

  // Words that stand side by side may be one in the market; that none of them is in the dictionary is not worth a look.
  #stemmerFor(words: string): Stemmer {
    const stemmer = this.#stemmer;
    const typed = new Set(tokenize(words));
    return {
      stems: (word) => stemmer.stems(word),
      knownStems: (word) => stemmer.knownStems(word),
      restored: (word) => (typed.has(word) ? stemmer.restored(word) : []),
    };
  }

  // Where there are categories, the head of a query is always demanded; elsewhere any of the words may be all that holds.
  // The name of the kind itself demands nothing.
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

// Two words that the market may write as one, and the parts of one that it may write as two.
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

// As the search decides it: a known word is meant as it is.
function mayBeCorrected({ word: { isKnown, strict } }: AskedWord): boolean {
  return !isKnown || strict.stems.some((stem) => stem.startsWith('?'));
}

function placeKey(place: PlaceMeaning | undefined): string {
  if (!place) return '';
  const { named, radiusKm } = place;
  if (named.kind === 'town') return `${named.place.id} ${radiusKm}`;
  return named.kind === 'region' ? named.region.name : named.name;
}
