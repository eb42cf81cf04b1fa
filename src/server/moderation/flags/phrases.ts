import { isAdjective, type Stemmer } from '../../search/stemmer.ts';
import { fold, type Gap, tokensOf } from '../../search/text.ts';

/**
 * A phrase to find in a text, word by word.
 *
 * A word is a base form, which matches all its inflected forms ("bimber"), an exact form ("=kod"), or a prefix
 * ("kurw*"); "|" separates alternatives. The words follow each other, with at most one other word between them.
 *
 * not      base forms of the first word's innocent homographs: a form that may be theirs does not count ("broni" of
 *          "bronić").
 * unless   words that make the phrase innocent when close by.
 * needs    words of which at least one has to be close by.
 */
export interface Phrase {
  readonly words: string;
  readonly not?: string;
  readonly unless?: string;
  readonly needs?: string;
}

/**
 * How the phrases of a group are read.
 *
 * evenDenied       also counts when negated or merely mentioned, as insults do.
 * evenAsPart       also counts after "with" and "in": for substances that must not be in anything.
 */
export interface Reading {
  readonly evenDenied?: boolean;
  readonly evenAsPart?: boolean;
}

/** A phrase that was found, and the statement that contains it. */
export interface Found {
  readonly words: string;
  readonly statement: string;
}

/** A word of a text with its base forms; `plain` is without diacritics. */
export interface ReadToken {
  readonly word: string;
  readonly plain: string;
  readonly stems: ReadonlySet<string>;
  readonly gap: Gap;
  /** The index of its statement; a full stop, a line break or a lone dash ends one. */
  readonly statement: number;
}

/** What matches a word: any form of these words, exactly these (also without diacritics), or these prefixes. */
interface WordTest {
  readonly stems: ReadonlySet<string>;
  readonly forms: ReadonlySet<string>;
  readonly plainForms: ReadonlySet<string>;
  readonly beginnings: readonly string[];
}

interface CompiledPhrase<Group> {
  readonly group: Group;
  readonly steps: readonly WordTest[];
  readonly not: ReadonlySet<string>;
  readonly unless: WordTest | null;
  readonly needs: WordTest | null;
}

/** Phrases indexed by their possible first words, so that each word of a text is compared with few of them. */
export interface PhraseBook<Group> {
  readonly byKey: ReadonlyMap<string, readonly CompiledPhrase<Group>[]>;
}

/** How many words away still counts as close by. */
const CLOSE_BY = 5;
const MOST_BETWEEN = 1;
/** How many words before it a negation or preposition may be: "nie sprzedaję tu", "do mocnych domowych nalewek". */
const DENIED_WITHIN = 3;

const ABOUT = new Set('do na pod bez po o dla przeciw przeciwko od zamiast jak niż poza oprócz ala à'.split(' '));
const WITH = new Set('z ze w we przy'.split(' '));
/** Quantities and scents ("z odrobiną brandy" still is "with brandy") and verbal nouns ("do sporządzenia nalewki"). */
const MEASURES =
  /^(odrobin|kropl|kropelk|szczypt|dodatk|dodatek|nut|nutk|smak|aromat|łyż|łyżk|zapach|motyw|wzor|kolor|produkcj|wyrob|upraw|zbior)\p{L}{0,4}$|\p{L}{3}(?:ania|enia|ęcia|anie|enie|aniu|eniu)$/u;
/** "Alkoholu nie sprzedajemy", "antybiotyków nie stosujemy". */
const DENIED_VERBS = 'sprzedawać sprzedać oferować używać stosować dodawać produkować'.split(' ');
const DENIALS = new Set('nie żaden żadna żadne żadnego żadnej żadnych ani bez brak zakaz zero'.split(' '));

/** Splits a text into words with their base forms. */
export function readTokens(text: string, stemmer: Stemmer): ReadToken[] {
  let statement = 0;
  return tokensOf(text).map(({ word, gap }, at) => {
    if (gap === 'break' && at > 0) statement += 1;
    return { word, plain: fold(word), gap, statement, stems: new Set(stemmer.stems(word)) };
  });
}

/** Compiles phrases so that all of them are searched at once. */
export function compilePhrases<Group extends Reading>(
  groups: readonly { readonly group: Group; readonly phrases: readonly Phrase[] }[],
  stemmer: Stemmer,
): PhraseBook<Group> {
  const byKey = new Map<string, CompiledPhrase<Group>[]>();
  for (const { group, phrases } of groups) {
    for (const phrase of phrases) {
      const compiled = { group, ...compilePhrase(phrase, stemmer) };
      for (const key of keysOf(compiled.steps[0] as WordTest)) byKey.set(key, [...(byKey.get(key) ?? []), compiled]);
    }
  }
  return { byKey };
}

function compilePhrase({ words, not, unless, needs }: Phrase, stemmer: Stemmer) {
  return {
    steps: words.split(' ').map((word) => testOf(word, stemmer)),
    not: new Set(not?.split(' ')),
    unless: unless ? testOf(unless.replaceAll(' ', '|'), stemmer) : null,
    needs: needs ? testOf(needs.replaceAll(' ', '|'), stemmer) : null,
  };
}

function testOf(alternatives: string, stemmer: Stemmer): WordTest {
  const words = alternatives.split('|');
  const bases = words.filter((word) => !/^=|\*$/.test(word));
  const forms = words.filter((word) => word.startsWith('=')).map((word) => word.slice(1));
  return {
    stems: new Set(bases.flatMap((base) => baseStems(base, stemmer))),
    forms: new Set(forms),
    plainForms: new Set(forms.map(fold)),
    beginnings: words.filter((word) => word.endsWith('*')).map((word) => fold(word.slice(0, -1))),
  };
}

