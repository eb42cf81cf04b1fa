import type { KindId } from '#kinds/index.ts';
import { isFoodCategory } from '../category-hints.ts';
import { isAdjective } from '../stemmer.ts';
import { STOP_WORDS } from '../stop-words.ts';
import { isNumber } from '../text.ts';
import type { Market } from './market.ts';
import { thingsToldBy } from './told-things.ts';
import type { PlacedWord } from './typed-text.ts';
import { isColour, isFiller, isPortion } from './word-classes.ts';

const MOST_THINGS = 3;
const LEAST_HITS = 2;
/** Of this many words, one may tell of something else. */
const MANY_WORDS = 3;

/**
 * Replaces words that only describe a thing by its name: "brązowe kawałki z ula" is propolis. It needs at least two
 * words that tell of the same thing, and hardly any that do not. A query that names goods is left as it is, because
 * there the same words only decide between them.
 */
export function withDescribedNamed(words: readonly PlacedWord[], kind: KindId, market: Market): PlacedWord[] {
  const { stemmer } = market;
  const saying = words.filter(({ word }) => !isPassing(word, market));
  if (saying.length < LEAST_HITS || namesGoods(words, market)) return [...words];
  const told = saying.map(({ word }) => new Set(thingsToldBy(stemmer.stems(word), stemmer)));
  const hits = new Map<string, number>();
  for (const thing of told.flatMap((things) => [...things])) hits.set(thing, (hits.get(thing) ?? 0) + 1);
  const most = Math.max(0, ...[...hits].filter(([thing]) => isOnSale(thing, kind, market)).map(([, count]) => count));
  const isSoft = ({ word }: PlacedWord) => isColour(stemmer.stems(word)) || isPortion(stemmer.stems(word));
  const meant = [...hits].flatMap(([thing, count]) => (count === most && isOnSale(thing, kind, market) ? thing : []));
  if (most < LEAST_HITS || meant.length > MOST_THINGS) return [...words];
  const isHit = (at: number) => meant.some((thing) => told[at]?.has(thing));
  const missed = saying.filter((each, at) => !isHit(at) && !isSoft(each)).length;
  if (missed > (saying.length > MANY_WORDS ? 1 : 0)) return [...words];
  const [first = words[0] as PlacedWord] = saying.filter((_, at) => isHit(at));
  const used = new Set(saying.filter((_, at) => isHit(at)));
  const names = meant.flatMap((thing, at) => (at === 0 ? [thing] : ['lub', thing]));
  return [...names.map((word) => ({ ...first, word })), ...words.filter((each) => !used.has(each))];
}

function isPassing(word: string, { stemmer }: Market): boolean {
  return STOP_WORDS.has(word) || word === SOMETHING || isNumber(word) || isFiller(word, stemmer);
}

const SOMETHING = 'coś';

// Whether a noun that is not behind a preposition is the name of goods or, like "przekąska", of a sort of goods.
function namesGoods(words: readonly PlacedWord[], { hints, lexicon, stemmer }: Market): boolean {
  return words.some(({ word }, at) => {
    if (STOP_WORDS.has(words[at - 1]?.word ?? '') || isAdjective(word, stemmer)) return false;
    const stems = stemmer.stems(word);
    return hints.thingsCalled(stems).length > 0 || lexicon.needs.isNamed(stems);
  });
}

const ADJECTIVE = /[yi]$/u;

function isOnSale(thing: string, kind: KindId, market: Market): boolean {
  if (ADJECTIVE.test(thing) || !market.isThing(kind, thing)) return false;
  return market.hints.thingsCalled([thing]).some(isFoodCategory);
}
