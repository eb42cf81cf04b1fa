/**
 * The fields of a listing that contain a word, one bit each, so that a posting holds all of them in one small number.
 */
export const TITLE = 1;
export const DESCRIPTION = 2;
export const SELLER = 4;
export const CATEGORY = 8;
export const TAG = 16;
export const TOWN = 32;
/** Set with `TITLE` when the word only complements what the title names: "psa" in "karma dla psa". */
export const MENTION = 64;
/** Set with `MENTION` when the word only says what the thing is for: "psa" in "karma dla psa", but not in "strzyżenie psa". */
export const FOR = 128;
const FIELDS = 64;
const MASKS = 256;

// A match of one query word in one listing is a set of bits: the fields that contain the word, whether they contain
// exactly the typed form, and the fields of loose matches. A match is loose when the typed form allows the reading but
// does not suggest it, or when the word has the other role in the title (thing or complement).
const EXACT_IN_TITLE = 1 << 6;
const EXACT_ELSEWHERE = 1 << 7;
const LOOSE_SHIFT = 8;
const BARE_NAME = 1 << 14;
/** The title only has the word as what the thing is for. */
const FOR_IT = 1 << 15;

function bitsByMask(bitsOf: (mask: number) => number): Uint16Array {
  return Uint16Array.from({ length: MASKS }, (_, mask) => bitsOf(mask));
}

function purposeOf(mask: number): number {
  return (mask & FOR) === 0 ? 0 : FOR_IT;
}

/**
 * Tables that map the fields of a posting to the bits of the match: for the typed form and for other inflected forms.
 */
export interface FormTables {
  readonly exact: Uint16Array;
  readonly other: Uint16Array;
}

// A title contains the thing and its complements. A query for the one matches the other loosely.
function tables(isAbout?: boolean): FormTables {
  const placesOf = (mask: number) => {
    const fields = mask & (FIELDS - 1);
    const isOtherRole = isAbout !== undefined && (mask & TITLE) !== 0 && ((mask & MENTION) !== 0) !== isAbout;
    return (isOtherRole ? (fields & ~TITLE) | (TITLE << LOOSE_SHIFT) : fields) | purposeOf(mask);
  };
  const exact = bitsByMask((mask) => {
    const places = placesOf(mask);
    return places | (places & TITLE ? EXACT_IN_TITLE : 0) | (places & ~TITLE ? EXACT_ELSEWHERE : 0);
  });
  return { exact, other: bitsByMask(placesOf) };
}

/** For a word of the query that names the thing. */
export const NAMING = tables(false);
/** For a word of the query that is a complement: what the thing is for, of or with. */
export const ABOUT = tables(true);

const ANY_ROLE = tables();
const anyRoleTables = new Map([
  [NAMING.exact, ANY_ROLE.exact],
  [NAMING.other, ANY_ROLE.other],
]);

/** The same table for a word that only describes the thing: its role in the title does not matter. */
export function inAnyRole(table: Uint16Array): Uint16Array {
  return anyRoleTables.get(table) ?? table;
}

/** For a category whose whole name is the word. */
export const BARE_FORM = bitsByMask((mask) => mask | BARE_NAME);
/** For the forms of an unlikely reading. */
export const LOOSE_FORM = bitsByMask((mask) => ((mask & (FIELDS - 1)) << LOOSE_SHIFT) | purposeOf(mask));

const TELLING = TITLE | CATEGORY | TAG | TOWN | SELLER;
const STRICT = TITLE | CATEGORY | TOWN;
const TELLING_LOOSELY = (TITLE | CATEGORY | TAG | TOWN) << LOOSE_SHIFT;
/** Bits of the fields that name the thing; a description may mention anything. */
export const THING_BITS = TITLE | CATEGORY | TAG;
/** Bits of the fields that can mention a property of the thing. */
export const TOLD_BITS = THING_BITS | DESCRIPTION;
const tellingTables = new Map<Uint16Array, Uint16Array>();

/**
 * The same table, where a match must include the title, category, tags or town, or strictly the seller's name; the
 * description alone is no match.
 */
export function tellingOnly(table: Uint16Array): Uint16Array {
  const known = tellingTables.get(table);
  if (known) return known;
  const telling = table.map((bits) => (bits & (TELLING | TELLING_LOOSELY) ? bits : 0));
  tellingTables.set(table, telling);
  return telling;
}

const sharedTables = new Map<Uint16Array, Uint16Array>();

/**
 * The same table for a category whose name lists the word beside other things: the same score, but
 * never a strict match.
 */
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

/**
 * The same table for a word that must name the thing: a match must include a strict one in the title, category or town.
 */
export function strictOnly(table: Uint16Array): Uint16Array {
  const known = strictTables.get(table);
  if (known) return known;
  const strict = table.map((bits) => (bits & STRICT ? bits : 0));
  strictTables.set(table, strict);
  return strict;
}

const looseTables = new Map<Uint16Array, Uint16Array>();

