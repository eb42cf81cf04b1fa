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

/**
 * The tables from a posting's fields to bits of the match, for a word that is meant as what a thing is, or is about.
 */
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

const TELLING = TITLE | CATEGORY | TAG | TOWN | SELLER;
const STRICT = TITLE | CATEGORY | TOWN;
const TELLING_LOOSELY = (TITLE | CATEGORY | TAG | TOWN) << LOOSE_SHIFT;
/** Bits of a match that say what a thing is, where a description may say anything. */
export const THING_BITS = TITLE | CATEGORY | TAG;
/** Bits of a match that tell what a thing has, wherever it is said. */
export const TOLD_BITS = THING_BITS | DESCRIPTION;
const tellingTables = new Map<Uint16Array, Uint16Array>();

/** The same table for a word that has to stand in a telling place: a description alone is no match. */
export function tellingOnly(table: Uint16Array): Uint16Array {
  const known = tellingTables.get(table);
  if (known) return known;
  const telling = table.map((bits) => (bits & (TELLING | TELLING_LOOSELY) ? bits : 0));
  tellingTables.set(table, telling);
  return telling;
}

const sharedTables = new Map<Uint16Array, Uint16Array>();

/** The same table for a category that is called so only beside other things: no strict match, though as good a one. */
export function sharedForm(table: Uint16Array): Uint16Array {
  const known = sharedTables.get(table);
  if (known) return known;
  const shared = table.slice();
  sharedTables.set(table, shared);
  strictTables.set(shared, new Uint16Array(MASKS));
  strictTables.set(tellingOnly(shared), new Uint16Array(MASKS));
  return shared;
}

const strictTables = new Map<Uint16Array, Uint16Array>();

/** The same table for a word that has to be what the thing is: neither a mention nor a description is a match. */
export function strictOnly(table: Uint16Array): Uint16Array {
  const known = strictTables.get(table);
  if (known) return known;
  const strict = table.map((bits) => (bits & STRICT ? bits : 0));
  strictTables.set(table, strict);
  return strict;
}

const looseTables = new Map<Uint16Array, Uint16Array>();

/** The same table for a word that says nearly the same: each place counts as a loose match of it. */
export function looselyAs(table: Uint16Array): Uint16Array {
  const known = looseTables.get(table);
  if (known) return known;
  const loose = table.map((bits) => ((bits & (FIELDS - 1)) << LOOSE_SHIFT) | (bits & ((FIELDS - 1) << LOOSE_SHIFT)));
  looseTables.set(table, loose);
  return loose;
}

const sellerTables = new Map<Uint16Array, Uint16Array>();

/** The same table for a word that has to be of the seller's name. */
export function sellerOnly(table: Uint16Array): Uint16Array {
  const known = sellerTables.get(table);
  if (known) return known;
  const seller = table.map((bits) => (bits & SELLER ? bits : 0));
  sellerTables.set(table, seller);
  return seller;
}

const thingTables = new Map<Uint16Array, Uint16Array>();

/** The same table for a word that has to say what the thing is. */
export function thingOnly(table: Uint16Array): Uint16Array {
  const known = thingTables.get(table);
  if (known) return known;
  const thing = table.map((bits) => (bits & (THING_BITS | (THING_BITS << LOOSE_SHIFT)) ? bits : 0));
  thingTables.set(table, thing);
  return thing;
}

/** The tables of categories that are called just as the word is. */
export const BARE_NAME_TABLES: ReadonlySet<Uint16Array> = new Set([
  BARE_FORM,
  tellingOnly(BARE_FORM),
  strictOnly(BARE_FORM),
  strictOnly(tellingOnly(BARE_FORM)),
]);

const SAID = THING_BITS | SELLER | ((TITLE | CATEGORY | TAG) << LOOSE_SHIFT);
const saidTables = new Map<Uint16Array, Uint16Array>();

/**
 * The same table for a word that its seller has to have said of the thing: that it is in a town of that name is no
 * match.
 */
export function saidOnly(table: Uint16Array): Uint16Array {
  const known = saidTables.get(table);
  if (known) return known;
  const said = table.map((bits) => (bits & SAID ? bits : 0));
  saidTables.set(table, said);
  return said;
}

const ownTables = new Map<Uint16Array, Uint16Array>();

/** The same table for a word that a listing has to say itself: the name of its category is a loose match. */
export function inOwnWords(table: Uint16Array): Uint16Array {
  const known = ownTables.get(table);
  if (known) return known;
  const own = table.map((bits) => {
    const isOfCategory = (bits & CATEGORY) !== 0;
    return (bits & ~(CATEGORY | BARE_NAME)) | (isOfCategory ? CATEGORY << LOOSE_SHIFT : 0);
  });
  ownTables.set(table, own);
  return own;
}

const titleTables = new Map<Uint16Array, Uint16Array>();

/** The same table for a word that has to be in the title, be it what the thing is or only more of it. */
export function titleOnly(table: Uint16Array): Uint16Array {
  const known = titleTables.get(table);
  if (known) return known;
  const inTitle = table.map((bits) => (bits & (TITLE | (TITLE << LOOSE_SHIFT)) ? bits : 0));
  titleTables.set(table, inTitle);
  return inTitle;
}

/** For a feature that is nearly the one asked for. */
export const NEARLY_TAG = bitsByMask((mask) => (mask & TAG) << LOOSE_SHIFT);

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
