import { analyseListing } from '#server/search/document.ts';
import type { Stemmer } from '#server/search/stemmer.ts';
import type { SearchDoc, SearchQuery, Vocabulary } from '#server/search/types.ts';

/** For tests: the fields of a document that matter to the test; the texts are analysed. */
export interface DocFields extends Partial<Omit<SearchDoc, 'terms'>> {
  readonly title?: string;
  readonly description?: string;
  readonly sellerName?: string;
}

/** For tests: a document, by default of a visible ad. */
export function aDoc(id: number, stemmer: Stemmer, fields: DocFields = {}): SearchDoc {
  const { title = '', description = '', sellerName = '', ...rest } = fields;
  return {
    id,
    revision: 1,
    kind: 'ad',
    sellerId: 1,
    categoryId: null,
    tags: [],
    priceMinor: null,
    pieces: null,
    weightG: null,
    volumeMl: null,
    lat: null,
    lng: null,
    town: '',
    hasPicture: false,
    checkedUntilMs: null,
    createdAtMs: id,
    startsAtMs: null,
    endsAtMs: null,
    visibleUntilMs: null,
    promotion: 0,
    ratingAvg: 0,
    ratingCount: 0,
    terms: analyseListing({ title, description, sellerName }, stemmer),
    ...rest,
  };
}

/** For tests: a query for ads, by default for all of them. */
export function aQuery(fields: Partial<SearchQuery> = {}): SearchQuery {
  return { kind: 'ad', tagMatch: 'all', offset: 0, limit: 24, ...fields };
}

/** For tests: no group has a name. */
export const NO_NAMES: Vocabulary = { categoryNames: () => [], tagNames: () => [] };

/** For tests: a stemmer that knows only the given forms of the given words. */
export function tableStemmer(formsByStem: Readonly<Record<string, string>>): Stemmer {
  const stems = new Map<string, string[]>();
  for (const [stem, forms] of Object.entries(formsByStem)) {
    for (const form of forms.split(' ')) stems.set(form, [...(stems.get(form) ?? []), stem]);
  }
  return {
    stems: (word) => stems.get(word) ?? [`?${word}`],
    knownStems: (word) => stems.get(word) ?? [],
    restored: () => [],
  };
}
