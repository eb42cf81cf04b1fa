import { STOP_WORDS } from './stop-words.ts';
import { normalise } from './text.ts';

const LONGEST_WORDS = 3;
/** The limit for a phrase with a preposition or another stop word. */
const LONGEST_JOINED = 4;
/**
 * A phrase at the start of a title, or directly after the previous typed word, counts as much as this many elsewhere.
 */
const IN_PLACE = 3;
/**
 * Phrases that begin with the last typed word come first, up to `FIRST_PHRASES`, then single
 * words, up to `FIRST_WORDS`.
 */
const FIRST_WORDS = 3;
const FIRST_PHRASES = 4;
/** Numbers and punctuation end a phrase. */
const ENDS_PHRASE = /[^\p{L}\p{M}\s'’-]+|\s[-–—]\s|\p{Nd}+\S*/u;

/** The text that is being typed. */
export interface Typing {
  /** Whether a word of a title, in lower case, completes the last typed word. */
  readonly completes: (word: string) => boolean;
  /** The last typed word, in lower case. */
  readonly last: string;
  /** The typed word before the last one, in lower case; undefined without one. */
  readonly previous: string | undefined;
  /** The usual name of a thing for a form in a title; the form itself when none is known. */
  readonly baseOf: (word: string) => string;
  /** Whether two words are forms of the same word. */
  readonly isSameWord: (one: string, other: string) => boolean;
}

interface Found {
  readonly text: string;
  readonly length: number;
  readonly isInPlace: boolean;
  /** The title ends after the phrase, or continues with a stop word. */
  readonly isWhole: boolean;
}

interface Phrase {
  readonly text: string;
  readonly length: number;
  score: number;
  titles: number;
  isInPlace: boolean;
  isWhole: boolean;
}

/**
 * Words and phrases from titles that complete the last typed word: first phrases that begin with it as a whole word,
 * then single words and phrases ("miód lipowy"); at most `limit`. A word counts most at the start of a title or after
 * the previous typed word, where it has the form that people write. Elsewhere in a title, without a previous word, it
 * is replaced by its base form.
 */
export function phrasesOf(titles: readonly string[], typing: Typing, limit: number): string[] {
  const all = countPhrases(titles, typing);
  const known = all.filter(({ isInPlace }) => isInPlace);
  const useful = typing.previous !== undefined && known.length > 0 ? known : all;
  const singles = useful.filter(({ length, text }) => length === 1 && text !== typing.last);
  const longer = useful.filter(({ length, isWhole }) => length > 1 && isWhole);
  const begun = longer.filter(({ text }) => text.startsWith(`${typing.last} `));
  const ordered = [
    ...begun.slice(0, FIRST_PHRASES),
    ...singles.slice(0, FIRST_WORDS),
    ...longer.filter(({ titles: count }) => count > 1),
    ...singles.slice(FIRST_WORDS),
    ...longer,
  ];
  const chosen: Phrase[] = [];
  for (const phrase of ordered) {
    if (chosen.length === limit) break;
    if (!chosen.some((other) => isSame(other, phrase, typing))) chosen.push(phrase);
  }
  return chosen.map(({ text }) => text);
}

/** Whether two phrases lead to the same goods: forms of one word, or a phrase and its continuation. */
function isSame(one: Phrase, other: Phrase, { isSameWord }: Typing): boolean {
  if (one.text === other.text) return true;
  if (one.length === 1 && other.length === 1) return isSameWord(one.text, other.text);
  if (one.length === 1 || other.length === 1) return false;
  return other.text.startsWith(`${one.text} `) || one.text.startsWith(`${other.text} `);
}

function countPhrases(titles: readonly string[], typing: Typing): Phrase[] {
  const counted = new Map<string, Phrase>();
  for (const title of titles) {
    for (const { text, length, isInPlace, isWhole } of phrasesIn(title, typing)) {
      const phrase = counted.get(text) ?? { text, length, score: 0, titles: 0, isInPlace: false, isWhole: false };
      phrase.titles += 1;
      phrase.score += isInPlace ? IN_PLACE : 1;
      phrase.isInPlace ||= isInPlace;
      phrase.isWhole ||= isWhole;
      counted.set(text, phrase);
    }
  }
  return [...counted.values()].toSorted(
    (a, b) => b.score - a.score || a.length - b.length || (a.text < b.text ? -1 : 1),
  );
}

/** The phrases of a title that complete the typed text, without duplicates. */
function phrasesIn(title: string, typing: Typing): Iterable<Found> {
  const found = new Map<string, Found>();
  const parts = title.split(ENDS_PHRASE).map((part) => normalise(part).split(/\s+/).filter(Boolean));
  for (const [number, words] of parts.filter(({ length }) => length > 0).entries()) {
    for (const [at, word] of words.entries()) {
      if (!typing.completes(word)) continue;
      const isInPlace = typing.previous === undefined ? number + at === 0 : words[at - 1] === typing.previous;
      for (const phrase of phrasesAt(words, at, isInPlace, typing)) {
        if (!found.has(phrase.text)) found.set(phrase.text, phrase);
      }
    }
  }
  return found.values();
}

function phrasesAt(words: readonly string[], at: number, isInPlace: boolean, typing: Typing): Found[] {
  const first = words[at] as string;
  const single = isInPlace || typing.previous !== undefined ? first : typing.baseOf(first);
  const phrases = [{ text: single, length: 1, isInPlace, isWhole: true }];
  if (!isInPlace) return phrases;
  for (let length = 2; length <= LONGEST_JOINED && at + length <= words.length; length++) {
    const phrase = words.slice(at, at + length);
    const isJoined = phrase.some((word) => STOP_WORDS.has(word));
    if (STOP_WORDS.has(phrase.at(-1) as string) || (length > LONGEST_WORDS && !isJoined)) continue;
    const next = words[at + length];
    phrases.push({ text: phrase.join(' '), length, isInPlace, isWhole: next === undefined || STOP_WORDS.has(next) });
  }
  return phrases;
}
