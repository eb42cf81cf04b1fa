import { FOREIGN_LANGUAGES, foreignStem } from './light-stemmers.ts';
import type { Stemmer } from './stemmer.ts';
import { STOP_WORDS } from './stop-words.ts';
import { isAscii, isLatin, isNumber, tokenize } from './text.ts';

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
 */
export interface QueryWord {
  readonly text: string;
  readonly strict: Reading;
  readonly loose: Reading | null;
  readonly isBaseForm: boolean;
  readonly isKnown: boolean;
}

const MAX_WORDS = 12;
const LATIN_LANGUAGES = FOREIGN_LANGUAGES.filter((language) => language !== 'uk');
// Infinitives in -ać -ić -yć -uć -ąć; the few nouns that end so are in no doubt with a verb of the same form.
const INFINITIVE = /[aiyuą]ć$/;

/**
 * The words of a query that restrict it, each once, the first twelve. Words without a meaning of their own are left out
 * unless there are no others.
 */
export function readWords(text: string, stemmer: Stemmer): QueryWord[] {
  const tokens = [...new Set(tokenize(text))];
  const meaningful = tokens.filter((token) => !STOP_WORDS.has(token));
  const chosen = (meaningful.length > 0 ? meaningful : tokens).slice(0, MAX_WORDS);
  const typesMarks = chosen.some((token) => !isAscii(token) && isLatin(token));
  return chosen.map((token) => readWord(token, stemmer, typesMarks));
}

/** One word; `typesMarks`: who typed it uses diacritics, so a known word without any is meant so. */
export function readWord(word: string, stemmer: Stemmer, typesMarks = true): QueryWord {
  if (isNumber(word))
    return { text: word, strict: literal(word, [word]), loose: null, isBaseForm: true, isKnown: true };
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
  };
}

function plainWord(word: string, stems: string[], moreSurfaces: readonly string[] = []): QueryWord {
  const strict = { surfaces: [word, ...moreSurfaces], stems };
  return { text: word, strict, loose: null, isBaseForm: false, isKnown: false };
}

function literal(word: string, stems: string[]): Reading {
  return { surfaces: [word], stems };
}

// A form that is of a noun and also of a verb (`żyto`: rye, and "one lived") is meant as the noun when it is looked for.
function likelyStems(word: string, stemmer: Stemmer): readonly string[] {
  const stems = stemmer.knownStems(word);
  const likely = stems.filter((stem) => stem === word || !INFINITIVE.test(stem));
  return likely.length > 0 ? likely : stems;
}
