import { isWithout } from './negated-forms.ts';
import { isAdjective, type Stemmer } from './stemmer.ts';
import { STOP_WORDS } from './stop-words.ts';
import { isNumber, type Token } from './text.ts';

/**
 * Whether a word is what a thing is without. `filler`: a word of such a phrase that says nothing ("bez dodatku cukru");
 * `perhaps`: a later member of a list ("bez cukru, barwników"), of which grammar alone does not tell.
 */
export type Negation = 'no' | 'yes' | 'perhaps' | 'filler';

/** A word of a text, and whether it is denied. */
export interface MarkedToken extends Token {
  readonly negation: Negation;
}

const FILLERS = new Set(
  'dodatku dodatków domieszki grama jakiejkolwiek jakichkolwiek krzty śladu śladów użycia zawartości żadnego żadnej żadnych'.split(
    ' ',
  ),
);
const JOINERS = new Set(['i', 'oraz', 'ani', 'czy', 'lub', 'a']);
/** "Bez" is also the elder and the lilac: with these words beside it. */
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

/** Tells of each word whether it is denied; the preposition itself is left out, the shrub is not. */
export function markNegations(tokens: readonly Token[], stemmer: Stemmer): MarkedToken[] {
  if (!tokens.some(({ word }) => isWithout(word))) return tokens.map((token) => ({ ...token, negation: 'no' }));
  const negations = tokens.map((): Negation | null => 'no');
  for (const [at, { word }] of tokens.entries()) {
    if (!isWithout(word) || !deniesNext(tokens, at, stemmer)) continue;
    negations[at] = null;
    markPhrase(tokens, at + 1, negations, stemmer);
  }
  return tokens.flatMap((token, at) => {
    const negation = negations[at];
    // What parted the preposition from the word before now parts its object.
    const gap = at > 0 && negations[at - 1] === null ? (tokens[at - 1] as Token).gap : token.gap;
    return negation ? [{ word: token.word, gap, negation }] : [];
  });
}

// "Bez" is a preposition before a word that can be its object: not before a base form of an adjective ("bez czarny").
function deniesNext(tokens: readonly Token[], at: number, stemmer: Stemmer): boolean {
  const next = tokens[at + 1];
  if (next?.gap !== 'none' || !isContent(next.word) || ELDER_AFTER.has(next.word)) return false;
  if (isAdjective(next.word, stemmer) && isBaseForm(next.word, stemmer)) return false;
  const isAfterAdjective = tokens[at]?.gap === 'none' && ELDER_BEFORE.test(tokens[at - 1]?.word ?? '');
  return !(isAfterAdjective && PARTS_OF_ELDER.has(next.word));
}

// The object with the adjectives before it, then the members of a list, which commas and "i" part.
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

/** Marks one object and tells what follows it. */
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
