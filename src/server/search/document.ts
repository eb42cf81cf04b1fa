import { mentionsIn } from './complements.ts';
import { DESCRIPTION, MENTION, SELLER, TITLE } from './fields.ts';
import { negated, stemsOfForm } from './negated-forms.ts';
import { type MarkedToken, markNegations } from './negation.ts';
import type { Stemmer } from './stemmer.ts';
import { encodeFields, encodeStem, FORMAT, GROUP, NEXT } from './term-format.ts';
import { tokensOf } from './text.ts';

/** The texts of a listing that are searched. Names of its category, tags, kind and town are known to the index. */
export interface ListingText {
  readonly title: string;
  readonly description: string;
  readonly sellerName: string;
}

/**
 * The words of a listing with their stems, in a compact form (about 700 characters) to be stored with it: the index
 * reads it back without any dictionary. See `ageOfTerms` for whether a stored one is to be made anew.
 */
export function analyseListing(listing: ListingText, stemmer: Stemmer): string {
  const groups = Map.groupBy(placesOf(listing, stemmer), ([, fields]) => fields);
  const written = [...groups].map(([fields, words]) => {
    const terms = words.map(([word]) => {
      const stems = stemsOfForm(word, stemmer).map((stem) => encodeStem(word, stem));
      return word + stems.join('');
    });
    return `${GROUP}${encodeFields(fields)}${NEXT}${terms.join(NEXT)}`;
  });
  return FORMAT + written.join('');
}

// Where each word stands. A word that the title names once is no mere mention.
function placesOf({ title, description, sellerName }: ListingText, stemmer: Stemmer): Map<string, number> {
  const fields = new Map<string, number>();
  const add = (word: string, field: number) => fields.set(word, (fields.get(word) ?? 0) | field);
  const inTitle = formsOf(title, stemmer);
  const named = new Set(inTitle.filter(({ isMention }) => !isMention).map(({ form }) => form));
  for (const { form } of inTitle) add(form, named.has(form) ? TITLE : TITLE | MENTION);
  for (const { form } of formsOf(description, stemmer)) add(form, DESCRIPTION);
  for (const { form } of formsOf(sellerName, stemmer)) add(form, SELLER);
  return fields;
}

interface PlacedForm {
  readonly form: string;
  readonly isMention: boolean;
}

function formsOf(text: string, stemmer: Stemmer): PlacedForm[] {
  const tokens = markNegations(tokensOf(text), stemmer);
  const mentions = mentionsIn(tokens, stemmer);
  return tokens.flatMap((token, at) => writtenAs(token, mentions[at] as boolean));
}

// What may be denied or not is found either way.
function writtenAs({ word, negation }: MarkedToken, isMention: boolean): PlacedForm[] {
  const plain = { form: word, isMention };
  const without = { form: negated(word), isMention: false };
  if (negation === 'yes') return [without];
  return negation === 'perhaps' ? [plain, without] : [plain];
}
