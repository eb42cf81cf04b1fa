import { isAdjective, type Stemmer } from '../stemmer.ts';
import { fold } from '../text.ts';
import { animalsNamed } from './animals.ts';
import type { Market } from './market.ts';
import type { AskedWord } from './meaning.ts';
import { SOMETHING } from './meant-for.ts';
import type { PlacedWord } from './typed-text.ts';
import { isPerson } from './word-classes.ts';

/** Words behind which a clause says what the thing before it does or is like: "kot, żeby łapał myszy". */
const OPENERS = new Set(
  (
    'żeby żebym żebyśmy aby ażeby co jako jak który która które którzy których którego której którą którym którymi ' +
    'that which whose щоб який яка яке які котрий'
  )
    .split(' ')
    .map(fold),
);
/** Not without their diacritics: "ze" is a preposition. */
const THAT = new Set(['że', 'aż']);
/** Participles behind which it says how the thing came to be: "jajka od kur karmionych zbożem". */
const RAISED = /^(?:karmi|żywi|zywi|pasi|hodowa|chowa|zbiera|wypasa|uprawia|łowi|lowi|wyłowi)(?:on|an)\p{L}{1,3}$/u;
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
  const opens = (word: string) => OPENERS.has(fold(word)) || THAT.has(word) || RAISED.test(word);
  const at = words.findIndex(({ word }, index) => index > 0 && opens(word));
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
  const isDeed = ({ word }: AskedWord) => isVerb(word.text, stemmer);
  // "Gdzie zabrać dzieciaki".
  const isTaken = ({ word }: AskedWord) => isPerson(word.strict.stems) && words.some(isDeed);
  const isSaidOfOuting = (asked: AskedWord) => words.length > 1 && (isDeed(asked) || isTaken(asked));
  return words.map((asked) => {
    if (!isOfGoods) return isSaidOfOuting(asked) ? { ...asked, role: 'colour' } : asked;
    if (!clause.has(asked.word.text)) return asked;
    if (isVerb(asked.word.text, stemmer)) return { ...asked, role: 'colour', isAside: true };
    return { ...asked, word: { ...asked.word, isAbout: true }, isPurpose: true, isAside: true };
  });
}

/** Base forms of words of who buys: then nothing is to be done by others. */
const BUYING = /^(?:kup(?:i[ćcęe]|imy|no|ować|owac)|naby[ćc]|nabęd[ęe]|zakup(?:i[ćcęe])?|dostać|dostac)$/u;

/** What a buyer is going to do says nothing of the goods: "założyć pasiekę, pszczoły kupić". */
export function withoutIntent(words: AskedWord[], typed: readonly string[], { stemmer, lexicon }: Market): AskedWord[] {
  if (!typed.some((word) => BUYING.test(word))) return words;
  const isIntent = ({ word: { text, strict } }: AskedWord) =>
    isVerb(text, stemmer) && lexicon.needs.of(strict.stems) === undefined;
  const last = words.findLastIndex(isIntent);
  const goods = words.findIndex(({ categoryIds }, at) => at > last && categoryIds.length > 0);
  // What stands between the deed and the goods is its object.
  const isObject = (at: number) => last >= 0 && goods >= 0 && at > last && at < goods;
  return words.map((asked, at) => (isIntent(asked) || isObject(at) ? { ...asked, role: 'colour' } : asked));
}

/**
 * "Czym zarybić staw", "co zje ślimaki" ask for the means: what is named is what they are for, and few listings say the
 * same. Where the deed itself tells what serves it, its object does not.
 */
export function asMeans(words: AskedWord[], typed: readonly string[], { stemmer, lexicon }: Market): AskedWord[] {
  const [first = '', second = ''] = typed;
  const isDoer = first === 'co' && isVerb(second, stemmer) && !INFINITIVE.test(second);
  const isMeans = first === 'czym' || second === 'czym' || isDoer;
  const serves = (asked: AskedWord) => lexicon.needs.of(asked.word.strict.stems) !== undefined;
  const isDeed = ({ word }: AskedWord) => isVerb(word.text, stemmer);
  if (!isMeans || !words.some(isDeed)) return words;
  const isTold = words.some((asked) => isDeed(asked) && serves(asked));
  // "Czym nakarmić wróbla" asks for feed, and for nobody to feed it.
  const isOfAnimal = words.some(({ word }) => animalsNamed(word.strict.stems));
  return words.map((asked) => {
    const isServed = isDeed(asked) ? serves(asked) : !isTold;
    if (isServed) return { ...asked, word: { ...asked.word, isAbout: true }, isAside: true };
    return isDeed(asked) && !isDoer && !isOfAnimal ? asked : { ...asked, role: 'colour' };
  });
}
