// How the words of a listing are written down: a character that names the form, and for each set of fields a group of
// the words that stand in exactly these, each with its stems: `1|1 jajek/3ko|2 świeżych/5y` has `jajek` in the title
// (its stem shares 3 letters with it and goes on with `ko`) and `świeżych` in the description.

/** Another form of writing, or another dictionary, must get another name. */
export const FORMAT = '1';
export const GROUP = '|';
export const NEXT = ' ';
export const STEM = '/';
const RADIX = 36;
const MAX_SHARED = RADIX - 1;

/** Whether stored terms are in the form that is written now; if not, their listing is to be analysed anew. */
export function isCurrentTerms(terms: string): boolean {
  return terms.startsWith(FORMAT);
}

/** A stem as it is written behind its word. */
export function encodeStem(word: string, stem: string): string {
  let shared = 0;
  while (shared < MAX_SHARED && shared < stem.length && stem[shared] === word[shared]) shared++;
  return STEM + shared.toString(RADIX) + stem.slice(shared);
}

/** The stems of a word from what is written behind it. */
export function decodeStems(word: string, codes: string): string[] {
  const written = codes.split(STEM).filter(Boolean);
  return written.map((code) => word.slice(0, Number.parseInt(code.charAt(0), RADIX)) + code.slice(1));
}
