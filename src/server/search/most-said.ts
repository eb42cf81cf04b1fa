import { besideSellers, offered, onlyTelling, saidBy, writtenBy } from './demand-lists.ts';
import { isOfMaterial, isOfOrigin, isRareKind } from './materials.ts';
import { sumOf } from './partial-match.ts';
import { TELLING_WORDS } from './sense.ts';
import { isNumber } from './text.ts';
import type { TitleParts } from './titled-meaning.ts';
import type { AskedWord, QueryMeaning } from './understanding/meaning.ts';
import { combinationsOf, MAX_COMBINED } from './word-combinations.ts';
import type { WordLists } from './word-lists.ts';
import type { QueryWord } from './words.ts';

/** A listing must say this share of the weight of a query's words, including the name of the thing. */
const MOSTLY = 0.5;
/** The same for a near match, which need not have the name of the thing. */
const NEARLY = 0.4;
/** Two words decide only if nothing else is found. */
const MANY_WORDS = 3;

/**
 * The listings that say a word of a query.
 *
 * isHead  the word names the thing.
 * isKind  it makes the thing a different one: a material, or the origin of a breed. Only telling fields count.
 */
export interface SaidWord {
  readonly lists: WordLists;
  readonly isHead: boolean;
  readonly isKind: boolean;
}

/** Whether any listing matches all lists. */
type Leads = (lists: readonly WordLists[]) => boolean;

/** The words of a query that listings may say; none if it excludes something, asks for the cheapest or is literal. */
export function saidWords(meaning: QueryMeaning, parts: TitleParts): SaidWord[] {
  return tellingWords(meaning).map((asked) => {
    const isHead = asked.role === 'head';
    // A description mentions the silk of a fringe, and that a dog is like a German shepherd.
    const isKind = !isHead && isKindOf(asked.word, parts);
    const lists = saidBy([asked.word], parts, parts.total);
    return { lists: isKind ? onlyTelling(lists) : lists, isHead, isKind };
  });
}

/** The same, for callers to whom all words are alike. */
export function listsSaid(meaning: QueryMeaning, parts: TitleParts): WordLists[] {
  return saidWords(meaning, parts).map(({ lists }) => lists);
}

function tellingWords({ words, exclusions, cheapFirst, isLiteral }: QueryMeaning): AskedWord[] {
  if (isLiteral || cheapFirst || exclusions.length > 0 || words.some(({ role }) => role === 'without')) return [];
  return words.filter(({ word, role }) => role !== 'colour' && !isNumber(word.text));
}

/** Whether a description that says the words of a query may be enough, also that which names the thing. */
export function isByDescription(meaning: QueryMeaning): boolean {
  return tellingWords(meaning).length >= MANY_WORDS;
}

function isKindOf(word: QueryWord, { stemmer }: TitleParts): boolean {
  return isRareKind(word) || isOfMaterial(word, stemmer) || isOfOrigin(word, stemmer);
}

/** Whether there are enough words for `mostSaid` to find anything. */
export function mayBeSaid(said: readonly SaidWord[], isFound: boolean): boolean {
  return said.length >= (isFound ? MANY_WORDS : TELLING_WORDS);
}

/**
 * The words that make up most of a query and that some listing says all of, in whatever fields: a listing whose
 * description says "z wiekiem" is the "kosz z wiekiem" whose category the query did not name. Undefined if there is no
 * such listing, or if a match says as much.
 *
 * isMatched  whether any match has all lists; undefined if the query has no matches.
 */
export function mostSaid(
  said: readonly SaidWord[],
  leads: Leads,
  isMatched: Leads | undefined,
): readonly WordLists[] | undefined {
  const whole = sumOf(said.map(({ lists }) => lists));
  const needed = said.filter(({ isHead, isKind }) => isHead || isKind);
  for (const kept of mostTelling(said)) {
    const lists = kept.map((each) => inFields(each, kept.length, isMatched !== undefined));
    if (sumOf(lists) < MOSTLY * whole) return undefined;
    if (!mayBeSaid(kept, isMatched !== undefined)) continue;
    if (!needed.every((each) => kept.includes(each)) || !leads(lists)) continue;
    return isMatched?.(lists) ? undefined : lists;
  }
  return undefined;
}

/** The words that make up much of a query and that some listing says all of; undefined if there is none. */
export function nearlySaid(said: readonly SaidWord[], leads: Leads): readonly WordLists[] | undefined {
  const whole = sumOf(said.map(({ lists }) => lists));
  const sets = mostTelling(said).map((kept) => kept.map(({ lists }) => lists));
  return sets.find((lists) => sumOf(lists) >= NEARLY * whole && leads(lists));
}

// With few words, neither a description that only mentions the thing is an offer of it, nor a title of what is for it.
// Beside matches, a category that lists several things is no offer of one: "karmniki i poidełka".
function inFields({ lists, isHead }: SaidWord, count: number, isBeside: boolean): WordLists {
  if (isHead && isBeside) return writtenBy(lists);
  return isHead && count < MANY_WORDS ? onlyTelling(besideSellers(offered(lists))) : lists;
}

// Sets of the most telling words that are written anywhere.
function mostTelling(said: readonly SaidWord[]): (readonly SaidWord[])[] {
  const written = said.filter(({ lists }) => lists.size > 0);
  const heaviest = written.sort((a, b) => b.lists.weight - a.lists.weight).slice(0, MAX_COMBINED);
  return combinationsOf(heaviest, ({ lists }) => lists.weight);
}
