import { type Complement, mentionsIn } from './complements.ts';
import { DESCRIPTION, FOR, MENTION, SELLER, TITLE } from './fields.ts';
import { negated, stemsOfForm } from './negated-forms.ts';
import { type MarkedToken, markNegations } from './negation.ts';
import type { Stemmer } from './stemmer.ts';
import { encodeFields, encodeStem, FORMAT, GROUP, NEXT } from './term-format.ts';
import { tokensOf } from './text.ts';

/** The searchable texts of a listing. The index itself knows the names of categories, tags, kinds and towns. */
export interface ListingText {
  readonly title: string;
  readonly description: string;
  readonly sellerName: string;
}

/**
 * The words of a listing with their stems as a compact string (about 700 characters) to be stored with the listing. The
 * index reads it without a dictionary. `ageOfTerms` tells whether a stored string is out of date.
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

// The fields of each word. A word that the title names at least once as the thing is not marked as a mention.
function placesOf({ title, description, sellerName }: ListingText, stemmer: Stemmer): Map<string, number> {
  const fields = new Map<string, number>();
  const add = (word: string, field: number) => fields.set(word, (fields.get(word) ?? 0) | field);
  const inTitle = formsOf(title, stemmer);
  const formsAs = (role: Complement | undefined) =>
    new Set(inTitle.filter(({ mention }) => mention === role).map(({ form }) => form));
  const named = formsAs(undefined);
  const contained = formsAs('of');
  for (const { form } of inTitle)
    add(form, named.has(form) ? TITLE : contained.has(form) ? TITLE | MENTION : TITLE | MENTION | FOR);
  for (const { form } of formsOf(description, stemmer)) add(form, DESCRIPTION);
  for (const { form } of formsOf(sellerName, stemmer)) add(form, SELLER);
  return fields;
}

interface PlacedForm {
  readonly form: string;
  readonly mention: Complement | undefined;
}

function formsOf(text: string, stemmer: Stemmer): PlacedForm[] {
  const tokens = markNegations(tokensOf(text), stemmer);
  const mentions = mentionsIn(tokens, stemmer);
  return tokens.flatMap((token, at) => writtenAs(token, mentions[at]));
}

// A word that may or may not be negated is indexed in both forms.
function writtenAs({ word, negation }: MarkedToken, mention: Complement | undefined): PlacedForm[] {
  const plain = { form: word, mention };
  const without = { form: negated(word), mention: undefined };
  if (negation === 'yes') return [without];
  return negation === 'perhaps' ? [plain, without] : [plain];
}
