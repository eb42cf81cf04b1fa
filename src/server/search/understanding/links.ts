import { tokenize } from '../text.ts';
import type { PlacedWord } from './typed-text.ts';

/** How a word is joined to one before it: as another choice, or as one more. */
export type Link = 'or' | 'and';

const OR = new Set('lub albo czy bądź badz or oder або чи oppure'.split(' '));
const AND = new Set('i oraz and und y та і й'.split(' '));

/** The words that are joined to one before them, by their text. */
export function linksOf(words: readonly PlacedWord[]): Map<string, Link> {
  const links = new Map<string, Link>();
  const seen = new Set<string>();
  let pending: Link | undefined;
  for (const [at, { word, isListed }] of words.entries()) {
    if (OR.has(word)) pending = 'or';
    else if (AND.has(word)) pending = 'and';
    else {
      const link = pending ?? (isListed && at > 0 ? 'or' : undefined);
      const [first] = tokenize(word);
      // Of "ser kozi, ser owczy" the second cheese is the first again: what is said of it is the other choice.
      const isRepeated = first !== undefined && seen.has(first);
      if (link && first !== undefined && !isRepeated) links.set(first, link);
      pending = isRepeated ? link : undefined;
      if (first !== undefined) seen.add(first);
    }
  }
  return links;
}
