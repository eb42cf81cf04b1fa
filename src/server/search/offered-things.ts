import { isCraftCategory, isPetCategory } from './category-hints.ts';
import { type DemandParts, type LookUp, offered } from './demand-lists.ts';
import { isAdjective } from './stemmer.ts';
import { STOP_WORDS } from './stop-words.ts';
import type { AskedWord, QueryMeaning } from './understanding/meaning.ts';
import { relatedStems } from './understanding/related-words.ts';
import { polishFor } from './understanding/translations.ts';
import type { WordLists } from './word-lists.ts';

/**
 * Whether the head is a noun in its base form that has no related adjective: a query for "len" may ask for things made
 * of linen.
 */
export function isNounOfThing(head: AskedWord | undefined, { stemmer }: Pick<DemandParts, 'stemmer'>): boolean {
  if (!head || head.need || STOP_WORDS.has(head.word.text)) return false;
  const { text, isBaseForm, strict } = head.word;
  return isBaseForm && !isAdjective(text, stemmer) && relatedStems(strict.stems).length === 0;
}

// The same for a foreign noun, in any form.
function isForeignThing({ word, need }: AskedWord): boolean {
  return !need && !word.isKnown && polishFor(word, false).length > 0 && relatedStems(word.strict.stems).length === 0;
}

/**
 * Matches of an article that somebody makes, without titles that only say that something else is for it: for "siodło"
 * a horse "pod siodło", for "rower" a basket for a bicycle. Null if there are no others.
 */
export function offersOf(
  mentions: WordLists | null,
  head: AskedWord | undefined,
  { words, isWork = false }: QueryMeaning,
  parts: DemandParts,
  asked: LookUp,
): WordLists | null {
  const isMade = (id: number) => isCraftCategory(id) || isPetCategory(id);
  if (!mentions || !head || isWork || head.word.isAbout || !head.categoryIds.every(isMade)) return mentions;
  if (!isNounOfThing(head, parts) && !isForeignThing(head)) return mentions;
  // "Lalka albo coś do lalki": the query also asks for what is for it.
  const { stems } = head.word.strict;
  if (words.some(({ word }) => word.isAbout && word.strict.stems.some((stem) => stems.includes(stem)))) return mentions;
  const offers = offered(mentions);
  return asked.leads(offers) ? offers : null;
}
