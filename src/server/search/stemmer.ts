import type { Hunspell } from 'hunspell-wasm';
import { once } from '../platform/once.ts';
import { markedSpellings } from './diacritics.ts';
import { completeStems } from './irregular-forms.ts';
import { unknownStem } from './light-stemmers.ts';
import { RecentCache } from './recent-cache.ts';
import { isAscii, isLatin, isNumber } from './text.ts';

/** Finds the base forms of Polish words. Words must be in lower case, as `tokenize` returns them. */
export interface Stemmer {
  /** All base forms that a word may have, never empty. A word that no dictionary contains has a stem of its own. */
  stems(word: string): readonly string[];
  /** The base forms that the dictionary has for exactly this spelling; empty for an unknown word. */
  knownStems(word: string): readonly string[];
  /** The dictionary words that the spelling may stand for when diacritics are missing, without the spelling itself. */
  restored(word: string): readonly string[];
}

const CACHED_WORDS = 60_000;
/** Forms of adjectives in -owy. */
const IN_OWY = /^(\p{L}{4,})ow(?:[yaeą]|ego|emu|ej|ych|ymi?)$/u;
// Base forms in -y and -i. Stems of unknown words begin with `?` and do not match.
const ADJECTIVE = /^\p{L}+[yi]$/u;
/** Endings of inflected adjectives: "buraczków" and "buraczkami" are never forms of an adjective. */
const ADJECTIVE_CASE = /(?:y|(?<!am)i|ą|a|e|o|ego|emu|ej|[yi]m|[yi]ch)$/u;
/** Infinitives; the dictionary has them as base forms of participles such as "suszone". */
const VERB = /^\p{L}+ć$/u;
const PARTICIPLE = /(?:[noea]n|t|ąc)(?:[yaei]|ego|emu|ej|ą|ym|ych|ymi|i)$/u;
/** Rare nouns that the dictionary has in the form of an adjective: "zdrowe", "małego". */
const LIKE_ADJECTIVE = /(?:e|ego|emu)$/u;
const NO_ADJECTIVE = /^\p{L}+(?<![yi])$/u;
/** Longer words have too many spellings to try and are rarely real words. */
const MAX_RESTORED_LENGTH = 24;

/** Stems with the Polish Hunspell dictionary, which is loaded at the first word. `loadStemmer` creates it. */
export class PolishStemmer implements Stemmer {
  readonly #hunspell: () => Hunspell;
  readonly #known = new RecentCache<string, readonly string[]>(CACHED_WORDS);
  readonly #restored = new RecentCache<string, readonly string[]>(CACHED_WORDS);

  constructor(hunspell: () => Hunspell) {
    this.#hunspell = hunspell;
  }

  stems(word: string): readonly string[] {
    if (isNumber(word)) return [word];
    if (!isLatin(word)) return [unknownStem(word, false)];
    const known = this.knownStems(word);
    if (known.length > 0) return known;
    const restored = isAscii(word) ? this.restored(word) : [];
    if (restored.length > 0) return distinct(restored.flatMap((spelling) => this.knownStems(spelling)));
    return completeStems(word, [unknownStem(word, true)]);
  }

  knownStems(word: string): readonly string[] {
    return this.#known.of(word, () => {
      if (isNumber(word) || !isLatin(word)) return [];
      const stems = this.#hunspell()
        .stemWord(word)
        .map((stem) => keepNegation(stem.toLowerCase(), word));
      if (stems.length > 0) return completeStems(word, this.#withNeuter(word, stems));
      const proper = this.#properStems(word);
      return proper.length > 0 ? proper : this.#adjectiveStems(word);
    });
  }

  // The dictionary lacks many adjectives in -owy. One is recognised if the dictionary has its noun: "rokitnikowy".
  #adjectiveStems(word: string): readonly string[] {
    const root = IN_OWY.exec(word)?.[1];
    if (root === undefined) return [];
    const nouns = [root, `${root}a`, `${root}o`, root.replace(/(?<=[^aeiouyąęó])k$/u, 'ek')];
    return nouns.some((noun) => this.#hunspell().stemWord(noun).includes(noun)) ? [`${root}owy`] : [];
  }

  // The dictionary has some plurals as rare words of their own: "oczka" of "oczko".
  #withNeuter(word: string, stems: readonly string[]): readonly string[] {
    if (stems.length > 1 || stems[0] !== word || !word.endsWith('a')) return stems;
    const neuter = `${word.slice(0, -1)}o`;
    return this.#hunspell().stemWord(neuter).includes(neuter) ? [word, neuter] : stems;
  }

  restored(word: string): readonly string[] {
    return this.#restored.of(word, () => {
      const spellings = word.length > MAX_RESTORED_LENGTH ? [] : markedSpellings(word);
      const words = spellings.filter((spelling) => this.#hunspell().testSpelling(spelling));
      return words.length > 0
        ? words
        : spellings.filter((spelling) => this.#hunspell().testSpelling(capitalised(spelling)));
    });
  }

  // The dictionary has names only capitalised, and some of their inflected forms without a relation to the name
  // ("Zakopanem"). Names therefore get the stem for unknown words, too.
  #properStems(word: string): readonly string[] {
    const stems = this.#hunspell().stemWord(capitalised(word));
    if (stems.length === 0) return [];
    return distinct([...stems.map((stem) => stem.toLowerCase()), unknownStem(word, true)]);
  }
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function distinct(words: readonly string[]): string[] {
  return [...new Set(words)];
}