/** The same table for a near synonym: each field counts as a loose match. */
export function looselyAs(table: Uint16Array): Uint16Array {
  const known = looseTables.get(table);
  if (known) return known;
  const kept = ((FIELDS - 1) << LOOSE_SHIFT) | FOR_IT;
  const loose = table.map((bits) => ((bits & (FIELDS - 1)) << LOOSE_SHIFT) | (bits & kept));
  looseTables.set(table, loose);
  return loose;
}

const sellerTables = new Map<Uint16Array, Uint16Array>();

/** The same table, where a match must include the seller's name. */
export function sellerOnly(table: Uint16Array): Uint16Array {
  const known = sellerTables.get(table);
  if (known) return known;
  const seller = table.map((bits) => (bits & SELLER ? bits : 0));
  sellerTables.set(table, seller);
  return seller;
}

const thingTables = new Map<Uint16Array, Uint16Array>();

/** The same table, where a match must include the title, category or tags, strictly or loosely. */
export function thingOnly(table: Uint16Array): Uint16Array {
  const known = thingTables.get(table);
  if (known) return known;
  const thing = table.map((bits) => (bits & (THING_BITS | (THING_BITS << LOOSE_SHIFT)) ? bits : 0));
  thingTables.set(table, thing);
  return thing;
}

const offeredTables = new Map<Uint16Array, Uint16Array>();

/** The same table, without titles that have the word only as what the thing is for: "Koszyk na rower" for "rower". */
export function offeredOnly(table: Uint16Array): Uint16Array {
  const known = offeredTables.get(table);
  if (known) return known;
  const offered = table.map((bits) => (bits & FOR_IT ? 0 : bits));
  offeredTables.set(table, offered);
  return offered;
}

/** The tables for categories whose whole name is the word. */
export const BARE_NAME_TABLES: ReadonlySet<Uint16Array> = new Set([
  BARE_FORM,
  tellingOnly(BARE_FORM),
  strictOnly(BARE_FORM),
  strictOnly(tellingOnly(BARE_FORM)),
]);

const SAID = THING_BITS | SELLER | ((TITLE | CATEGORY | TAG) << LOOSE_SHIFT);
const saidTables = new Map<Uint16Array, Uint16Array>();

/**
 * The same table for a word that the listing must say about itself: a match must include the title, category, tags or
 * strictly the seller's name; the town alone is no match.
 */
export function saidOnly(table: Uint16Array): Uint16Array {
  const known = saidTables.get(table);
  if (known) return known;
  const said = table.map((bits) => (bits & SAID ? bits : 0));
  saidTables.set(table, said);
  return said;
}

const WRITTEN = TITLE | DESCRIPTION;
const WRITTEN_OR_BARE = WRITTEN | (WRITTEN << LOOSE_SHIFT) | BARE_NAME;
const writtenTables = new Map<Uint16Array, Uint16Array>();

/** The same table, where a match must include the title, the description or a category whose whole name is the word. */
export function writtenOnly(table: Uint16Array): Uint16Array {
  const known = writtenTables.get(table);
  if (known) return known;
  const written = table.map((bits) => (bits & WRITTEN_OR_BARE ? bits : 0));
  writtenTables.set(table, written);
  return written;
}

const ownTables = new Map<Uint16Array, Uint16Array>();

/** The same table for a word that the listing itself must contain: the name of its category is only a loose match. */
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

/** The same table, where a match must include the title, strictly or loosely. */
export function titleOnly(table: Uint16Array): Uint16Array {
  const known = titleTables.get(table);
  if (known) return known;
  const inTitle = table.map((bits) => (bits & (TITLE | (TITLE << LOOSE_SHIFT)) ? bits : 0));
  titleTables.set(table, inTitle);
  return inTitle;
}

const typedTables = new Map<Uint16Array, Uint16Array>();

/** The same table, where a match must include the title with exactly the typed form. */
export function typedInTitle(table: Uint16Array): Uint16Array {
  const known = typedTables.get(table);
  if (known) return known;
  const typed = table.map((bits) => (bits & EXACT_IN_TITLE ? bits : 0));
  typedTables.set(table, typed);
  return typed;
}

/** For a tag that is close to the one in the query. */
export const NEARLY_TAG = bitsByMask((mask) => (mask & TAG) << LOOSE_SHIFT);

// A word in the title outweighs most other fields, and the category name weighs nearly as much, because buyers type
// the name of the thing. A category whose whole name is the word contains nothing else, so it outweighs titles
// elsewhere. A loose match in the title weighs about a third of a strict one; all loose matches together weigh less
// than the category name.
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

/** The score of one word's match, indexed by its bits. A loose match in a field with a strict match adds nothing. */
export const SCORE_BY_BITS = Uint16Array.from({ length: FOR_IT * 2 }, (_, bits) => {
  const doubled = (bits & (FIELDS - 1)) << LOOSE_SHIFT;
  return WEIGHTS.reduce((sum, [bit, weight]) => sum + (bits & ~doubled & bit ? weight : 0), 0);
});
