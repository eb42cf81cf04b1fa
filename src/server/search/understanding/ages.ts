import { isNumber } from '../text.ts';
import type { PlacedWord } from './typed-text.ts';

/** Number prefixes of compound adjectives, from 1 on: "dwuletni". */
const PREFIXES = (
  'jedno dwu trzy cztero pięcio sześcio siedmio ośmio dziewięcio dziesięcio jedenasto dwunasto trzynasto ' +
  'czternasto piętnasto szesnasto siedemnasto osiemnasto dziewiętnasto dwudziesto'
).split(' ');
const AGE =
  /^(?:letni|letnie|letnia|letni\p{L}{1,3}|miesi[ęe]czn\p{L}{1,3}|tygodniow\p{L}{1,3}|dniow\p{L}{1,3}|metrow\p{L}{1,3}|ramienn\p{L}{1,3})$/u;

/** Regular expression source: beginnings of words of age or height. A number before them is not a count. */
export const OF_AGE = '(?:letni|roczn|miesi[ęe]czn|tygodniow|dniow|metrow|ramienn)';

/** Beginnings of words for trees and shrubs, beside which "2 m" is a height and not a length. */
const TREE = /^(?:choin|[śs]wierk|jod[łl]|sosn|tuj|drzew|krzew|krzak|christbaum|weihnachtsbaum)/u;
/** The letter for metres. */
const METRES = 'm';

/** Joins ages and heights into one word, as listings write them: "2 letni" becomes "dwuletni". */
export function joinAges(words: readonly PlacedWord[]): PlacedWord[] {
  const joined: PlacedWord[] = [];
  const isHeight = words.some(({ word }) => TREE.test(word));
  for (const word of words) {
    const before = joined.at(-1);
    const prefix = before && isNumber(before.word) ? PREFIXES[Number(before.word) - 1] : undefined;
    if (before && prefix !== undefined && isHeight && word.word === METRES) {
      const height = Number(before.word) === 1 ? 'metrowy' : `${prefix}metrowy`;
      joined[joined.length - 1] = { ...before, word: height, to: word.to };
    } else if (before && prefix !== undefined && AGE.test(word.word)) {
      joined[joined.length - 1] = { ...before, word: prefix + word.word, to: word.to };
    } else joined.push(word);
  }
  return joined;
}
