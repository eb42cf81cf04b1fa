/** A word of a text: folded, as written, and its separator from the previous word (`clause` if that ends a clause). */
export interface Word {
  readonly text: string;
  readonly written: string;
  readonly opens: 'text' | 'list' | 'clause' | 'sentence';
}

/**
 * A text folded for comparing words: lower case, Latin letters without diacritics ("Nalewkę" → "nalewke"). Diacritics
 * of Cyrillic letters stay, as й and и are different letters.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/([a-z])\p{M}+/gu, '$1')
    .normalize('NFC');
}

const WORD = /\p{N}+(?:[.,]\p{N}+)*\p{L}*|[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;

/** The words of a text in order. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    const gap = text.slice(end, match.index);
    end = match.index + match[0].length;
    words.push({ text: fold(match[0]), written: match[0], opens: words.length === 0 ? 'sentence' : borderOf(gap) });
  }
  return words;
}

function borderOf(gap: string): Word['opens'] {
  if (/[.!?\n;]/.test(gap)) return 'sentence';
  if (/[:()[\]–—|]|\s-\s/.test(gap)) return 'clause';
  return /[,/&+]/.test(gap) ? 'list' : 'text';
}

/** A predicate for whole folded words that match any of the patterns, written as regular expressions. */
export function wordTest(...patterns: readonly string[]): (word: string) => boolean {
  const expression = new RegExp(`^(?:${patterns.join('|')})$`, 'u');
  return (word) => expression.test(word);
}
