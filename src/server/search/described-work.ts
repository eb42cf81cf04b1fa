import type { KindId } from '#kinds/index.ts';
import { isWorkCategory } from './category-hints.ts';
import { onlyTelling, relatedLists, stemLists, withAlso } from './demand-lists.ts';
import type { Scope } from './demand-scope.ts';
import type { Demands } from './demands.ts';
import { sumOf } from './partial-match.ts';
import { type Sense, TELLING_WORDS } from './sense.ts';
import { isNumber } from './text.ts';
import type { TitledMeaning, TitleParts } from './titled-meaning.ts';
import type { AskedWord, QueryMeaning } from './understanding/meaning.ts';
import { madeStems } from './understanding/related-words.ts';
import { isWorkWord } from './understanding/word-classes.ts';
import { joined, type WordLists } from './word-lists.ts';

/** A listing must say this share of the weight of a query's words. */
const MOSTLY = 0.55;
/** With this many words, none of them needs to be in a title or in the name of a category. */
const MANY_WORDS = 3;
/** Only so many words are combined: each further one doubles the number of combinations. */
const MAX_COMBINED = 6;

/** Whether any listing matches all lists within a scope. */
type Leads = (lists: readonly WordLists[], scope: Scope) => boolean;

/**
 * What a query means if nothing is found by the name or the title of a thing: the jobs and services whose descriptions
 * say most of its words, as in "naczepy po 24 tony z plandeką". Offers of work are known by what is done and with what,
 * while goods that are only mentioned are not on offer. Undefined if no listing does.
 */
export function describedWork(
  demands: Demands,
  meaning: QueryMeaning,
  kind: KindId,
  parts: TitleParts,
  leads: Leads,
): TitledMeaning | undefined {
  if (kind !== 'ad') return undefined;
  const said = saidInWork(meaning, parts);
  const musts = [...demands.musts, ...demands.withouts];
  const scope: Scope = { ...demands.scope, isWork: true, isGoods: false, isForPets: true, quantity: null };
  const whole = sumOf(said);
  for (const kept of combinationsOf(said)) {
    if (sumOf(kept) < MOSTLY * whole) return undefined;
    const all = [...kept, ...demands.features, ...musts];
    const isLed =
      kept.length >= MANY_WORDS ? leads(all, scope) : kept.some((word) => leads([onlyTelling(word), ...all], scope));
    if (!isLed) continue;
    const [head, ...details] = kept as [WordLists, ...WordLists[]];
    const sense: Sense = { head: 'thing', musts, details, purposes: [], isOwn: false, isElsewhere: true };
    const called = { ...demands, head, mentions: head, named: null, inCategory: null, scope, isTold: false };
    return { demands: { ...called, isLost: false }, sense };
  }
  return undefined;
}

// A query that names goods does not ask for work that mentions them, nor does one that excludes something.
function mayBeWork({ words, isWork, isForSale, isLiteral }: QueryMeaning): boolean {
  if (isForSale || isLiteral || words.some(({ role }) => role === 'without')) return false;
  const head = words.find(({ role }) => role === 'head');
  return isWork === true || !head || head.categoryIds.length === 0 || head.categoryIds.some(isWorkCategory);
}

/** For each word of a query that may describe work, the listings that say it; empty for a query for goods. */
export function saidInWork(meaning: QueryMeaning, parts: TitleParts): WordLists[] {
  if (!mayBeWork(meaning)) return [];
  const said = meaning.words.filter(({ word }) => !isNumber(word.text) && !isWorkWord(word.strict.stems));
  const lists = said.map((word) => listsOf(word, parts));
  return lists.sort((a, b) => b.weight - a.weight).slice(0, MAX_COMBINED);
}

function listsOf({ word, alternatives }: AskedWord, parts: TitleParts): WordLists {
  const { finder, total } = parts;
  const lists = [word, ...alternatives].flatMap((each) => [
    finder.find(withAlso(each), total),
    relatedLists(each, parts, total),
    stemLists(each, madeStems(each.strict.stems), parts, total),
  ]);
  return joined(
    lists.map((each) => ({ lists: each })),
    total,
  );
}

// All sets of at least two of the words, the most telling first.
function combinationsOf(words: readonly WordLists[]): (readonly WordLists[])[] {
  const sets = Array.from({ length: 2 ** words.length }, (_, bits) => words.filter((_, at) => bits & (1 << at)));
  return sets.filter(({ length }) => length >= TELLING_WORDS).sort((a, b) => sumOf(b) - sumOf(a));
}
