import { placesAskedAbout } from './complements.ts';
import { alsoMeant } from './irregular-forms.ts';
import { FOREIGN_LANGUAGES, foreignStem } from './light-stemmers.ts';
import { denied, negated } from './negated-forms.ts';
import { type MarkedToken, markNegations } from './negation.ts';
import { isDoubtful, type Stemmer } from './stemmer.ts';
import { STOP_WORDS } from './stop-words.ts';
import { isAscii, isLatin, isNumber, tokensOf } from './text.ts';

/** One reading of a word: `surfaces` match exactly, `stems` are base forms that match in any form. */
export interface Reading {
  readonly surfaces: readonly string[];
  readonly stems: readonly string[];
}

/**
 * One word of a query and how it may be understood.
 *
 * strict      the word as typed; if the dictionary lacks it, also the words that it may be with diacritics restored.
 * loose       for a known word typed without diacritics, the other words that it may be: `maka` may be `mąka`.
 * isBaseForm  the word is its own base form, so it is most likely meant as typed.
 * isKnown     the dictionary has the word, so it is not a typing mistake.
 * also        base forms of words that it also matches, with less weight.
 * isAbout     the word says what the thing is for, of or with, and is not the thing: "psa" in "karma dla psa".
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
// Infinitives in -ać -ić -yć -uć -ąć. The few nouns with these endings do not share a form with a verb.
const INFINITIVE = /[aiyuą]ć$/;

/** Endings that nouns have after a preposition, but adjectives only in the nominative. */
const OBJECT = /[ae]$/;

/** Words that the dictionary also has as forms of words that users rarely search for. */
const MEANT_AS_TYPED = new Set(['karp', 'tusz', 'filet', 'święta']);

/**
 * The first twelve different words of a query. Words without a meaning of their own are left out unless there are no
 * others; "bez" and the next word are one word.
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
 * One word or form of the index. With `typesMarks` the user types diacritics, so a known word without any is meant as
 * typed.
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

// The last word of a phrase after a preposition is not an adjective in the nominative: "dzika" in "mięso z dzika" is a
// wild boar.
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

// A form of both a noun and a verb (`żyto`: rye, and "one lived") is read as the noun, a form of both an adjective and
// a noun (`kozie`) as the adjective.
function likelyStems(word: string, stemmer: Stemmer): readonly string[] {
  const stems = stemmer.knownStems(word);
  // "Karp" is the fish rather than a form of "karpa" (root), "tusz" not a form of "tusza" (carcass).
  if (MEANT_AS_TYPED.has(word)) return [word];
  const likely = stems.filter((stem) => stem === word || !(INFINITIVE.test(stem) || isDoubtful(stem, word, stems)));
  const meant = likely.length > 0 ? likely : stems;
  return [...meant, ...alsoMeant(meant)];
}