// The dictionary strips "nie" as a prefix, but a negated adjective means the opposite: "niedrogi" and "drogi".
function keepNegation(stem: string, word: string): string {
  return word.startsWith('nie') && !stem.startsWith('nie') ? `nie${stem}` : stem;
}

/** Whether every base form of a word is an adjective, or a verb of which the word is a participle. */
export function isAdjective(word: string, stemmer: Stemmer): boolean {
  return areOfAdjective(stemmer.stems(word), word);
}

/** The same for a word before a noun, where "czarnej" is not a form of the noun "czarna". */
export function isAdjectiveBeforeNoun(word: string, stemmer: Stemmer): boolean {
  const stems = stemmer.stems(word);
  const isNounItself = (stem: string) => stem === word && !LIKE_ADJECTIVE.test(word);
  return areOfAdjective(
    stems.filter((stem) => isNounItself(stem) || !isDoubtful(stem, word, stems)),
    word,
  );
}

function areOfAdjective(stems: readonly string[], word: string): boolean {
  return stems.every((stem) => ADJECTIVE.test(stem) || (VERB.test(stem) && PARTICIPLE.test(word)));
}

/**
 * Whether a word is more likely a form of an adjective than of the noun `stem`: "kozie" of "kozi", not of "koza".
 * Always false when `stem` can itself be an adjective: "gęsi".
 */
export function isDoubtful(stem: string, word: string, stems: readonly string[]): boolean {
  return (
    NO_ADJECTIVE.test(stem) &&
    ADJECTIVE_CASE.test(word) &&
    stems.some((other) => other !== word && ADJECTIVE.test(other))
  );
}

/** Endings of adverbs derived from adjectives, without those that nouns share. */
const ADVERB = /(?:[^aeęo]nie|[sc]ko|wie|[łr]o)$/u;

/** Whether a word is an adverb made of an adjective: "alpinistycznie", "szybko". */
export function isAdverb(word: string, stemmer: Stemmer): boolean {
  if (!ADVERB.test(word)) return false;
  const stems = stemmer.knownStems(word);
  const adjective = word
    .replace(/ie$/u, 'y')
    .replace(/ko$/u, 'ki')
    .replace(/(?<=[łr])o$/u, 'y');
  return stems.length === 1 && stems[0] === word && stemmer.knownStems(adjective).includes(adjective);
}

/** Whether a word can be a noun of the dictionary. */
export function isNoun(word: string, stemmer: Stemmer): boolean {
  return stemmer.stems(word).some((stem) => !VERB.test(stem) && !ADJECTIVE.test(stem));
}

let loading: Promise<Stemmer> | undefined;

/**
 * The shared stemmer of this process. Its first word takes 0.3 s, which loads the dictionary (about 75 MB of memory).
 */
export function loadStemmer(): Promise<Stemmer> {
  loading ??= createStemmer();
  return loading;
}

async function createStemmer(): Promise<Stemmer> {
  const [{ getWasmModule, Hunspell }, { default: dictionary }] = await Promise.all([
    import('hunspell-wasm'),
    import('dictionary-pl'),
  ]);
  const wasm = await getWasmModule();
  const utf8 = new TextDecoder();
  return new PolishStemmer(once(() => new Hunspell(wasm, utf8.decode(dictionary.aff), utf8.decode(dictionary.dic))));
}
