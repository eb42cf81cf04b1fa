import { isWithout } from './negated-forms.ts';
import { isAdjective, type Stemmer } from './stemmer.ts';
import { STOP_WORDS } from './stop-words.ts';
import { isNumber, type Token } from './text.ts';

/**
 * Whether the thing is without what the word names. `filler`: a word of the negated phrase that means nothing by
 * itself ("bez dodatku cukru"). `perhaps`: a later member of a list ("bez cukru, barwników"), where grammar
 * alone does not decide.
 */
export type Negation = 'no' | 'yes' | 'perhaps' | 'filler';

/** A word of a text, and whether it is negated. */
export interface MarkedToken extends Token {
  readonly negation: Negation;
}

const FILLERS = new Set(
  'dodatku dodatków domieszki grama jakiejkolwiek jakichkolwiek krzty śladu śladów użycia zawartości żadnego żadnej żadnych'.split(
    ' ',
  ),
);
const JOINERS = new Set(['i', 'oraz', 'ani', 'czy', 'lub', 'a']);
/** Beside these words "bez" is the elder or the lilac. */
const ELDER_AFTER = new Set(['lilak', 'hebd']);
const ELDER_BEFORE = /^(?:czarn|dzik|koralow)/;
const PARTS_OF_ELDER = new Set([
  'owoce',
  'kwiaty',
  'sadzonki',
  'sadzonka',
  'jagody',
  'liście',
  'kwiat',
  'sok',
  'syrop',
]);
const LONGEST_LIST = 8;

const NOT = 'nie';
/** Verbs of having: "nie mamy sauny" says the same as "bez sauny". */
const HAVING = new Set('ma mają mamy posiadamy posiada posiadają'.split(' '));
/** What may stand between the verb and its object: "nie mamy u nas sauny". */
const BETWEEN = new Set('tu tutaj u nas już na miejscu'.split(' '));
/** Comparatives: "nie ma lepszego miodu" praises the honey. */
const COMPARATIVE = /(?:sz|ejsz)(?:ego|ej|ych)$/u;

/** Marks each word as negated or not. The preposition "bez" is left out, the shrub is not. */
export function markNegations(tokens: readonly Token[], stemmer: Stemmer): MarkedToken[] {
  if (!tokens.some(({ word }) => isWithout(word) || word === NOT))
    return tokens.map((token) => ({ ...token, negation: 'no' }));
  const negations = tokens.map((): Negation | null => 'no');
  markLacking(tokens, negations, stemmer);
  for (const [at, { word }] of tokens.entries()) {
    if (!isWithout(word) || !deniesNext(tokens, at, stemmer)) continue;
    negations[at] = null;
    markPhrase(tokens, at + 1, negations, stemmer);
  }
  return tokens.flatMap((token, at) => {
    const negation = negations[at];
    // The object takes over the gap before the preposition.
    const gap = at > 0 && negations[at - 1] === null ? (tokens[at - 1] as Token).gap : token.gap;
    return negation ? [{ word: token.word, gap, negation }] : [];
  });
}

// Marks the object of "nie mamy", after or before the verb: "nie mamy sauny", "sauny nie mamy".
function markLacking(tokens: readonly Token[], negations: (Negation | null)[], stemmer: Stemmer): void {
  const isObject = (token: Token | undefined) =>
    token !== undefined && isContent(token.word) && !isBaseForm(token.word, stemmer) && !COMPARATIVE.test(token.word);
  for (const [at, { word }] of tokens.entries()) {
    if (word !== NOT || tokens[at + 1]?.gap !== 'none' || !HAVING.has(tokens[at + 1]?.word ?? '')) continue;
    let behind = at + 2;
    while (tokens[behind]?.gap === 'none' && BETWEEN.has(tokens[behind]?.word ?? '')) behind++;
    if (tokens[behind]?.gap === 'none') {
      if (isObject(tokens[behind])) markPhrase(tokens, behind, negations, stemmer);
      continue;
    }
    let before = at - 1;
    while (tokens[before + 1]?.gap === 'none' && BETWEEN.has(tokens[before]?.word ?? '')) before--;
    if (tokens[before + 1]?.gap === 'none' && isObject(tokens[before])) negations[before] = 'yes';
  }
}

// "Bez" is a preposition before a possible object, but not before the base form of an adjective ("bez czarny").
function deniesNext(tokens: readonly Token[], at: number, stemmer: Stemmer): boolean {
  const next = tokens[at + 1];
  if (next?.gap !== 'none' || !isContent(next.word) || ELDER_AFTER.has(next.word)) return false;
  if (isAdjective(next.word, stemmer) && isBaseForm(next.word, stemmer)) return false;
  const isAfterAdjective = tokens[at]?.gap === 'none' && ELDER_BEFORE.test(tokens[at - 1]?.word ?? '');
  return !(isAfterAdjective && PARTS_OF_ELDER.has(next.word));
}

// Marks the object with its adjectives, then the members of a list, separated by commas or words such as "i".
function markPhrase(tokens: readonly Token[], from: number, negations: (Negation | null)[], stemmer: Stemmer): void {
  let at = markObject(tokens, from, 'yes', negations, stemmer);
  for (let members = 0; members < LONGEST_LIST; members++) {
    const isJoined = tokens[at]?.gap === 'none' && JOINERS.has(tokens[at]?.word ?? '');
    const member = isJoined ? at + 1 : at;
    const { word, gap } = tokens[member] ?? {};
    const isListed = isJoined ? gap === 'none' : gap === 'comma';
    if (!word || !isListed || !isContent(word) || isBaseForm(word, stemmer)) return;
    at = markObject(tokens, member, 'perhaps', negations, stemmer);
  }
}

/** Marks one object. @returns the position after it. */
function markObject(
  tokens: readonly Token[],
  from: number,
  negation: Negation,
  negations: (Negation | null)[],
  stemmer: Stemmer,
): number {
  for (let at = from; ; at++) {
    const token = tokens[at];
    if (!token || (at > from && token.gap !== 'none') || !isContent(token.word)) return at;
    const isFiller = FILLERS.has(token.word);
    negations[at] = isFiller ? 'filler' : negation;
    if (!isFiller && !isAdjective(token.word, stemmer)) return at + 1;
  }
}

function isContent(word: string): boolean {
  return !isNumber(word) && !isWithout(word) && !STOP_WORDS.has(word);
}

function isBaseForm(word: string, stemmer: Stemmer): boolean {
  return stemmer.stems(word).includes(word);
}
