import { placesAskedAbout } from './complements.ts';
import { alsoMeant } from './irregular-forms.ts';
import { FOREIGN_LANGUAGES, foreignStem } from './light-stemmers.ts';
import { denied, negated } from './negated-forms.ts';
import { type MarkedToken, markNegations } from './negation.ts';
import { isDoubtful, type Stemmer } from './stemmer.ts';
import { STOP_WORDS } from './stop-words.ts';
import { isAscii, isLatin, isNumber, tokensOf } from './text.ts';

/** Forms that count as exactly what was typed, and base forms of which any form counts. */
export interface Reading {
  readonly surfaces: readonly string[];
  readonly stems: readonly string[];
}

/**
 * One word of a query and how it may be understood.
 *
 * strict      as it is typed; for a word no dictionary knows, also as the words it becomes with its marks restored.
 * loose       a known word, but typed without marks it may be another one as well: `maka` may be `mąka`.
 * isBaseForm  it is its own base form, so there is little doubt that it is meant as typed.
 * isKnown     the dictionary has it, so it is no typing mistake.
 * also        base forms of words that it means as well, though less.
 * isAbout     it is asked for as what a thing is for, of or with, not as the thing: "psa" in "karma dla psa".
 */
export interface QueryWord {
  readonly text: string;
  readonly strict: Reading;
  readonly loose: Reading | null;
  readonly isBaseForm: boolean;
  readonly isKnown: boolean;
  readonly isAbout: boolean;
  readonly also?: readonly string[];
}

interface AskedWord extends MarkedToken {
  readonly isAbout: boolean;
}

const MAX_WORDS = 12;
const UNDOUBTED = { isBaseForm: true, isKnown: true, isAbout: false };
const LATIN_LANGUAGES = FOREIGN_LANGUAGES.filter((language) => language !== 'uk');
// Infinitives in -ać -ić -yć -uć -ąć; the few nouns that end so are in no doubt with a verb of the same form.
const INFINITIVE = /[aiyuą]ć$/;

/** Nouns end so behind a preposition, and adjectives in the nominative only. */
const OBJECT = /[ae]$/;

/** Base forms that look like the genitive plural of a word that hardly anybody looks for. */
const MEANT_AS_TYPED = new Set(['karp', 'tusz', 'filet', 'święta']);

/**
 * The words of a query that restrict it, each once, the first twelve. Words without a meaning of their own are left out
 * unless there are no others; "bez" and what follows it are one word.
 */
export function readWords(text: string, stemmer: Stemmer): QueryWord[] {
  const tokens = askedWords(text, stemmer);
  const meaningful = tokens.filter(({ word, negation }) => negation !== 'filler' && !STOP_WORDS.has(word));
  const chosen = (meaningful.length > 0 ? meaningful : tokens).slice(0, MAX_WORDS);
  const typesMarks = chosen.some(({ word }) => !isAscii(word) && isLatin(word));
  return chosen.map((token) => {
    const { word, negation, isAbout } = token;
    const plain = readPlain(word, stemmer, typesMarks);
    const read = { ...(isAbout && isLastOfPhrase(token, tokens) ? asObject(plain, stemmer) : plain), isAbout };
    if (negation === 'yes') return without(read);
    return negation === 'perhaps' ? either(read, without(read)) : read;
  });
}

function isLastOfPhrase(token: AskedWord, tokens: readonly AskedWord[]): boolean {
  const next = tokens[tokens.indexOf(token) + 1];
  return next === undefined || STOP_WORDS.has(next.word);
}

function askedWords(text: string, stemmer: Stemmer): AskedWord[] {
  const tokens = markNegations(tokensOf(text), stemmer);
  const about = placesAskedAbout(tokens, stemmer);
  return [...new Map(tokens.map((token, at) => [keyOf(token), { ...token, isAbout: about.has(at) }])).values()];
}

function keyOf({ word, negation }: MarkedToken): string {
  return negation === 'yes' ? negated(word) : word;
}

