import { isAdjective, type Stemmer } from '../stemmer.ts';
import type { AskedWord } from './meaning.ts';
import { SOMETHING } from './meant-for.ts';
import type { PlacedWord } from './typed-text.ts';

/** Words behind which a clause says what the thing before it does or is like: "kot, żeby łapał myszy". */
const OPENERS = new Set(
  (
    'żeby zeby aby ażeby co jako jak który ktory która ktora które ktore którzy których ktorych którego której którą którym ' +
    'that which whose щоб який яка яке які котрий'
  ).split(' '),
);
/** Words before the thing that is asked for. */
const WHICH = new Set('jaki jaka jakie jaką jakiego jakiej jakich which welche welches welcher welchen'.split(' '));
const INFINITIVE = /(?:ć|(?:strzy|tłu|bie|mó|wle|strze)c)$/u;

/**
 * The words of a clause about a thing. What stands in it is no thing that is looked for, and few listings say the same.
 * `isThing` tells whether a word names goods: only what is said of goods is such a clause, as "ktoś, kto skosi łąkę" asks
 * for the mowing.
 */
export function wordsOfClause(
  words: readonly PlacedWord[],
  isThing: (word: string) => boolean,
  isNeeded: (word: string) => boolean,
): ReadonlySet<string> {
  const which = words.findIndex(({ word }, index) => index > 0 && WHICH.has(word));
  // "Chcę założyć kurnik, jakie kury": the rest tells what for.
  if (which > 0 && words.slice(which).some(({ word }) => isThing(word))) {
    const behind = new Set(words.slice(which + 1).map(({ word }) => word));
    return new Set(words.slice(0, which + 1).flatMap(({ word }) => (behind.has(word) ? [] : word)));
  }
  const at = words.findIndex(({ word }, index) => index > 0 && OPENERS.has(word));
  const isSaid = (before: readonly PlacedWord[]) =>
    before.some(({ word }) => isThing(word)) ||
    // "Coś do gryzienia, żeby szczeniak nie niszczył butów".
    (before.some(({ word }) => SOMETHING.has(word)) && before.some(({ word }) => isNeeded(word)));
  if (at < 0 || !isSaid(words.slice(0, at))) return new Set();
  const before = new Set(words.slice(0, at).map(({ word }) => word));
  return new Set(words.slice(at).flatMap(({ word }) => (before.has(word) ? [] : word)));
}

const VERBAL_NOUN = /(?:ani|eni|ęci|[uyi]ci)(?:e|a|u|em)$/u;

/** Whether a word is nothing but a verb: "łapał", "kosić". */
export function isVerb(word: string, stemmer: Stemmer): boolean {
  if (VERBAL_NOUN.test(word)) return false;
  const stems = stemmer.knownStems(word);
  return stems.length > 0 && stems.every((stem) => INFINITIVE.test(stem)) && !isAdjective(word, stemmer);
}

/**
 * What a clause says of the thing is not demanded: "kury, które znoszą brązowe jajka". Of a stay or an event no verb is:
 * "wyjazd z maluchem, żeby było łóżeczko".
 */
export function withAsides(
  words: AskedWord[],
  clause: ReadonlySet<string>,
  isOfGoods: boolean,
  stemmer: Stemmer,
): AskedWord[] {
  if (clause.size === 0 && isOfGoods) return words;
  return words.map((asked) => {
    if (!isOfGoods) return words.length > 1 && isVerb(asked.word.text, stemmer) ? { ...asked, role: 'colour' } : asked;
    if (!clause.has(asked.word.text)) return asked;
    if (isVerb(asked.word.text, stemmer)) return { ...asked, role: 'colour' };
    return { ...asked, word: { ...asked.word, isAbout: true }, isPurpose: true, isAside: true };
  });
}
