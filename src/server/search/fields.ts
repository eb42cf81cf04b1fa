/** Where in a listing a word stands: one bit each, so that a posting tells all its places in one small number. */
export const TITLE = 1;
export const DESCRIPTION = 2;
export const SELLER = 4;
export const CATEGORY = 8;
export const TAG = 16;
export const TOWN = 32;
const MASKS = 64;

// A document's match of one query word is a set of bits: the fields it stands in, whether it stands there in exactly
// the form typed, and the fields where it only stands in a reading that the typed form allows but does not suggest.
const EXACT_IN_TITLE = 1 << 6;
const EXACT_ELSEWHERE = 1 << 7;
const LOOSE_SHIFT = 8;

function bitsByMask(bitsOf: (mask: number) => number): Uint16Array {
  return Uint16Array.from({ length: MASKS }, (_, mask) => bitsOf(mask));
}

/** How well the forms of a posting list fit the word: a table from a posting's fields to bits of the match. */
export const EXACT_FORM = bitsByMask(
  (mask) => mask | (mask & TITLE ? EXACT_IN_TITLE : 0) | (mask & ~TITLE ? EXACT_ELSEWHERE : 0),
);
export const OTHER_FORM = bitsByMask((mask) => mask);
export const LOOSE_FORM = bitsByMask((mask) => mask << LOOSE_SHIFT);

// A word in the title outweighs any other place, the category's name nearly as much: shoppers type what a thing is.
// A loose reading weighs about a third of a strict one.
const WEIGHTS: readonly [bit: number, weight: number][] = [
  [TITLE, 64],
  [CATEGORY, 58],
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
];

/** The score of one word's match by its bits; a loose reading adds nothing where a strict one stands. */
export const SCORE_BY_BITS = Uint16Array.from({ length: MASKS << LOOSE_SHIFT }, (_, bits) => {
  const doubled = (bits & (MASKS - 1)) << LOOSE_SHIFT;
  return WEIGHTS.reduce((sum, [bit, weight]) => sum + (bits & ~doubled & bit ? weight : 0), 0);
});
