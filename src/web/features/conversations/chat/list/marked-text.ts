/** A part of a text; `isMatch`: it matches the query. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** How many characters may precede the first match so that it is still visible. */
const LEAD_LETTERS = 24;

/** Letters that Unicode does not decompose. */
const INDIVISIBLE: Readonly<Record<string, string>> = { ł: 'l', đ: 'd', ø: 'o', ß: 's', ґ: 'г' };

/** One character without case and diacritics; always one character, so that offsets stay the same. */
function foldLetter(letter: string): string {
  const [first = letter] = letter.normalize('NFD').toLowerCase();
  return INDIVISIBLE[first] ?? first;
}

function fold(letters: readonly string[]): string[] {
  return letters.map(foldLetter);
}

/** Which characters of a text belong to a word of the query, anywhere in the text. */
function matches(letters: readonly string[], query: string): boolean[] {
  const folded = fold(letters);
  const isMatch = new Array<boolean>(letters.length).fill(false);
  for (const word of new Set(query.trim().split(/\s+/u))) {
    const wanted = fold([...word]);
    if (wanted.length === 0) continue;
    for (let at = 0; at + wanted.length <= folded.length; at += 1)
      if (wanted.every((letter, offset) => folded[at + offset] === letter)) isMatch.fill(true, at, at + wanted.length);
  }
  return isMatch;
}

/** Splits a text at the matches of a query; without a query it is one part. */
export function markedParts(text: string, query: string): readonly TextPart[] {
  const letters = [...text];
  const isMatch = matches(letters, query);
  const parts: { text: string; isMatch: boolean }[] = [];
  for (const [at, letter] of letters.entries()) {
    const last = parts.at(-1);
    const is = isMatch[at] === true;
    if (last?.isMatch === is) last.text += letter;
    else parts.push({ text: letter, isMatch: is });
  }
  return parts;
}

/** Whether a text has a match. */
export function hasMatch(text: string, query: string): boolean {
  return query.trim() !== '' && matches([...text], query).includes(true);
}

/** Cuts the beginning of a long text whose first match would not be visible. */
export function fromFirstMatch(text: string, query: string): string {
  const letters = [...text];
  const first = matches(letters, query).indexOf(true);
  if (first <= LEAD_LETTERS) return text;
  const lead = letters.slice(first - LEAD_LETTERS, first).join('');
  // Cut at the beginning of a word, if possible.
  return `…${lead.replace(/^\S*\s+/u, '')}${letters.slice(first).join('')}`;
}
