import { editDistance } from '../search/edit-distance.ts';
import { letterDifference, letterSet, lettersMissing } from '../search/letters.ts';
import { unknownStem } from '../search/light-stemmers.ts';
import { RecentCache } from '../search/recent-cache.ts';
import { soundOf } from '../search/sound.ts';
import { fold, isLatin } from '../search/text.ts';

/** The maximum number of mistakes that the search forgives in a word. */
const MISTAKES = 2;
/** Size of the cache of words and what they may be meant by: the same words recur in many listings. */
const KEPT = 50_000;

/** A word with the forms in which it is compared. */
interface Spelling {
  readonly text: string;
  readonly folded: string;
  readonly letters: number;
  readonly sound: string;
  readonly stem: string;
}

function spellingOf(text: string): Spelling {
  const folded = fold(text);
  return { text, folded, letters: letterSet(folded), sound: soundOf(text), stem: unknownStem(text, isLatin(text)) };
}

/**
 * Whether the search might take one word for a misspelling of the other. May be true too often, but never misses one.
 */
function mayBeMeant(typed: Spelling, found: Spelling): boolean {
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

/** Words as typed by users, found by the words that they may be misspellings of. */
export class TypedWords {
  readonly #typed = new Map<string, Spelling>();
  readonly #meantBy = new RecentCache<string, readonly string[]>(KEPT);

  add(text: string): void {
    if (this.#typed.has(text)) return;
    this.#typed.set(text, spellingOf(text));
    this.#meantBy.clear();
  }

  delete(text: string): void {
    if (this.#typed.delete(text)) this.#meantBy.clear();
  }

  /** The typed words that the search might take for misspellings of a word found in a listing. */
  meantBy(found: string): readonly string[] {
    return this.#meantBy.of(found, () => {
      const spelling = spellingOf(found);
      return [...this.#typed].filter(([, typed]) => mayBeMeant(typed, spelling)).map(([text]) => text);
    });
  }
}
