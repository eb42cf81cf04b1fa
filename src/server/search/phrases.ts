import { STOP_WORDS } from './stop-words.ts';
import { normalise } from './text.ts';

const LONGEST_WORDS = 3;
/** With a preposition among them. */
const LONGEST_JOINED = 4;
/** A phrase in its place counts for as many as this elsewhere. */
const IN_PLACE = 3;
/** How many single words come first; or how many phrases, where the last word is one already. */
const FIRST_WORDS = 3;
const FIRST_PHRASES = 4;
/** A number or a mark ends a phrase. */
const ENDS_PHRASE = /[^\p{L}\p{M}\s'’-]+|\s[-–—]\s|\p{Nd}+\S*/u;

/** What is being typed. */
export interface Typing {
  /** Whether a word of a title, in lower case, completes the last word. */
  readonly completes: (word: string) => boolean;
  /** The last word as it is, in lower case. */
  readonly last: string;
  /** The word before the last one, in lower case; undefined for the first. */
  readonly previous: string | undefined;
  /** How people name a thing of which a title has some form; the form itself where that is unknown. */
  readonly baseOf: (word: string) => string;
  /** Whether two words are forms of one. */
  readonly isSameWord: (one: string, other: string) => boolean;
}

interface Found {
  readonly text: string;
  readonly length: number;
  readonly isInPlace: boolean;
  /** Nothing that belongs to it follows in the title. */
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
 * What completes the last word that is being typed, in the words of titles: single words first, then phrases ("miód
 * lipowy"); after a whole word the phrases that begin with it. A word counts most where the title begins with it, or
 * where it stands after the word typed before: there it has the form that people write. Elsewhere its base form stands
 * for it.
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

/** Whether two lead to the same goods: forms of one word, or a phrase and its continuation. */
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

/** The phrases of a title that complete what is typed, each once. */
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
