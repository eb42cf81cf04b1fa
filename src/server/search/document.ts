import { DESCRIPTION, SELLER, TITLE } from './fields.ts';
import type { Stemmer } from './stemmer.ts';
import { encodeStem, FORMAT, GROUP, NEXT } from './term-format.ts';
import { tokenize } from './text.ts';

/** The texts of a listing that are searched. Names of its category, tags, kind and town are known to the index. */
export interface ListingText {
  readonly title: string;
  readonly description: string;
  readonly sellerName: string;
}

/**
 * The words of a listing with their stems, in a compact form (about 700 characters) to be stored with it: the index
 * reads it back without any dictionary. See `isCurrentTerms` for whether a stored one is to be made anew.
 */
export function analyseListing(listing: ListingText, stemmer: Stemmer): string {
  const fieldsByWord = new Map<string, number>();
  for (const [field, text] of [
    [TITLE, listing.title],
    [DESCRIPTION, listing.description],
    [SELLER, listing.sellerName],
  ] as const) {
    for (const word of tokenize(text)) fieldsByWord.set(word, (fieldsByWord.get(word) ?? 0) | field);
  }
  const groups = Map.groupBy(fieldsByWord.keys(), (word) => fieldsByWord.get(word) as number);
  const written = [...groups].map(([fields, words]) => {
    const terms = words.map(
      (word) =>
        word +
        stemmer
          .stems(word)
          .map((stem) => encodeStem(word, stem))
          .join(''),
    );
    return `${GROUP}${fields}${NEXT}${terms.join(NEXT)}`;
  });
  return FORMAT + written.join('');
}