function baseStems(base: string, stemmer: Stemmer): readonly string[] {
  const stems = stemmer.stems(base);
  return stems.includes(base) ? [base] : stems;
}

const KEY_LETTERS = 3;

function keysOf({ stems, forms, plainForms, beginnings }: WordTest): string[] {
  const all = [
    ...[...stems].map((stem) => `stem ${stem}`),
    ...[...forms, ...plainForms].map((form) => `form ${form}`),
    ...beginnings.map((beginning) => `begins ${beginning.slice(0, KEY_LETTERS)}`),
  ];
  return [...new Set(all)];
}

function fits({ stems, forms, plainForms, beginnings }: WordTest, token: ReadToken): boolean {
  if (!stems.isDisjointFrom(token.stems) || forms.has(token.word)) return true;
  if (token.word === token.plain && plainForms.has(token.word)) return true;
  return beginnings.some((beginning) => token.plain.startsWith(beginning));
}

/** All matches of a book's phrases that are neither negated nor innocent in context. */
export function findPhrases<Group extends Reading>(
  tokens: readonly ReadToken[],
  { byKey }: PhraseBook<Group>,
  stemmer: Stemmer,
): (Found & { readonly group: Group })[] {
  return tokens.flatMap(({ word, plain, stems }, at) => {
    const keys = [...[...stems].map((stem) => `stem ${stem}`), `form ${word}`, `begins ${plain.slice(0, KEY_LETTERS)}`];
    const phrases = new Set(keys.flatMap((key) => byKey.get(key) ?? []));
    return [...phrases].flatMap((phrase) => {
      const places = placesFrom(tokens, phrase, at);
      if (!places || !isMeant(tokens, places, phrase, stemmer)) return [];
      return [{ group: phrase.group, words: wordsAt(tokens, places), statement: statementAt(tokens, at) }];
    });
  });
}

/** The positions of a phrase's words, if its first word is at the given position. */
function placesFrom<Group>(
  tokens: readonly ReadToken[],
  { steps, not }: CompiledPhrase<Group>,
  at: number,
): number[] | null {
  const [first, ...others] = steps as [WordTest, ...WordTest[]];
  const token = tokens[at] as ReadToken;
  if (!fits(first, token) || !token.stems.isDisjointFrom(not)) return null;
  const places = [at];
  for (const step of others) {
    const from = (places.at(-1) as number) + 1;
    const next = tokens.slice(from, from + MOST_BETWEEN + 1).findIndex((other) => fits(step, other));
    if (next < 0) return null;
    places.push(from + next);
  }
  return places;
}

function isMeant<Group extends Reading>(
  tokens: readonly ReadToken[],
  places: readonly number[],
  { unless, needs, group: { evenDenied, evenAsPart } }: CompiledPhrase<Group>,
  stemmer: Stemmer,
): boolean {
  const from = places[0] as number;
  const begin = Math.max(0, from - CLOSE_BY);
  const closeBy = tokens
    .slice(begin, (places.at(-1) as number) + CLOSE_BY + 1)
    .filter((_, at) => !places.includes(begin + at));
  if (unless && closeBy.some((token) => fits(unless, token))) return false;
  if (needs && !closeBy.some((token) => fits(needs, token))) return false;
  return evenDenied || !(isDenied(tokens, from) || isGoverned(tokens, from, evenAsPart ?? false, stemmer));
}

function isDenied(tokens: readonly ReadToken[], at: number): boolean {
  return before(tokens, at, DENIED_WITHIN).some(({ word }) => DENIALS.has(word)) || isDeniedAfter(tokens, at);
}

/** Stops at a comma, which starts a new clause: "sprzedam bimber, pośrednikom nie sprzedaję". */
function isDeniedAfter(tokens: readonly ReadToken[], at: number): boolean {
  const after = tokens.slice(at + 1, at + 2 + DENIED_WITHIN);
  const end = after.findIndex(({ gap }) => gap !== 'none');
  const near = end < 0 ? after : after.slice(0, end);
  return near.some(({ word }, of) => word === 'nie' && DENIED_VERBS.some((verb) => near[of + 1]?.stems.has(verb)));
}

/** Whether a preposition makes it only the purpose or an ingredient: "kieliszki do wódki", "śliwki w spirytusie". */
function isGoverned(tokens: readonly ReadToken[], at: number, evenAsPart: boolean, stemmer: Stemmer): boolean {
  for (const { word } of before(tokens, at, DENIED_WITHIN).reverse()) {
    if (ABOUT.has(word)) return true;
    if (WITH.has(word)) return !evenAsPart;
    if (!MEASURES.test(word) && !isAdjective(word, stemmer)) return false;
  }
  return false;
}

/** The preceding words of the same statement, in order. */
function before(tokens: readonly ReadToken[], at: number, count: number): ReadToken[] {
  const { statement } = tokens[at] as ReadToken;
  return tokens.slice(Math.max(0, at - count), at).filter((token) => token.statement === statement);
}

function wordsAt(tokens: readonly ReadToken[], places: readonly number[]): string {
  const range = tokens.slice(places[0], (places.at(-1) as number) + 1);
  return range.map(({ word }) => word).join(' ');
}

function statementAt(tokens: readonly ReadToken[], at: number): string {
  const { statement } = tokens[at] as ReadToken;
  return tokens.flatMap((token) => (token.statement === statement ? token.word : [])).join(' ');
}
