import type { CategoryHints } from '../category-hints.ts';
import { FOREIGN_LANGUAGES, foreignStem } from '../light-stemmers.ts';
import type { Stemmer } from '../stemmer.ts';
import { isNumber } from '../text.ts';
import type { QueryWord } from '../words.ts';
import { isWordOf, mayBeFormOf } from './translations.ts';

/** Prepositions and other small words that of all six languages only Polish has so. */
const POLISH = new Set(
  'do dla ze na we od po przy pod nad bez za lub oraz albo żeby który która które jest są'.split(' '),
);
const MARKED = /[ąćęłńóśźż]/u;

/**
 * Polish words that are spelled like words of another language, read as Polish: "pan do koszenia" asks for no bread,
 * and "pizza" for no lace. Which language is meant, the other words of the query tell; `all` are the words as typed,
 * with prepositions and fillers.
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
      !mayBeNamed(language, word.text, hints) ||
      (isCommon(word) && isPolish(others, stemmer) && !others.some((other) => isWordOf(language, other)));
    const dropped = new Set(FOREIGN_LANGUAGES.filter(isOther).map((language) => foreignStem(word.text, language)));
    if (dropped.size === 0) return word;
    return { ...word, strict: { ...word.strict, stems: word.strict.stems.filter((stem) => !dropped.has(stem)) } };
  });
}

// The dictionary has it, and not as a name only.
function isCommon({ isKnown, strict }: QueryWord): boolean {
  return isKnown && !strict.stems.some((stem) => stem.startsWith('?'));
}

// All are Polish words, and one of them at least can be nothing else: "weekend" is said everywhere.
function isPolish(words: readonly string[], stemmer: Stemmer): boolean {
  const isSure = (word: string) => POLISH.has(word) || MARKED.test(word) || !stemmer.knownStems(word).includes(word);
  return words.every((word) => stemmer.knownStems(word).length > 0) && words.some(isSure);
}

// Names of categories have words with that stem, and the word may be a form of one of them.
function mayBeNamed(language: string, word: string, hints: CategoryHints): boolean {
  const names = hints.namesWith(foreignStem(word, language));
  return names === undefined || [...names].some((name) => mayBeFormOf(word, name, language));
}
