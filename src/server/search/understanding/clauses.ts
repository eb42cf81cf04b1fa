import { isAdjective, type Stemmer } from '../stemmer.ts';
import { fold } from '../text.ts';
import { animalsNamed } from './animals.ts';
import type { Market } from './market.ts';
import type { AskedWord } from './meaning.ts';
import { SOMETHING } from './meant-for.ts';
import { isForeignWord } from './translations.ts';
import type { PlacedWord } from './typed-text.ts';
import { isPerson } from './word-classes.ts';

/** Words that open a clause about the thing before them, what it does or is like: "kot, żeby łapał myszy". */
const OPENERS = new Set(
  (
    'żeby żebym żebyśmy aby ażeby co jako jak który która które którzy których którego której którą którym którymi ' +
    'that which whose щоб який яка яке які котрий'
  )
    .split(' ')
    .map(fold),
);
/** These open a clause only with their diacritics: "ze" is a preposition. */
const THAT = new Set(['że', 'aż']);
/** Participles that open a description of how the thing was produced: "jajka od kur karmionych zbożem". */
const RAISED = /^(?:karmi|żywi|zywi|pasi|hodowa|chowa|zbiera|wypasa|uprawia|łowi|lowi|wyłowi)(?:on|an)\p{L}{1,3}$/u;
/** Words before the thing that is asked for. */
const WHICH = new Set('jaki jaka jakie jaką jakiego jakiej jakich which welche welches welcher welchen'.split(' '));
const INFINITIVE = /(?:ć|(?:strzy|tłu|bie|mó|wle|strze)c)$/u;

/**
 * The words of a clause about a thing. They do not name the thing that is asked for, and few listings say the same.
 *
 * isThing   whether a word names goods. Only goods have such clauses: "ktoś, kto skosi łąkę" asks for the mowing.
 * isNeeded  whether a word names a purpose: it makes "coś" a thing that a clause may follow.
 */
export function wordsOfClause(
  words: readonly PlacedWord[],
  isThing: (word: string) => boolean,
  isNeeded: (word: string) => boolean,
): ReadonlySet<string> {
  const which = words.findIndex(({ word }, index) => index > 0 && WHICH.has(word));
  // "Chcę założyć kurnik, jakie kury": the words before "jakie" only say what the hens are for.
  if (which > 0 && words.slice(which).some(({ word }) => isThing(word))) {
    const behind = new Set(words.slice(which + 1).map(({ word }) => word));
    return new Set(words.slice(0, which + 1).flatMap(({ word }) => (behind.has(word) ? [] : word)));
  }
  const opens = (word: string) => OPENERS.has(fold(word)) || THAT.has(word) || RAISED.test(word);
  const at = words.findIndex(({ word }, index) => index > 0 && opens(word));
  const isSaid = (before: readonly PlacedWord[]) =>
    before.some(({ word }) => isThing(word)) ||
    // "Coś" with a purpose: "coś do gryzienia, żeby szczeniak nie niszczył butów".
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
 * Marks what listings need not state. For goods, that is what a clause says of the thing: "kury, które znoszą brązowe
 * jajka". For a stay or an event it is every verb, and people beside a verb: "wyjazd z maluchem, żeby było łóżeczko".
 */
export function withAsides(
  words: AskedWord[],
  clause: ReadonlySet<string>,
  isOfGoods: boolean,
  stemmer: Stemmer,
): AskedWord[] {
  if (clause.size === 0 && isOfGoods) return words;
  // "Miel" is Spanish for honey, and only by chance a form of a Polish verb.
  const isDeed = ({ word }: AskedWord) => isVerb(word.text, stemmer) && !isForeignWord(word.text);
  // The people beside a verb: "gdzie zabrać dzieciaki".
  const isTaken = ({ word }: AskedWord) => isPerson(word.strict.stems) && words.some(isDeed);
  const isSaidOfOuting = (asked: AskedWord) => words.length > 1 && (isDeed(asked) || isTaken(asked));
  return words.map((asked) => {
    if (!isOfGoods) return isSaidOfOuting(asked) ? { ...asked, role: 'colour' } : asked;
    if (!clause.has(asked.word.text)) return asked;
    if (isVerb(asked.word.text, stemmer)) return { ...asked, role: 'colour', isAside: true };
    return { ...asked, word: { ...asked.word, isAbout: true }, isPurpose: true, isAside: true };
  });
}

/** Words of a buyer, as typed: the other verbs then say what the buyer is going to do. */
const BUYING = /^(?:kup(?:i[ćcęe]|imy|no|ować|owac)|naby[ćc]|nabęd[ęe]|zakup(?:i[ćcęe])?|dostać|dostac)$/u;

/** Lets a buyer's own plans only raise the rank, as listings do not state them: "założyć pasiekę, pszczoły kupić". */
export function withoutIntent(words: AskedWord[], typed: readonly string[], { stemmer, lexicon }: Market): AskedWord[] {
  if (!typed.some((word) => BUYING.test(word))) return words;
  const isIntent = ({ word: { text, strict } }: AskedWord) =>
    isVerb(text, stemmer) && lexicon.needs.of(strict.stems) === undefined;
  const last = words.findLastIndex(isIntent);
  const goods = words.findIndex(({ categoryIds }, at) => at > last && categoryIds.length > 0);
  // The words between the deed and the goods are the object of the deed.
  const isObject = (at: number) => last >= 0 && goods >= 0 && at > last && at < goods;
  return words.map((asked, at) => (isIntent(asked) || isObject(at) ? { ...asked, role: 'colour' } : asked));
}

/**
 * "Czym zarybić staw" and "co zje ślimaki" ask for the means: the words name its purpose, which few listings state. If
 * the deed itself determines what serves it, its object only raises the rank.
 */
export function asMeans(words: AskedWord[], typed: readonly string[], { stemmer, lexicon }: Market): AskedWord[] {
  const [first = '', second = ''] = typed;
  const isDoer = first === 'co' && isVerb(second, stemmer) && !INFINITIVE.test(second);
  const isMeans = first === 'czym' || second === 'czym' || isDoer;
  const serves = (asked: AskedWord) => lexicon.needs.of(asked.word.strict.stems) !== undefined;
  const isDeed = ({ word }: AskedWord) => isVerb(word.text, stemmer);
  if (!isMeans || !words.some(isDeed)) return words;
  const isTold = words.some((asked) => isDeed(asked) && serves(asked));
  // "Czym nakarmić wróbla" asks for feed, not for somebody to feed the sparrow.
  const isOfAnimal = words.some(({ word }) => animalsNamed(word.strict.stems));
  return words.map((asked) => {
    const isServed = isDeed(asked) ? serves(asked) : !isTold;
    if (isServed) return { ...asked, word: { ...asked.word, isAbout: true }, isAside: true };
    return isDeed(asked) && !isDoer && !isOfAnimal ? asked : { ...asked, role: 'colour' };
  });
}
