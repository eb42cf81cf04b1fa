import { editDistance } from '../search/edit-distance.ts';
import { letterDifference, letterSet, lettersMissing } from '../search/letters.ts';
import { unknownStem } from '../search/light-stemmers.ts';
import { soundOf } from '../search/sound.ts';
import { fold, isLatin } from '../search/text.ts';

/** The most mistakes that the search forgives in a word. */
const MISTAKES = 2;

/** A word as it is compared with others. */
export interface Spelling {
  readonly text: string;
  readonly folded: string;
  readonly letters: number;
  readonly sound: string;
  readonly stem: string;
}

export function spellingOf(text: string): Spelling {
  const folded = fold(text);
  return { text, folded, letters: letterSet(folded), sound: soundOf(text), stem: unknownStem(text, isLatin(text)) };
}

/** Whether the search might take one word for the other, misspelled: never fewer than it does. */
export function mayBeMeant(typed: Spelling, found: Spelling): boolean {
  if (typed.sound === found.sound) return true;
  if (
    letterDifference(typed.letters, found.letters) <= 2 * MISTAKES &&
    editDistance(typed.folded, found.folded, MISTAKES) <= MISTAKES
  ) {
    return true;
  }
  return (
    lettersMissing(letterSet(typed.stem.slice(1)), found.letters) <= 1 && editDistance(typed.stem, found.stem, 1) <= 1
  );
}
