import { foreignStem } from './light-stemmers.ts';
import { negated, stemsOfForm } from './negated-forms.ts';
import { type MarkedToken, markNegations } from './negation.ts';
import { isAdjective, type Stemmer } from './stemmer.ts';
import { STOP_WORDS } from './stop-words.ts';
import { type Token, tokensOf } from './text.ts';
import type { LocalizedName } from './types.ts';

/**
 * Polish words that describe all listings of a category, even when its name lists them beside other things: a
 * cheesecake is a "ciasto", too.
 */
const COLLECTIVE = new Set(
  (
    'ciasto wypiek pieczywo nabiał przetwór zioło herbatka przyprawa ceramika garncarstwo rzeźba wyrób ' +
    'plecionka haft tkactwo kowalstwo metaloplastyka kwiat roślina bydło ogrodzenie budowa zbiory nasiono runo koń świnia chleb legowisko'
  ).split(' '),
);
/** In these languages the head comes last: "dog food". In the others it comes first. */
const HEAD_LAST = new Set(['en', 'de']);
const JOINERS: Readonly<Record<string, ReadonlySet<string>>> = {
  pl: new Set(['i', 'oraz', 'lub']),
  en: new Set(['and', 'or']),
  de: new Set(['und', 'oder']),
  es: new Set(['y', 'e', 'o']),
  it: new Set(['e', 'ed', 'o']),
  uk: new Set(['і', 'й', 'та', 'або']),
};
const NO_JOINERS: ReadonlySet<string> = new Set();
const UKRAINIAN_ADJECTIVE = /(?:ий|ій|ні|ві|же|льна|вна)$/;

/**
 * The role of a word in a name. `bare`: the whole name. `head`: names the thing, as "karma" in "karma dla psów".
 * `complement`: only describes the thing. A name may have several heads: "konie i kucyki".
 */
export type NameRole = 'bare' | 'head' | 'complement';

/** A word of a name, with its base forms. */
export interface NameWord {
  readonly form: string;
  readonly stems: readonly string[];
  readonly role: NameRole;
  /**
   * Whether the word is one of several heads and does not describe all listings of the category: "gęsi"
   * in "kaczki i gęsi".
   */
  readonly isShared: boolean;
}

/** The words of a name that queries can match; stop words are left out. */
export function readName({ language, text }: LocalizedName, stemmer: Stemmer): NameWord[] {
  const tokens = tokensOf(text);
  const marked = language === 'pl' ? markNegations(tokens, stemmer) : tokens.map(undenied);
  const isOfFirst = (phrase: readonly number[], number: number) =>
    number > 0 && phrase.every((at) => isAdjectiveIn(language, marked[at]?.word ?? '', stemmer));
  // "Rolne" in "Usługi ogrodowe i rolne" is an adjective, not a second thing.
  const phrases = phrasesOf(marked, language).filter((phrase, number) => !isOfFirst(phrase, number));
  const heads = new Set(phrases.map((phrase) => headOf(phrase, marked, language, stemmer)));
  const isBare = marked.length === 1;
  return marked.flatMap(({ word, negation }, at): NameWord[] => {
    if (STOP_WORDS.has(word)) return [];
    const form = negation === 'no' ? word : negated(word);
    const stems = language === 'pl' ? stemsOfForm(form, stemmer) : [foreignStem(word, language)];
    const isShared =
      language === 'pl' && heads.size > 1 && heads.has(at) && !stems.some((stem) => COLLECTIVE.has(stem));
    return [{ form, stems, role: isBare ? 'bare' : heads.has(at) ? 'head' : 'complement', isShared }];
  });
}

function undenied(token: Token): MarkedToken {
  return { ...token, negation: 'no' };
}

// For each thing in the name, the positions of its words up to the first preposition. A name may begin with one.
function phrasesOf(tokens: readonly Token[], language: string): number[][] {
  const joiners = JOINERS[language] ?? NO_JOINERS;
  const phrases: number[][] = [];
  let isComplement = false;
  let phrase: number[] = [];
  for (const [at, { word, gap }] of tokens.entries()) {
    if (gap !== 'none' || (joiners.has(word) && !isComplement)) {
      phrases.push(phrase);
      phrase = [];
      isComplement = false;
    }
    if (STOP_WORDS.has(word)) isComplement = phrase.length > 0;
    else if (!isComplement) phrase.push(at);
  }
  return [...phrases, phrase].filter(({ length }) => length > 0);
}

function headOf(phrase: readonly number[], tokens: readonly Token[], language: string, stemmer: Stemmer): number {
  if (HEAD_LAST.has(language)) return phrase.at(-1) as number;
  const noun = phrase.find((at) => !isAdjectiveIn(language, tokens[at]?.word ?? '', stemmer));
  return noun ?? (phrase[0] as number);
}

function isAdjectiveIn(language: string, word: string, stemmer: Stemmer): boolean {
  if (language === 'uk') return UKRAINIAN_ADJECTIVE.test(word);
  return language === 'pl' && isAdjective(word, stemmer);
}
