import { fold, normalise } from '../search/text.ts';

/** Placeholder words for links, addresses and numbers; nobody writes these. */
export const MARKS = { link: 'zzlink', courierLink: 'zzcourierlink', email: 'zzmail', phone: 'zzphone' } as const;

/**
 * A word of a message, normalised: lower case, without diacritics, doubled letters and disguises.
 *
 * forms      possible readings: "b1ik" is "biik" and "blik".
 * clause     the index of its clause; a comma ends one.
 * sentence   the index of its sentence.
 * isAsked    whether the sentence ends with a question mark.
 */
export interface PlainWord {
  readonly forms: readonly string[];
  readonly clause: number;
  readonly sentence: number;
  readonly isAsked: boolean;
}

const WORD = /[\p{L}\p{Nd}](?:[\p{L}\p{Nd}@$*]*[\p{L}\p{Nd}@$])?/gu;
const SENTENCE_END = /[.:;!?()[\]{}|/•·\n]|\s[-‐-―]\s/;
/** "w h a t s a p p", "b.l.i.k": four or more single letters in a row. */
const SPACED = /(?<![\p{L}\d])\p{L}(?:[ .\-_*·]{1,2}\p{L}(?![\p{L}\d])){3,}/gu;
/** Phrases that contain a negation but negate nothing; they end a sentence. */
const REASSURANCE =
  /(?<!\p{L})(?:nie ma (?:problemu|sprawy)|zaden problem|no problem|kein problem|nessun problema|sin problema|без проблем|нема проблем|немає проблем)(?!\p{L})/gu;
const NO_LETTER = /[^\p{L}]/gu;
const DOUBLED = /(\p{L})\1+/gu;
const LONGEST = 40;

/** Cyrillic letters and their Latin lookalikes. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  з: '3',
  і: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  ѕ: 's',
};
const DIGIT_LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** A word normalised as in `PlainWord`, before disguises are resolved. */
export function plainWord(word: string): string {
  return fold(word).replace(DOUBLED, '$1');
}

/** The words of a message in which addresses and numbers were replaced by `MARKS`. */
export function readPlainWords(marked: string): PlainWord[] {
  const text = fold(normalise(marked))
    .replace(SPACED, (run) => run.replace(NO_LETTER, ''))
    .replace(REASSURANCE, '.');
  const words: Omit<PlainWord, 'isAsked'>[] = [];
  const asked = new Set<number>();
  let [clause, sentence, end] = [0, 0, 0];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const between = text.slice(end, index);
    const ends = SENTENCE_END.test(between);
    if (between.includes('?')) asked.add(sentence);
    if (ends) sentence += 1;
    if (ends || between.includes(',')) clause += 1;
    words.push({ forms: formsOf(word.slice(0, LONGEST)), clause, sentence });
    end = index + word.length;
  }
  if (text.includes('?', end)) asked.add(sentence);
  return words.map((word) => ({ ...word, isAsked: asked.has(word.sentence) }));
}

function formsOf(word: string): string[] {
  const bare = word.replaceAll('*', '');
  if (/^\d+$/.test(bare)) return [bare];
  const latin = isMixed(bare) ? replaceLetters(bare, LOOKALIKES) : bare;
  const forms = /[\d@$]/.test(latin) ? [latin, undisguised(latin), undisguised(latin.replaceAll('1', 'l'))] : [latin];
  return [...new Set(forms.map((form) => form.replace(DOUBLED, '$1')))];
}

/** Whether a word mixes Latin and Cyrillic letters. */
function isMixed(word: string): boolean {
  return /\p{Script=Cyrillic}/u.test(word) && /[a-z\d]/.test(word);
}

function undisguised(word: string): string {
  return replaceLetters(word, DIGIT_LETTERS);
}

function replaceLetters(word: string, letters: Readonly<Record<string, string>>): string {
  return [...word].map((letter) => letters[letter] ?? letter).join('');
}
