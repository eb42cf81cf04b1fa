import { isCraftCategory, isMadeByHand } from './category-hints.ts';
import { type DemandParts, type LookUp, offered, onlyStrict, sizeOf } from './demand-lists.ts';
import { isNounOfThing } from './known-nouns.ts';
import { animalsNamed } from './understanding/animals.ts';
import type { AskedWord, QueryMeaning } from './understanding/meaning.ts';
import { relatedStems } from './understanding/related-words.ts';
import { polishFor } from './understanding/translations.ts';
import type { WordLists } from './word-lists.ts';

// Whether the head is a foreign noun, in any form, that has no related adjective.
function isForeignThing({ word, need }: AskedWord): boolean {
  return !need && !word.isKnown && polishFor(word, false).length > 0 && relatedStems(word.strict.stems).length === 0;
}

/**
 * Matches of an article that somebody makes, without categories whose names only mention it: herbs are sold "w
 * doniczkach", but are no "doniczka".
 */
export function inOwnCategories(
  named: WordLists | null,
  head: AskedWord | undefined,
  parts: DemandParts,
): WordLists | null {
  if (!named || !head || head.categoryIds.length === 0 || !head.categoryIds.every(isCraftCategory)) return named;
  if (!isNounOfThing(head, false, parts.stemmer)) return named;
  const { groups } = parts;
  const others = head.relatedIds.filter((id) => !head.categoryIds.includes(id));
  const keys = new Set(
    others.flatMap((id) => groups.findCategory(id)?.list ?? []).map((list) => groups.postings.run(list).key),
  );
  const runs = named.runs.filter(({ key }) => key === undefined || !keys.has(key));
  return runs.length < named.runs.length ? { ...named, runs, size: sizeOf(runs) } : named;
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
  if (!mentions || !head || isWork || head.word.isAbout || !head.categoryIds.every(isMadeByHand)) return mentions;
  // Goods for an animal are no offer of the animal: "świnka morska".
  const isLive =
    head.word.isBaseForm && head.categoryIds.length > 0 && animalsNamed(head.word.strict.stems) !== undefined;
  if (!isLive && !isNounOfThing(head, false, parts.stemmer) && !isForeignThing(head)) return mentions;
  // "Lalka albo coś do lalki": the query also asks for what is for it.
  const { stems } = head.word.strict;
  if (words.some(({ word }) => word.isAbout && word.strict.stems.some((stem) => stems.includes(stem)))) return mentions;
  // A query of the thing alone shows titles that mention it as partial matches.
  const isAlone = !words.some(({ role }) => role === 'detail');
  if (isAlone && asked.leads(onlyStrict(mentions))) return mentions;
  const offers = offered(mentions);
  return asked.leads(offers) ? offers : null;
}
