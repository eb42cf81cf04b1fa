import type { CategoryHints } from '../category-hints.ts';
import { FOREIGN_LANGUAGES, foreignStem } from '../light-stemmers.ts';
import type { Stemmer } from '../stemmer.ts';
import { isNumber } from '../text.ts';
import type { QueryWord } from '../words.ts';
import { isWordOf, mayBeFormOf } from './translations.ts';

/** Prepositions and other small words that are signs of Polish, although English has "do", "we" and "pod" too. */
const POLISH = new Set(
  'do dla ze na we od po przy pod nad bez za lub oraz albo żeby który która które jest są'.split(' '),
);
const MARKED = /[ąćęłńóśźż]/u;

/**
 * Drops the foreign readings of words that are meant in Polish: "pan do koszenia" asks for no bread, and "pizza" for no
 * lace. The other words of the query decide the language; `all` are the words as typed, with prepositions and fillers.
 */
export function withoutFalseFriends(
  words: readonly QueryWord[],
  all: readonly string[],
  hints: CategoryHints,
  stemmer: Stemmer,
): QueryWord[] {
  return words.map((word) => {
    const others = all.filter((other) => other !== word.text && !isNumber(other));
    const isOther = (language: string) =>
      (!mayBeNamed(language, word.text, hints) && !isWordOf(language, word.text)) ||
      (isCommon(word) && isPolish(others, stemmer) && !others.some((other) => isWordOf(language, other)));
    const dropped = new Set(FOREIGN_LANGUAGES.filter(isOther).map((language) => foreignStem(word.text, language)));
    if (dropped.size === 0) return word;
    return { ...word, strict: { ...word.strict, stems: word.strict.stems.filter((stem) => !dropped.has(stem)) } };
  });
}

// The dictionary has the word, and not only as a proper name.
function isCommon({ isKnown, strict }: QueryWord): boolean {
  return isKnown && !strict.stems.some((stem) => stem.startsWith('?'));
}

// All words are in the Polish dictionary, and at least one is surely Polish: "weekend" is used in other languages too.
function isPolish(words: readonly string[], stemmer: Stemmer): boolean {
  const isSure = (word: string) => POLISH.has(word) || MARKED.test(word) || !stemmer.knownStems(word).includes(word);
  return words.every((word) => stemmer.knownStems(word).length > 0) && words.some(isSure);
}

// Whether the word may be a form of a word with its stem in the names of categories; true if there are no such names.
// "Secas" has the stem of "secos", but it is a word of its own.
function mayBeNamed(language: string, word: string, hints: CategoryHints): boolean {
  const names = hints.namesWith(foreignStem(word, language));
  return (
    names === undefined || isWordOf(language, word) || [...names].some((name) => mayBeFormOf(word, name, language))
  );
}