/**
 * One word or form of the index; `typesMarks`: who typed it uses diacritics, so a known word without any is meant so.
 */
export function readWord(form: string, stemmer: Stemmer, typesMarks = true): QueryWord {
  const word = denied(form);
  return word === undefined ? readPlain(form, stemmer, typesMarks) : without(readPlain(word, stemmer, typesMarks));
}

function readPlain(word: string, stemmer: Stemmer, typesMarks: boolean): QueryWord {
  if (isNumber(word)) return { ...UNDOUBTED, text: word, strict: literal(word, [word]), loose: null };
  if (!isLatin(word)) return plainWord(word, [...stemmer.stems(word), foreignStem(word, 'uk')]);
  const foreign = LATIN_LANGUAGES.map((language) => foreignStem(word, language));
  const known = stemmer.knownStems(word);
  const restored = known.length > 0 && typesMarks ? [] : stemmer.restored(word);
  const restoredStems = restored.flatMap((spelling) => likelyStems(spelling, stemmer));
  if (known.length === 0) {
    if (restored.length === 0) return plainWord(word, [...stemmer.stems(word), ...foreign]);
    return plainWord(word, [...restoredStems, ...foreign], restored);
  }
  return {
    text: word,
    strict: literal(word, [...likelyStems(word, stemmer), ...foreign]),
    loose: restored.length > 0 ? { surfaces: restored, stems: restoredStems } : null,
    isBaseForm: known.includes(word),
    isKnown: true,
    isAbout: false,
  };
}

function plainWord(word: string, stems: string[], moreSurfaces: readonly string[] = []): QueryWord {
  const strict = { surfaces: [word, ...moreSurfaces], stems };
  return { text: word, strict, loose: null, isBaseForm: false, isKnown: false, isAbout: false };
}

// The last word of a phrase behind a preposition is no adjective in the nominative: in "mięso z dzika", "dzika" is a wild boar.
function asObject(word: QueryWord, stemmer: Stemmer): QueryWord {
  if (!OBJECT.test(word.text)) return word;
  const stems = stemmer.knownStems(word.text);
  const nouns = stems.filter((stem) => isDoubtful(stem, word.text, stems) && !INFINITIVE.test(stem));
  if (nouns.length === 0) return word;
  const others = word.strict.stems.filter((stem) => !stems.includes(stem));
  return { ...word, strict: { ...word.strict, stems: [...nouns, ...others] } };
}

function literal(word: string, stems: string[]): Reading {
  return { surfaces: [word], stems };
}

function without({ text, strict, loose, ...rest }: QueryWord): QueryWord {
  return { ...rest, text: negated(text), strict: deny(strict), loose: loose && deny(loose) };
}

function deny({ surfaces, stems }: Reading): Reading {
  return { surfaces: surfaces.map(negated), stems: stems.map(negated) };
}

function either(word: QueryWord, other: QueryWord): QueryWord {
  const both = (a: Reading, b: Reading): Reading => ({
    surfaces: [...a.surfaces, ...b.surfaces],
    stems: [...a.stems, ...b.stems],
  });
  const loose = word.loose && other.loose && both(word.loose, other.loose);
  return { ...word, strict: both(word.strict, other.strict), loose };
}

// A form that is of a noun and also of a verb (`żyto`: rye, and "one lived") is meant as the noun when it is looked
// for,
// one that is of an adjective and also of a noun (`kozie`) as the adjective.
function likelyStems(word: string, stemmer: Stemmer): readonly string[] {
  const stems = stemmer.knownStems(word);
  // "Karp" is the fish rather than many roots ("karpa"), "tusz" no carcasses.
  if (MEANT_AS_TYPED.has(word)) return [word];
  const likely = stems.filter((stem) => stem === word || !(INFINITIVE.test(stem) || isDoubtful(stem, word, stems)));
  const meant = likely.length > 0 ? likely : stems;
  return [...meant, ...alsoMeant(meant)];
}
