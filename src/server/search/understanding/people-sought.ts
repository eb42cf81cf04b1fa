import { isJobCategory, isWorkCategory } from '../category-hints.ts';
import { readWord } from '../words.ts';
import type { Market } from './market.ts';
import type { PlacedWord } from './typed-text.ts';

/** Words for people who are sought for a job. */
const PEOPLE = /^(?:osob[aęeyąo]?|os[oó]b|pracowni(?:k|c|cz)\p{L}{0,4})$/u;

/**
 * Replaces people who are sought "to" something: "osoba do kóz" asks for work with goats, for which queries say
 * "praca", and "osoba do koszenia" for somebody who mows, which is offered as a service.
 */
export function withWorkSought(words: readonly PlacedWord[], market: Market): PlacedWord[] {
  const at = words.findIndex(({ word }, index) => PEOPLE.test(word) && words[index + 1]?.word === 'do');
  // "Prezent dla osoby do trzydziestki" names a recipient.
  if (at < 0 || words.slice(0, at).some(({ word }) => word === 'dla')) return [...words];
  const word = isServed(words[at + 2]?.word ?? '', market) ? 'ktoś' : 'praca';
  return words.map((each, index) => (index === at ? { ...each, word } : each));
}

function isServed(deed: string, { hints, stemmer }: Market): boolean {
  const named = hints.of(readWord(deed, stemmer).strict.stems).filter(({ role }) => role !== 'of');
  return named.some(({ categoryId }) => isWorkCategory(categoryId) && !isJobCategory(categoryId));
}
