/** Where in a listing a word stands: one bit each, so that a posting tells all its places in one small number. */
export const TITLE = 1;
export const DESCRIPTION = 2;
export const SELLER = 4;
export const CATEGORY = 8;
export const TAG = 16;
export const TOWN = 32;
/** Beside `TITLE`: there the word only tells more of what the title names, as "psa" does in "karma dla psa". */
export const MENTION = 64;
const FIELDS = 64;
const MASKS = 128;

// A document's match of one query word is a set of bits: the fields it stands in, whether it stands there in exactly
// the form typed, and the fields where it stands loosely: in a reading that the typed form allows but does not suggest,
// or as what the thing is for, of or with.
const EXACT_IN_TITLE = 1 << 6;
const EXACT_ELSEWHERE = 1 << 7;
const LOOSE_SHIFT = 8;
const BARE_NAME = 1 << 14;

function bitsByMask(bitsOf: (mask: number) => number): Uint16Array {
  return Uint16Array.from({ length: MASKS }, (_, mask) => bitsOf(mask));
}

/** The tables from a posting's fields to bits of the match, for a word that is meant as what a thing is, or is about. */
export interface FormTables {
  readonly exact: Uint16Array;
  readonly other: Uint16Array;
}

// A title names a thing and what it is about; the one is a loose match for who asks for the other.
function tables(isAbout: boolean): FormTables {
  const placesOf = (mask: number) => {
    const fields = mask & (FIELDS - 1);
    const isOtherRole = (mask & TITLE) !== 0 && ((mask & MENTION) !== 0) !== isAbout;
    return isOtherRole ? (fields & ~TITLE) | (TITLE << LOOSE_SHIFT) : fields;
  };
  const exact = bitsByMask((mask) => {
    const places = placesOf(mask);
    return places | (places & TITLE ? EXACT_IN_TITLE : 0) | (places & ~TITLE ? EXACT_ELSEWHERE : 0);
  });
  return { exact, other: bitsByMask(placesOf) };
}

/** How well the forms of a posting list fit a word that says what a thing is. */
export const NAMING = tables(false);
/** The same for a word that says what it is for, of or with. */
export const ABOUT = tables(true);
/** For a category whose name is nothing but the word. */
export const BARE_FORM = bitsByMask((mask) => mask | BARE_NAME);
/** For the forms of a reading that is hardly meant. */
export const LOOSE_FORM = bitsByMask((mask) => (mask & (FIELDS - 1)) << LOOSE_SHIFT);

// A word in the title outweighs most other places, the category's name nearly as much: shoppers type what a thing is. A
// category that is called just so has nothing else in it, so its name outweighs the titles elsewhere.
// What stands loosely weighs about a third; all of it together stays below the name of the category.
const WEIGHTS: readonly [bit: number, weight: number][] = [
  [TITLE, 64],
  [CATEGORY, 66],
  [TAG, 12],
  [TOWN, 12],
  [SELLER, 10],
  [DESCRIPTION, 5],
  [EXACT_IN_TITLE, 16],
  [EXACT_ELSEWHERE, 3],
  [TITLE << LOOSE_SHIFT, 24],
  [CATEGORY << LOOSE_SHIFT, 6],
  [TAG << LOOSE_SHIFT, 4],
  [TOWN << LOOSE_SHIFT, 4],
  [SELLER << LOOSE_SHIFT, 4],
  [DESCRIPTION << LOOSE_SHIFT, 2],
  [BARE_NAME, 26],
];

/** The score of one word's match by its bits; a loose place adds nothing where the word stands strictly. */
export const SCORE_BY_BITS = Uint16Array.from({ length: BARE_NAME * 2 }, (_, bits) => {
  const doubled = (bits & (FIELDS - 1)) << LOOSE_SHIFT;
  return WEIGHTS.reduce((sum, [bit, weight]) => sum + (bits & ~doubled & bit ? weight : 0), 0);
});
