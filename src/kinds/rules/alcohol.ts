import {
  DRINK_PAIRS,
  HARMLESS_PAIRS,
  isAmount,
  isAnd,
  isApple,
  isAppleToo,
  isBetween,
  isBundle,
  isDrink,
  isForWhat,
  isHarmlessBeside,
  isInstrumental,
  isOf,
  isOffer,
  isOfferAfter,
  isOwned,
  isOwner,
  isPurpose,
  isSale,
  isTreated,
  isVagueAmount,
  isWith,
} from './alcohol-words.ts';
import type { Finding, Post } from './rule.ts';
import { type Word, wordsOf } from './words.ts';

type Pair = readonly [(word: string) => boolean, (word: string) => boolean];

/**
 * Detects alcohol for sale. In the title of goods a drink's name is enough, unless its context makes it harmless
 * ("kieliszki do wina", "ocet z wina"); in a description, and in titles that are not for goods, it must also be offered
 * ("sprzedam bimber", "nalewka 0,5 l"). Stories are left alone: "dziadek robił wino".
 */
export function readAlcohol({ title, description, categoryId }: Post): Finding[] {
  const isGoods = categoryId !== null && categoryId < 700;
  const inTitle = findDrink(wordsOf(title), !isGoods);
  const inDescription = findDrink(wordsOf(description), true);
  return [
    ...(inTitle ? [refusal('title', inTitle)] : []),
    ...(inDescription ? [refusal('description', inDescription)] : []),
  ];
}

function refusal(field: 'title' | 'description', word: Word): Finding {
  return { field, severity: 'refuse', message: 'rules.alcohol.refused', values: { word: word.written } };
}

function findDrink(words: readonly Word[], mustBeOffered: boolean): Word | undefined {
  let harmlessAt = -Infinity;
  return words.find((_, at) => {
    if (!namesDrink(words, at)) return false;
    // "Do wódki, nalewki i wina": a context that makes the first harmless applies to the others too.
    const harmless = isHarmless(words, at) || (at - harmlessAt <= 2 && inOneClause(words, harmlessAt, at));
    if (harmless) harmlessAt = at;
    return !harmless && (!mustBeOffered || isOffered(words, at));
  });
}

function namesDrink(words: readonly Word[], at: number): boolean {
  return (
    (isDrink(textAt(words, at)) && !isAppleHere(words, at)) ||
    DRINK_PAIRS.some(([noun, kind]) => noun(textAt(words, at)) && kind(textAt(words, at + 1)))
  );
}

function isAppleHere(words: readonly Word[], at: number): boolean {
  return isAppleToo(textAt(words, at)) && words.some(({ text }) => isApple(text));
}

function textAt(words: readonly Word[], at: number): string {
  return words[at]?.text ?? '';
}

/** Whether two words are in the same clause. */
function inOneClause(words: readonly Word[], from: number, to: number): boolean {
  return words.slice(from + 1, to + 1).every(({ opens }) => opens === 'text' || opens === 'list');
}

function isHarmless(words: readonly Word[], at: number): boolean {
  return (
    [-1, 1, 2, 3].some((step) => isHarmlessBeside(textAt(words, at + step))) ||
    [-2, -1, 0, 1, 2].some((step) => HARMLESS_PAIRS.some((pair) => isPair(words, at + step, pair))) ||
    isOwned(textAt(words, at + 1)) ||
    isOwner(textAt(words, at - 1)) ||
    (isOf(textAt(words, at - 1)) && isOwner(textAt(words, at - 2))) ||
    (isTreated(textAt(words, at - 1)) && isInstrumental(textAt(words, at))) ||
    servesAsPurpose(words, at) ||
    isJoinedToPurpose(words, at)
  );
}

function isPair(words: readonly Word[], at: number, [first, second]: Pair): boolean {
  return first(textAt(words, at)) && second(textAt(words, at + 1));
}

/** A preposition before the drink, at most two words away, in the same phrase. */
function servesAsPurpose(words: readonly Word[], at: number): boolean {
  for (let step = at - 1; step >= Math.max(0, at - 3); step -= 1) {
    if (words[step + 1]?.opens !== 'text') return false;
    const text = textAt(words, step);
    if (isPurpose(text)) return !isSaleOrBundle(words, step, at);
    if (!isBetween(text)) return false;
  }
  return false;
}

/** "Na soki i cydr": a purpose, another noun, and the drink. */
function isJoinedToPurpose(words: readonly Word[], at: number): boolean {
  return (
    isAnd(textAt(words, at - 1)) &&
    isForWhat(textAt(words, at - 3)) &&
    inOneClause(words, at - 3, at) &&
    !isSaleOrBundle(words, at - 3, at)
  );
}

function isSaleOrBundle(words: readonly Word[], preposition: number, at: number): boolean {
  const before = textAt(words, preposition - 1);
  if (isSale(before) || isSale(textAt(words, preposition + 1))) return true;
  if (!isWith(textAt(words, preposition))) return false;
  return words.slice(Math.max(0, at - 6), preposition).some(({ text }) => isBundle(text));
}

/** Offered in the same sentence, or with an amount or a price. */
function isOffered(words: readonly Word[], at: number): boolean {
  if (words[at]?.opens === 'text' && isVagueAmount(textAt(words, at - 1))) return true;
  for (let step = at - 1; step >= Math.max(0, at - 6); step -= 1) {
    if (words[step + 1]?.opens === 'sentence') break;
    if (isOffer(textAt(words, step))) return true;
  }
  for (let step = at + 1; step <= at + 4 && words[step]; step += 1) {
    const { text, opens } = words[step] as Word;
    if (opens === 'sentence' || opens === 'list') break;
    if (isOfferAfter(text) || isAmount(text)) return true;
  }
  return false;
}
