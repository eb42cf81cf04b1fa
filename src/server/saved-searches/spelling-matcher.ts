import { editDistance } from '../search/edit-distance.ts';
import { letterDifference, letterSet, lettersMissing } from '../search/letters.ts';
import { unknownStem } from '../search/light-stemmers.ts';
import { RecentCache } from '../search/recent-cache.ts';
import { soundOf } from '../search/sound.ts';
import { fold, isLatin } from '../search/text.ts';

/** The most mistakes that the search forgives in a word. */
const MISTAKES = 2;
/** Of how many words it is kept what they may be meant by: listings have the same words again and again. */
const KEPT = 50_000;

/** A word as it is compared with others. */
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

/** Whether the search might take one word for the other, misspelled: never fewer than it does. */
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

/** Words as somebody typed them, found by those that they may be meant for. */
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

  /** The typed words that the search might take for a word that it has found. */
  meantBy(found: string): readonly string[] {
    return this.#meantBy.of(found, () => {
      const spelling = spellingOf(found);
      return [...this.#typed].filter(([, typed]) => mayBeMeant(typed, spelling)).map(([text]) => text);
    });
  }
}
