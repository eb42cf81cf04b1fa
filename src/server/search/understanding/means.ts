import { isVerb } from './clauses.ts';
import type { Market } from './market.ts';
import type { PlacedWord } from './typed-text.ts';

const WITH_WHAT = 'czym';

/**
 * Replaces the question and its verb with "coś na": "czym posmarować chleb" asks for something to put on bread. A verb
 * that itself determines what is needed is kept after "coś na". A deed that people offer as work changes nothing.
 */
export function withMeans(words: readonly PlacedWord[], { lexicon, stemmer }: Market): PlacedWord[] {
  const at = words.findIndex(({ word }) => word === WITH_WHAT);
  const [question, verb, thing] = at < 0 ? [] : words.slice(at, at + 3);
  if (!question || !verb || !thing || !isVerb(verb.word, stemmer)) return [...words];
  const stems = stemmer.stems(verb.word);
  const isOfAnimal = lexicon.needs.ofAnimal(stems) !== undefined;
  if (!isOfAnimal && lexicon.deeds.of(stems, verb.word).length > 0) return [...words];
  const isTelling = isOfAnimal || lexicon.needs.of(stems) !== undefined;
  const before = words.slice(0, at).filter(({ word }) => word.length > 2);
  const on = { ...verb, word: 'na' };
  return [...before, { ...question, word: 'coś' }, ...(isTelling ? [on, verb] : []), on, ...words.slice(at + 2)];
}
