import {
  anyRole,
  besideSellers,
  offered,
  onlyTelling,
  relatedLists,
  stemLists,
  withAlso,
  writtenBy,
} from './demand-lists.ts';
import { isOfMaterial, isOfOrigin, isRareKind } from './materials.ts';
import { sumOf } from './partial-match.ts';
import { TELLING_WORDS } from './sense.ts';
import { isNumber } from './text.ts';
import type { TitleParts } from './titled-meaning.ts';
import type { AskedWord, QueryMeaning } from './understanding/meaning.ts';
import { madeStems } from './understanding/related-words.ts';
import { joined, type WordLists } from './word-lists.ts';
import type { QueryWord } from './words.ts';

/** A listing must say this share of the weight of a query's words, including the name of the thing. */
const MOSTLY = 0.5;
/** The same for a near match, which need not have the name of the thing. */
const NEARLY = 0.4;
/** Two words decide only if nothing else is found. */
const MANY_WORDS = 3;
/** Only so many words are combined: each further one doubles the number of combinations. */
const MAX_COMBINED = 6;

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
    const lists = listsOf(asked, parts);
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

function listsOf({ word }: AskedWord, parts: TitleParts): WordLists {
  const { finder, total } = parts;
  const made = stemLists(word, madeStems(word.strict.stems), parts, total);
  const lists = [anyRole(finder.find(withAlso(word), total)), relatedLists(word, parts, total), made];
  return joined(
    lists.map((each) => ({ lists: each })),
    total,
  );
}

function isKindOf(word: QueryWord, { stemmer }: TitleParts): boolean {
  return isRareKind(word) || isOfMaterial(word, stemmer) || isOfOrigin(word, stemmer);
}

/** Whether enough words are said for `mostSaid` to find anything. */
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
  for (const kept of combinationsOf(said)) {
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
  const sets = combinationsOf(said).map((kept) => kept.map(({ lists }) => lists));
  return sets.find((lists) => sumOf(lists) >= NEARLY * whole && leads(lists));
}

// With few words, neither a description that only mentions the thing is an offer of it, nor a title of what is for it.
// Beside matches, a category that lists several things is no offer of one: "karmniki i poidełka".
function inFields({ lists, isHead }: SaidWord, count: number, isBeside: boolean): WordLists {
  if (isHead && isBeside) return writtenBy(lists);
  return isHead && count < MANY_WORDS ? onlyTelling(besideSellers(offered(lists))) : lists;
}

// All sets of at least two of the words that are written anywhere, the most telling first.
function combinationsOf(said: readonly SaidWord[]): (readonly SaidWord[])[] {
  const written = said.filter(({ lists }) => lists.size > 0);
  const words = written.sort((a, b) => b.lists.weight - a.lists.weight).slice(0, MAX_COMBINED);
  const sets = Array.from({ length: 2 ** words.length }, (_, bits) => words.filter((_, at) => bits & (1 << at)));
  const weightOf = (set: readonly SaidWord[]) => sumOf(set.map(({ lists }) => lists));
  return sets.filter(({ length }) => length >= TELLING_WORDS).sort((a, b) => weightOf(b) - weightOf(a));
}
