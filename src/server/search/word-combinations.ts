import { TELLING_WORDS } from './sense.ts';

/** Only so many words are combined: each further one doubles the number of combinations. */
export const MAX_COMBINED = 6;

/** All sets of at least two of the words, of which there are at most `MAX_COMBINED`, the heaviest set first. */
export function combinationsOf<Word>(words: readonly Word[], weightOf: (word: Word) => number): (readonly Word[])[] {
  const weightOfAll = (set: readonly Word[]) => set.reduce((sum, word) => sum + weightOf(word), 0);
  const sets = Array.from({ length: 2 ** words.length }, (_, bits) => words.filter((_, at) => bits & (1 << at)));
  return sets.filter(({ length }) => length >= TELLING_WORDS).sort((a, b) => weightOfAll(b) - weightOfAll(a));
}
