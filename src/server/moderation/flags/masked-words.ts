import type { Found } from './phrases.ts';

/** Vulgar words in masked form: "k*rwa", "ch.j", "p!erdol się". */
const VULGAR =
  'kurwa kurwy kurwo kurwą kurwę chuj chuja chuju chuje chujowy chujowa chujowe huj pizda pizdo jebać jebany jebana jebane zajebisty pierdol pierdolić pierdolę pierdolony spierdalaj wypierdalaj spierdalać dupa dupy gówno'.split(
    ' ',
  );

const MASK = '[*#@$%!._\\-0-9vx]';
const CANDIDATE = /(?<![\p{L}\d])\p{L}[\p{L}*#@$%!._\-0-9]{1,14}\p{L}(?![\p{L}\d])/gu;
/** Characters that people put inside a word only to mask a letter. */
const SIGN = /[*#@$%!._\-0-9]/;

const PATTERNS = VULGAR.map((word) => new RegExp(`^${maskable(word)}$`, 'u'));

/** Every letter except the first and the last may be masked. */
function maskable(word: string): string {
  const letters = [...word];
  return letters
    .map((letter, at) => (at === 0 || at === letters.length - 1 ? letter : `(?:${letter}|${MASK})`))
    .join('');
}

/** Vulgar words with some, but not most, letters masked. */
export function findMaskedWords(text: string): Found[] {
  return (text.toLowerCase().match(CANDIDATE) ?? []).flatMap((word) => {
    if (!SIGN.test(word) || countLetters(word) < word.length / 2) return [];
    return PATTERNS.some((pattern) => pattern.test(word)) ? [{ words: word, statement: word }] : [];
  });
}

function countLetters(word: string): number {
  return word.match(/\p{L}/gu)?.length ?? 0;
}
