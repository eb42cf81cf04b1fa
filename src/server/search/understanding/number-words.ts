/** Polish number words, in the cases used before a unit or after "do" and "od", with and without diacritics. */
const WORDS: readonly (readonly [pattern: string, value: number])[] = [
  ['jed(?:en|na|no|nego|nej)', 1],
  ['dw(?:a|ie|[óo]ch|u)', 2],
  ['trz(?:y|ech)', 3],
  ['czter(?:y|ech)', 4],
  ['pi[ęe](?:[ćc]|ciu)', 5],
  ['sze[śs](?:[ćc]|ciu)', 6],
  ['siedem|siedmiu', 7],
  ['osiem|o[śs]miu', 8],
  ['dziewi[ęe](?:[ćc]|ciu)', 9],
  ['dziesi[ęe](?:[ćc]|ciu)', 10],
  ['pi[ęe]tna[śs](?:cie|tu)', 15],
  ['dwadzie[śs]cia|dwudziestu', 20],
  ['trzydzie[śs]ci|trzydziestu', 30],
  ['czterdzie[śs]ci|czterdziestu', 40],
  ['pi[ęe][ćc]dziesi[ąa]t|pi[ęe][ćc]dziesi[ęe]ciu', 50],
  ['sze[śs][ćc]dziesi[ąa]t|sze[śs][ćc]dziesi[ęe]ciu', 60],
  ['siedemdziesi[ąa]t|siedemdziesi[ęe]ciu', 70],
  ['osiemdziesi[ąa]t|osiemdziesi[ęe]ciu', 80],
  ['dziewi[ęe][ćc]dziesi[ąa]t|dziewi[ęe][ćc]dziesi[ęe]ciu', 90],
  ['sto|stu', 100],
  ['dwie[śs]cie|dwustu', 200],
  ['trzysta|trzystu', 300],
  ['czterysta|czterystu', 400],
  ['pi[ęe][ćc]set|pi[ęe]ciuset', 500],
];
/** Colloquial names of sums of money; a number before one multiplies it. */
const SUMS: readonly (readonly [pattern: string, value: number])[] = [
  ['z[łl]ot[óo]w(?:k[aęei]|ek|ce)', 1],
  ['pi[ąa]tak(?:a|i|[óo]w)?', 5],
  ['dych(?:a|[ęe]|y)?|dyszk(?:a|[ęe]|i)|dyszek', 10],
  ['dwudziestk[aęei]', 20],
  ['pi[ęe][ćc]dziesi[ąa]tk[aęei]', 50],
  ['st[óo]w(?:a|[ęe]|y)?|st[óo]wk[aęei]|st[óo]wce|st[óo]wek|setk(?:a|[ęei])|setek', 100],
  ['tysiak(?:a|i|[óo]w)?|kafel(?:k[ai])?|kafli|tysi[ąa]c[ae]?|tysi[ęe]cy|tys\\.?', 1000],
];
const HALF = 'p[óo][łl](?:tora|torej)?';

const WORD = new RegExp(
  `^(?:${WORDS.map(([pattern]) => pattern).join('|')}|obie|obu|oboje|dwoje|dwojga|troje|czworo|kilku|kilkoro)$`,
  'u',
);

/** Whether a word is a number in letters, including those that count people: "pięciu", "dwoje". */
export function isNumberWord(word: string): boolean {
  return WORD.test(word);
}

const anyOf = (list: readonly (readonly [string, number])[]) => list.map(([pattern]) => pattern).join('|');
const DIGITS = '\\d{1,3}(?:[ \\u00a0]\\d{3})+|\\d+(?:[.,]\\d{1,2})?';
const END = '(?![\\p{L}\\d])';

/** Digits, or a number in up to three words; one capture group. */
export const NUMBER = `(${DIGITS}|(?:(?:${anyOf(WORDS)})${END}\\s*){1,3}(?<!\\s))`;
/** A sum of money that needs no currency: "dwie stówy", "5 tys"; one capture group. */
export const SUM = `((?:(?:${HALF}|${DIGITS}|(?:${anyOf(WORDS)}))\\s*)?(?:${anyOf(SUMS)}))${END}`;

/** The number that `NUMBER` or `SUM` matched. */
export function readNumber(text: string): number {
  const parts = text.match(new RegExp(`${DIGITS}|\\p{L}+`, 'gu')) ?? [];
  let total = 0;
  for (const part of parts) {
    const sum = valueIn(SUMS, part);
    if (sum !== undefined) total = (total || 1) * sum;
    else if (/^\d/.test(part)) total += Number(part.replace(/[ \u00a0]/g, '').replace(',', '.'));
    else if (new RegExp(`^${HALF}$`, 'u').test(part)) total = /t/.test(part) ? 1.5 : 0.5;
    else total += valueIn(WORDS, part) ?? 0;
  }
  return total;
}

function valueIn(list: readonly (readonly [string, number])[], word: string): number | undefined {
  return list.find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'u').test(word))?.[1];
}
