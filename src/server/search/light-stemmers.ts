import { fold } from './text.ts';

/** Replaces a suffix when at least `keep` letters remain before it. */
interface Ending {
  readonly suffix: string;
  readonly becomes: string;
  readonly keep: number;
}

function endings(keep: number, suffixes: string): Ending[] {
  return suffixes.split(' ').map((each) => {
    const [suffix = '', becomes = ''] = each.split('>');
    return { suffix, becomes, keep };
  });
}

/** Applies the first ending that matches, so a longer ending must come before any ending that it contains. */
function strip(word: string, rules: readonly Ending[]): string {
  for (const { suffix, becomes, keep } of rules) {
    if (word.length - suffix.length >= keep && word.endsWith(suffix)) return word.slice(0, -suffix.length) + becomes;
  }
  return word;
}

// The word is folded before its ending is compared: `ów` is `ow` and `ą` is `a`.
const POLISH = endings(3, 'iego iemu ami imi ymi ach ich ych ego emu owi iej iem ej em ie om ow im ym a e i o u y');
const ENGLISH = endings(2, 'ies>y sses>ss shes>sh ches>ch xes>x ss>ss us>us is>is s>');
const GERMAN = [...endings(2, 'ss>ss'), ...endings(3, 'ern en em es'), ...endings(2, 'er'), ...endings(3, 'e n s')];
const SPANISH_PLURAL = endings(2, 'ces>z des>d jes>j les>l nes>n res>r tes>t ss>ss s>');
const SPANISH_GENDER = endings(3, 'a e o');
const ITALIAN = endings(2, 'chie>c ghie>g chi>c che>c ghi>g ghe>g io> ia> ie> a e i o');
const UKRAINIAN = endings(
  2,
  'ями ами ові еві ого ому ими іми ою ею ів їв ій ей ам ям ах ях их им ом ем а я о е є и і ї у ю ь й',
);

// Ukrainian endings distinguish и, і and ї, so the word is folded after its ending is removed.
const STEMMERS: Readonly<Record<string, (word: string) => string>> = {
  en: (word) => strip(fold(word), ENGLISH),
  de: (word) => strip(fold(word), GERMAN),
  es: (word) => strip(strip(fold(word), SPANISH_PLURAL), SPANISH_GENDER),
  it: (word) => strip(fold(word), ITALIAN),
  uk: (word) => fold(strip(word, UKRAINIAN)),
};

/** Languages other than Polish that have a stemmer, which gives singular and plural the same stem. */
export const FOREIGN_LANGUAGES: readonly string[] = Object.keys(STEMMERS);

/**
 * The stem of a word of a language other than Polish, after the language code: `en:dog`. A language without a stemmer
 * uses the folded word.
 */
export function foreignStem(word: string, language: string): string {
  const stemmer = STEMMERS[language] ?? fold;
  return `${language}:${stemmer(word)}`;
}

/**
 * The stem of a word that the Polish dictionary lacks, such as a surname. It begins with `?`, so it never
 * equals a dictionary word.
 */
export function unknownStem(word: string, latin: boolean): string {
  return `?${latin ? strip(fold(word), POLISH) : fold(strip(word, UKRAINIAN))}`;
}
