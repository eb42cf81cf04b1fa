import type { KindId } from '#kinds/index.ts';
import { isWorkCategory } from './category-hints.ts';
import { onlyTelling, saidBy } from './demand-lists.ts';
import type { Scope } from './demand-scope.ts';
import type { Demands } from './demands.ts';
import { sumOf } from './partial-match.ts';
import type { Sense } from './sense.ts';
import { isNumber } from './text.ts';
import type { TitledMeaning, TitleParts } from './titled-meaning.ts';
import type { AskedWord, QueryMeaning } from './understanding/meaning.ts';
import { isPerson, isWorkWord } from './understanding/word-classes.ts';
import { combinationsOf, MAX_COMBINED } from './word-combinations.ts';
import type { WordLists } from './word-lists.ts';

/** A listing must say this share of the weight of a query's words. */
const MOSTLY = 0.55;
/** The same if something else was found for some of the words. */
const NEARLY_ALL = 0.85;
/** With this many words, none of them needs to be in a title or in the name of a category. */
const MANY_WORDS = 3;

/** The genitive of a verbal noun. */
const DEED = /(?:[aeę]ni|[cu]i|[yi]ci)[ae]$/u;

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
  isOtherFound: boolean,
): TitledMeaning | undefined {
  if (kind !== 'ad') return undefined;
  const said = saidInWork(meaning, parts);
  const isStated = meaning.words.some(({ word }) => isWorkWord(word.strict.stems));
  const isGoods = !mayBeWork(meaning);
  if ((isOtherFound || isGoods) && said.length < MANY_WORDS && !demands.scope.isWork) return undefined;
  // The categories that serve a need are not those of work.
  const isNeed = meaning.words.some(({ role, need }) => role === 'head' && need);
  const musts = [...(isNeed ? [] : demands.musts), ...demands.withouts];
  const share = isOtherFound || isGoods ? NEARLY_ALL : MOSTLY;
  const anyWork = { isWork: true, isGoods: false, isForPets: true, isOnlyForPets: false, quantity: null };
  const scope: Scope = { ...demands.scope, ...anyWork };
  const whole = sumOf(said);
  for (const kept of combinationsOf(said, ({ weight }) => weight)) {
    if (sumOf(kept) < share * whole) return undefined;
    const all = [...kept, ...demands.features, ...musts];
    const isLed =
      isStated || kept.length >= MANY_WORDS
        ? leads(all, scope)
        : kept.some((word) => leads([onlyTelling(word), ...all], scope));
    if (!isLed) continue;
    const [head, ...details] = kept as [WordLists, ...WordLists[]];
    const sense: Sense = { head: 'thing', musts, details, purposes: [], isOwn: false, isElsewhere: true };
    const called = { ...demands, head, mentions: head, named: null, inCategory: null, scope, isTold: false };
    return { demands: { ...called, isLost: false }, sense };
  }
  return undefined;
}

// A query that names goods seldom asks for work that mentions them.
function mayBeWork({ words, isWork }: QueryMeaning): boolean {
  const head = words.find(({ role }) => role === 'head');
  return isWork === true || !head || head.categoryIds.length === 0 || head.categoryIds.some(isWorkCategory);
}

/**
 * Whether work that says all of the words is meant rather than what was found for a part of them: a query that names
 * only a purpose, such as "do sprzątania boksów i karmienia koni", or one for work with details that were dropped.
 */
export function mayBeDescribed({ words }: QueryMeaning, { scope, details, firm }: Demands, sense: Sense): boolean {
  if (scope.isWork) return sense.details.length < details.length + firm.length;
  const [first] = words;
  const isBehind = ({ role, word, isPurpose }: AskedWord) => word.isAbout || isPurpose || role === 'colour';
  return first !== undefined && DEED.test(first.word.text) && words.every(isBehind);
}

/** For each word of a query that may describe work, the listings that say it; empty if the query excludes something. */
export function saidInWork(meaning: QueryMeaning, parts: TitleParts): WordLists[] {
  if (meaning.isForSale || meaning.isLiteral || meaning.words.some(({ role }) => role === 'without')) return [];
  const isTelling = ({ word: { text, strict } }: AskedWord) =>
    !isNumber(text) && !isWorkWord(strict.stems) && !isPerson(strict.stems);
  const said = meaning.words.filter(isTelling);
  const lists = said.map(({ word, alternatives }) => saidBy([word, ...alternatives], parts, parts.total));
  return lists.sort((a, b) => b.weight - a.weight).slice(0, MAX_COMBINED);
}
