const LETTER_A = 97;
const LETTERS = 26;
const OTHER_BITS = 6;

/** The letters of a folded word as bits; characters other than a to z share the last six bits. */
export function letterSet(folded: string): number {
  let set = 0;
  for (let at = 0; at < folded.length; at++) {
    const code = folded.charCodeAt(at);
    const letter = code - LETTER_A;
    set |= 1 << (letter >= 0 && letter < LETTERS ? letter : LETTERS + (code % OTHER_BITS));
  }
  return set;
}

/** The number of letters that only one of two sets contains: at most two per typing mistake between the words. */
export function letterDifference(a: number, b: number): number {
  return countBits(a ^ b);
}

/** The number of letters of `wanted` that `from` lacks: at most one per typing mistake between the words. */
export function lettersMissing(wanted: number, from: number): number {
  return countBits(wanted & ~from);
}

function countBits(set: number): number {
  let bits = set - ((set >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
