/** Polish numerals and their values, in the forms used to dictate digits. */
const NUMERALS: Readonly<Record<string, number>> = {
  zero: 0,
  jeden: 1,
  jedynka: 1,
  dwa: 2,
  trzy: 3,
  cztery: 4,
  pięć: 5,
  sześć: 6,
  siedem: 7,
  osiem: 8,
  dziewięć: 9,
  dziesięć: 10,
  jedenaście: 11,
  dwanaście: 12,
  trzynaście: 13,
  czternaście: 14,
  piętnaście: 15,
  szesnaście: 16,
  siedemnaście: 17,
  osiemnaście: 18,
  dziewiętnaście: 19,
  dwadzieścia: 20,
  trzydzieści: 30,
  czterdzieści: 40,
  pięćdziesiąt: 50,
  sześćdziesiąt: 60,
  siedemdziesiąt: 70,
  osiemdziesiąt: 80,
  dziewięćdziesiąt: 90,
  sto: 100,
  dwieście: 200,
  trzysta: 300,
  czterysta: 400,
  pięćset: 500,
  sześćset: 600,
  siedemset: 700,
  osiemset: 800,
  dziewięćset: 900,
};

const byFolded = new Map(Object.entries(NUMERALS).map(([word, value]) => [plain(word), value]));
const TOKEN = /\p{L}+|\d+|[^\s\p{L}\d]/gu;
const SPACERS = /^[-–—,.;:/|_*+()]$/;

function plain(word: string): string {
  return word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');
}

/** Dictated digits with the words that express them. */
export interface Dictated {
  readonly digits: string;
  readonly words: string;
}

/** Runs of numerals, perhaps mixed with figures, as digits: "pięćset jeden" is 501. */
export function findDictated(text: string): Dictated[] {
  const runs: Dictated[] = [];
  let run: { value: number | string; at: number; end: number }[] = [];
  const close = () => {
    if (run.some(({ value }) => typeof value === 'number')) runs.push(readRun(run, text));
    run = [];
  };
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (SPACERS.test(token)) continue;
    const value = /^\d/.test(token) ? token : byFolded.get(plain(token));
    if (value === undefined) close();
    else run.push({ value, at: index, end: index + token.length });
  }
  close();
  return runs;
}

function readRun(run: readonly { value: number | string; at: number; end: number }[], text: string): Dictated {
  let digits = '';
  let open: number | null = null;
  for (const { value } of run) {
    if (typeof value === 'string') {
      digits += `${open ?? ''}${value}`;
      open = null;
    } else if (open !== null && continues(open, value)) open += value;
    else {
      digits += open ?? '';
      open = value;
    }
  }
  const [first, last] = [run[0], run.at(-1)];
  return { digits: digits + (open ?? ''), words: text.slice(first?.at, last?.end) };
}

/** Whether a numeral continues the previous one: "pięćset jeden" does, "jeden dwa" does not. */
function continues(open: number, value: number): boolean {
  if (value === 0) return false;
  if (open % 100 === 0 && open > 0) return value < 100;
  return open % 10 === 0 && open >= 20 && value < 10;
}
